/** The signs of the catalogues: every string of their sources is read, as most sentences are only made when they are said. */
import { readFileSync, readdirSync } from 'node:fs';
import { Visitor, parseSync } from 'vite';
import { expect, test } from 'vitest';
import { LANGUAGE_TAGS } from './index.ts';

const GAMES = ['star-lanes', 'star-trader'];

/** Words that are kept with the rules: the sentences of options, events and refusals, and the histories of editions. */
const WITH_THE_RULES = GAMES.flatMap((game) =>
  ['options.ts', 'editions.ts', 'text.ts'].map((file) => `../games/${game}/${file}`),
);

/** Words that are left in the terminal: its commands speak English. */
const OF_THE_TERMINAL = [...GAMES.map((game) => `../terminal/${game}/`), '../terminal/cli/', '../cli/'].flatMap(
  filesOf,
);

const french = catalogue('fr');
const german = catalogue('de');
const rules = WITH_THE_RULES.flatMap(stringsOf);
const terminal = OF_THE_TERMINAL.flatMap(stringsOf);
const everything = [...LANGUAGE_TAGS.flatMap(catalogue), ...rules, ...terminal];

test('apostrophes are curly', () => {
  // A part that begins with one follows a value: a name in the genitive.
  expect(everything.filter((text) => /\p{L}'(?:\p{L}|$)|^'s\b/u.test(text))).toEqual([]);
});

test('a sum of more than three digits has its comma', () => {
  expect(everything.filter((text) => /\$\d{4}/.test(text))).toEqual([]);
});

test('German calls the reader du', () => {
  // Inside a sentence only the formal address has a capital letter.
  const inside = german.map((text) => text.replaceAll(/(^|[.:!?] )(Sie|Ihr\p{L}*)/gu, '$1'));
  expect(inside.filter((text) => /\b(?:Sie|Ihr|Ihre|Ihren|Ihrem|Ihrer|Ihres|Ihnen)\b/.test(text))).toEqual([]);
});

test('in French no line can begin with a sign that has a space before it', () => {
  expect(french.filter((text) => / [:;?!»]|« /.test(text))).toEqual([]);
});

test('in French the signs have their space', () => {
  // Addresses, times and the JSON of the protocol have colons of their own.
  const prose = french.map((text) => text.replaceAll(/(?:https?|postgres):\S*|\d:\d|cmd:|"\w+":/g, ''));
  expect(prose.filter((text) => /(?:^|[\p{L}\d)])[:;?!»]|«[^\u00a0]/u.test(text))).toEqual([]);
});

function catalogue(language: string): readonly string[] {
  return filesOf(`${language}/`).flatMap(stringsOf);
}

function filesOf(folder: string): readonly string[] {
  return readdirSync(new URL(folder, import.meta.url))
    .filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts'))
    .map((file) => folder + file);
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
