/** `--seats A,B,C`: computer players by their names, and people by any other. */
import { nearest } from '../../cli/spelling.ts';
import type { Sitter } from '../../client/new-match.ts';
import { must } from '../../core/must.ts';
import { tidyName } from '../../core/record.ts';
import type { Result } from '../../core/result.ts';
import type { CommandProblem } from '../../text/terminal.ts';
import type { AnyGameScreens, Games } from '../frame/game-screens.ts';
import { personName } from '../own-name.ts';

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
  const isBot = (name: string): boolean => players.some((bot) => bot.name === name);
  const names = seats.split(',').map(personName).filter(isVisible);
  const people = distinct(names.filter((name) => !isBot(name)));
  return names.map((name) => (isBot(name) ? { bot: name } : { person: must(people.shift(), 'a name') }));
}

/** Blanks and signs that nobody sees are no name. */
function isVisible(name: string): boolean {
  return name !== tidyName('');
}

/** People of the same name are told apart by a number that makes none of the other names. */
function distinct(names: readonly string[]): string[] {
  const taken: string[] = [];
  for (const name of names) {
    let [own, number] = [name, 1];
    while (taken.includes(own) || (own !== name && names.includes(own))) own = `${name} ${++number}`;
    taken.push(own);
  }
  return taken;
}
