/** `--seats A,B,C`: computer players by their names, and people by any other. */
import { nearest } from '../../cli/spelling.ts';
import type { Sitter } from '../../client/new-match.ts';
import { must } from '../../core/must.ts';
import { tidyName } from '../../core/record.ts';
import type { Result } from '../../core/result.ts';
import type { CommandProblem } from '../../text/terminal.ts';
import type { AnyGameScreens, Games } from '../frame/game-screens.ts';

interface SeatRules {
  readonly screens: AnyGameScreens;
  readonly games: Games;
  readonly edition: string;
  readonly min: number;
  readonly max: number;
}

/** Who sits where, if as many can play. */
export function parseSeats(
  seats: string,
  { screens, games, edition, min, max }: SeatRules,
): Result<readonly Sitter[], CommandProblem> {
  if (seats.includes('cmd:')) return { ok: false, problem: { why: 'program-outside-arena' } };
  const sitters = seated(screens, seats);
  const odd = misspelt(screens, games, sitters);
  if (odd !== undefined) return { ok: false, problem: odd };
  if (sitters.length < min || sitters.length > max)
    return { ok: false, problem: { why: 'too-many-or-few-seats', edition, min, max, players: sitters.length } };
  return { ok: true, value: sitters };
}

/** Names of computer players are small; a person with almost the same name, or that of one in another game, has a capital. */
function misspelt({ players }: AnyGameScreens, games: Games, sitters: readonly Sitter[]): CommandProblem | undefined {
  const bots = players.map(({ name }) => name);
  const people = sitters.flatMap((sitter) => ('person' in sitter ? [sitter.person] : []));
  const [odd] = people.flatMap((name) => {
    const meant = name === name.toLowerCase() ? nearest(name, bots) : undefined;
    const isElsewhere = games.some((other) => other.players.some((bot) => bot.name === name));
    return meant === undefined && !isElsewhere ? [] : [{ name, meant }];
  });
  return odd && { why: 'misspelt-bot', ...odd, person: odd.name.charAt(0).toUpperCase() + odd.name.slice(1) };
}

function seated({ players }: AnyGameScreens, seats: string): readonly Sitter[] {
  const names = seats
    .split(',')
    .filter((name) => name.trim() !== '')
    .map(tidyName);
  return names.map((name, seat) =>
    players.some((bot) => bot.name === name) ? { bot: name } : { person: numbered(names, seat) },
  );
}

/** Two seats of the same name are told apart by a number. */
function numbered(names: readonly string[], seat: number): string {
  const name = must(names[seat], 'a name');
  const before = names.slice(0, seat).filter((other) => other === name).length;
  return before === 0 ? name : `${name} ${before + 1}`;
}
