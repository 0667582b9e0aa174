/** Steps through a record on the full screen. */
import { wrapped } from '../screen/marks.ts';
import type { Types } from '../../core/contract.ts';
import type { GameKit } from '../../core/kit.ts';
import { must } from '../../core/must.ts';
import type { PlayedAction } from '../../core/record.ts';
import { modelOf } from '../../client/match-model.ts';
import type { MatchModel } from '../../client/match-model.ts';
import { PLAIN_NAMES } from '../../client/names.ts';
import type { RecordMatch } from '../../client/record-match.ts';
import { Cells } from '../screen/cells.ts';
import type { Area, Size } from '../screen/cells.ts';
import type { Key } from '../screen/key.ts';
import type { Page, PageTurn } from '../screen/page.ts';
import { drawKeyBar, drawRule, drawTopBar } from './bars.ts';
import type { KeyHelp } from './bars.ts';
import { drawText } from './box.ts';
import type { GameScreens, Overlay } from './game-screens.ts';
import { MatchFrame, editionOf } from './match-frame.ts';
import type { FrameUi } from './ui.ts';
import { explainMatchProblem } from '../../text/en/problems.ts';
import { sentence } from '../../text/sentences.ts';

/** How long each action is shown when the record plays by itself. */
const PACE_MS = 700;

export class ReplayPage<T extends Types, Model extends MatchModel<T>, Ui extends FrameUi> implements Page<'back'> {
  readonly #match: RecordMatch<T>;
  readonly #screens: GameScreens<T, Model, Ui>;
  readonly #frame: MatchFrame<T, Model, Ui>;
  readonly #ui: Ui;
  readonly #overlays: readonly Overlay<T, Model, Ui>[];
  #playing = false;
  #overlay: Overlay<T, Model, Ui> | undefined;

  constructor(match: RecordMatch<T>, screens: GameScreens<T, Model, Ui>, richOutput: boolean) {
    this.#match = match;
    this.#screens = screens;
    this.#frame = new MatchFrame(screens);
    this.#ui = screens.newUi(richOutput);
    const shown = this.#frame.overlays.filter(({ inReplay }) => inReplay === true);
    const keys = keysOf(shown, screens.turn);
    this.#overlays = [
      ...shown,
      {
        name: 'help',
        key: '?',
        words: 'help',
        isPage: true,
        draw: (cells, _model, _ui, area) => drawText(cells, helpText(keys), area, 0),
      },
    ];
  }

  draw(size: Size): Cells {
    const cells = new Cells(size);
    const model = this.#model();
    const moment = this.#screens.moment(model.view, 'record');
    drawTopBar(
      cells,
      `Replay · ${editionOf(model.update)} · ${moment}`,
      `action ${this.#match.now()} of ${this.#match.last}`,
    );
    if (this.#overlay === undefined)
      this.#frame.drawBoard(cells, model, this.#ui, (area) => this.#drawDone(cells, model, area));
    else this.#frame.drawOverlay(cells, model, this.#ui, this.#overlay);
    drawKeyBar(cells, [
      ['← →', 'action'],
      ['↑ ↓', this.#screens.turn],
      ['Space', this.#playing ? 'stop' : 'play'],
      ...this.#overlays.slice(0, -1).map(barOf),
      ['Home End', 'start, end'],
      ['?', 'help'],
      ['q', 'leave'],
    ]);
    return cells;
  }

  handleKey(key: Key): 'back' | undefined {
    this.#playing &&= key.key === 'text' && key.text !== ' ';
    switch (key.key) {
      case 'left':
        return this.#go(this.#match.now() - 1);
      case 'right':
      case 'enter':
        return this.#go(this.#match.now() + 1);
      case 'up':
      case 'page-up':
        return this.#go(this.#turn(-1));
      case 'down':
      case 'page-down':
        return this.#go(this.#turn(1));
      case 'wheel':
        return this.#go(this.#match.now() + key.by);
      case 'home':
        return this.#go(0);
      case 'end':
        return this.#go(Infinity);
      case 'escape':
      case 'end-of-input':
        return this.#overlay === undefined ? 'back' : this.#lay(undefined);
      case 'text':
        return this.#handleText(key.text);
      default:
        return undefined;
    }
  }

  listen({ redraw }: PageTurn<'back'>): () => void {
    const ticking = setInterval(() => {
      if (!this.#playing) return;
      this.#go(this.#match.now() + 1);
      this.#playing = this.#match.now() < this.#match.last;
      redraw();
    }, PACE_MS);
    return () => clearInterval(ticking);
  }

  #handleText(text: string): 'back' | undefined {
    if (text === 'q') return 'back';
    if (text === ' ') this.#playing = !this.#playing;
    const overlay = this.#overlays.find(({ key }) => key === text);
    return overlay === undefined ? undefined : this.#lay(this.#overlay === overlay ? undefined : overlay);
  }

  #lay(overlay: Overlay<T, Model, Ui> | undefined): undefined {
    this.#overlay = overlay;
  }

  #go(at: number): undefined {
    this.#match.show(at);
  }

  #model(): Model {
    const model = must(modelOf(this.#match, 'watcher', PLAIN_NAMES), 'the beginning of a record');
    // Who is to act is taken to look.
    return this.#screens.look({ ...model, viewer: model.update.toAct ?? 0 });
  }

  /** The next or last action with which somebody's turn begins. */
  #turn(way: 1 | -1): number {
    const { moments, last } = this.#match;
    for (let at = this.#match.now() + way; at > 0 && at <= last; at += way)
      if (moments[at]?.events.some((event) => this.#screens.kit.opensTurn(event)) === true) return at;
    return way > 0 ? last : 0;
  }

  /** What the last action did, and what comes next. */
  #drawDone(cells: Cells, { names, view }: Model, area: Area): void {
    const { moments, problem, flaw } = this.#match;
    const { done, events } = this.#match.moment();
    const next = moments[this.#match.now() + 1]?.done;
    drawRule(cells, area, done === undefined ? 'The match begins.' : `${whoOf(done, names)}: ${done.text}`);
    const { kit } = this.#screens;
    const config = kit.configOf(view);
    const told = toldOf(kit, events).flatMap((event) =>
      wrapped(kit.game.describeEvent(event, names, config), area.width - 4, '  '),
    );
    told.slice(0, area.height - 2).forEach((line, i) => cells.put(area.x + 2, area.y + 1 + i, line));
    const y = area.y + area.height - 1;
    if (next !== undefined) cells.put(area.x + 2, y, `Next: ${whoOf(next, names)}, ${next.text}`, 'faint');
    else if (problem !== undefined) {
      const why = explainMatchProblem(this.#screens.kit.game, problem);
      cells.put(area.x + 2, y, `It cannot be played further: ${why}`, 'warning');
    } else if (flaw !== undefined)
      cells.put(area.x + 2, y, sentence(explainMatchProblem(this.#screens.kit.game, flaw)), 'warning');
  }
}

/** The news among what an action did; where there is none, all of it. */
function toldOf<T extends Types>(kit: GameKit<T>, events: readonly T['Event'][]): readonly T['Event'][] {
  const news = events.filter((event) => kit.isNews(event));
  return news.length > 0 ? news : events.filter((event) => !kit.opensTurn(event));
}

function barOf({ key, words }: { readonly key?: string; readonly words?: string }): KeyHelp {
  return [must(key, 'the key of a page'), must(words, 'the word of a page')];
}

/** The keys, one by one. */
function keysOf(
  overlays: readonly { readonly key?: string; readonly words?: string }[],
  turn: string,
): readonly KeyHelp[] {
  return [
    ['← →', 'one action back, or on; so do Enter and the wheel'],
    ['↑ ↓', `one ${turn} back, or on; so do PgUp and PgDn`],
    ['Home End', 'the beginning, and the end'],
    ['Space', 'plays by itself, and stops'],
    ...overlays.map(barOf).map(([key, words]): KeyHelp => [key, `shows or hides the ${words}`]),
    ['?', 'shows or hides this page'],
    ['Esc q', 'leaves; Esc first closes what lies over the match'],
  ];
}

function helpText(keys: readonly KeyHelp[]): string {
  return `Replay\n${keys.map(([key, does]) => `  ${key.padEnd(10)} ${does}`).join('\n')}\n`;
}

function whoOf({ by }: PlayedAction, names: readonly string[]): string {
  return by === 'all' ? 'all' : must(names[by], 'a name');
}
