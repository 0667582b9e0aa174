/** The page of a match: hands what is seen to the pure screen, and what is done to the table. */
import type { Viewer } from '../../core/contract.ts';
import { starLanes } from '../../games/star-lanes/index.ts';
import type { Act } from '../../table/act.ts';
import type { Cells, Size } from '../screen/cells.ts';
import { Cells as Grid } from '../screen/cells.ts';
import type { Key } from '../screen/key.ts';
import type { Page, PageTurn } from '../screen/page.ts';
import { drawMatch } from './draw-match.ts';
import { pressMatch } from './press.ts';
import type { Did } from './press.ts';
import { pressClick } from './press-click.ts';
import type { Seating } from './seating.ts';
import { sightOf } from './sight.ts';
import type { Sight } from './sight.ts';
import { newUi, uiFor } from './ui.ts';
import type { MatchUi } from './ui.ts';

/** How the page was left. */
export type MatchEnd = 'leave' | 'again';

const SECOND = 1000;

export class MatchPage implements Page<MatchEnd> {
  readonly #seating: Seating;
  #ui: MatchUi;
  #sight: Sight | undefined;
  #viewer: Viewer = 'watcher';
  #redraw: () => void = () => {};

  constructor(seating: Seating, fine: boolean) {
    this.#seating = seating;
    this.#ui = newUi(fine);
    this.#look();
  }

  draw(size: Size): Cells {
    if (this.#sight !== undefined) return drawMatch(this.#sight, this.#ui, size, Date.now());
    const cells = new Grid(size);
    cells.put(1, 1, 'Waiting for the match …', 'faint');
    return cells;
  }

  press(key: Key, size: Size): MatchEnd | undefined {
    if (this.#sight === undefined) return key.key === 'text' && key.text === 'q' ? 'leave' : undefined;
    const pressed =
      key.key === 'click' ? pressClick(this.#sight, this.#ui, key, size) : pressMatch(this.#sight, this.#ui, key);
    this.#ui = pressed.ui;
    return pressed.did === undefined ? undefined : this.#do(pressed.did, this.#sight);
  }

  listen({ redraw }: PageTurn<MatchEnd>): () => void {
    this.#redraw = redraw;
    const stop = this.#seating.listen(() => {
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
    const sight = sightOf(this.#seating, this.#viewer);
    if (sight === undefined) return;
    this.#sight = sight;
    this.#viewer = sight.viewer;
    this.#ui = uiFor(this.#ui, sight);
  }

  #do(did: Did, { viewer, own, update }: Sight): MatchEnd | undefined {
    switch (did.did) {
      case 'leave':
        return 'leave';
      case 'again':
        return 'again';
      case 'play':
        void this.#act(viewer, { act: 'do', did: starLanes.write(did.action) });
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
    const problem = await this.#seating.act(seat, act);
    if (problem === undefined) return;
    this.#ui = { ...this.#ui, problem };
    this.#redraw();
  }
}
