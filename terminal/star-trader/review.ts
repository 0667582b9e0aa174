/** The review of a match of Star Trader, and advice on it. */
import { advise } from '../../bots/star-trader/adviser/advise.ts';
import { CAREFUL, QUICK, review } from '../../bots/star-trader/adviser/review.ts';
import type { CaptainReview, StarTraderReview } from '../../bots/star-trader/adviser/review.ts';
import { Mulberry32 } from '../../core/chance.ts';
import { must } from '../../core/must.ts';
import type { StarTraderTypes } from '../../games/star-trader/index.ts';
import { money, tellDate } from '../../games/star-trader/text.ts';
import type { Ask } from '../../games/star-trader/types.ts';
import { missWords, reasonWords, stopWords, suggestionWords } from '../../text/en/star-trader-advice.ts';
import type { Adviser, Reviewer } from '../frame/game-screens.ts';
import { chanceLegend } from '../review/chart.ts';
import { about, percent } from '../review/figures.ts';
import { SEED } from '../review/page.ts';
import type { ReviewPage } from '../review/page.ts';

export const reviewStarTrader: Reviewer<StarTraderTypes> = async (record, { quick, playouts }, onProgress) => {
  const usual = quick ? QUICK : CAREFUL;
  const depth = { ...usual, playouts: playouts ?? usual.playouts };
  const reviewed = review(record, { depth, onProgress }, new Mulberry32(SEED));
  if (!reviewed.ok) return reviewed;
  const told = toldReview(reviewed.value);
  return { ok: true, value: { data: told, page: reviewPage(told) } };
};

type TraderReviewWords = ReturnType<typeof toldReview>;

/** The review with what happened, and what would have been better, in English. */
function toldReview(reviewed: StarTraderReview) {
  const turningPoints = reviewed.turningPoints.map(({ number: stop, ...point }) => {
    const made = must(reviewed.stops[stop - 1], 'the stop of a turning point');
    return { stop, by: made.by, at: made.at, ...point, sentence: stopWords(made) };
  });
  const missed = reviewed.misses.map((miss) => ({ ...miss, sentence: missWords(miss) }));
  return { ...reviewed, turningPoints, misses: missed };
}

function reviewPage(told: TraderReviewWords): ReviewPage {
  const { edition, over, captains, stops } = told;
  return {
    edition,
    people: ['captain', 'captains'],
    played: `${stops.length} departures`,
    over,
    players: captains.map((captain) => ({ ...captain, figures: figuresOf(captain) })),
    charts: [worthChart(told), ...chanceCharts(told)],
    stories: [
      { heading: 'Turning points', sentences: pointsOf(told) },
      { heading: 'What better answers would have gained', sentences: missesOf(told) },
    ],
    columns: [
      ['traded', 8],
      ['lost a flight', 13],
      ['luck', 9],
    ],
    notes: [EXPLANATION],
    money: dollars,
  };
}

function dollars(amount: number): string {
  return money(Math.round(amount));
}

/** Everybody's worth as part of the most that anybody had. */
function worthChart({ worth: points, captains }: TraderReviewWords): ReviewPage['charts'][number] {
  const most = Math.max(1, ...points.flatMap(({ totals }) => totals));
  const curves = captains.map(({ name, seat, worth }) => ({
    name,
    chances: points.map(({ totals }) => must(totals[seat], 'a total') / most),
    last: dollars(worth),
  }));
  const title = 'Worth, stop by stop';
  const digits = `${title} (9 is ${about(0.9 * most, money)} or more)`;
  return { legend: { blocks: `${title} (the higher, the richer)`, digits }, curves };
}

/** Nobody needs the chances of who plays alone. */
function chanceCharts({ captains, stops }: TraderReviewWords): ReviewPage['charts'] {
  if (captains.length === 1 || stops.length === 0) return [];
  const curves = captains.map(({ name, seat }) => ({
    name,
    chances: stops.map((stop) => must(stop.chances[seat], 'a chance')),
  }));
  return [{ legend: chanceLegend('stop'), curves }];
}

/** In the order of play, as a story. */
function pointsOf({ turningPoints, captains }: TraderReviewWords): string[] {
  return turningPoints
    .toSorted((one, other) => one.stop - other.stop)
    .map(({ at, seat, from, to, by, sentence }) => {
      const swing = `${nameOf(captains, seat)} ${percent(from)} -> ${percent(to)}`;
      return `${tellDate(at)}, a ship of ${nameOf(captains, by)}: ${swing}. ${sentence}`;
    });
}

function missesOf({ misses, captains }: TraderReviewWords): string[] {
  return misses.map(
    ({ at, by, star, loss, sentence }) =>
      `${tellDate(at)}, ${nameOf(captains, by)} at ${star}: ${about(loss, money)}. ${sentence}`,
  );
}

function nameOf(captains: readonly CaptainReview[], seat: number): string {
  return must(captains[seat], 'a captain').name;
}

function figuresOf({ traded, lostAFlight, luck }: CaptainReview): string[] {
  const days = Math.round(luck);
  const gained = traded === undefined ? '-' : `${Math.round(traded)} %`;
  return [gained, about(lostAFlight, money), `${days < 0 ? '−' : '+'}${Math.abs(days)} days`];
}

const EXPLANATION =
  'Traded: what the bargains gained, of what the computer captain would have gained in the same ports. Lost a ' +
  'flight: what another port promised clearly more a year later, on average a departure. Luck: days by which ' +
  'the ships were earlier than expected, all together. Chances are those of captains who all go on like the computer captain.';

const PLAYOUTS = 400;

export const adviseStarTrader: Adviser<StarTraderTypes> = async (question, { names, playouts = PLAYOUTS }) => {
  const { view } = question;
  const advice = advise(question, { playouts }, new Mulberry32(SEED));
  const options = advice.options.map((option) => ({
    ...option,
    words: suggestionWords(option),
    reason: reasonWords(option.because),
  }));
  const { star } = must(view.ask, 'a question');
  const who = must(names[advice.to], 'a name');
  const scene = `${tellDate(view.today)} at ${star}: ${who} is asked ${ASKED[advice.ask]}.`;
  const told = options.map((option) => ({ ...option, figures: gainWords(option.gain) }));
  return { data: { ...advice, options }, page: { scene, options: told } };
};

function gainWords(gain: number): string {
  return `${gain < 0 ? 'loses' : 'gains'} about ${about(Math.abs(gain), money)}.`;
}

const ASKED: Readonly<Record<Ask['ask'], string>> = {
  sell: 'what to sell',
  buy: 'what to buy',
  bid: 'for a bid',
  bank: 'whether to see the bank',
  withdraw: 'what to withdraw',
  deposit: 'what to deposit',
  destination: 'where to go',
};
