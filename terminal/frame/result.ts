/** The end of any match: who has won, what everybody is worth, and the medal of who played alone. */
import type { Types } from '../../core/contract.ts';
import { medalsFrom } from '../../core/medals.ts';
import { must } from '../../core/must.ts';
import type { MatchModel } from '../../client/match-model.ts';
import type { Area, Cells } from '../screen/cells.ts';
import { fit, padded, textWidth } from '../screen/marks.ts';
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

/** The columns of a worth, and where it says what that is made of. */
const WORTH = 18;
const MADE_AT = 46;

/** As long as $36.9M or $1,575. */
const SHORT = 6;

export function drawResult<T extends Types, Model extends MatchModel<T>>(
  cells: Cells,
  area: Area,
  { view, names }: Model,
  screens: Pick<GameScreens<T, Model, FrameUi>, 'kit' | 'standings' | 'speech'>,
): void {
  const { money } = screens.speech();
  const ranked = rankedBy(screens.standings(view), names);
  const amount = amountsIn(
    area.width - MADE_AT,
    ranked.map(({ made }) => made),
    money,
  );
  drawRule(cells, area, verdict(ranked));
  ranked.slice(0, area.height - 1).forEach(({ seat, name, worth, made }, rank) => {
    const y = area.y + 1 + rank;
    cells.put(area.x, y, `  ${rank + 1}. ${padded(name, 20)}`, seatStyle(seat));
    cells.put(area.x + 26, y, worthIn(WORTH, worth, money).padStart(WORTH), 'strong');
    cells.put(area.x + MADE_AT, y, fit(made(amount), area.width - MADE_AT), 'faint');
  });
  const [only] = ranked;
  if (ranked.length !== 1 || only === undefined) return;
  const won = medalWords(screens, screens.kit.configOf(view), only.worth);
  cells.put(area.x + 2, area.y + 3, fit(won, area.width - 2), 'gain');
}

/** The richest first, each with seat and name. */
export function rankedBy<Standing extends { readonly worth: number }>(
  standings: readonly Standing[],
  names: readonly string[],
): readonly (Standing & { readonly seat: number; readonly name: string })[] {
  return standings
    .map((standing, seat) => ({ ...standing, seat, name: must(names[seat], 'a name') }))
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
