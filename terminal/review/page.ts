/** The pages of `starlanes review` and `starlanes advise`, the same for every game. A game gives what they say. */
import { must } from '../../core/must.ts';
import { chanceChart } from './chart.ts';
import type { ChanceCurve } from './chart.ts';
import { frameWords, words } from '../words.ts';
import { shortName, wrap } from './figures.ts';

/** What a game found out about a match: as data for programs, and as what its page says. */
export interface ReviewedMatch<Page> {
  readonly data: object;
  readonly page: Page;
}

export interface ReviewPage {
  readonly edition: string;
  /** What players are called, one and several. */
  readonly people: readonly [one: string, several: string];
  /** How much was played: 48 moves. */
  readonly played: string;
  readonly over: boolean;
  readonly players: readonly ReviewedPlayer[];
  readonly charts: readonly ReviewChart[];
  /** Sentences under a heading; none of them: no heading either. */
  readonly stories: readonly { readonly heading: string; readonly sentences: readonly string[] }[];
  /** The heads and widths of the columns between name and worth. */
  readonly columns: readonly (readonly [head: string, width: number])[];
  /** What the columns mean. */
  readonly notes: readonly string[];
  money(amount: number): string;
}

interface ReviewedPlayer {
  readonly name: string;
  readonly worth: number;
  /** One for each column. */
  readonly figures: readonly string[];
}

interface ReviewChart {
  /** Says how to read it, with blocks and with digits. */
  readonly legend: { readonly blocks: string; readonly digits: string };
  readonly curves: readonly ChanceCurve[];
}

export function printReview(title: string, page: ReviewPage, unicode: boolean): string {
  const charts = page.charts.map(
    ({ legend, curves }) => `${unicode ? legend.blocks : legend.digits}\n${chanceChart(curves, unicode)}`,
  );
  const stories = page.stories
    .filter(({ sentences }) => sentences.length > 0)
    .map(({ heading, sentences }) => `${heading}\n${sentences.map((one) => wrap(one, 4, '  - ')).join('')}`);
  return [head(title, page), ...charts, ...stories, table(page)].join('\n');
}

function head(title: string, page: ReviewPage): string {
  const { edition, people, players, played, over } = page;
  const [one, several] = people;
  const who = players.length === 1 ? `1 ${one}` : `${players.length} ${several}`;
  const told = words().review;
  const end = over ? resultOf(page) : told.notOver(worths(players, page));
  return wrap(told.head(title, edition, who, played, end), 0);
}

function resultOf(page: ReviewPage): string {
  const { players } = page;
  const best = Math.max(...players.map(({ worth }) => worth));
  const winners = players.filter(({ worth }) => worth === best).map(({ name }) => name);
  const told = words().review;
  if (players.length === 1) return told.reached(winners.join(''), page.money(best));
  const others = players.filter(({ worth }) => worth < best);
  return told.won(winners, page.money(best), worths(others, page));
}

function worths(players: readonly ReviewedPlayer[], page: ReviewPage): string {
  return players
    .toSorted((one, other) => other.worth - one.worth)
    .map(({ name, worth }) => `${name} ${page.money(worth)}`)
    .join(', ');
}

const [NAME, WORTH] = [14, 15];

function table(page: ReviewPage): string {
  const { people, columns, players, notes } = page;
  const widths = columns.map(([, width]) => width);
  const heads = columns.map(([name]) => name);
  return [
    row(people[0], heads, words().review.worth, widths),
    ...players.map(({ name, figures, worth }) => row(shortName(name), figures, page.money(worth), widths)),
    '\n',
    ...notes.map((note) => wrap(note, 0)),
  ].join('');
}

/** The name to the left, the figures to the right. */
function row(name: string, figures: readonly string[], worth: string, widths: readonly number[]): string {
  const line = figures.map((figure, i) => figure.padStart(must(widths[i], 'the width of a column')));
  return `  ${[name.padEnd(NAME), ...line, worth.padStart(WORTH)].join('  ')}\n`;
}

export interface AdvicePage {
  /** When, who and what is asked, as a sentence behind "After N actions". */
  readonly scene: string;
  /** The best first. */
  readonly options: readonly AdvisedOption[];
}

interface AdvisedOption {
  readonly words: string;
  /** What it is worth, as a sentence. */
  readonly figures: string;
  readonly reason: string;
  /** What could follow. */
  readonly plans?: readonly { readonly words: string; readonly figures: string }[];
}

/** Which question of a match is advised on. */
export interface AdvisedMoment {
  /** How many actions came before. */
  readonly at: number;
  /** Whether it was the last question of a match that is over. */
  readonly over: boolean;
}

export function printAdvice({ at, over }: AdvisedMoment, { scene, options }: AdvicePage): string {
  const told = words().review;
  const end = over ? `${told.isOver} ` : '';
  return `${wrap(`${end}${told.after(at, scene)}`, 0)}\n${options.map(printOption).join('\n')}`;
}

function printOption({ words: advised, figures, reason, plans = [] }: AdvisedOption, place: number): string {
  const mark = `${String(place + 1).padStart(2)}. `;
  const capital = advised.slice(0, 1).toUpperCase() + advised.slice(1);
  const { first, or } = words().review;
  const told = plans.map((plan, i) => wrap((i === 0 ? first : or)(plan.words, plan.figures), 6, '    - '));
  return [wrap(`${capital}${frameWords().signs.colon}${figures}`, 4, mark), wrap(reason, 4), ...told].join('');
}

/** The same review and the same advice every time. */
export const SEED = 1;

/** Data as JSON for other programs: the same text for the same data, without digits that mean nothing. */
export function writeJson(data: unknown): string {
  return `${JSON.stringify(data, (_, value: unknown) => (typeof value === 'number' ? rounded(value) : value), 2)}\n`;
}

function rounded(number: number): number {
  return Math.round(number * 10_000) / 10_000;
}
