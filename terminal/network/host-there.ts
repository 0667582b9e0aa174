/** Makes a match on a server and plays it: the questions of the menu, and what both it and the command do then. */
import type { Result } from '../../core/result.ts';
import type { CommandProblem } from '../../text/terminal.ts';
import { must } from '../../core/must.ts';
import { tidyName } from '../../core/record.ts';
import type { AnyGameScreens, Games } from '../frame/game-screens.ts';
import type { MatchOrder } from '../../client/server-api.ts';
import type { SeatPlan } from '../../table/match.ts';
import { OPEN, YOU } from '../cli/common-flags.ts';
import { NewGamePage } from '../frame/new-game-page.ts';
import { gamePage } from '../frame/pick-page.ts';
import type { SeatChoice } from '../frame/new-game-page.ts';
import type { FullScreen } from '../screen/full-screen.ts';
import { playThere } from '../frame/play-there.ts';
import { explain, words } from '../words.ts';
import { asked, serverAt } from './server.ts';

/** The clocks the menu offers; the command takes any. */
const CLOCKS = [undefined, 30, 60, 120, 300, 86_400, 3 * 86_400];

/** Asks what is to be played, makes it and plays it; says how it was left. */
export async function hostThere(
  games: Games,
  screen: FullScreen,
  origin: string,
  name: string,
): Promise<Result<string, CommandProblem>> {
  const screens = await screen.show(gamePage(games, words().menu.entries.host[0], words().host.about));
  if (screens === 'back') return { ok: true, value: '' };
  const game = await screen.show(hostPage(screens, name));
  if (game === 'back') return { ok: true, value: '' };
  const { edition, seats, chosen } = game;
  const [clock, advice, listed] = chosen;
  const you = must(
    seats.find(({ kind }) => kind === YOU),
    'a seat of your own',
  ).name;
  const made = await asked(
    serverAt(origin).create(
      orderOf({
        game: screens.kit.game.id,
        edition,
        seats: seats.map(({ kind }) => kind),
        name: you,
        clock: CLOCKS[must(clock, 'a clock')],
        advice: advice === 1,
        isPublic: listed === 1,
      }),
    ),
  );
  return made.ok ? playThere(games, screen, { origin, match: made.value }, you) : made;
}

export function hostPage(screens: AnyGameScreens, name: string): NewGamePage {
  return new NewGamePage({
    screens,
    title: words().host.title,
    sitters: { [YOU]: words().host.you, [OPEN]: words().host.open },
    named: YOU,
    name,
    second: OPEN,
    lines: [
      { label: words().host.clock, values: CLOCKS.map(words().clock) },
      { label: words().host.advice, values: [words().host.noAdvice, words().advice] },
      { label: words().host.listed, values: [words().host.no, words().host.yes] },
    ],
    problem: (seats) => {
      const problem = seatsProblem(seats.map(({ kind }: SeatChoice) => kind));
      return problem && explain(problem);
    },
  });
}

/** Why a table of these seats cannot be hosted. */
export function seatsProblem(seats: readonly string[]): CommandProblem | undefined {
  const own = seats.filter((seat) => seat === YOU).length;
  return own === 1 ? undefined : { why: 'one-seat-is-yours', you: YOU };
}

/** What a host wants, in the words of the seats. */
export interface Hosting {
  readonly game: string;
  readonly edition: string;
  readonly seats: readonly string[];
  readonly name: string;
  readonly clock: number | undefined;
  readonly advice: boolean;
  readonly isPublic: boolean;
}

/** What the server is asked for. */
export function orderOf({ game, edition, seats, name, clock, advice, isPublic }: Hosting): MatchOrder {
  return {
    game,
    edition,
    seats: seats.map(planOf),
    public: isPublic,
    ...(clock === undefined ? {} : { clock }),
    advice,
    name: tidyName(name),
    seat: seats.indexOf(YOU),
  };
}

function planOf(seat: string): SeatPlan {
  return seat === YOU || seat === OPEN ? { for: 'person' } : { for: 'bot', bot: seat };
}
