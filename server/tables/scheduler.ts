/**
 * What nobody at a keyboard does: the turns of computer players, clocks that run out, votes that
 * end. Whoever writes an entry sees to the computer player that is next; everything else, and what
 * a process that died left undone, is taken up from the store by exactly one process.
 */
import { Mulberry32 } from '../../core/chance.ts';
import type { Game, Seat, Types } from '../../core/contract.ts';
import { botSeed } from '../../table/bot-seed.ts';
import { botToAct, lateAt, mayStart, redrawAt } from '../../table/clock.ts';
import { NoSuchMatch } from '../../table/store.ts';
import type { Table } from '../../table/table.ts';
import { UnplayableMatch } from './table-registry.ts';
import type { TableRegistry } from './table-registry.ts';
import { CLAIM_MS } from './live-table.ts';
import type { LiveTable } from './live-table.ts';
import type { BotPool } from './bot-pool.ts';
import type { BotRequest } from './bot-request.ts';

/** How many matches are taken up at once. */
const MOST_CLAIMED = 50;

export class Scheduler {
  readonly #registry: TableRegistry;
  readonly #bots: Pick<BotPool, 'answer'>;
  readonly #trouble: (error: unknown) => void;
  /** The matches in which a computer player is thinking here. */
  readonly #thinking = new Set<string>();
  #stopped = false;

  constructor(registry: TableRegistry, bots: Pick<BotPool, 'answer'>, trouble: (error: unknown) => void) {
    this.#registry = registry;
    registry.onChange((live, table) => this.#changed(live, table));
    // A match of computer players alone goes on while somebody looks.
    registry.onJoin((live) => this.#see(live.use((table) => this.#changed(live, table))));
    this.#bots = bots;
    this.#trouble = trouble;
  }

  stop(): void {
    this.#stopped = true;
  }

  #changed(live: LiveTable, table: Table): void {
    if (botToAct(table) !== undefined && needOf(table, live) !== 'none') this.#think(live.id);
  }

  /** Takes up what is due. */
  async poll(): Promise<void> {
    const registry = this.#registry;
    const now = registry.now();
    const matches = this.#stopped ? [] : await registry.store.claim(now, now + CLAIM_MS, MOST_CLAIMED);
    await Promise.all(matches.map((match) => this.#takeUp(match).catch((error: unknown) => this.#fail(match, error))));
  }

  /** A match that no process of this version can play is told of once, and left alone from then on. */
  async #fail(match: string, error: unknown): Promise<void> {
    this.#tell(error);
    if (error instanceof UnplayableMatch) await this.#registry.store.release(match).catch(this.#trouble);
  }

  async #takeUp(match: string): Promise<void> {
    const registry = this.#registry;
    const live = await registry.open(match);
    await live?.catchUp();
    await live?.use((table) => {
      const time = registry.now();
      const at = table.at;
      if (botToAct(table) !== undefined) this.#takeUpBot(live, table);
      else if (mayStart(table)) this.#see(registry.start(live));
      else if ((lateAt(table) ?? Infinity) <= time && table.toAct !== undefined)
        this.#see(live.submit({ by: table.toAct, act: { act: 'late' }, at, time }));
      else if ((redrawAt(table) ?? Infinity) <= time) this.#see(live.submit({ act: { act: 'redraw' }, at, time }));
      else if ((table.vote?.ends ?? Infinity) <= time) this.#see(live.submit({ act: { act: 'lapse' }, at, time }));
    });
  }

  /** Where nobody looks at computer players, nothing is due until somebody does. */
  #takeUpBot(live: LiveTable, table: Table): void {
    if (needOf(table, live) === 'none') this.#see(this.#registry.store.release(live.id));
    else this.#think(live.id);
  }

  #think(match: string): void {
    if (this.#thinking.has(match) || this.#stopped) return;
    this.#thinking.add(match);
    this.#see(this.#playOut(match).finally(() => this.#thinking.delete(match)));
  }

  /** Plays computer players' turns for as long as one is to act. */
  async #playOut(match: string): Promise<void> {
    for (let acts = true; acts && !this.#stopped;) acts = await this.#playOne(match);
  }

  async #playOne(match: string): Promise<boolean> {
    const live = await this.#registry.open(match);
    const asked = await live?.use((table) => askedOf(table, live));
    if (live === undefined || asked === undefined) return false;
    const request: BotRequest = {
      match,
      seat: asked.seat,
      game: asked.game.id,
      bot: asked.bot,
      isUrgent: asked.need === 'people',
      question: { view: asked.view, heard: await live.heardBy(asked.seat), memo: live.memos.get(asked.seat) },
      seed: botSeed(live.luck, asked.at),
    };
    const reply = await this.#bots.answer(request);
    if (this.#stopped) return false;
    if (reply !== undefined) live.memos.set(asked.seat, reply.memo);
    if (reply !== undefined && (await this.#play(match, asked, reply.did))) return true;
    // The match must go on: where no thread answers, or with nonsense, the weakest player does, here.
    return this.#play(match, asked, await this.#plainAnswer(asked, request));
  }

  /**
   * Whether that settled it: an answer that came too late is thought about anew. The table is asked for again, because it
   * may have been forgotten, and opened for somebody else, in the time that thinking took.
   */
  async #play(match: string, { seat, at }: BotTurn, did: string): Promise<boolean> {
    const live = await this.#registry.open(match);
    const outcome = await live?.submit({ by: seat, act: { act: 'bot', did }, at, time: this.#registry.now() });
    if (outcome === undefined || outcome.ok || outcome.why === 'stale' || outcome.why === 'not-now') return true;
    this.#trouble(new Error(`a computer player's action was refused in ${match}: ${did}: ${outcome.problem}`));
    return false;
  }

  async #plainAnswer({ game }: BotTurn, { question, seed }: BotRequest): Promise<string> {
    const [weakest] = await this.#registry.games.botsOf(game.id);
    if (weakest === undefined) throw new Error(`${game.id} has no computer players`);
    return game.formatAction(weakest.answer(question, { playouts: 0 }, new Mulberry32(seed)).action);
  }

  /** A match that was deleted while it was played is no trouble. */
  #tell(error: unknown): void {
    if (!(error instanceof NoSuchMatch)) this.#trouble(error);
  }

  #see(work: Promise<unknown>): void {
    work.catch((error: unknown) => this.#tell(error));
  }
}

/** What a computer player is asked. */
interface BotTurn {
  readonly game: Game<Types>;
  readonly seat: Seat;
  readonly bot: string;
  readonly at: number;
  readonly view: Types['View'];
  readonly need: Need;
}

function askedOf(table: Table, live: LiveTable): BotTurn | undefined {
  const seat = botToAct(table);
  const { state, game, at, head, seats } = table;
  const need = needOf(table, live);
  if (seat === undefined || state === undefined || need === 'none') return undefined;
  return { game, seat, bot: seats[seat]?.bot ?? head.minder, at, view: game.view(state, seat), need };
}

/** Who a computer player plays for: people who wait, nobody in particular, or nobody at all. */
type Need = 'people' | 'some' | 'none';

/** What nobody plays any more, or never did, goes on while somebody looks: otherwise it would keep a core busy for nothing. */
function needOf({ seats }: Table, { isWatched }: LiveTable): Need {
  if (seats.some(({ isPerson, minded }) => isPerson && minded !== 'left')) return 'people';
  return isWatched ? 'some' : 'none';
}
