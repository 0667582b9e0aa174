/** The law of all computer players: whatever they are asked, in any edition with any options, the rules accept the answer. */
import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Types } from '../core/contract.ts';
import { must } from '../core/must.ts';
import { unwrap } from '../core/result.ts';
import { gameOf } from '../games/index.ts';
import { anyNotation as anyStarLanes } from '../games/star-lanes/fixtures/trials.ts';
import { OPTION_KEYS as STAR_LANES_OPTIONS } from '../games/star-lanes/options.ts';
import { anyNotation as anyStarTrader } from '../games/star-trader/fixtures/trials.ts';
import { OPTION_KEYS as STAR_TRADER_OPTIONS } from '../games/star-trader/options.ts';
import type { Bot, Budget } from './bot.ts';
import { playBots } from './fixtures/play-bots.ts';
import { botsOf } from './index.ts';

const LONG = process.env['LONG'] === '1';

/** Just enough for those who search to choose by what they find. */
const LIGHT: Budget = { playouts: 4 };

/** How often one who searches sits at a table: their answers take most of the time. */
const SLOW = 0.1;

interface Played {
  readonly game: string;
  readonly keys: readonly string[];
  readonly anyNotation: (edition: string, keys: readonly string[], seed: number) => string;
  readonly matches: number;
  readonly most: number;
}

const PLAYED: readonly Played[] = [
  { game: 'star-lanes', keys: STAR_LANES_OPTIONS, anyNotation: anyStarLanes, matches: 80, most: 40 },
  { game: 'star-trader', keys: STAR_TRADER_OPTIONS, anyNotation: anyStarTrader, matches: 40, most: 120 },
];

/** A match as it was drawn: who sits where is drawn, too, for a player who guesses is wrong about others, not about its like. */
interface Drawn {
  readonly notation: string;
  readonly seed: number;
  readonly luck: readonly number[];
}

function anyMatch({ game, keys, anyNotation }: Played): fc.Arbitrary<Drawn> {
  const editions = Object.keys(must(gameOf(game), game).editions);
  const options = fc.tuple(fc.constantFrom(...editions), fc.subarray([...keys]), fc.nat());
  const luck = fc.array(fc.double({ min: 0, max: 1, maxExcluded: true, noNaN: true }), {
    minLength: 24,
    maxLength: 24,
  });
  return fc.tuple(options, fc.nat(), luck).map(([[edition, chosen, any], seed, drawn]) => ({
    notation: anyNotation(edition, chosen, any),
    seed,
    luck: drawn,
  }));
}

function seated(bots: readonly Bot<Types>[], seats: number, luck: readonly number[]): Bot<Types>[] {
  const slow = bots.filter(({ playouts }) => playouts > 0);
  const quick = bots.filter(({ playouts }) => playouts === 0);
  return Array.from({ length: seats }, (_, seat) => {
    const from = luck[2 * (seat % 12)]! < SLOW ? slow : quick;
    return must(from[Math.floor(luck[2 * (seat % 12) + 1]! * from.length)], 'a bot');
  });
}

test.each(PLAYED)('$game: every answer is accepted, whatever the options and the rivals', async (played) => {
  const game = must(gameOf(played.game), played.game);
  const bots = await botsOf(played.game);
  const play = ({ notation, seed, luck }: Drawn): void => {
    const config = game.parseConfig(notation);
    fc.pre(config.ok);
    const { min, max } = game.seats(config.value);
    const seats = seated(bots, min + (seed % (Math.min(max, min + 5) - min + 1)), luck);
    playBots({ game, config: config.value, seats, seed, budget: LIGHT, most: played.most });
  };
  fc.assert(fc.property(anyMatch(played), play), { numRuns: LONG ? 40 * played.matches : played.matches });
});

test.each([1, 3, 20])('with %i shares of a company and private books nobody buys what is not left', async (shares) => {
  const game = must(gameOf('star-lanes'), 'star-lanes');
  const quick = (await botsOf('star-lanes')).filter(({ playouts }) => playouts === 0);
  for (const edition of ['faber1977', 'today+books=private', 'today+books=private+selling=none']) {
    const config = unwrap(game.parseConfig(`${edition}+shares=${shares}`));
    for (let first = 0; first < quick.length; first += 3) {
      const seats = [0, 1, 2].map((seat) => must(quick[(first + seat) % quick.length], 'a bot'));
      expect(playBots({ game, config, seats, seed: shares, budget: LIGHT, most: 90 }).done).not.toHaveLength(0);
    }
  }
});

test('where chance decides a merger, nobody trades in the company they had hoped for', async () => {
  const game = must(gameOf('star-lanes'), 'star-lanes');
  const searcher = must(
    (await botsOf('star-lanes')).find(({ name }) => name === 'searcher'),
    'the searcher',
  );
  const config = unwrap(game.parseConfig('beej+mergers=largest+merger-size=none+conversion=10'));
  const match = { game, config, seats: [searcher, searcher], seed: 1_475_970_673, budget: LIGHT, most: 40 };
  expect(playBots(match).done).toHaveLength(40);
});
