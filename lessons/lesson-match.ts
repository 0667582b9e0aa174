/**
 * A lesson in play: a match at a table of this program whose rival does what is planned, and in which the player may do what
 * the lesson asks for. It knows which step the match has come to; nothing of it is kept.
 */
import type { Act } from '../table/act.ts';
import type { Said } from '../table/protocol.ts';
import type { BotRunner, Wait } from '../client/bot-runner.ts';
import { LocalMatch } from '../client/local-match.ts';
import type { HappenedOf, MatchClient, UpdateOf } from '../client/match-client.ts';
import { countedDeeds } from '../client/counted-deeds.ts';
import { newMatch } from '../client/new-match.ts';
import type { Game, Seat, Types, Viewer } from '../core/contract.ts';
import type { GameKit } from '../core/kit.ts';
import { must } from '../core/must.ts';
import { unwrap } from '../core/result.ts';
import { PLAYER, saidSteps } from './lesson.ts';
import type { Lesson, LessonStep } from './lesson.ts';

/** What a lesson needs of the program it is played in. */
export interface LessonDeps {
  /** What the player is called. */
  readonly name: string;
  /** The least time the rival takes for an action, in milliseconds. */
  readonly pace: () => number;
  readonly now: () => number;
  readonly wait: Wait;
}

/** The rival answers at once; in milliseconds. */
const PATIENCE = 10_000;

/** What a player hears who does something else than the lesson asks for. */
const NOT_IN_LESSON: Said = { why: 'not-now', reason: 'not-in-lesson' };

/** Begins a lesson. */
export function openLesson<T extends Types>(
  kit: GameKit<T>,
  lesson: Lesson<T>,
  { name, pace, now, wait }: LessonDeps,
): LessonMatch<T> {
  const { game } = kit;
  const { edition, chance, rival } = lesson;
  const sitters = [{ person: name }, ...(rival === undefined ? [] : [{ bot: rival.bot }])];
  const names = sitters.map(() => '');
  const record = { game: game.id, engine: game.engine, edition, chance, names, actions: [] };
  const beginning = { from: 'moment', record, actions: 0 } as const;
  const log = newMatch(kit, { id: 'lesson', edition, sitters, beginning, made: now() });
  const bots = plannedRival(game, rival?.answers ?? []);
  const match = LocalMatch.open(log, { kit, bots, pace, now, wait, patience: PATIENCE, keep: () => {} });
  return new LessonMatch(game, lesson, unwrap(match));
}

/** How many it has given is all a planned rival has to be reminded of. */
function plannedRival<T extends Types>(game: Game<T>, answers: readonly string[]): BotRunner<T> {
  return {
    answer({ question: { memo } }) {
      const given = Number(memo?.['given'] ?? 0);
      const action = game.parseAction(must(answers[given], `answer ${given} of the rival`));
      return Promise.resolve({ action: must(action, 'an action'), memo: { given: given + 1 } });
    },
    restart(trouble) {
      throw new Error(`the plan of the lesson failed: ${trouble}`);
    },
    close: () => Promise.resolve(),
  };
}

export class LessonMatch<T extends Types> implements MatchClient<T> {
  readonly place = 'local';
  readonly mayAdvise = false;
  readonly match: string;
  readonly #game: Game<T>;
  readonly #lesson: Lesson<T>;
  readonly #table: LocalMatch<T>;
  readonly #listeners = new Set<() => void>();
  /** The step up to which everything was read. */
  #read = 0;

  constructor(game: Game<T>, lesson: Lesson<T>, table: LocalMatch<T>) {
    this.#game = game;
    this.#lesson = lesson;
    this.#table = table;
    this.match = table.match;
    table.listen(() => this.#tell());
  }

  /** The step the match has come to; undefined while the rival is to act, and when all is done. */
  get step(): LessonStep<T> | undefined {
    return this.#table.update(PLAYER).toAct === PLAYER ? this.#lesson.steps[this.#at] : undefined;
  }

  /** How many steps are done, and how many there are, as they are told. */
  get progress(): { readonly done: number; readonly of: number } {
    const { steps } = this.#lesson;
    const of = saidSteps(steps).length;
    return { done: this.isDone ? of : saidSteps(steps.slice(0, this.#at + 1)).length - 1, of };
  }

  /** Whether the words of the step also asked for what was done last. */
  get isSaid(): boolean {
    const { steps } = this.#lesson;
    return steps[this.#at - 1]?.says === steps[this.#at]?.says;
  }

  get isDone(): boolean {
    return this.#at === this.#lesson.steps.length;
  }

  /** The amounts of money the words tell, as the match stands. */
  get amounts(): Readonly<Record<string, number>> {
    const events = countedDeeds<T['Event']>(this.happened(PLAYER)).flat();
    return this.#lesson.amounts(this.#view, events);
  }

  get #view(): T['View'] {
    return must(this.#table.update(PLAYER).view, 'a match that has begun');
  }

  /** What the step says was read; one that asks for something is only done by doing it. */
  next(): void {
    const at = this.#at;
    if (this.#lesson.steps[at]?.does !== undefined || this.isDone) return;
    this.#read = at + 1;
    this.#tell();
  }

  seats(): readonly Seat[] {
    return [PLAYER];
  }

  update(as: Viewer): UpdateOf<T> {
    return this.#table.update(as);
  }

  happened(as: Viewer): readonly HappenedOf<T>[] {
    return this.#table.happened(as);
  }

  connection(): 'connected' {
    return 'connected';
  }

  lag(): number {
    return 0;
  }

  act(seat: Seat, act: Act): Promise<Said | undefined> {
    const isFree = act.act !== 'do' || this.#isPlanned(act.did);
    return isFree ? this.#table.act(seat, act) : Promise.resolve(NOT_IN_LESSON);
  }

  record(): ReturnType<MatchClient<T>['record']> {
    return this.#table.record();
  }

  listen(changed: () => void): () => void {
    this.#listeners.add(changed);
    return () => this.#listeners.delete(changed);
  }

  close(): Promise<void> {
    return this.#table.close();
  }

  /** Who does the next thing that is asked for need not have read what stands before it. */
  #isPlanned(did: string): boolean {
    const next = this.#lesson.steps.slice(this.#at).find(({ does }) => does !== undefined);
    if (next?.allows === undefined) return next?.does === did;
    const action = this.#game.parseAction(did);
    return action !== undefined && next.allows(action, this.#view);
  }

  /** The first step that is not done: counted from what the player did, so that what is taken back is asked for again. */
  get #at(): number {
    const { steps } = this.#lesson;
    const asking = steps.flatMap(({ does }, at) => (does === undefined ? [] : [at]));
    const deeds = this.#deeds;
    const from = deeds === 0 ? 0 : must(asking[deeds - 1], 'a step that was done') + 1;
    return Math.max(from, Math.min(this.#read, asking[deeds] ?? steps.length));
  }

  /** How many things the player did that count. */
  get #deeds(): number {
    let by: (Seat | undefined)[] = [];
    for (const one of this.happened(PLAYER)) {
      if (one.act === 'undo') by = by.slice(0, Number(one.text));
      else if (one.act === 'do' || one.act === 'bot') by.push(one.by);
    }
    return by.filter((seat) => seat === PLAYER).length;
  }

  #tell(): void {
    for (const changed of this.#listeners) changed();
  }
}
