/** Problems as they are told on a page. */
import { expect, test } from 'vitest';
import { parseRecord } from '../core/record.ts';
import { languages, quotedLanguages } from './fixtures/languages.ts';
import { inSentences, sentence } from './sentences.ts';

test.each([
  ['the link is cut off', 'The link is cut off.'],
  ['l’en-tête est illisible', 'L’en-tête est illisible.'],
  ['Really?', 'Really?'],
  ['Enough.', 'Enough.'],
  ['years=0 is not possible', 'years=0 is not possible.'],
  ['kaufman1974 is for 2 captains or more', 'kaufman1974 is for 2 captains or more.'],
  ['„rows“ geht nicht', '„rows“ geht nicht.'],
])('%j is told as %j', (part, whole) => {
  expect(sentence(part)).toBe(whole);
});

test('a file that is no record is refused in two sentences, without a chain of colons', () => {
  const record = parseRecord('hello');
  if (record.ok) throw new Error('this is a record');
  for (const { app, teller } of languages) {
    const told = `${app.after.notRecord} ${inSentences(teller).problem(record.problem)}`;
    expect(told).toMatch(/^[^.:]+\. \p{Lu}[^.:]+\.$/u);
  }
});

test('a record of one action has it in the singular', () => {
  const problem = { why: 'beyond-record', at: 5, actions: 1 } as const;
  expect(quotedLanguages.map(({ teller }) => teller.problem(problem))).toEqual([
    'the record has only 1 action, not 5',
    'die Aufzeichnung hat nur 1 Aktion, nicht 5',
    'l’enregistrement n’a que 1 action, pas 5',
  ]);
});

test('games are called by their titles', () => {
  const problem = { why: 'other-game', game: 'star-lanes', expected: 'star-trader' } as const;
  expect(quotedLanguages.map(({ teller }) => teller.problem(problem))).toEqual([
    'this is a record of Star Lanes, not of Star Trader',
    'das ist eine Aufzeichnung von Star Lanes, nicht von Star Trader',
    'c’est un enregistrement de Star Lanes, pas de Star Trader',
  ]);
});

test('options are called by what forms say of them, without marks of code', () => {
  const problem = {
    why: 'not-possible',
    name: 'stars',
    value: '99',
    allowed: { kind: 'number', min: 4, max: 15, parts: false },
  } as const;
  expect(quotedLanguages.map(({ trader }) => sentence(trader.optionProblem(problem)))).toEqual([
    '"Stars at the start: a number, or a formula for the captains (never more than most-stars)" (stars) cannot be 99: it takes a whole number from 4 to 15.',
    '„Sterne zu Beginn: eine Zahl oder eine Formel für die Kapitäne (nie mehr als die Höchstzahl)“ (stars) kann nicht 99 sein: erlaubt ist eine ganze Zahl von 4 bis 15.',
    '«\u00a0Étoiles au départ\u00a0: un nombre, ou une formule selon les capitaines (jamais plus que le maximum)\u00a0» (stars) ne peut pas être 99\u00a0: il faut un nombre entier de 4 à 15.',
  ]);
});
