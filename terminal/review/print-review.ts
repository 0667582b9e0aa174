/** A review as a page of text. */
import type { PlayerReview, StarLanesReview } from '../../bots/star-lanes/adviser/review.ts';
import type { TurningPoint } from '../../bots/star-lanes/adviser/turning-points.ts';
import { money } from '../../games/star-lanes/text.ts';
import { chart, legend } from './chart.ts';
import { percent, shortName, signed, wrap } from './figures.ts';

export function printReview(review: StarLanesReview, unicode: boolean): string {
  return [head(review), ...chances(review, unicode), ...turningPoints(review), table(review)].join('\n');
}

function head(review: StarLanesReview): string {
  const { edition, players, turns, over } = review;
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
function chances({ players, turns, start }: StarLanesReview, unicode: boolean): string[] {
  if (players.length === 1) return [];
  const curves = players.map(({ name, seat }) => ({
    name,
    chances: [start[seat] ?? 0, ...turns.map((turn) => turn.chances[seat] ?? 0)],
  }));
  return [`${legend(unicode)}\n${chart(curves, unicode)}`];
}

/** In the order of play, as a story. */
function turningPoints({ turningPoints: points, players }: StarLanesReview): string[] {
  if (points.length === 0) return [];
  const told = [...points].sort((one, other) => one.move - other.move).map((point) => tellPoint(point, players));
  return [`Turning points\n${told.join('')}`];
}

function tellPoint({ move, seat, from, to, sentence }: TurningPoint, players: readonly PlayerReview[]): string {
  const name = players[seat]?.name ?? '';
  return wrap(`Move ${move}: ${name} ${percent(from)} -> ${percent(to)}. ${sentence}`, 4, '  - ');
}

const COLUMNS = ['player', 'accuracy', 'lost a move', 'luck', 'worth'];
const WIDTHS = [14, 8, 11, 7, 15];

function table({ players, evaluator }: StarLanesReview): string {
  return [
    row(COLUMNS),
    ...players.map((player) => row(cells(player))),
    '\n',
    wrap(EXPLANATION, 0),
    players.length === 1 ? wrap(ALONE, 0) : evaluator === 'champion' ? '' : wrap(ROUGHLY, 0),
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
