/** Matches that are kept here, in words: for the list to pick from, and for one that is printed. */
import { dateOfMatch } from '../../bots/daily/day.ts';
import { must } from '../../core/must.ts';
import { screensOf } from '../frame/game-screens.ts';
import type { Games } from '../frame/game-screens.ts';
import type { MatchRow } from '../frame/matches-page.ts';
import { rankedBy } from '../frame/result.ts';
import { words } from '../words.ts';
import { listSaved, shortName } from './saved-matches.ts';
import type { SavedListing } from './saved-matches.ts';

/** The latest first. */
export function matchRows(games: Games): readonly MatchRow[] {
  return listSaved(games).map((match) => rowOf(games, match));
}

function rowOf(games: Games, match: SavedListing): MatchRow {
  const { id, game, edition, names = [], over, problem, changed } = match;
  const title = game === undefined ? '' : (screensOf(games, game)?.kit.title ?? game);
  return {
    id,
    short: shortName(id),
    names: names.join(', '),
    game: [title, dateOfMatch(id) === undefined ? (edition ?? '') : words().daily.badge]
      .filter((part) => part !== '')
      .join(' '),
    stand: standOf(games, match),
    date: dateOf(changed),
    isOver: over === true,
    isUnreadable: problem !== undefined,
  };
}

function standOf(games: Games, match: SavedListing): string {
  const { problem, progress, over, isTorn } = match;
  if (problem !== undefined) return words().saved.unreadable(problem);
  const stand = over === true ? endOf(games, match) : (progress?.words ?? words().saved.notBegun);
  return isTorn === true ? `${stand}${words().frame.signs.semicolon}${words().torn}` : stand;
}

/** Who was worth most, and how much. */
function endOf(games: Games, { game = '', names = [], result }: SavedListing): string {
  const screens = screensOf(games, game);
  if (result === undefined || screens === undefined) return words().saved.over;
  const [first] = rankedBy(
    result.map((worth) => ({ worth })),
    names,
  );
  const { name, worth } = must(first, 'a player of a match that is over');
  return `${name} ${screens.speech().money(worth)}`;
}

/** In the time of this place. */
export function dateOf(time: number): string {
  const here = new Date(time - new Date(time).getTimezoneOffset() * 60_000);
  return here.toISOString().slice(0, 16).replace('T', ' ');
}
