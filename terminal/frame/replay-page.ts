/** Steps through a record on the full screen. */
import type { Game, Types } from '../../core/contract.ts';
import { drawKeyBar, drawTopBar } from '../frame/bars.ts';
import type { KeyHelp } from '../frame/bars.ts';
import { drawText } from '../frame/draw-box.ts';
import { drawRule } from '../frame/draw-rule.ts';
import type { MatchModel } from '../match/table-sight.ts';
import { wrapped } from '../frame/wrap.ts';
import { Cells } from '../screen/cells.ts';
import type { Area, Size } from '../screen/cells.ts';
import type { Key } from '../screen/key.ts';
import type { Page, PageTurn } from '../screen/page.ts';
import type { Steps } from '../replay/steps.ts';

/** A page that can be laid over the moment. */
interface ReplayOverlay<Sight> {
  readonly key: string;
  readonly words: string;
  readonly draw: (cells: Cells, sight: Sight, area: Area, fine: boolean) => void;
}

/** How the moments of one game's records are drawn. */
export interface ReplayScreen<T extends Types, Sight extends MatchModel<T>> {
  readonly game: Game<T>;
  /** The type of the event that begins a turn, and what a turn is called. */
  readonly turns: { readonly opens: string; readonly words: string };
  readonly overlays: readonly ReplayOverlay<Sight>[];
  sightAt(steps: Steps<T>, at: number): Sight;
  headline(sight: Sight): string;
  /** Whether an event is told among what an action did. */
  isTold(event: T['Event']): boolean;
  /** `drawDone` tells in an area what the last action did. */
  draw(cells: Cells, sight: Sight, fine: boolean, drawDone: (area: Area) => void): void;
}

/** How long each action is shown when the record plays by itself. */
const PACE_MS = 700;

export class ReplayPage<T extends Types, Sight extends MatchModel<T>> implements Page<'back'> {
  readonly #steps: Steps<T>;
  readonly #screen: ReplayScreen<T, Sight>;
  readonly #fine: boolean;
  #at = 0;
  #playing = false;
  #overlay: ReplayOverlay<Sight> | undefined;
  readonly #help: ReplayOverlay<Sight>;

  constructor(steps: Steps<T>, screen: ReplayScreen<T, Sight>, fine: boolean) {
    this.#steps = steps;
    this.#screen = screen;
    this.#fine = fine;
    this.#help = { key: '?', words: 'help', draw: (cells) => drawText(cells, helpFor(screen), 0) };
  }

  draw(size: Size): Cells {
    const cells = new Cells(size);
    const { overlays, turns } = this.#screen;
    const sight = this.#screen.sightAt(this.#steps, this.#at);
    const last = this.#steps.steps.length - 1;
    drawTopBar(cells, `Replay · ${this.#screen.headline(sight)}`, `action ${this.#at} of ${last}`);
    const whole = { x: 1, y: 1, width: size.width - 2, height: size.height - 2 };
    if (this.#overlay !== undefined) this.#overlay.draw(cells, sight, whole, this.#fine);
    else this.#screen.draw(cells, sight, this.#fine, (area) => this.#drawDone(cells, sight, area));
    drawKeyBar(cells, [
      ['← →', 'action'],
      ['↑ ↓', turns.words],
      ['Space', this.#playing ? 'stop' : 'play'],
      ...overlays.map(({ key, words }) => [key, words] as const),
      ['Home End', 'start, end'],
      ['?', 'help'],
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
    const overlay = text === '?' ? this.#help : this.#screen.overlays.find(({ key }) => key === text);
    return overlay === undefined ? undefined : this.#look(this.#overlay === overlay ? undefined : overlay);
  }

  #look(overlay: ReplayOverlay<Sight> | undefined): undefined {
    this.#overlay = overlay;
  }

  #go(at: number): undefined {
    this.#at = Math.max(0, Math.min(this.#steps.steps.length - 1, at));
  }

  /** The next or last action with which somebody's turn begins. */
  #turn(way: 1 | -1): number {
    const { steps } = this.#steps;
    for (let at = this.#at + way; at > 0 && at < steps.length; at += way)
      if (steps[at]?.events.some(({ type }) => type === this.#screen.turns.opens) === true) return at;
    return way > 0 ? steps.length - 1 : 0;
  }

  /** What the last action did, and what comes next. */
  #drawDone(cells: Cells, { names }: Sight, area: Area): void {
    const { steps, problem } = this.#steps;
    const [now, next] = [steps[this.#at], steps[this.#at + 1]];
    const by = now?.done?.by;
    drawRule(cells, area, now?.done === undefined ? 'The match begins.' : `${whoOf(by, names)}: ${now.done.text}`);
    const told = (now?.events ?? [])
      .filter((event) => this.#screen.isTold(event))
      .flatMap((event) => wrapped(this.#tell(event), area.width - 4, '  '));
    told.slice(0, area.height - 2).forEach((line, i) => cells.put(area.x + 2, area.y + 1 + i, line));
    const y = area.y + area.height - 1;
    if (next?.done !== undefined)
      cells.put(area.x + 2, y, `Next: ${whoOf(next.done.by, names)}, ${next.done.text}`, 'faint');
    else if (problem !== undefined) cells.put(area.x + 2, y, `It cannot be played further: ${problem}`, 'warning');
  }

  #tell(event: T['Event']): string {
    const { game } = this.#screen;
    const { edition, names } = this.#steps.record;
    const config = game.parseConfig(edition);
    return config.ok ? game.describeEvent(event, names, config.value) : '';
  }
}

/** The keys, one by one. */
function helpFor<T extends Types, Sight extends MatchModel<T>>({ turns, overlays }: ReplayScreen<T, Sight>): string {
  const keys: readonly KeyHelp[] = [
    ['← →', 'one action back, or on; so do Enter and the wheel'],
    ['↑ ↓', `one ${turns.words} back, or on; so do PgUp and PgDn`],
    ['Home End', 'the beginning, and the end'],
    ['Space', 'plays by itself, and stops'],
    ...overlays.map(({ key, words }): KeyHelp => [key, `shows or hides the ${words}`]),
    ['?', 'shows or hides this page'],
    ['Esc q', 'leaves; Esc first closes what lies over the match'],
  ];
  return `Replay\n${keys.map(([key, does]) => `  ${key.padEnd(10)} ${does}`).join('\n')}\n`;
}

function whoOf(by: number | 'all' | undefined, names: readonly string[]): string {
  return by === 'all' ? 'all' : (names[by ?? -1] ?? '');
}
