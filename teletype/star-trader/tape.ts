/**
 * The paper tape: a match as lines that are printed by SAVE and typed in again to go on with it.
 * The original punched its variables; ours holds the ships' names and the record of the match.
 */
import type { Result } from '../../core/result.ts';
import { parseChance } from '../../core/chance.ts';
import { parseRecord, replay, formatRecord } from '../../core/record.ts';
import type { MatchRecord, RecordProblem, ReplayProblem } from '../../core/record.ts';
import { starTrader } from '../../games/star-trader/index.ts';
import type { Config, StarTraderTypes } from '../../games/star-trader/index.ts';
import { explainMatchProblem } from '../../text/en/problems.ts';
import type { Dialogue } from '../basic/dialogue.ts';
import type { Paper } from '../basic/paper.ts';
import { KAUFMAN_1974, VoyageOnPaper } from './match.ts';
import type { VoyageWitness } from './match.ts';

/** Why a tape is no match that can be gone on with here. */
export type TapeProblem =
  | RecordProblem
  | ReplayProblem<StarTraderTypes>
  | { readonly why: 'agreed-on-tape' }
  | { readonly why: 'other-edition'; readonly edition: string }
  | { readonly why: 'ships-on-tape'; readonly ships: number };

const LAST_LINE = 'END OF TAPE';
const SHIP = 'ship ';
/** Nobody types more than this. */
const MOST_LINES = 300_000;

/** Prints the tape of a match. */
export function printTape(paper: Paper, match: VoyageOnPaper): void {
  paper.line('KEEP THE LINES FROM HERE TO THE END OF THE TAPE. TO GO ON, SET UP A');
  paper.line('GAME OF YOUR OWN, SAY THAT IT WAS SAVED, AND TYPE THEM IN.');
  paper.blankLines(1);
  for (const ship of match.ships) paper.line(SHIP + ship);
  for (const line of formatRecord(recordOf(match)).trimEnd().split('\n')) paper.line(line);
  paper.line(LAST_LINE);
}

function recordOf({ position, chance, captains, done }: VoyageOnPaper): MatchRecord {
  const { id: game, engine } = starTrader;
  const edition = starTrader.formatConfig(position.config);
  return {
    game,
    engine,
    edition,
    chance: chance.format(),
    names: captains,
    actions: done,
  };
}

/** Reads a tape line by line and plays its match up to where it was saved; says why where that cannot be done. */
export function* readTape(
  paper: Paper,
  witnesses: readonly VoyageWitness[],
): Dialogue<Result<VoyageOnPaper, TapeProblem>> {
  paper.line('TYPE IN THE TAPE.');
  const lines: string[] = [];
  for (;;) {
    paper.print('? ');
    const line = yield paper.tear();
    paper.carriageReturn();
    if (line.trim() === LAST_LINE) return restart(lines, witnesses);
    if (lines.length < MOST_LINES) lines.push(line.trim());
  }
}

function restart(lines: readonly string[], witnesses: readonly VoyageWitness[]): Result<VoyageOnPaper, TapeProblem> {
  const ships = lines.filter((line) => `${line} `.startsWith(SHIP)).map((line) => line.slice(SHIP.length));
  const record = parseRecord(lines.filter((line) => !`${line} `.startsWith(SHIP)).join('\n'));
  if (!record.ok) return record;
  const { chance, actions } = record.value;
  const played = replay(starTrader, record.value);
  if (!played.ok) return played;
  const problem = problemWith(played.value.config, ships, record.value);
  if (problem !== undefined) return { ok: false, problem };
  const stream = parseChance(chance);
  if (!stream.ok) return stream;
  const match = new VoyageOnPaper(played.value.config, ships, stream.value, witnesses);
  for (const { text: did } of actions) {
    const action = starTrader.parseAction(did);
    if (action !== undefined) match.act(action);
  }
  return { ok: true, value: match };
}

function problemWith(
  config: Config,
  ships: readonly string[],
  { actions, edition, names }: MatchRecord,
): TapeProblem | undefined {
  if (actions.some(({ by }) => by === 'all')) return { why: 'agreed-on-tape' };
  if (config.edition !== KAUFMAN_1974.edition) return { why: 'other-edition', edition };
  return ships.length === names.length * config.ships ? undefined : { why: 'ships-on-tape', ships: ships.length };
}

/** What is wrong with a tape, as the program says it. */
export function explainTape(problem: TapeProblem): string {
  switch (problem.why) {
    case 'agreed-on-tape':
      return 'it holds what only a table can agree upon';
    case 'other-edition':
      return `this teletype does not play ${problem.edition}`;
    case 'ships-on-tape':
      return `the tape names ${problem.ships} ships`;
    default:
      return explainMatchProblem(starTrader, problem);
  }
}
