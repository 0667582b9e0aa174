/** The signs of the catalogues: every string of their sources is read, as most sentences are only made when they are said. */
import { readFileSync, readdirSync } from 'node:fs';
import { Visitor, parseSync } from 'vite';
import { expect, test } from 'vitest';
import { LANGUAGE_TAGS } from './index.ts';

/** Words of the page that are kept with the rules: the sentences of options and the histories of editions. */
const WITH_THE_RULES = ['star-lanes', 'star-trader'].flatMap((game) => [
  `../games/${game}/options.ts`,
  `../games/${game}/editions.ts`,
]);

const french = catalogue('fr');
const everything = [...LANGUAGE_TAGS.flatMap(catalogue), ...WITH_THE_RULES.flatMap(stringsOf)];

test('apostrophes are curly', () => {
  expect(everything.filter((text) => /\p{L}'(?:\p{L}|$)/u.test(text))).toEqual([]);
});

test('in French no line can begin with a sign that has a space before it', () => {
  expect(french.filter((text) => / [:;?!»]|« /.test(text))).toEqual([]);
});

test('in French the signs have their space', () => {
  // Addresses, times and the JSON of the protocol have colons of their own.
  const prose = french.map((text) => text.replaceAll(/https?:\S*|\d:\d|cmd:|"\w+":/g, ''));
  expect(prose.filter((text) => /(?:^|[\p{L}\d)])[:;?!»]|«[^\u00a0]/u.test(text))).toEqual([]);
});

function catalogue(language: string): readonly string[] {
  return readdirSync(new URL(`${language}/`, import.meta.url))
    .filter((file) => !file.endsWith('.test.ts'))
    .flatMap((file) => stringsOf(`${language}/${file}`));
}

/** Every string of a file, and every part of one between the values that are put in. */
function stringsOf(file: string): readonly string[] {
  const found: string[] = [];
  const { program } = parseSync(file, readFileSync(new URL(file, import.meta.url), 'utf8'));
  new Visitor({
    Literal: ({ value }) => void (typeof value === 'string' && found.push(value)),
    TemplateElement: ({ value }) => void found.push(value.cooked ?? value.raw),
  }).visit(program);
  return found;
}
