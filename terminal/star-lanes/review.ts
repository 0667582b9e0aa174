/** The review of a match of Star Lanes, as a page of text or as JSON. */
import { networksOf } from '../../bots/star-lanes/adviser/evaluator.ts';
import { careful, quick, review } from '../../bots/star-lanes/adviser/review.ts';
import { loadWeights } from '../../bots/star-lanes/weights.ts';
import type { PlayerReview, StarLanesReview } from '../../bots/star-lanes/adviser/review.ts';
import { Mulberry32 } from '../../core/chance.ts';
import { must } from '../../core/must.ts';
import { unwrap } from '../../core/result.ts';
import { starLanes } from '../../games/star-lanes/index.ts';
import { money } from '../../games/star-lanes/text.ts';
import { tradeWords, turnWords } from '../../text/en/star-lanes-advice.ts';
import type { Advised } from '../../text/en/star-lanes-advice.ts';
import { chart, legend, showsUnicode } from '../review/chart.ts';
import { percent, shortName, signed, wrap } from '../review/figures.ts';
import { SEED, writeJson } from '../review/reviewer.ts';
import type { Reviewer } from '../review/reviewer.ts';
import { explainMatchProblem } from '../../text/en/problems.ts';

export const reviewStarLanes: Reviewer = async (record, { quick: hurry, playouts, json, ascii }, onProgress) => {
  const networks = networksOf(await loadWeights());
  const usual = (hurry ? quick : careful)(record.names.length, networks);
  const depth = { ...usual, playouts: playouts ?? usual.playouts };
  const reviewed = review(record, { networks, depth, onProgress }, new Mulberry32(SEED));
  if (!reviewed.ok) return { ok: false, problem: explainMatchProblem(starLanes, reviewed.problem) };
  const config = unwrap(starLanes.parseConfig(record.edition));
  const told = toldReview(reviewed.value, { names: record.names, config });
  return { ok: true, value: json ? writeJson(told) : printReview(told, !ascii && showsUnicode(process.env)) };
};

type ToldReview = ReturnType<typeof toldReview>;

/** The review with what happened, and what would have been better, in English. */
function toldReview({ evaluator, ...reviewed }: StarLanesReview, advised: Advised) {
  const turns = reviewed.turns.map(({ events, better, ...turn }) => ({
    ...turn,
    sentence: turnWords({ events }, advised),
    better: better && {
      did: better.did,
      words: better.trade === undefined ? '' : tradeWords(better.trade, advised.config),
    },
  }));
  const points = reviewed.turningPoints.map(({ number: move, ...point }) => {
    const { by, sentence } = must(turns[move - 1], 'the turn of a turning point');
    return { move, by, ...point, sentence };
  });
  return { ...reviewed, sight: evaluator, turns, turningPoints: points };
}

function printReview(reviewed: ToldReview, unicode: boolean): string {
  return [head(reviewed), ...chances(reviewed, unicode), ...turningPoints(reviewed), table(reviewed)].join('\n');
}

function head({ edition, players, turns, over }: ToldReview): string {
  const people = players.length === 1 ? '1 player' : `${players.length} players`;
  const title = `Star Lanes, edition ${edition}: ${people}, ${turns.length} moves`;
  return wrap(`${title}. ${over ? resultOf(players) : `The match is not over. ${worths(players)}.`}`, 0);
}

function resultOf(players: readonly PlayerReview[]): string {
  const best = Math.max(...players.map(({ worth }) => worth));
  const winners = players.filter(({ worth }) => worth === best).map(({ name }) => name);
  if (players.length === 1) return `${winners.join('')} reached ${money(best)}.`;
  const others = players.filter(({ worth }) => worth < best);
  const beaten = others.length === 0 ? '' : ` (${worths(others)})`;
  return `${winners.join(' and ')} won with ${money(best)}${beaten}.`;
}

function worths(players: readonly PlayerReview[]): string {
  return [...players]
    .sort((one, other) => other.worth - one.worth)
    .map(({ name, worth }) => `${name} ${money(worth)}`)
    .join(', ');
}

/** Nobody needs a chart of who plays alone. */
function chances({ players, turns, start }: ToldReview, unicode: boolean): string[] {
  if (players.length === 1) return [];
  const curves = players.map(({ name, seat }) => ({
    name,
    chances: [must(start[seat], 'a chance'), ...turns.map((turn) => must(turn.chances[seat], 'a chance'))],
  }));
  return [`${legend(unicode)}\n${chart(curves, unicode)}`];
}

/** In the order of play, as a story. */
function turningPoints({ turningPoints: points, players }: ToldReview): string[] {
  if (points.length === 0) return [];
  const told = [...points].sort((one, other) => one.move - other.move).map((point) => tellPoint(point, players));
  return [`Turning points\n${told.join('')}`];
}

type ToldPoint = ToldReview['turningPoints'][number];

function tellPoint({ move, seat, from, to, sentence }: ToldPoint, players: readonly PlayerReview[]): string {
  const name = must(players[seat], 'a player').name;
  return wrap(`Move ${move}: ${name} ${percent(from)} -> ${percent(to)}. ${sentence}`, 4, '  - ');
}

const COLUMNS = ['player', 'accuracy', 'lost a move', 'luck', 'worth'];
const WIDTHS = [14, 8, 11, 7, 15];

function table({ players, sight }: ToldReview): string {
  return [
    row(COLUMNS),
    ...players.map((player) => row(cells(player))),
    '\n',
    wrap(EXPLANATION, 0),
    players.length === 1 ? wrap(ALONE, 0) : sight === 'champion' ? '' : wrap(ROUGHLY, 0),
  ].join('');
}

const EXPLANATION =
  'Accuracy: how well the spaces and trades were chosen, 100 at best. Lost a move: the chance to win by which the ' +
  'best answer found was better, on average. Luck: how much better the offers were than others that might have been ' +
  'drawn, in chance to win, all moves together.';

const ALONE =
  'Alone there is nobody to beat: instead of the chance to win, a score of the worth at the end is measured.';

const ROUGHLY =
  "The champion's weights are missing: these figures come from matches played out, and are rougher than usual.";

function cells({ name, accuracy, averageLoss, luck, worth }: PlayerReview): string[] {
  const lost = `${(100 * averageLoss).toFixed(1)} %`;
  return [shortName(name), accuracy === undefined ? '-' : accuracy.toFixed(0), lost, signed(luck), money(worth)];
}

/** The first column to the left, the others to the right. */
function row(parts: readonly string[]): string {
  const line = parts.map((part, i) => (i === 0 ? part.padEnd(WIDTHS[i] ?? 0) : part.padStart(WIDTHS[i] ?? 0)));
  return `  ${line.join('  ')}\n`;
}
