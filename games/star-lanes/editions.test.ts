// The editions: each can be read and played, and those there are records of differ from 1977 in exactly these options.
import { describe, expect, test } from 'vitest';
import { Mulberry32 } from '../../core/chance.ts';
import { unwrap } from '../../core/result.ts';
import { contradictionIn } from './contradictions.ts';
import { COMPANY_NAMES, CONFIGS, EDITIONS, companyName } from './editions.ts';
import { starLanes } from './index.ts';
import { starLanesOptions } from './options.ts';

/** What differs from 1977, as a notation. */
const DIFFERENCES: Readonly<Record<string, string>> = {
  faber1977: '',
  napoli1979: 'min-players=2 growth-split-when=passed arithmetic=exact end-command=on',
  osborne: 'min-players=2 merger-size=one split-rounding=half-up unowned=as-one arithmetic=exact moves=0 lanes=70',
  'osborne-as-shipped':
    'min-players=2 dead-spaces=west-star-missed merger-size=each phantoms=on split-rounding=half-up unowned=as-one ' +
    'arithmetic=exact moves=0 lanes=70',
  singer1984: 'min-players=2 merger-split-when=reached arithmetic=exact',
  microbee1988: 'merger-split-when=reached arithmetic=exact',
  beej:
    'rows=10 offer=fair mergers=pairwise ties=market-value merger-size=one merger-growth=on merger-stars=on ' +
    'merger-outposts=on growth-split-when=passed split-rounding=half-up unowned=as-one arithmetic=exact trading=sheet ' +
    'selling=owned fractions=off black-holes=1/60 lone-outposts=lost moves=0 lanes=65 end-check=before-trading ' +
    'end-command=on books=open',
  today:
    'offer=fair too-few=fewer first-offers=founding ties=price merger-size=one merger-growth=on merger-stars=on merger-outposts=on ' +
    'growth-split-when=passed splits=repeated conversion-rounding=down arithmetic=exact trading=sheet selling=owned ' +
    'fractions=off books=open',
  quick:
    'rows=7 columns=9 companies=4 offer=fair too-few=fewer first-offers=founding ties=price merger-size=one merger-growth=on merger-stars=on ' +
    'merger-outposts=on growth-split-when=passed splits=repeated conversion-rounding=down arithmetic=exact trading=sheet ' +
    'selling=owned fractions=off moves=0 rounds=8 books=open',
  grand:
    'rows=14 columns=20 companies=8 max-players=8 candidates=7 offer=fair too-few=fewer first-offers=founding ties=price merger-size=one ' +
    'merger-growth=on merger-stars=on merger-outposts=on growth-split-when=passed splits=repeated ' +
    'conversion-rounding=down arithmetic=exact trading=sheet selling=owned fractions=off moves=0 rounds=20 books=open',
};

// Records name their edition: none may go, or mean something else.
test.each(Object.entries(DIFFERENCES))('%s differs from 1977 in this and nothing else', (name, differences) => {
  expect(starLanesOptions.format({ ...CONFIGS[name]!, edition: 'faber1977' })).toBe(
    ['faber1977', ...differences.split(' ').filter(Boolean)].join('+'),
  );
});

test('a record of the first engine plays the editions it knew', () => {
  for (const name of ['today', 'quick', 'grand']) {
    const then = unwrap(starLanes.parseConfig(name, 1));
    expect(then).toEqual({ ...CONFIGS[name], firstOffers: 'any' });
    expect(unwrap(starLanes.parseConfig(name, 2))).toEqual(CONFIGS[name]);
    expect(unwrap(starLanes.parseConfig(`${name}+first-offers=founding`, 1))).toEqual(CONFIGS[name]);
  }
  expect(unwrap(starLanes.parseConfig('faber1977', 1))).toEqual(CONFIGS['faber1977']);
});

describe.each(Object.entries(EDITIONS))('%s', (name, edition) => {
  const config = CONFIGS[name]!;

  test('has a title, a year, a machine and a line of history, and no contradiction', () => {
    expect(edition.title).not.toBe('');
    expect(edition.machine).not.toBe('');
    expect(edition.history).toMatch(/^[A-Z].*\.$/);
    expect(edition.year).toBeGreaterThanOrEqual(1977);
    expect(contradictionIn(config)).toBeUndefined();
  });

  test('begins for its fewest and its most players', () => {
    for (const players of [config.minPlayers, config.maxPlayers]) {
      const { state, events } = starLanes.start(config, players, new Mulberry32(1));
      expect(events.map(({ type }) => type)).toEqual(['started', 'offered']);
      expect([...state.cash]).toEqual(Array.from({ length: players }, () => config.cash));
      expect(state.offers).toBe(config.candidates);
    }
  });
});

test('only the historic editions allow what nobody should: selling short, parts of shares, single precision', () => {
  for (const [name, { historic }] of Object.entries(EDITIONS)) {
    if (historic) continue;
    const { selling, fractions, arithmetic } = CONFIGS[name]!;
    expect([selling, fractions, arithmetic]).toEqual(['owned', false, 'exact']);
  }
});

test('there are names for twelve companies, each with its own letter', () => {
  expect(COMPANY_NAMES.map((name) => name[0]).join('')).toBe('ABCDEFGHIJKL');
  expect(companyName(CONFIGS['faber1977']!, 0)).toBe('Altair Starways');
  expect(companyName(CONFIGS['napoli1979']!, 0)).toBe('Apple Starways');
  expect(companyName(CONFIGS['osborne']!, 1)).toBe('Beetlejuice, Ltd.');
  expect(companyName(CONFIGS['grand']!, 7)).toBe('Hadar Merchantmen');
});
