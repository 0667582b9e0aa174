/** Keys while something lies over the screen that every game has: a page to read, the table, a saying. */
import type { Key } from '../screen/key.ts';
import { oneLine } from '../../core/record.ts';
import { LONGEST_SAYING } from '../../table/act.ts';
import type { Pressed } from '../frame/pressed.ts';
import type { TableItem } from './table-items.ts';
import type { TableUi } from './table-ui.ts';

/** The same screen with nothing over it. */
export function closedOverlay<Ui extends TableUi>(ui: Ui): Ui {
  return { ...ui, overlay: undefined };
}

/** Pages scroll down from their beginning, news up from its end. */
export function pressPage<Ui extends TableUi>(ui: Ui, key: Key): Pressed<Ui> {
  const down = ui.overlay === 'news' ? -1 : 1;
  const scrolled = (by: number): Pressed<Ui> => ({
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
    case 'enter':
      return { ui: closedOverlay(ui) };
    default:
      return { ui };
  }
}

export function pressItems<Ui extends TableUi>(
  items: readonly TableItem<NonNullable<Ui['overlay']>>[],
  ui: Ui,
  key: Key,
): Pressed<Ui> {
  const closed = closedOverlay(ui);
  const item = items.find((one) => key.key === 'text' && one.key === key.text);
  if (item === undefined) return { ui: closed };
  if ('overlay' in item.does) return { ui: { ...closed, overlay: item.does.overlay } };
  return { ui: closed, did: { did: 'act', act: item.does.act } };
}

export function pressSaying<Ui extends TableUi>(ui: Ui, key: Key): Pressed<Ui> {
  const closed = closedOverlay(ui);
  const say = (saying: string): Pressed<Ui> => ({ ui: { ...ui, saying: saying.slice(0, LONGEST_SAYING) } });
  switch (key.key) {
    case 'text':
    case 'paste':
      return say(ui.saying + key.text.replaceAll(/\s+/g, ' '));
    case 'backspace':
      return say([...ui.saying].slice(0, -1).join(''));
    case 'enter': {
      const text = oneLine(ui.saying, LONGEST_SAYING);
      return text === '' ? { ui: closed } : { ui: closed, did: { did: 'act', act: { act: 'say', text } } };
    }
    default:
      return { ui };
  }
}

/** Nothing but y does it, and nothing but n or Escape goes back. */
export function pressSure<Ui extends TableUi, Action>(
  ui: Ui,
  key: Key,
  yes: NonNullable<Pressed<Ui, Action>['did']>,
): Pressed<Ui, Action> {
  if (key.key !== 'text') return { ui };
  if (key.text === 'y') return { ui: closedOverlay(ui), did: yes };
  return { ui: key.text === 'n' ? closedOverlay(ui) : ui };
}
