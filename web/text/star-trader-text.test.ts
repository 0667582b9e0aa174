/** The catalogues of Star Trader: every event of real matches is told in every language, and nothing is left out. */
import { describe, expect, test } from 'vitest';
import { Mulberry32 } from '../../core/chance.ts';
import { anyAction } from '../../games/star-trader/any-action.ts';
import { CONFIGS } from '../../games/star-trader/editions.ts';
import { starTrader } from '../../games/star-trader/index.ts';
import type { Event } from '../../games/star-trader/index.ts';
import { OPTIONS, OPTION_KEYS } from '../../games/star-trader/options.ts';
import { starTraderDe } from './star-trader-de.ts';
import { starTraderEn } from './star-trader-en.ts';
import { starTraderFr } from './star-trader-fr.ts';

const CATALOGUES = { en: starTraderEn, de: starTraderDe, fr: starTraderFr };
const NAMES = ['Ann', 'Ben'];

/** All events of a few random matches. */
function manyEvents(): Event[] {
  const config = CONFIGS['today']!;
  return Array.from({ length: 2 }, (_, seed) => {
    const chance = new Mulberry32(seed);
    let { state, events } = starTrader.start(config, 2, chance);
    const all = [...events];
    for (let by = starTrader.toAct(state); by !== undefined; by = starTrader.toAct(state)) {
      const step = starTrader.apply(state, by, anyAction(starTrader.view(state, by), chance));
      if (!step.ok) throw new Error(starTrader.explain(step.refusal));
      ({ state, events } = step);
      all.push(...events);
    }
    return all;
  }).flat();
}

const events = manyEvents();

describe.each(Object.entries(CATALOGUES))('%s', (_, messages) => {
  test('tells every event', () => {
    for (const event of events) {
      const told = messages.tell(event, NAMES);
      expect(told).toMatch(/^\S.*\.$/);
      expect(told).not.toMatch(/undefined|NaN|\[object/);
    }
  });

  test('explains every option, choice and edition', () => {
    for (const key of OPTION_KEYS) {
      expect(messages.option(key)).toMatch(/\S/);
      const option = OPTIONS[key];
      if (option.kind !== 'choice') continue;
      for (const choice of Object.keys(option.choices)) expect(messages.choice(key, choice)).toMatch(/ |^\p{L}{3}/u);
    }
    for (const name of Object.keys(CONFIGS)) expect(messages.edition(name).history).toMatch(/\.$/);
  });
});

test('the matches had every kind of event that play alone brings', () => {
  expect(new Set(events.map(({ type }) => type)).size).toBeGreaterThanOrEqual(12);
});

test('other languages use their own words for choices', () => {
  for (const messages of [starTraderDe, starTraderFr]) {
    const same = OPTION_KEYS.flatMap((key) => {
      const option = OPTIONS[key];
      const choices = option.kind === 'choice' ? Object.keys(option.choices) : [];
      return choices.filter((choice) => messages.choice(key, choice) === choice);
    });
    expect(same).toEqual([]);
  }
});

test('dates are written as the language does', () => {
  const date = { day: 179, year: 2070 };
  expect(starTraderEn.date(date)).toBe('Jun 29, 2070');
  expect(starTraderDe.date(date)).toBe('29. Jun 2070');
  expect(starTraderFr.date(date)).toBe('29 juin 2070');
});
