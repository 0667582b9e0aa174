/** How the last match of a game was begun in the menu: the next one is begun so, where nobody says otherwise. */
import type { AnyGameScreens } from '../frame/game-screens.ts';
import type { SeatChoice } from '../frame/new-game-page.ts';
import { remember, settings } from '../settings.ts';
import type { LastMatch } from '../settings.ts';
import type { CommandProblem } from '../../text/terminal.ts';

/** Who sits at this keyboard. */
export const PERSON = 'person';

/** Undefined where none was begun, or where it cannot be played any more. */
export function lastMatch({ kit }: AnyGameScreens): LastMatch | undefined {
  const last = settings().matches?.[kit.game.id];
  return last !== undefined && kit.game.parseConfig(last.edition).ok ? last : undefined;
}

/** Its seats as the form of a new match has them. */
export function lastSeats(screens: AnyGameScreens): readonly SeatChoice[] | undefined {
  return lastMatch(screens)
    ?.seats.split(',')
    .map((name) => ({ kind: screens.players.some((bot) => bot.name === name) ? name : PERSON, name }));
}

/** Keeps how a match is begun, and the name of the first person; says why it could not be kept. */
export function rememberMatch(
  { kit }: AnyGameScreens,
  edition: string,
  seats: readonly SeatChoice[],
): CommandProblem | undefined {
  const names = seats.map(({ kind, name }) => (kind === PERSON ? name : kind));
  const first = seats.find(({ kind }) => kind === PERSON)?.name;
  return remember({
    ...(first === undefined ? {} : { name: first }),
    matches: { ...settings().matches, [kit.game.id]: { edition, seats: names.join(',') } },
  });
}
