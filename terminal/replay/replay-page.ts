/** Steps through a record on the full screen. */
import { starLanes } from '../../games/star-lanes/index.ts';
import { drawKeyBar, drawTopBar } from '../match/bars.ts';
import { drawMap } from '../match/draw-map.ts';
import { drawNews } from '../match/draw-news.ts';
import { drawOver } from '../match/draw-over.ts';
import { drawRule } from '../match/draw-place.ts';
import { drawSide } from '../match/draw-side.ts';
import { drawWorths } from '../match/draw-worths.ts';
import { layoutOf } from '../match/layout.ts';
import { moveWords } from '../match/move-words.ts';
import type { Sight } from '../match/sight.ts';
import { wrapped } from '../match/wrap.ts';
import { Cells } from '../screen/cells.ts';
import type { Area, Size } from '../screen/cells.ts';
import type { Key } from '../screen/key.ts';
import type { Page, PageTurn } from '../screen/page.ts';
import { replaySight } from './replay-sight.ts';
import type { Steps } from './steps.ts';

/** How long each action is shown when the record plays by itself. */
const PACE_MS = 700;

export class ReplayPage implements Page<'back'> {
  readonly #steps: Steps;
  readonly #fine: boolean;
  #at = 0;
  #playing = false;
  #overlay: 'news' | 'worth' | undefined;

  constructor(steps: Steps, fine: boolean) {
    this.#steps = steps;
    this.#fine = fine;
  }

  draw(size: Size): Cells {
    const cells = new Cells(size);
    const sight = replaySight(this.#steps, this.#at);
    const { view } = sight;
    const last = this.#steps.steps.length - 1;
    drawTopBar(
      cells,
      `Replay · ${view.config.edition} · ${moveWords(view, view.moves)}`,
      `action ${this.#at} of ${last}`,
    );
    const whole = { x: 1, y: 1, width: size.width - 2, height: size.height - 2 };
    if (this.#overlay === 'worth') drawWorths(cells, sight, whole, this.#fine);
    else if (this.#overlay === 'news') drawNews(cells, sight, whole);
    else this.#drawMoment(cells, sight, size);
    drawKeyBar(cells, [
      ['← →', 'action'],
      ['↑ ↓', 'turn'],
      ['Home End', 'start, end'],
      ['Space', this.#playing ? 'stop' : 'play'],
      ['w', 'worth'],
      ['n', 'news'],
      ['q', 'leave'],
    ]);
    return cells;
  }

  press(key: Key): 'back' | undefined {
    this.#playing &&= key.key === 'text' && key.text !== ' ';
    switch (key.key) {
      case 'left':
        return this.#go(this.#at - 1);
      case 'right':
      case 'enter':
        return this.#go(this.#at + 1);
      case 'up':
      case 'page-up':
        return this.#go(this.#turn(-1));
      case 'down':
      case 'page-down':
        return this.#go(this.#turn(1));
      case 'wheel':
        return this.#go(this.#at + key.by);
      case 'home':
        return this.#go(0);
      case 'end':
        return this.#go(Infinity);
      case 'escape':
      case 'end-of-input':
        return this.#overlay === undefined ? 'back' : this.#look(undefined);
      case 'text':
        return this.#press(key.text);
      default:
        return undefined;
    }
  }

  listen({ redraw }: PageTurn<'back'>): () => void {
    const ticking = setInterval(() => {
      if (!this.#playing) return;
      this.#go(this.#at + 1);
      this.#playing = this.#at < this.#steps.steps.length - 1;
      redraw();
    }, PACE_MS);
    return () => clearInterval(ticking);
  }

  #press(text: string): 'back' | undefined {
    if (text === 'q') return 'back';
    if (text === ' ') this.#playing = !this.#playing;
    if (text === 'w') return this.#look(this.#overlay === 'worth' ? undefined : 'worth');
    if (text === 'n') return this.#look(this.#overlay === 'news' ? undefined : 'news');
    return undefined;
  }

  #look(overlay: 'news' | 'worth' | undefined): undefined {
    this.#overlay = overlay;
  }

  #go(at: number): undefined {
    this.#at = Math.max(0, Math.min(this.#steps.steps.length - 1, at));
  }

  /** The next or last action with which somebody's turn begins. */
  #turn(way: 1 | -1): number {
    const { steps } = this.#steps;
    for (let at = this.#at + way; at > 0 && at < steps.length; at += way)
      if (steps[at]?.events.some(({ type }) => type === 'offered') === true) return at;
    return way > 0 ? steps.length - 1 : 0;
  }

  #drawMoment(cells: Cells, sight: Sight, size: Size): void {
    const layout = layoutOf(size, sight.view);
    drawMap(cells, sight, layout, -1);
    drawSide(cells, sight, layout.side, this.#fine);
    drawNews(cells, sight, layout.news);
    if (sight.view.phase === 'over') drawOver(cells, sight, layout.desk);
    else this.#drawDone(cells, sight, layout.desk);
  }

  /** What the last action did, and what comes next. */
  #drawDone(cells: Cells, { names, view }: Sight, area: Area): void {
    const { steps, problem } = this.#steps;
    const [now, next] = [steps[this.#at], steps[this.#at + 1]];
    const by = now?.done?.by;
    drawRule(cells, area, now?.done === undefined ? 'The match begins.' : `${whoOf(by, names)}: ${now.done.did}`);
    const told = (now?.events ?? [])
      .filter(({ type }) => type !== 'offered')
      .flatMap((event) => wrapped(starLanes.tell(event, names, view.config), area.width - 4, '  '));
    told.slice(0, area.height - 2).forEach((line, i) => cells.put(area.x + 2, area.y + 1 + i, line));
    const y = area.y + area.height - 1;
    if (next?.done !== undefined)
      cells.put(area.x + 2, y, `Next: ${whoOf(next.done.by, names)}, ${next.done.did}`, 'faint');
    else if (problem !== undefined) cells.put(area.x + 2, y, `It cannot be played further: ${problem}`, 'warning');
  }
}

function whoOf(by: number | 'all' | undefined, names: readonly string[]): string {
  return by === 'all' ? 'all' : (names[by ?? -1] ?? '');
}
