/** The review of a match of Star Trader, as a page of text or as JSON. */
import { CAREFUL, QUICK, review } from '../../bots/star-trader/adviser/review.ts';
import type { CaptainReview, StarTraderReview } from '../../bots/star-trader/adviser/review.ts';
import { Mulberry32 } from '../../core/chance.ts';
import { must } from '../../core/must.ts';
import { money, tellDate } from '../../games/star-trader/text.ts';
import { missWords, stopWords } from '../../text/en/star-trader-advice.ts';
import { chart, legend, showsUnicode } from '../review/chart.ts';
import { about, percent, shortName, wrap } from '../review/figures.ts';
import { SEED, writeJson } from '../review/reviewer.ts';
import type { Reviewer } from '../review/reviewer.ts';
import { starTrader } from '../../games/star-trader/index.ts';
import { explainMatchProblem } from '../../text/en/problems.ts';

export const reviewStarTrader: Reviewer = async (record, { quick, playouts, json, ascii }, onProgress) => {
  const usual = quick ? QUICK : CAREFUL;
  const depth = { ...usual, playouts: playouts ?? usual.playouts };
  const reviewed = review(record, { depth, onProgress }, new Mulberry32(SEED));
  if (!reviewed.ok) return { ok: false, problem: explainMatchProblem(starTrader, reviewed.problem) };
  const told = toldReview(reviewed.value);
  return { ok: true, value: json ? writeJson(told) : print(told, !ascii && showsUnicode(process.env)) };
};

type ToldReview = ReturnType<typeof toldReview>;

/** The review with what happened, and what would have been better, in English. */
function toldReview(reviewed: StarTraderReview) {
  const turningPoints = reviewed.turningPoints.map(({ number: stop, ...point }) => {
    const made = must(reviewed.stops[stop - 1], 'the stop of a turning point');
    return { stop, by: made.by, at: made.at, ...point, sentence: stopWords(made) };
  });
  const missed = reviewed.misses.map((miss) => ({ ...miss, sentence: missWords(miss) }));
  return { ...reviewed, turningPoints, misses: missed };
}

function print(reviewed: ToldReview, unicode: boolean): string {
  const parts = [head(reviewed), ...worthChart(reviewed, unicode), ...chances(reviewed, unicode), ...turns(reviewed)];
  return [...parts, ...misses(reviewed), table(reviewed)].join('\n');
}

function head({ edition, captains, stops, over }: ToldReview): string {
  const people = captains.length === 1 ? '1 captain' : `${captains.length} captains`;
  const title = `Star Trader, edition ${edition}: ${people}, ${stops.length} departures`;
  return wrap(`${title}. ${over ? resultOf(captains) : `The match is not over. ${worths(captains)}.`}`, 0);
}

function resultOf(captains: readonly CaptainReview[]): string {
  const best = Math.max(...captains.map((captain) => captain.worth));
  const winners = captains.filter((captain) => captain.worth === best).map(({ name }) => name);
  if (captains.length === 1) return `${winners.join('')} reached ${dollars(best)}.`;
  const others = captains.filter((captain) => captain.worth < best);
  const beaten = others.length === 0 ? '' : ` (${worths(others)})`;
  return `${winners.join(' and ')} won with ${dollars(best)}${beaten}.`;
}

function worths(captains: readonly CaptainReview[]): string {
  return captains
    .toSorted((one, other) => other.worth - one.worth)
    .map((captain) => `${captain.name} ${dollars(captain.worth)}`)
    .join(', ');
}

function dollars(amount: number): string {
  return money(Math.round(amount));
}

/** Everybody's worth as part of the most that anybody had. */
function worthChart({ worth: points, captains }: ToldReview, unicode: boolean): string[] {
  const most = Math.max(1, ...points.flatMap(({ totals }) => totals));
  const curves = captains.map(({ name, seat, worth }) => ({
    name,
    chances: points.map(({ totals }) => (totals[seat] ?? 0) / most),
    last: dollars(worth),
  }));
  const high = unicode ? 'the higher, the richer' : `9 is ${about(0.9 * most, money)} or more`;
  return [`Worth, stop by stop (${high})\n${chart(curves, unicode)}`];
}

/** Nobody needs the chances of who plays alone. */
function chances({ captains, stops }: ToldReview, unicode: boolean): string[] {
  if (captains.length === 1 || stops.length === 0) return [];
  const curves = captains.map(({ name, seat }) => ({ name, chances: stops.map((stop) => stop.chances[seat] ?? 0) }));
  return [`${legend(unicode, 'stop')}\n${chart(curves, unicode)}`];
}

/** In the order of play, as a story. */
function turns({ turningPoints, captains }: ToldReview): string[] {
  if (turningPoints.length === 0) return [];
  const told = turningPoints
    .toSorted((one, other) => one.stop - other.stop)
    .map(({ at, seat, from, to, by, sentence }) => {
      const swing = `${nameOf(captains, seat)} ${percent(from)} -> ${percent(to)}`;
      return wrap(`${tellDate(at)}, a ship of ${nameOf(captains, by)}: ${swing}. ${sentence}`, 4, '  - ');
    });
  return [`Turning points\n${told.join('')}`];
}

function misses({ misses: all, captains }: ToldReview): string[] {
  if (all.length === 0) return [];
  const told = all.map(({ at, by, star, loss, sentence }) =>
    wrap(`${tellDate(at)}, ${nameOf(captains, by)} at ${star}: ${about(loss, money)}. ${sentence}`, 4, '  - '),
  );
  return [`What better answers would have gained\n${told.join('')}`];
}

function nameOf(captains: readonly CaptainReview[], seat: number): string {
  return captains[seat]?.name ?? '';
}

const COLUMNS = ['captain', 'traded', 'lost a flight', 'luck', 'worth'];
const WIDTHS = [14, 8, 13, 9, 15];

function table({ captains }: ToldReview): string {
  return [row(COLUMNS), ...captains.map((captain) => row(cells(captain))), '\n', wrap(EXPLANATION, 0)].join('');
}

const EXPLANATION =
  'Traded: what the bargains gained, of what the computer captain would have gained in the same ports. Lost a ' +
  'flight: what another port promised clearly more a year later, on average a departure. Luck: days by which ' +
  'the ships were earlier than expected, all together. Chances are those of captains who all go on like the computer captain.';

function cells({ name, traded, lostAFlight, luck, worth }: CaptainReview): string[] {
  const days = Math.round(luck);
  const gained = traded === undefined ? '-' : `${Math.round(traded)} %`;
  return [
    shortName(name),
    gained,
    about(lostAFlight, money),
    `${days < 0 ? '-' : '+'}${Math.abs(days)} days`,
    dollars(worth),
  ];
}

/** The first column to the left, the others to the right. */
function row(parts: readonly string[]): string {
  const line = parts.map((part, i) => (i === 0 ? part.padEnd(WIDTHS[i] ?? 0) : part.padStart(WIDTHS[i] ?? 0)));
  return `  ${line.join('  ')}\n`;
}
