/** The best results of the people of a device, from its finished matches: a table for each kind of match. */
import { must } from '../core/must.ts';

/** A match that is over. */
export interface FinishedMatch {
  readonly id: string;
  readonly game: string;
  readonly edition: string;
  readonly names: readonly string[];
  /** The seats of people. */
  readonly people: readonly number[];
  /** What every seat was worth in the end. */
  readonly result: readonly number[];
  /** When it ended, in milliseconds since 1970. */
  readonly ended: number;
}

/** What a person reached in a match. */
export interface HighScore {
  readonly name: string;
  readonly worth: number;
  /** Counted from 1; who is worth the same shares a place. */
  readonly place: number;
  readonly match: string;
  readonly ended: number;
}

/** The matches of one game and edition with as many players: what they were worth can be compared. */
export interface ScoreTable {
  readonly game: string;
  readonly edition: string;
  readonly players: number;
  readonly matches: number;
  /** In how many of them a person was first, of several players. */
  readonly won: number;
  /** The best first. */
  readonly scores: readonly HighScore[];
}

/** The kinds of match in which a person played, the one played most first; of each the `most` best results. */
export function scoreTables(matches: readonly FinishedMatch[], most: number): readonly ScoreTable[] {
  const kinds = new Map<string, FinishedMatch[]>();
  for (const match of matches.filter(({ people }) => people.length > 0)) {
    const kind = JSON.stringify([match.game, match.edition, match.names.length]);
    kinds.set(kind, [...(kinds.get(kind) ?? []), match]);
  }
  return [...kinds.values()]
    .map((kind) => tableOf(kind, most))
    .toSorted((one, other) => other.matches - one.matches || other.players - one.players);
}

function tableOf(kind: readonly FinishedMatch[], most: number): ScoreTable {
  const { game, edition, names } = must(kind[0], 'a match of its kind');
  const scores = kind.flatMap(scoresIn);
  return {
    game,
    edition,
    players: names.length,
    matches: kind.length,
    won: names.length === 1 ? 0 : kind.filter((match) => scoresIn(match).some(({ place }) => place === 1)).length,
    scores: scores.toSorted((one, other) => other.worth - one.worth || one.ended - other.ended).slice(0, most),
  };
}

function scoresIn({ id, names, people, result, ended }: FinishedMatch): readonly HighScore[] {
  return people.map((seat) => {
    const worth = must(result[seat], 'the worth of a seat');
    const place = 1 + result.filter((other) => other > worth).length;
    return { name: must(names[seat], 'the name of a seat'), worth, place, match: id, ended };
  });
}
