/** Steps through a record on the full screen. */
import { fitLines, padded, wrapped } from '../screen/marks.ts';
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
import { drawKeyBar, drawRule, drawTopBar, keyLabel } from './bars.ts';
import type { KeyHelp } from './bars.ts';
import { drawText } from './box.ts';
import type { GameScreens, Overlay } from './game-screens.ts';
import { MatchFrame, editionOf } from './match-frame.ts';
import type { FrameUi } from './ui.ts';
import { frameWords, words } from '../words.ts';
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
    this.#overlays = [
      ...shown,
      {
        name: 'help',
        key: '?',
        words: () => frameWords().keys.help,
        isPage: true,
        draw: (cells, _model, _ui, area) => drawText(cells, helpText(keysOf(shown, screens.speech().turn)), area, 0),
      },
    ];
  }

  draw(size: Size): Cells {
    const cells = new Cells(size);
    const model = this.#model();
    const { replay: told, keys } = frameWords();
    const moment = this.#screens.moment(model.view);
    drawTopBar(
      cells,
      `${told.title} · ${editionOf(model.update)} · ${moment}`,
      told.at(this.#match.now(), this.#match.last),
    );
    if (this.#overlay === undefined)
      this.#frame.drawBoard(cells, model, this.#ui, (area) => {
        this.#drawDone(cells, model, area);
        return undefined;
      });
    else this.#frame.drawOverlay(cells, model, this.#ui, this.#overlay);
    drawKeyBar(cells, [
      ['← →', told.action],
      ['↑ ↓', this.#screens.speech().turn],
      ['Space', this.#playing ? told.stop : told.play],
      ...this.#overlays.slice(0, -1).map(barOf),
      ['Home End', told.ends],
      ['?', keys.help],
      ['q', keys.leave],
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
    if (text === 'q') return this.#overlay === undefined ? 'back' : this.#lay(undefined);
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
    const { replay } = frameWords();
    drawRule(
      cells,
      area,
      done === undefined ? replay.begins : `${whoOf(done, names)}${frameWords().signs.colon}${done.text}`,
    );
    const { kit } = this.#screens;
    const speech = this.#screens.speech();
    const config = kit.configOf(view);
    const told = toldOf(kit, events).flatMap((event) =>
      wrapped(speech.tell(event, names, config), area.width - 4, '  '),
    );
    fitLines(told, area.height - 2, area.width - 2).forEach((line, i) => cells.put(area.x + 2, area.y + 1 + i, line));
    const y = area.y + area.height - 1;
    if (next !== undefined) cells.put(area.x + 2, y, replay.next(whoOf(next, names), next.text), 'faint');
    else if (problem !== undefined) {
      const why = words().teller.matchProblem(problem, speech);
      cells.put(area.x + 2, y, replay.stuck(why), 'warning');
    } else if (flaw !== undefined)
      cells.put(area.x + 2, y, sentence(words().teller.matchProblem(flaw, speech)), 'warning');
  }
}

/** The news among what an action did; where there is none, all of it. */
function toldOf<T extends Types>(kit: GameKit<T>, events: readonly T['Event'][]): readonly T['Event'][] {
  const news = events.filter((event) => kit.isNews(event));
  return news.length > 0 ? news : events.filter((event) => !kit.opensTurn(event));
}

function barOf({ key, words: word }: Pick<Overlay<Types, never, FrameUi>, 'key' | 'words'>): KeyHelp {
  return [must(key, 'the key of a page'), must(word, 'the word of a page')()];
}

/** The keys, one by one. */
function keysOf(
  overlays: readonly Pick<Overlay<Types, never, FrameUi>, 'key' | 'words'>[],
  turn: string,
): readonly KeyHelp[] {
  const { help } = frameWords().replay;
  return [
    ['← →', help.action],
    ['↑ ↓', help.turn(turn)],
    ['Home End', help.ends],
    ['Space', help.play],
    ...overlays.map(barOf).map(([key, word]): KeyHelp => [key, help.shows(word)]),
    ['?', help.help],
    ['Esc q', help.leave],
  ];
}

function helpText(keys: readonly KeyHelp[]): string {
  const lines = keys.map(([key, does]) => `  ${padded(keyLabel(key), 10)} ${does}`);
  return `${frameWords().replay.title}\n${lines.join('\n')}\n`;
}

function whoOf({ by }: PlayedAction, names: readonly string[]): string {
  return by === 'all' ? frameWords().replay.all : must(names[by], 'a name');
}
