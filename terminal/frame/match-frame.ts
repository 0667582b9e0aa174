/** The screen of every match: bars, map, side, desk, newswire and what lies over them. A game fills the slots. Pure. */
import { dateOfMatch } from '../../bots/daily/day.ts';
import type { Types } from '../../core/contract.ts';
import { must } from '../../core/must.ts';
import type { MatchModel } from '../../client/match-model.ts';
import { Cells } from '../screen/cells.ts';
import type { Area, Size } from '../screen/cells.ts';
import type { Key } from '../screen/key.ts';
import { fit, textWidth } from '../screen/marks.ts';
import { isCompact } from '../screen/page.ts';
import { frameWords, words } from '../words.ts';
import { drawAnnouncements, hearNews, withoutAnnouncements } from './announcement.ts';
import { drawKeyBar, drawTopBar } from './bars.ts';
import type { KeyHelp } from './bars.ts';
import { clearPage, pageArea } from './box.ts';
import type { GameScreens, Overlay } from './game-screens.ts';
import { drawNews, newsOf } from './news.ts';
import { clockLeft, noticeOf } from './notice.ts';
import { drawResult } from './result.ts';
import { handleTableKey, handleVoteKey, overKeys, tableKeys } from './table-keys.ts';
import type { TableOffers } from './table-keys.ts';
import { handlePageKey, itemsOf, scrollKeys, tableOverlays } from './table-overlays.ts';
import { closedOverlay, openOverlay } from './ui.ts';
import type { FrameUi, KeyResult } from './ui.ts';

/** News in fewer rows, with their heading, say nothing. */
const LEAST_NEWS = 3;

export class MatchFrame<T extends Types, Model extends MatchModel<T>, Ui extends FrameUi> {
  readonly #screens: GameScreens<T, Model, Ui>;
  /** Whether what nobody should miss lies over the screen. */
  readonly #announced: boolean;
  /** All that can lie over the screen, in the order of their words in the bar of keys. */
  readonly overlays: readonly Overlay<T, Model, Ui>[];

  constructor(screens: GameScreens<T, Model, Ui>, announced = true) {
    this.#screens = screens;
    this.#announced = announced;
    this.overlays = [...(screens.overlays ?? []), ...tableOverlays(screens)];
  }

  /** The same state for the same question, a fresh one for the next. */
  uiFor(before: Ui, model: Model): Ui {
    const heard = hearNews(before, model, this.#screens, this.#announced);
    const ui = this.#screens.noticed?.(heard, model) ?? heard;
    const question = this.#screens.questionId(model);
    return question === ui.question ? ui : { ...this.#screens.nextUi(ui, model), question, problem: undefined };
  }

  /** `now` is the time here, for clocks. */
  draw(model: Model, ui: Ui, size: Size, now: number): Cells {
    const cells = new Cells(size);
    if (this.#isCurtained(ui, model)) {
      drawCurtain(cells, model);
      return cells;
    }
    const clock = clockLeft(model, now);
    drawTopBar(cells, this.#headline(model, cells.width - textWidth(clock) - 4), clock);
    const notice = noticeOf(model, ui);
    const drawDesk = (desk: Area): Area | undefined => {
      this.#screens.drawDesk(cells, model, ui, desk);
      return model.asked === undefined ? below(desk, 1) : undefined;
    };
    this.drawBoard(cells, model, ui, drawDesk, notice !== undefined);
    const overlay = this.#overlayOf(ui);
    if (overlay !== undefined) this.drawOverlay(cells, model, ui, overlay);
    drawNotice(cells, notice);
    drawKeyBar(cells, ui.cards.length > 0 ? announcementKeys() : this.#keys(model, overlay, isCompact(cells)));
    if (ui.cards.length > 0) drawAnnouncements(cells, ui.cards);
    return cells;
  }

  /**
   * Everything between the bars; at the end of a match the desk shows who has won. There is one newswire: where the layout
   * has it, where the desk leaves room, or where the side does; its latest line is not covered by a notice.
   */
  drawBoard(cells: Cells, model: Model, ui: Ui, drawDesk: (area: Area) => Area | undefined, hasNotice = false): void {
    const { map, side, desk, news } = this.#screens.layout(cells, model.view);
    this.#screens.drawMap(cells, model, ui, map);
    const used = side.width === 0 ? side.y : this.#screens.drawSide(cells, model, ui, side);
    const isOver = model.update.phase === 'over';
    if (isOver) drawResult(cells, desk, model, this.#screens);
    const left = isOver ? undefined : drawDesk(desk);
    const whole = newsArea(below(side, used + 1 - side.y), left, news);
    const area = hasNotice ? { ...whole, height: Math.min(whole.height, noticeRow(cells) - whole.y) } : whole;
    if (area.width > 0 && area.height >= LEAST_NEWS) drawNews(cells, newsOf(model, this.#screens), area);
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
    if (ui.cards.length > 0 && key.key !== 'end-of-input')
      return { ui: key.key === 'redraw' ? ui : withoutAnnouncements(ui) };
    const overlay = this.#overlayOf(ui);
    if (overlay !== undefined) return handleOverlayKey(overlay, model, ui, key);
    return (
      handleVoteKey(model, ui, key) ??
      this.#screens.handleKey(model, ui, key) ??
      this.#open(model, ui, key) ??
      handleTableKey(model, ui, key, this.#offers(model)) ?? { ui }
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

  /** Whose turn it is, in words that stand above everything; in little room without the edition, then without the game. */
  #headline({ view, names, asked, update }: Model, room: number): string {
    const screens = this.#screens;
    const seat = asked ?? update.toAct;
    const who = seat === undefined ? '' : ` · ${must(names[seat], 'a name')}`;
    const question = asked === undefined ? '' : `, ${screens.question(view)}`;
    const state =
      update.phase === 'over' ? frameWords().over(screens.endWords(view)) : `${screens.moment(view)}${who}${question}`;
    const { title } = screens.kit;
    const kind = dateOfMatch(update.head.id) === undefined ? editionOf(update) : words().daily.badge;
    const heads = [`${title} · ${kind} · ${state}`, `${title} · ${state}`, state];
    return heads.find((head) => textWidth(head) <= room) ?? state;
  }

  #offers(model: Model): TableOffers {
    return { items: itemsOf(this.#screens, model).length, isTaught: this.#screens.lesson !== undefined };
  }

  /** Where the pages are all that is seen of the rest, they come before the less important keys of the question. */
  #keys(model: Model, overlay: Overlay<T, Model, Ui> | undefined, isCompacted: boolean): readonly KeyHelp[] {
    if (overlay !== undefined) return overlay.keys?.(model) ?? scrollKeys();
    const asked = model.asked === undefined ? [] : this.#screens.deskKeys(model);
    const own = [
      ...(model.update.phase === 'over' ? overKeys(model, this.#offers(model)) : asked),
      ...tableKeys(model, this.#offers(model)),
    ];
    const pages = this.overlays.flatMap(({ key, words: word }): KeyHelp[] =>
      key === undefined || word === undefined ? [] : [[key, word()]],
    );
    const last = pages.slice(-1);
    const others = pages.slice(0, -1);
    const keys = isCompacted ? [...own.slice(0, 2), ...others, ...own.slice(2)] : [...own, ...others];
    return [...keys, ...last, ['q', frameWords().keys.leave]];
  }
}

/** What is left of an area below so many of its rows. */
function below(area: Area, rows: number): Area {
  return { ...area, y: area.y + rows, height: area.height - rows };
}

/** Where the newswire stands: what the desk has left goes on in what lies below it. */
function newsArea(bySide: Area, byDesk: Area | undefined, own: Area | undefined): Area {
  if (byDesk === undefined) return own ?? bySide;
  const isBelow = own !== undefined && own.x === byDesk.x && own.y === byDesk.y + byDesk.height;
  if (own !== undefined && !isBelow) return own;
  return { ...byDesk, height: byDesk.height + (own?.height ?? 0) };
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

function announcementKeys(): readonly KeyHelp[] {
  return [[frameWords().announcement.anyKey, frameWords().keys.goOn]];
}

function noticeRow({ height }: Size): number {
  return height - 2;
}

/** The one sentence that must not be overlooked stands above the keys. */
function drawNotice(cells: Cells, notice: string | undefined): void {
  if (notice === undefined) return;
  const y = noticeRow(cells);
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
