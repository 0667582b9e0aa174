/** Checks the record of a daily match by playing it again, with the computer players' part in it. */
import { Tape } from '../../core/chance.ts';
import { must } from '../../core/must.ts';
import type { Seat } from '../../core/contract.ts';
import type { Result } from '../../core/result.ts';
import { replay } from '../../core/record.ts';
import type { MatchRecord, PlayedAction, ReplayProblem } from '../../core/record.ts';
import { starLanes } from '../../games/star-lanes/index.ts';
import type { Event, StarLanesTypes } from '../../games/star-lanes/index.ts';
import type { Position } from '../../games/star-lanes/position.ts';
import type { Memo } from '../bot.ts';
import { starLanesBots } from '../star-lanes/index.ts';
import { PERSON, placeIn } from './day.ts';
import type { Day } from './day.ts';

/** The opponents of a daily match draw nothing: one that did would end the check. */
const NO_CHANCE = new Tape([]);

/** How a daily match ended. */
export interface DailyOutcome {
  readonly net: number;
  /** 1 for the winner; shared by equals. */
  readonly place: number;
}

/** Why a record is not the whole match of a day, fairly played. Actions are counted from 1. */
export type DailyProblem =
  | ReplayProblem<StarLanesTypes>
  | { readonly why: 'other-day'; readonly date: string }
  | { readonly why: 'agreed-in-daily'; readonly action: number }
  | { readonly why: 'bot-plays-otherwise'; readonly action: number }
  | { readonly why: 'unfinished' };

/** What the person reached, or why this is not the whole match of that day, fairly played. */
export function checkDailyRecord(record: MatchRecord, day: Day, chance: string): Result<DailyOutcome, DailyProblem> {
  if (record.edition !== day.edition || record.chance !== chance || record.names.length !== day.opponents.length + 1)
    return { ok: false, problem: { why: 'other-day', date: day.date } };
  const watcher = new Watcher(day);
  const played = replay(starLanes, record, (...moment) => watcher.see(...moment));
  if (!played.ok) return played;
  if (watcher.problem !== undefined) return { ok: false, problem: watcher.problem };
  const nets = starLanes.result(played.value.state);
  if (nets === undefined) return { ok: false, problem: { why: 'unfinished' } };
  return { ok: true, value: { net: nets[PERSON] ?? 0, place: placeIn(nets) } };
}

/** Sees every moment of the match, and asks each computer player what it would have done. */
class Watcher {
  problem: DailyProblem | undefined;
  readonly #day: Day;
  readonly #heard: Event[][];
  readonly #memos = new Map<Seat, Memo | undefined>();
  #before: Position | undefined;
  #actions = 0;

  constructor(day: Day) {
    this.#day = day;
    this.#heard = [[], ...day.opponents.map(() => [])];
  }

  see(state: Position, events: readonly Event[], done: PlayedAction | undefined): void {
    if (done !== undefined) this.problem ??= this.#problemOf(done);
    for (const [seat, heard] of this.#heard.entries())
      heard.push(...events.filter((event) => starLanes.isVisible(state, event, seat)));
    this.#before = state;
  }

  #problemOf({ by, text: did }: PlayedAction): DailyProblem | undefined {
    const action = ++this.#actions;
    if (by === 'all') return { why: 'agreed-in-daily', action };
    if (by === PERSON || this.#before === undefined) return undefined;
    return this.#isAnswer(by, this.#before, did) ? undefined : { why: 'bot-plays-otherwise', action };
  }

  /** With its memo, or without: a page that was loaded again has lost it. */
  #isAnswer(seat: Seat, position: Position, did: string): boolean {
    const bot = must(
      starLanesBots.find(({ name }) => name === this.#day.opponents[seat - 1]),
      `the computer player of seat ${seat}`,
    );
    const question = { view: starLanes.view(position, seat), heard: must(this.#heard[seat], `seat ${seat}`) };
    const answers = [this.#memos.get(seat), undefined].map((memo) =>
      bot.answer({ ...question, memo }, { playouts: 0 }, NO_CHANCE),
    );
    const given = answers.find(({ action }) => starLanes.formatAction(action) === did);
    this.#memos.set(seat, given?.memo);
    return given !== undefined;
  }
}
