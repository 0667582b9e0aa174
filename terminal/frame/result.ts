/** The end of any match: who has won, what everybody is worth, and the medal of who played alone. */
import type { Types } from '../../core/contract.ts';
import { medalsFrom } from '../../core/medals.ts';
import { must } from '../../core/must.ts';
import type { MatchModel } from '../../client/match-model.ts';
import type { Area, Cells } from '../screen/cells.ts';
import { fitLines, padded, textWidth, wrapped } from '../screen/marks.ts';
import { seatStyle } from '../screen/style.ts';
import { drawRule } from './bars.ts';
import { shortMoney } from './figures.ts';
import { frameWords } from '../words.ts';
import type { GameScreens } from './game-screens.ts';
import type { FrameUi } from './ui.ts';

/** What a seat has come to. */
export interface FinalStanding {
  readonly worth: number;
  /** What the worth is made of, in words; `amount` writes its figures. */
  readonly made: (amount: (dollars: number) => string) => string;
}

type Money = (amount: number) => string;

/** Where a worth stands behind a name, its columns, and where it says what that is made of. */
const WORTH_AT = 26;
const WORTH = 18;
const MADE_AT = 46;

/** As long as $36.9M or $1,575. */
const SHORT = 6;

export function drawResult<T extends Types, Model extends MatchModel<T>>(
  cells: Cells,
  area: Area,
  model: Model,
  screens: Pick<GameScreens<T, Model, FrameUi>, 'kit' | 'standings' | 'endReason' | 'speech'>,
): void {
  const { view, names } = model;
  const { money } = screens.speech();
  const ranked = rankedBy(screens.standings(view), names);
  drawRule(cells, area, [verdict(ranked), reasonSentence(screens.endReason?.(model))].join(' ').trimEnd());
  const rows = { ...area, y: area.y + 1, height: area.height - 1 };
  if (ranked.length <= rows.height) drawRanks(cells, rows, ranked, money);
  else drawManyRanks(cells, rows, ranked, money);
  const [only] = ranked;
  if (ranked.length !== 1 || only === undefined) return;
  const won = wrapped(medalWords(screens, screens.kit.configOf(view), only.worth), area.width - 4);
  fitLines(won, area.height - 3, area.width - 4).forEach((line, i) =>
    cells.put(area.x + 2, area.y + 3 + i, line, 'gain'),
  );
}

/** Why a match ended, as a sentence. */
function reasonSentence(reason: string | undefined): string {
  return reason === undefined ? '' : `${reason.charAt(0).toUpperCase()}${reason.slice(1)}.`;
}

type RankedResult = ReturnType<typeof rankedBy<FinalStanding>>;

/** One below the other, with what everybody's worth is made of where there is room for that. */
function drawRanks(cells: Cells, area: Area, ranked: RankedResult, money: Money): void {
  const room = area.width - MADE_AT;
  const amount = amountsIn(
    room,
    ranked.map(({ made }) => made),
    money,
  );
  const hasMade = ranked.every(({ made }) => textWidth(made(amount)) <= room);
  ranked.forEach(({ seat, name, place, worth, made }, rank) => {
    const y = area.y + rank;
    cells.put(area.x, y, `  ${place}. ${padded(name, WORTH_AT - 6)}`, seatStyle(seat));
    cells.put(area.x + WORTH_AT, y, padded(worthIn(WORTH, worth, money), WORTH, 'right'), 'strong');
    if (hasMade) cells.put(area.x + MADE_AT, y, made(amount), 'faint');
  });
}

/** In two columns, where one below the other they would not fit. */
function drawManyRanks(cells: Cells, area: Area, ranked: RankedResult, money: Money): void {
  const column = Math.floor(area.width / 2);
  const worthRoom = Math.min(WORTH, column - 18);
  const shown = ranked.slice(0, 2 * area.height);
  shown.forEach(({ seat, name, place, worth }, rank) => {
    const [x, y] = [area.x + (rank < area.height ? 0 : column), area.y + (rank % area.height)];
    cells.put(x, y, `${String(place).padStart(3)}. ${padded(name, column - worthRoom - 7)}`, seatStyle(seat));
    const amount = padded(worthIn(worthRoom, worth, money), worthRoom, 'right');
    cells.put(x + column - worthRoom - 1, y, amount, 'strong');
  });
}

/** The richest first, each with seat, name and place; who is worth the same shares a place. */
export function rankedBy<Standing extends { readonly worth: number }>(
  standings: readonly Standing[],
  names: readonly string[],
): readonly (Standing & { readonly seat: number; readonly name: string; readonly place: number })[] {
  const placeOf = (worth: number): number => 1 + standings.filter((other) => other.worth > worth).length;
  return standings
    .map((standing, seat) => ({ ...standing, seat, name: must(names[seat], 'a name'), place: placeOf(standing.worth) }))
    .sort((one, other) => other.worth - one.worth);
}

/** In full where everybody's fit, else short for everybody. */
function amountsIn(room: number, all: readonly FinalStanding['made'][], money: Money): Money {
  const whole: Money = (dollars) => money(Math.round(dollars));
  return all.every((made) => textWidth(made(whole)) <= room) ? whole : (dollars) => shortMoney(dollars, SHORT);
}

function verdict(ranked: readonly { readonly worth: number; readonly name: string }[]): string {
  const [first] = ranked;
  if (first === undefined || ranked.length === 1) return frameWords().result.over;
  const best = ranked.filter(({ worth }) => worth === first.worth).map(({ name }) => name);
  return best.length === 1 ? frameWords().result.won(first.name) : frameWords().result.share(best);
}

/** To the cent where that fits, else in short. */
function worthIn(room: number, worth: number, money: Money): string {
  const full = money(worth);
  return full.length <= room ? full : shortMoney(worth, room);
}

/** What the words for medals need of a game. */
type Awarding<T extends Types> = Pick<GameScreens<T, MatchModel<T>, FrameUi>, 'kit' | 'speech'>;

/** What a worth has won alone, and what more there is to win, in a sentence; nothing where there are no medals. */
export function medalWords<T extends Types>({ kit, speech }: Awarding<T>, config: T['Config'], worth: number): string {
  const [won, next] = [kit.medalFor(config, worth), kit.nextMedal(config, worth)];
  if (won === undefined && next === undefined) return '';
  const { result } = frameWords();
  const told = won === undefined ? result.noMedal : result.medal(won);
  return next === undefined ? `${told}.` : result.needs(told, next.medal, speech().money(next.worth));
}

/** What the medals of playing alone take, from the lowest to the highest, as in "bronze $1,100,000". */
export function targetsOf<T extends Types>({ kit, speech }: Awarding<T>, config: T['Config']): readonly string[] {
  const medals = medalsFrom((worth) => kit.nextMedal(config, worth));
  return medals.map(({ medal, worth }) => `${frameWords().result.medals[medal]} ${speech().money(worth)}`);
}
