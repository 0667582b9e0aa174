/**
 * The first match of Star Lanes: eight moves in a drawn galaxy, in which a company is founded, grows, pays dividends, takes in
 * another one, splits, and wins on the last move. The offers are planned: they stand on the tape the match draws from.
 */
import type { StarLanesTypes, Event, View } from '../games/star-lanes/index.ts';
import { writeMap } from '../games/star-lanes/map-notation.ts';
import type { Mark } from '../games/star-lanes/map-notation.ts';
import { must } from '../core/must.ts';
import { PLAYER } from './lesson.ts';
import type { Lesson, LessonStep } from './lesson.ts';

const GALAXY = [
  '............',
  '.*.......*..',
  '...*....*...',
  '............',
  '..*...**..*.',
  '............',
  '........*.*.',
  '.*.......*..',
  '....*.......',
];

/**
 * The spaces that are offered to both in turn; the player begins, and has the last move. None of a player's offers promises
 * more than the space the lesson asks for.
 */
export const OFFERS: readonly string[] = [
  '2K 6B 4D 8G 1F',
  '9C 4I 1D 6L 2G',
  '9H 1F 6J 4E 8G',
  '4H 9F 7E 1I 5L',
  '9A 3F 1L 9G 6D',
  '2A 7J 9I 6F 1H',
  '9B 2L 7G 4F 1C',
  '6J 9K 1A 8D 2H',
  '8C 4G 9G 1J 6A',
  '9J 6I 3K 1E 7A',
  '2E 8L 5D 9A 7F',
  '5J 8F 2I 9L 3A',
  '1L 5E 2F 3L 1G',
  '2C 6H 7B 4L 9B',
  '1K 5F 7D 3J 8K',
];

const TWO_32 = 2 ** 32;

/** The draws that make these offers: the first one says who begins, then there is one for every space. */
function tapeOf(offers: readonly string[]): string {
  const columns = must(GALAXY[0], 'a row').length;
  const spaces = columns * GALAXY.length;
  const draws = offers.flatMap((offer) =>
    offer.split(' ').map((space) => {
      const [row, column] = [Number.parseInt(space, 10) - 1, space.charCodeAt(space.length - 1) - 65];
      return Math.floor(((row * columns + column + 0.5) / spaces) * TWO_32);
    }),
  );
  return ['tape', 0, ...draws].join(' ');
}

type LanesSays =
  | 'found'
  | 'gift'
  | 'grow'
  | 'dividend'
  | 'other'
  | 'outpost'
  | 'keep'
  | 'reach'
  | 'exchange'
  | 'stake'
  | 'merge'
  | 'merged'
  | 'dearer'
  | 'split'
  | 'doubled'
  | 'more'
  | 'choose'
  | 'invest'
  | 'last'
  | 'finish';

type LanesHow = 'place' | 'choose' | 'most' | 'one' | 'nothing';

type LanesAmount = 'dividend' | 'bonus' | 'behind' | 'ahead' | 'price' | 'growth' | 'star' | 'limit';

/** What the words of the lesson are typed by. */
export interface LanesLessonNames {
  readonly says: LanesSays;
  readonly how: LanesHow;
  readonly amount: LanesAmount;
}

interface LanesStep extends LessonStep<StarLanesTypes> {
  readonly says: LanesSays;
  readonly how?: LanesHow;
}

const place = (says: LanesSays, space: string): LanesStep => ({
  says,
  at: `space ${space}`,
  does: space,
  how: 'place',
});

const buy = (says: LanesSays, company: string, shares: number, how: LanesHow): LanesStep => ({
  says,
  at: `order ${company}`,
  does: `${company} ${shares}`,
  how,
});

const keepCash = (says: LanesSays): LanesStep => ({ says, at: 'desk', does: 'pass', how: 'nothing' });

const STEPS: readonly LanesStep[] = [
  place('found', '4D'),
  buy('gift', 'A', 10, 'most'),
  place('grow', '4E'),
  { says: 'dividend', at: 'cash' },
  buy('other', 'B', 1, 'one'),
  place('outpost', '3F'),
  keepCash('keep'),
  place('reach', '4F'),
  { says: 'exchange', at: 'exchange' },
  buy('stake', 'B', 1, 'one'),
  place('merge', '4G'),
  { says: 'merged', at: 'cash' },
  buy('dearer', 'A', 1, 'one'),
  place('split', '5D'),
  { says: 'doubled', at: 'exchange' },
  buy('more', 'A', 2, 'most'),
  { says: 'choose', at: 'offers', does: '5E', how: 'choose', allows: ({ type }) => type === 'place' },
  buy('invest', 'A', 2, 'most'),
  place('last', '5F'),
  keepCash('finish'),
];

function amounts({ books, companies, config }: View, events: readonly Event[]): Readonly<Record<LanesAmount, number>> {
  const paid = events.findLast((event) => event.type === 'dividend' && event.to === PLAYER);
  const merged = events.findLast((event) => event.type === 'merged');
  const [mine, rival] = books.map((book) => must(book, 'books that are open').net);
  const lead = must(mine, 'the player') - must(rival, 'the rival');
  return {
    dividend: paid?.type === 'dividend' ? paid.amount : 0,
    bonus: merged?.type === 'merged' ? must(merged.exchanges[PLAYER], 'an exchange').bonus : 0,
    behind: -lead,
    ahead: lead,
    price: must(companies[0], 'a company').price,
    growth: config.growth,
    star: config.starBonus,
    limit: config.growthSplit,
  };
}

function drawn(row: string): Mark[] {
  return [...row].map((mark) => (mark === '*' ? '*' : '.'));
}

export const starLanesLesson: Lesson<StarLanesTypes> = {
  edition: `today+moves=${OFFERS.length}+map=${writeMap(GALAXY.map(drawn))}`,
  chance: tapeOf(OFFERS),
  rival: {
    bot: 'beginner',
    answers: ['4I', 'B 10', '4H', 'pass', '7J', 'C 1', '6J', 'C 1', '6I', 'C 5', '5J', 'C 1', '6H', 'C 2'],
  },
  steps: STEPS,
  amounts,
};
