/** Checks the record of a daily match by playing it again, with the computer players' part in it. */
import { Tape } from '../../core/chance.ts';
import { must } from '../../core/must.ts';
import type { Game, Seat, Types } from '../../core/contract.ts';
import type { Result } from '../../core/result.ts';
import { replay } from '../../core/record.ts';
import type { MatchRecord, PlayedAction, ReplayProblem } from '../../core/record.ts';
import type { Bot, Memo } from '../bot.ts';
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
export type DailyProblem<T extends Types> =
  | ReplayProblem<T>
  | { readonly why: 'other-day'; readonly date: string }
  | { readonly why: 'agreed-in-daily'; readonly action: number }
  | { readonly why: 'bot-plays-otherwise'; readonly action: number }
  | { readonly why: 'unfinished' };

/** What a day is played with. */
export interface DailyRules<T extends Types> {
  readonly game: Game<T>;
  readonly bots: readonly Bot<T>[];
}

/** What the person reached, or why this is not the whole match of that day, fairly played. */
export function checkDailyRecord<T extends Types>(
  rules: DailyRules<T>,
  record: MatchRecord,
  day: Day,
  chance: string,
): Result<DailyOutcome, DailyProblem<T>> {
  const { game } = rules;
  const { edition, names, engine } = record;
  const isOfDay = edition === day.edition && record.chance === chance && names.length === day.opponents.length + 1;
  if (!isOfDay || engine !== game.engine) return { ok: false, problem: { why: 'other-day', date: day.date } };
  const watcher = new Watcher(rules, day);
  const played = replay(game, record, (...moment) => watcher.see(...moment));
  if (!played.ok) return played;
  if (watcher.problem !== undefined) return { ok: false, problem: watcher.problem };
  const nets = game.result(played.value.state);
  if (nets === undefined) return { ok: false, problem: { why: 'unfinished' } };
  return { ok: true, value: { net: must(nets[PERSON], 'the worth of the person'), place: placeIn(nets) } };
}

/** Sees every moment of the match, and asks each computer player what it would have done. */
class Watcher<T extends Types> {
  problem: DailyProblem<T> | undefined;
  readonly #rules: DailyRules<T>;
  readonly #day: Day;
  readonly #heard: T['Event'][][];
  readonly #memos = new Map<Seat, Memo | undefined>();
  #before: T['State'] | undefined;
  #actions = 0;

  constructor(rules: DailyRules<T>, day: Day) {
    this.#rules = rules;
    this.#day = day;
    this.#heard = [[], ...day.opponents.map(() => [])];
  }

  see(state: T['State'], events: readonly T['Event'][], done: PlayedAction | undefined): void {
    if (done !== undefined) this.problem ??= this.#problemOf(done);
    for (const [seat, heard] of this.#heard.entries())
      heard.push(...events.filter((event) => this.#rules.game.isVisible(state, event, seat)));
    this.#before = state;
  }

  #problemOf({ by, text: did }: PlayedAction): DailyProblem<T> | undefined {
    const action = ++this.#actions;
    if (by === 'all') return { why: 'agreed-in-daily', action };
    if (by === PERSON || this.#before === undefined) return undefined;
    return this.#isAnswer(by, this.#before, did) ? undefined : { why: 'bot-plays-otherwise', action };
  }

  /** With its memo, or without: a page that was loaded again has lost it. */
  #isAnswer(seat: Seat, position: T['State'], did: string): boolean {
    const { game, bots } = this.#rules;
    const bot = must(
      bots.find(({ name }) => name === this.#day.opponents[seat - 1]),
      `the computer player of seat ${seat}`,
    );
    const question = { view: game.view(position, seat), heard: must(this.#heard[seat], `seat ${seat}`) };
    const answers = [this.#memos.get(seat), undefined].map((memo) =>
      bot.answer({ ...question, memo }, { playouts: 0 }, NO_CHANCE),
    );
    const given = answers.find(({ action }) => game.formatAction(action) === did);
    this.#memos.set(seat, given?.memo);
    return given !== undefined;
  }
}
