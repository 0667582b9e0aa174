// Medals: every edition that can be played alone has three, each harder than the one before. Its object in `editions.ts` says
// which; `npm run bench:medals` measures them.
import { describe, expect, test } from 'vitest';
import { Mulberry32 } from '../core/chance.ts';
import { medalsFrom } from '../core/medals.ts';
import { must } from '../core/must.ts';
import { optionName } from '../core/options.ts';
import { unwrap } from '../core/result.ts';
import { kits } from './index.ts';

describe.each(kits)('$title', (kit) => {
  const { game } = kit;
  const alone = Object.entries(game.editions).filter(([, config]) => game.seats(config).min === 1);

  test.each(alone)(
    '%s has three medals, each harder than the one before (npm run bench:medals measures them)',
    (_, config) => {
      const medals = medalsFrom((worth) => kit.nextMedal(config, worth));
      expect(medals.map(({ medal }) => medal)).toEqual(['bronze', 'silver', 'gold']);
      const [bronze = 0, silver = 0, gold = 0] = medals.map(({ worth }) => worth);
      expect(
        [bronze - 1, bronze, silver - 1, silver, gold - 1, gold].map((worth) => kit.medalFor(config, worth)),
      ).toEqual([undefined, 'bronze', 'bronze', 'silver', 'silver', 'gold']);
      expect(bronze).toBeGreaterThan(Number(kit.options.values(config)['cash']));
    },
  );

  /** Every length that forms offer, as it stands in a notation. */
  const lengths = kit.lengths?.values.map((length) => `+${optionName(kit.lengths?.option ?? '')}=${length}`) ?? [''];

  test.each(alone)('%s has medals in every length that forms offer', (name) => {
    for (const length of lengths) {
      const config = unwrap(game.parseConfig(`${name}${length}`));
      expect(medalsFrom((worth) => kit.nextMedal(config, worth))).toHaveLength(3);
    }
  });

  test('with other options nobody has measured it: no medals', () => {
    const config = unwrap(game.parseConfig('today+max-players=3'));
    expect([kit.medalFor(config, 1e12), kit.nextMedal(config, 0)]).toEqual([undefined, undefined]);
  });

  test('a match that was made longer was not measured either: no medals', () => {
    const config = unwrap(game.parseConfig('today'));
    const { state } = game.start(config, 1, new Mulberry32(1));
    expect(kit.medalFor(kit.configOf(game.view(state, 0)), 1e12)).toBe('gold');
    const longer = must(game.agree(state, 'longer'), 'a longer match');
    expect(kit.medalFor(kit.configOf(game.view(longer.state, 0)), 1e12)).toBeUndefined();
  });
});
