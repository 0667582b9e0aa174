/** What can lie over the screen of every game: help, the newswire, the list of the table, a saying, and a question. */
import { oneLine } from '../../core/record.ts';
import type { Types } from '../../core/contract.ts';
import { LONGEST_SAYING, REACTIONS } from '../../table/act.ts';
import type { MatchModel } from '../../client/match-model.ts';
import type { Cells } from '../screen/cells.ts';
import { textKey } from '../screen/key.ts';
import type { Key } from '../screen/key.ts';
import type { KeyHelp } from './bars.ts';
import { drawBox, drawText } from './box.ts';
import type { GameScreens, Overlay, TableItem } from './game-screens.ts';
import { drawNews, newsOf } from './news.ts';
import { padded, textWidth } from '../screen/marks.ts';
import { frameWords } from '../words.ts';
import { helpText } from './rules-text.ts';
import { closedOverlay, doAct } from './ui.ts';
import type { FrameUi, KeyEffect, KeyResult } from './ui.ts';

/** The overlays of the frame, in the order of their words in the bar of keys. */
export function tableOverlays<T extends Types, Model extends MatchModel<T>, Ui extends FrameUi>(
  screens: GameScreens<T, Model, Ui>,
): readonly Overlay<T, Model, Ui>[] {
  return [
    {
      name: 'news',
      key: 'n',
      words: () => frameWords().news.word,
      isPage: true,
      inReplay: true,
      draw: (cells, model, ui, area) => drawNews(cells, newsOf(model, screens), area, ui.scroll),
    },
    {
      name: 'help',
      key: '?',
      words: () => frameWords().keys.help,
      isPage: true,
      draw: (cells, { view }, ui, area) =>
        drawText(cells, helpText(screens, screens.kit.configOf(view)), area, ui.scroll),
    },
    {
      name: 'table',
      isPage: false,
      keys: () => keys([frameWords().table.itsKey, frameWords().table.doesIt], ['Esc', frameWords().keys.back]),
      draw: (cells, model) => drawItems(cells, itemsOf(screens, model)),
      handleKey: (model, ui, key) => handleItemKey(itemsOf(screens, model), ui, key),
    },
    {
      name: 'say',
      isPage: false,
      keys: () => keys(['Enter', frameWords().table.sayIt], ['Esc', frameWords().table.doNot]),
      draw: (cells, _, { saying }) => drawSaying(cells, saying),
      handleKey: (_, ui, key) => handleSayingKey(ui, key),
    },
    sureOverlay<T, Model, Ui>('sure-leave', () => frameWords().table.sureLeave, {
      type: 'act',
      act: { act: 'leave' },
    }),
  ];
}

function keys(...all: readonly KeyHelp[]): readonly KeyHelp[] {
  return all;
}

/** The keys of a page that has none of its own. */
export function scrollKeys(): readonly KeyHelp[] {
  return keys(['↑↓', frameWords().keys.scroll], ['Esc', frameWords().keys.back]);
}

/** Pages scroll down from their beginning, news up from its end. */
export function handlePageKey<Ui extends FrameUi>(ui: Ui, key: Key): KeyResult<Ui> {
  const down = ui.overlay === 'news' ? -1 : 1;
  const scrolled = (by: number): KeyResult<Ui> => ({
    ui: { ...ui, scroll: Math.max(0, Math.min(10_000, ui.scroll + by * down)) },
  });
  switch (key.key) {
    case 'up':
      return scrolled(-1);
    case 'down':
      return scrolled(1);
    case 'page-up':
      return scrolled(-10);
    case 'page-down':
      return scrolled(10);
    case 'wheel':
      return scrolled(3 * key.by);
    case 'text':
      return handlePageText(ui, key.text, scrolled);
    case 'enter':
      return { ui: closedOverlay(ui) };
    default:
      return { ui };
  }
}

/** The letters that pages have everywhere; any other closes the page. */
function handlePageText<Ui extends FrameUi>(
  ui: Ui,
  text: string,
  scrolled: (by: number) => KeyResult<Ui>,
): KeyResult<Ui> {
  switch (text) {
    case ' ':
      return scrolled(10);
    case 'j':
      return scrolled(1);
    case 'k':
      return scrolled(-1);
    default:
      return { ui: closedOverlay(ui) };
  }
}

/** What can be done at a table beside the game: votes, leaving, a word to the others, and what the game adds. */
export function itemsOf<T extends Types, Model extends MatchModel<T>, Ui extends FrameUi>(
  screens: GameScreens<T, Model, Ui>,
  model: Model,
): readonly TableItem<Ui>[] {
  const own = screens.items?.(model) ?? [];
  const { update, place } = model;
  if (model.own.length === 0 || place === 'local') return own;
  const isPlaying = update.phase === 'playing' || update.phase === 'paused';
  return [...own, ...(isPlaying ? votes<Ui>(update.phase) : []), ...reactions<Ui>()];
}

function votes<Ui extends FrameUi>(phase: string): TableItem<Ui>[] {
  const { table } = frameWords();
  const pause: TableItem<Ui> =
    phase === 'paused'
      ? { key: 'p', words: table.resume, does: { act: { act: 'resume' } } }
      : { key: 'p', words: table.pause, does: { act: { act: 'propose', motion: 'pause' } } };
  return [
    pause,
    { key: 'o', words: table.end, does: { act: { act: 'propose', motion: 'end' } } },
    { key: 'l', words: table.longer, does: { act: { act: 'propose', motion: 'longer' } } },
    { key: 'x', words: table.leave, does: { overlay: 'sure-leave' } },
  ];
}

function reactions<Ui extends FrameUi>(): TableItem<Ui>[] {
  return REACTIONS.map((reaction, i) => ({
    key: String(i + 1),
    words: frameWords().table.reaction(reaction),
    does: { act: { act: 'react', reaction } },
  }));
}

function drawItems(cells: Cells, items: readonly { readonly key: string; readonly words: string }[]): void {
  drawBox(
    cells,
    frameWords().table.title,
    items.map(({ key, words }) => [{ text: `${key}  ${words}`, key: textKey(key) }]),
  );
}

function handleItemKey<Ui extends FrameUi>(items: readonly TableItem<Ui>[], ui: Ui, key: Key): KeyResult<Ui> {
  const closed = closedOverlay(ui);
  const item = items.find((one) => key.key === 'text' && one.key === key.text);
  if (item === undefined) return { ui: closed };
  return 'overlay' in item.does ? { ui: { ...closed, overlay: item.does.overlay } } : doAct(closed, item.does.act);
}

function drawSaying(cells: Cells, saying: string): void {
  const room = Math.min(60, cells.width - 10);
  const shown = saying.slice(-room);
  const { table } = frameWords();
  const left = LONGEST_SAYING - saying.length;
  const { x, y } = drawBox(cells, table.sayTitle, [padded(shown, room), [{ text: table.left(left), style: 'faint' }]]);
  cells.cursor = { x: Math.min(cells.width - 1, x + textWidth(shown)), y };
}

function handleSayingKey<Ui extends FrameUi>(ui: Ui, key: Key): KeyResult<Ui> {
  const say = (saying: string): KeyResult<Ui> => ({ ui: { ...ui, saying: saying.slice(0, LONGEST_SAYING) } });
  switch (key.key) {
    case 'text':
    case 'paste':
      return say(ui.saying + key.text.replaceAll(/\s+/g, ' '));
    case 'backspace':
      return say([...ui.saying].slice(0, -1).join(''));
    case 'enter': {
      const text = oneLine(ui.saying, LONGEST_SAYING);
      return text === '' ? { ui: closedOverlay(ui) } : doAct(closedOverlay(ui), { act: 'say', text });
    }
    default:
      return { ui };
  }
}

/** A question before something that cannot be taken back: nothing but y does it, and nothing but n or Escape goes back. */
export function sureOverlay<T extends Types, Model, Ui extends FrameUi>(
  name: NonNullable<Ui['overlay']>,
  ask: () => {
    readonly title: string;
    readonly lines: readonly string[];
    readonly yes: string;
    readonly no: string;
  },
  effect: KeyEffect<T['Action']>,
): Overlay<T, Model, Ui> {
  return {
    name,
    isPage: false,
    keys: () => keys(['y', frameWords().keys.yes], ['n', frameWords().keys.no]),
    draw(cells) {
      const told = ask();
      const yes = { text: `y  ${told.yes}`, key: textKey('y') };
      const no = { text: `n  ${told.no}`, key: textKey('n') };
      drawBox(cells, told.title, [...told.lines, '', [yes, { text: '     ' }, no]]);
    },
    handleKey(_, ui, key) {
      if (key.key !== 'text') return { ui };
      if (key.text === 'y') return { ui: closedOverlay(ui), effect };
      return { ui: key.text === 'n' ? closedOverlay(ui) : ui };
    },
  };
}
