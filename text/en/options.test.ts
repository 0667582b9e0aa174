// What is wrong with a notation, and what an option allows, in English.
import { expect, test } from 'vitest';
import { allowedBy } from '../../core/options.ts';
import { kits } from '../../games/index.ts';
import { starLanes } from '../../games/star-lanes/index.ts';
import { explainOptions, sayAllowed } from './options.ts';

test.each([
  ['tomorrow', `unknown edition "tomorrow"; editions: ${Object.keys(starLanes.editions).join(', ')}`],
  ['today+height=9', 'unknown option "height"'],
  ['today+', '"+" must be followed by an option, as in today+rows=9'],
  ['today++rows=9', '"+" must be followed by an option, as in today+rows=9'],
  ['today+rows', 'rows needs one value, as in rows=9'],
  ['today+map', 'map needs one value, as in map=none'],
  ['today+rows=9+rows=10', 'rows is given twice'],
  ['today+rows=27', 'rows=27 is not possible: it takes a whole number from 5 to 26'],
  ['today+min-players=5', 'min-players=5 is more than max-players=4'],
])('%s: %s', (notation, sentence) => {
  const config = starLanes.parseConfig(notation);
  expect(!config.ok && explainOptions(starLanes, config.problem)).toBe(sentence);
});

test('what is allowed is said in words', () => {
  const said = (key: string): readonly string[] =>
    kits.flatMap(({ options: { options } }) =>
      options.filter((one) => one.key === key).map((one) => sayAllowed(allowedBy(one))),
    );
  expect(said('rows')).toEqual(['it takes a whole number from 5 to 26']);
  expect(said('interest')).toEqual(['it takes a number from 0 to 50']);
  expect(said('selling')).toEqual(['it is one of none, owned, unchecked']);
  expect(said('phantoms')).toEqual(['it is on or off']);
  expect(said('map')).toEqual(['it takes a drawn map, or none']);
  expect(said('stars')).toEqual([
    'it takes a number from 0 to 260, or a chance of at most 1/2, such as 1/20',
    'it takes a whole number from 3 to 30, or 3n+1 or 2n+1 for n captains',
  ]);
});
