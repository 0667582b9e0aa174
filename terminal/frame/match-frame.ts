/** The screen of every match: bars, map, side, desk, newswire and what lies over them. A game fills the slots. Pure. */
import type { Types } from '../../core/contract.ts';
import { must } from '../../core/must.ts';
import type { MatchModel } from '../../client/match-model.ts';
import { Cells } from '../screen/cells.ts';
import type { Area, Size } from '../screen/cells.ts';
import type { Key } from '../screen/key.ts';
import { fit, textWidth } from '../screen/marks.ts';
import { frameWords } from '../words.ts';
import type { CardWords } from '../../text/cards.ts';
import { drawKeyBar, drawTopBar } from './bars.ts';
import type { KeyHelp } from './bars.ts';
import { clearPage, pageArea } from './box.ts';
import type { GameScreens, Overlay } from './game-screens.ts';
import { drawNews, newsOf } from './news.ts';
import { clockLeft, noticeOf } from './notice.ts';
import { drawResult } from './result.ts';
import { handleTableKey, handleVoteKey, overKeys, tableKeys } from './table-keys.ts';
import { handlePageKey, itemsOf, scrollKeys, tableOverlays } from './table-overlays.ts';
import { closedOverlay, openOverlay } from './ui.ts';
import type { FrameUi, KeyResult } from './ui.ts';

/** News in fewer rows say nothing. */
const LEAST_NEWS = 4;

export class MatchFrame<T extends Types, Model extends MatchModel<T>, Ui extends FrameUi> {
  readonly #screens: GameScreens<T, Model, Ui>;
  /** All that can lie over the screen, in the order of their words in the bar of keys. */
  readonly overlays: readonly Overlay<T, Model, Ui>[];

  constructor(screens: GameScreens<T, Model, Ui>) {
    this.#screens = screens;
    this.overlays = [...(screens.overlays ?? []), ...tableOverlays(screens)];
  }

  /** The same state for the same question, a fresh one for the next. */
  uiFor(before: Ui, model: Model): Ui {
    const heard = this.#hear(before, model);
    const ui = this.#screens.noticed?.(heard, model) ?? heard;
    const question = this.#screens.questionId(model);
    return question === ui.question ? ui : { ...this.#screens.nextUi(ui, model), question, problem: undefined };
  }

  /** A merger, a split or a late ship stands above the keys until the next one; what was done before the first look is no news. */
  #hear(ui: Ui, model: Model): Ui {
    const { length } = model.deeds;
    const news = model.deeds.slice(ui.seen ?? length).flat();
    const cards = news.length === 0 ? [] : (this.#screens.cards?.(news, model) ?? []);
    return { ...ui, seen: length, moment: cards.length === 0 ? ui.moment : cards.map(cardSentence).join(' ') };
  }

  /** `now` is the time here, for clocks. */
  draw(model: Model, ui: Ui, size: Size, now: number): Cells {
    const cells = new Cells(size);
    if (this.#isCurtained(ui, model)) {
      drawCurtain(cells, model);
      return cells;
    }
    drawTopBar(cells, this.#headline(model), clockLeft(model, now));
    this.drawBoard(cells, model, ui, (desk) => this.#screens.drawDesk(cells, model, ui, desk));
    const overlay = this.#overlayOf(ui);
    if (overlay !== undefined) this.drawOverlay(cells, model, ui, overlay);
    drawNotice(cells, noticeOf(model, ui));
    drawKeyBar(cells, this.#keys(model, overlay));
    return cells;
  }

  /** Everything between the bars; at the end of a match the desk shows who has won. */
  drawBoard(cells: Cells, model: Model, ui: Ui, drawDesk: (area: Area) => void): void {
    const { map, side, desk, news } = this.#screens.layout(cells, model.view);
    this.#screens.drawMap(cells, model, ui, map);
    const below = this.#screens.drawSide(cells, model, ui, side);
    if (model.update.phase === 'over') drawResult(cells, desk, model, this.#screens);
    else drawDesk(desk);
    const rest = { ...side, y: below + 1, height: side.y + side.height - below - 1 };
    if (news !== undefined || rest.height >= LEAST_NEWS) drawNews(cells, newsOf(model, this.#screens), news ?? rest);
  }

  drawOverlay(cells: Cells, model: Model, ui: Ui, overlay: Overlay<T, Model, Ui>): void {
    const area = pageArea(cells);
    cells.cursor = undefined;
    if (overlay.isPage) clearPage(cells, area);
    overlay.draw(cells, model, ui, area);
  }

  handleKey(model: Model, before: Ui, key: Key): KeyResult<Ui, T['Action']> {
    const ui = { ...before, problem: undefined, moment: '' };
    if (this.#isCurtained(ui, model)) return handleCurtainKey(model, ui, key);
    const overlay = this.#overlayOf(ui);
    if (overlay !== undefined) return handleOverlayKey(overlay, model, ui, key);
    return (
      handleVoteKey(model, ui, key) ??
      this.#screens.handleKey(model, ui, key) ??
      this.#open(model, ui, key) ??
      handleTableKey(model, ui, key, itemsOf(this.#screens, model).length) ?? { ui }
    );
  }

  #open(model: Model, ui: Ui, key: Key): KeyResult<Ui> | undefined {
    const overlay = this.overlays.find((one) => key.key === 'text' && one.key === key.text);
    return overlay === undefined ? undefined : openOverlay(overlay.opened?.(model, ui) ?? ui, overlay.name);
  }

  #overlayOf({ overlay }: Ui): Overlay<T, Model, Ui> | undefined {
    if (overlay === undefined) return undefined;
    return must(
      this.overlays.find(({ name }) => name === overlay),
      `an overlay ${overlay}`,
    );
  }

  #isCurtained({ unveiled }: Ui, { own, view, viewer, update }: Model): boolean {
    if (own.length < 2 || update.phase === 'over' || unveiled === viewer) return false;
    return this.#screens.kit.isHotSeatPrivate(view);
  }

  /** Whose turn it is, in words that stand above everything. */
  #headline({ view, names, asked, update }: Model): string {
    const screens = this.#screens;
    const head = `${screens.kit.title} · ${editionOf(update)}`;
    if (update.phase === 'over') return `${head} · ${frameWords().over(screens.endWords(view))}`;
    const seat = asked ?? update.toAct;
    const who = seat === undefined ? '' : ` · ${must(names[seat], 'a name')}`;
    return `${head} · ${screens.moment(view)}${who}${asked === undefined ? '' : `, ${screens.question(view)}`}`;
  }

  #keys(model: Model, overlay: Overlay<T, Model, Ui> | undefined): readonly KeyHelp[] {
    if (overlay !== undefined) return overlay.keys?.(model) ?? scrollKeys();
    const asked = model.asked === undefined ? [] : this.#screens.deskKeys(model);
    return [
      ...(model.update.phase === 'over' ? overKeys(model) : asked),
      ...tableKeys(model, itemsOf(this.#screens, model).length),
      ...this.overlays.flatMap(({ key, words }): KeyHelp[] =>
        key === undefined || words === undefined ? [] : [[key, words()]],
      ),
      ['q', frameWords().keys.leave],
    ];
  }
}

/** A card in one sentence: what happened, and what it means for whom. */
function cardSentence({ title, lines }: CardWords): string {
  const told = title.replace(/\.$/, '');
  return lines.length === 0 ? `${told}.` : `${told}: ${lines.map(({ words }) => words).join('; ')}.`;
}

function handleOverlayKey<T extends Types, Model, Ui extends FrameUi>(
  overlay: Overlay<T, Model, Ui>,
  model: Model,
  ui: Ui,
  key: Key,
): KeyResult<Ui, T['Action']> {
  if (key.key === 'escape') return { ui: closedOverlay(ui) };
  return overlay.handleKey?.(model, ui, key) ?? handlePageKey(ui, key);
}

/** The one sentence that must not be overlooked stands above the keys. */
function drawNotice(cells: Cells, notice: string | undefined): void {
  if (notice === undefined) return;
  const y = cells.height - 2;
  cells.put(0, y, ' '.repeat(cells.width));
  cells.put(1, y, fit(notice, cells.width - 2), 'warning');
}

/** The name of the edition, without what differs from it. */
export function editionOf({ head }: { readonly head: { readonly edition: string } }): string {
  return must(head.edition.split('+')[0], 'an edition');
}

/** Between two players whose books are private. */
function drawCurtain<T extends Types>(cells: Cells, { names, viewer }: MatchModel<T>): void {
  const name = must(viewer === 'watcher' ? undefined : names[viewer], 'the name of who looks');
  const y = Math.floor(cells.height / 2) - 2;
  const { curtain, keys } = frameWords();
  curtain.lines(name).forEach((line, i) => {
    cells.put(Math.floor((cells.width - textWidth(line)) / 2), y + i, line, i === 0 ? 'strong' : 'plain');
  });
  drawKeyBar(cells, [
    ['Enter', curtain.open],
    ['q', keys.leave],
  ]);
}

function handleCurtainKey<T extends Types, Ui extends FrameUi>(
  { viewer }: MatchModel<T>,
  ui: Ui,
  key: Key,
): KeyResult<Ui> {
  if (key.key === 'enter') return { ui: { ...ui, unveiled: viewer } };
  return key.key === 'text' && key.text === 'q' ? { ui, effect: { type: 'leave' } } : { ui };
}
