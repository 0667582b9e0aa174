/** The review of a match of Star Trader, and advice on it. */
import { advise } from '../../bots/star-trader/adviser/advise.ts';
import { CAREFUL, QUICK, review } from '../../bots/star-trader/adviser/review.ts';
import { missesToShow } from '../../bots/star-trader/adviser/misses.ts';
import type { CaptainReview, StarTraderReview } from '../../bots/star-trader/adviser/review.ts';
import { Mulberry32 } from '../../core/chance.ts';
import { must } from '../../core/must.ts';
import type { StarTraderTypes } from '../../games/star-trader/index.ts';
import type { Adviser, Reviewer } from '../frame/game-screens.ts';
import { chanceLegend } from '../review/chart.ts';
import { swingStory } from '../../text/star-trader-review.ts';
import { about, percent } from '../review/figures.ts';
import { SEED } from '../review/page.ts';
import type { ReviewPage } from '../review/page.ts';
import { frameWords } from '../words.ts';
import { trader, traderGame } from './speech.ts';

export const reviewStarTrader: Reviewer<StarTraderTypes> = async (record, { quick, playouts }, onProgress) => {
  const usual = quick ? QUICK : CAREFUL;
  const depth = { ...usual, playouts: playouts ?? usual.playouts };
  const reviewed = review(record, { depth, onProgress }, new Mulberry32(SEED));
  if (!reviewed.ok) return reviewed;
  const told = toldReview(reviewed.value);
  return { ok: true, value: { data: told, page: reviewPage(told) } };
};

type TraderReviewWords = ReturnType<typeof toldReview>;

/** The review with what happened, and what would have been better, in words. */
function toldReview(reviewed: StarTraderReview) {
  const names = reviewed.captains.map(({ name }) => name);
  const money = (amount: number): string => about(amount, trader().money);
  const turningPoints = reviewed.turningPoints.map(({ number: stop, ...point }) => {
    const made = must(reviewed.stops[stop - 1], 'the stop of a turning point');
    const sentence = swingStory(traderGame(), reviewed.stops, stop, {
      names,
      money,
      semicolon: frameWords().signs.semicolon,
    });
    return { stop, by: made.by, at: made.at, ...point, sentence };
  });
  const shown = missesToShow(reviewed.misses, names);
  const missed = shown.map((miss) => ({ ...miss, sentence: trader().miss(miss) }));
  return { ...reviewed, turningPoints, misses: missed };
}

function reviewPage(told: TraderReviewWords): ReviewPage {
  const { edition, over, captains, stops } = told;
  const words = trader().review;
  return {
    edition,
    people: words.people,
    played: words.played(stops.length),
    over,
    players: captains.map((captain) => ({ ...captain, figures: figuresOf(captain) })),
    charts: [worthChart(told), ...chanceCharts(told)],
    stories: [
      { heading: words.turningPoints, sentences: pointsOf(told) },
      { heading: words.misses, sentences: missesOf(told) },
    ],
    columns: [
      [words.columns[0], 8],
      [words.columns[1], 13],
      [words.columns[2], 9],
    ],
    notes: [words.explanation],
    money: dollars,
  };
}

function dollars(amount: number): string {
  return trader().money(Math.round(amount));
}

/** Everybody's worth as part of the most that anybody had. */
function worthChart({ worth: points, captains }: TraderReviewWords): ReviewPage['charts'][number] {
  const most = Math.max(1, ...points.flatMap(({ totals }) => totals));
  const curves = captains.map(({ name, seat, worth }) => ({
    name,
    chances: points.map(({ totals }) => must(totals[seat], 'a total') / most),
    last: dollars(worth),
  }));
  const words = trader().review;
  const digits = words.digits(words.worth, about(0.9 * most, trader().money));
  return { legend: { blocks: words.blocks(words.worth), digits }, curves };
}

/** Nobody needs the chances of who plays alone. */
function chanceCharts({ captains, stops }: TraderReviewWords): ReviewPage['charts'] {
  if (captains.length === 1 || stops.length === 0) return [];
  const curves = captains.map(({ name, seat }) => ({
    name,
    chances: stops.map((stop) => must(stop.chances[seat], 'a chance')),
  }));
  return [{ legend: chanceLegend(trader().review.by), curves }];
}

/** In the order of play, as a story. */
function pointsOf({ turningPoints, captains }: TraderReviewWords): string[] {
  return turningPoints
    .toSorted((one, other) => one.stop - other.stop)
    .map(({ at, seat, from, to, sentence }) => {
      const swing = `${nameOf(captains, seat)} ${percent(from)} -> ${percent(to)}`;
      return trader().review.point(trader().date(at), swing, sentence);
    });
}

function missesOf({ misses, captains }: TraderReviewWords): string[] {
  const { review: words, date, money } = trader();
  return misses.map(({ at, by, star, loss, sentence }) =>
    words.miss(date(at), nameOf(captains, by), star, about(loss, money), sentence),
  );
}

function nameOf(captains: readonly CaptainReview[], seat: number): string {
  return must(captains[seat], 'a captain').name;
}

function figuresOf({ traded, lostAFlight, luck }: CaptainReview): string[] {
  const days = Math.round(luck);
  const gained = traded === undefined ? '-' : `${Math.round(traded)} %`;
  const { review: words, money } = trader();
  return [gained, about(lostAFlight, money), words.days(`${days < 0 ? '−' : '+'}${Math.abs(days)}`)];
}

const PLAYOUTS = 400;

export const adviseStarTrader: Adviser<StarTraderTypes> = async (question, { names, playouts = PLAYOUTS }) => {
  const { view } = question;
  const advice = advise(question, { playouts }, new Mulberry32(SEED));
  const options = advice.options.map((option) => ({
    ...option,
    words: trader().suggestion(option),
    reason: traderGame().because(option.because),
  }));
  const { star } = must(view.ask, 'a question');
  const who = must(names[advice.to], 'a name');
  const scene = trader().review.scene(trader().date(view.today), star, who, advice.ask);
  // What a port gains is not what it is ranked by: its reason tells that.
  const isThere = advice.ask === 'destination';
  const told = options.map((option) => ({ ...option, figures: gainWords(option.gain, isThere) }));
  return { data: { ...advice, options }, page: { scene, options: told } };
};

function gainWords(gain: number, isThere: boolean): string {
  return trader().review.gain(gain >= 0, about(Math.abs(gain), trader().money), isThere);
}
