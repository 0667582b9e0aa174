/** The page of a match: hands what is seen to the pure screen of its game, and what is done to the table. */
import type { Game, Seat, Types, Viewer } from '../../core/contract.ts';
import type { Act } from '../../table/act.ts';
import type { Cells, Size } from '../screen/cells.ts';
import { Cells as Grid } from '../screen/cells.ts';
import type { Key } from '../screen/key.ts';
import type { Page, PageTurn } from '../screen/page.ts';
import type { Did, Pressed } from './pressed.ts';
import type { MatchClient } from '../../client/match-client.ts';
import { modelOf } from '../match/table-sight.ts';
import type { MatchModel } from '../match/table-sight.ts';
import type { TableUi } from './table-ui.ts';

/** How the page was left. */
export type MatchEnd = 'leave' | 'again';

/** The screen of one game: pure functions from what is seen and what the player has begun to do. */
export interface MatchScreen<T extends Types, Sight extends MatchModel<T>, Ui extends TableUi> {
  readonly game: Game<T>;
  newUi(fine: boolean): Ui;
  /** What is told from what is seen, once for every update. */
  look(seen: MatchModel<T>): Sight;
  /** The same state for the same question, a fresh one for the next. */
  uiFor(ui: Ui, sight: Sight): Ui;
  /** `now` is the time here, for clocks. */
  draw(sight: Sight, ui: Ui, size: Size, now: number): Cells;
  press(sight: Sight, ui: Ui, key: Key, size: Size): Pressed<Ui, T['Action']>;
}

const SECOND = 1000;

/** What is said to a key that would do something while nobody answers. */
export const NOT_SENT = 'Not done: the server did not answer. Your seat is kept; q leaves.';

export class MatchPage<T extends Types, Sight extends MatchModel<T>, Ui extends TableUi> implements Page<MatchEnd> {
  readonly #client: MatchClient<T>;
  readonly #screen: MatchScreen<T, Sight, Ui>;
  #ui: Ui;
  #sight: Sight | undefined;
  #viewer: Viewer = 'watcher';
  #redraw: () => void = () => {};

  constructor(client: MatchClient<T>, screen: MatchScreen<T, Sight, Ui>, fine: boolean) {
    this.#client = client;
    this.#screen = screen;
    this.#ui = screen.newUi(fine);
    this.#look();
  }

  draw(size: Size): Cells {
    if (this.#sight !== undefined) return this.#screen.draw(this.#sight, this.#ui, size, Date.now());
    const cells = new Grid(size);
    cells.put(1, 1, 'Waiting for the match …', 'faint');
    return cells;
  }

  press(key: Key, size: Size): MatchEnd | undefined {
    if (this.#sight === undefined) return key.key === 'text' && key.text === 'q' ? 'leave' : undefined;
    const pressed = this.#screen.press(this.#sight, this.#ui, key, size);
    this.#ui = pressed.ui;
    return pressed.did === undefined ? undefined : this.#do(pressed.did, this.#sight);
  }

  listen({ redraw }: PageTurn<MatchEnd>): () => void {
    this.#redraw = redraw;
    const stop = this.#client.listen(() => {
      this.#look();
      redraw();
    });
    // Clocks go on while nothing else does.
    const ticking = setInterval(() => {
      if (this.#sight?.update.lateAt !== undefined) redraw();
    }, SECOND);
    return () => {
      clearInterval(ticking);
      stop();
    };
  }

  #look(): void {
    const seen = modelOf(this.#client, this.#viewer);
    if (seen === undefined) return;
    const sight = this.#screen.look(seen);
    this.#sight = sight;
    this.#viewer = sight.viewer;
    this.#ui = this.#screen.uiFor(this.#ui, sight);
  }

  #do(did: Did<T['Action']>, { viewer, own, update }: Sight): MatchEnd | undefined {
    switch (did.did) {
      case 'leave':
        return 'leave';
      case 'again':
        return 'again';
      case 'play':
        void this.#act(viewer, { act: 'do', did: this.#screen.game.formatAction(did.action) });
        return undefined;
      case 'act': {
        // Who is away takes back the seat that is minded; everything else is for whoever looks.
        const minded = own.find((seat) => update.seats[seat]?.minded !== undefined);
        void this.#act(did.act.act === 'back' ? (minded ?? viewer) : viewer, did.act);
        return undefined;
      }
    }
  }

  async #act(seat: Viewer, act: Act): Promise<void> {
    if (seat === 'watcher') return;
    const problem = await this.#tried(seat, act);
    if (problem === undefined) return;
    this.#ui = { ...this.#ui, problem };
    this.#redraw();
  }

  /** What a key did before the line was lost is answered; what one would do now might come as a surprise later. */
  async #tried(seat: Seat, act: Act): Promise<string | undefined> {
    const isSent = ['connected', 'gone'].includes(this.#client.connection());
    return isSent ? (await this.#client.act(seat, act))?.problem : NOT_SENT;
  }
}
