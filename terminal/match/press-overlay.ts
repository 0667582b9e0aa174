/** Keys while something lies over the screen of a match. */
import type { Key } from '../screen/key.ts';
import { oneLine } from '../../core/record.ts';
import { LONGEST_SAYING } from '../../table/act.ts';
import type { Pressed } from './press.ts';
import type { Sight } from './sight.ts';
import { tableItems } from './table-items.ts';
import type { MatchUi, Overlay } from './ui.ts';

export function pressOverlay(sight: Sight, ui: MatchUi, overlay: Overlay, key: Key): Pressed {
  const closed = { ...ui, overlay: undefined };
  if (key.key === 'escape') return { ui: closed };
  switch (overlay) {
    case 'help':
    case 'news':
    case 'worth':
      return pressPage(ui, closed, overlay, key);
    case 'table':
      return pressTable(sight, closed, key);
    case 'say':
      return pressSaying(ui, closed, key);
    case 'choose':
      return pressChoice(sight, ui, closed, key);
    case 'sure-end':
      return pressSure(ui, closed, key, { ui: closed, did: { did: 'play', action: { type: 'end' } } });
    case 'sure-leave':
      return pressSure(ui, closed, key, { ui: closed, did: { did: 'act', act: { act: 'leave' } } });
  }
}

/** Help scrolls down from its beginning, news up from its end. */
function pressPage(ui: MatchUi, closed: MatchUi, overlay: Overlay, key: Key): Pressed {
  const down = overlay === 'news' ? -1 : 1;
  const scrolled = (by: number): Pressed => ({
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
      return { ui: closed };
    default:
      return { ui };
  }
}

function pressTable(sight: Sight, closed: MatchUi, key: Key): Pressed {
  if (key.key !== 'text') return { ui: closed };
  const item = tableItems(sight).find((one) => one.key === key.text);
  if (item === undefined) return { ui: closed };
  if ('overlay' in item.does) return { ui: { ...closed, overlay: item.does.overlay } };
  return { ui: closed, did: { did: 'act', act: item.does.act } };
}

function pressSaying(ui: MatchUi, closed: MatchUi, key: Key): Pressed {
  const say = (saying: string): Pressed => ({ ui: { ...ui, saying: saying.slice(0, LONGEST_SAYING) } });
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

function pressChoice({ view }: Sight, ui: MatchUi, closed: MatchUi, key: Key): Pressed {
  const offered = view.ask?.ask === 'place' ? view.ask.spaces[ui.picked] : undefined;
  const letter = key.key === 'text' ? key.text.toUpperCase() : '';
  const company = offered?.companies?.find((one) => one === letter);
  if (offered === undefined) return { ui: closed };
  if (company === undefined) return { ui };
  return { ui: closed, did: { did: 'play', action: { type: 'place', space: offered.space, company } } };
}

function pressSure(ui: MatchUi, closed: MatchUi, key: Key, yes: Pressed): Pressed {
  if (key.key !== 'text') return { ui };
  if (key.text === 'y') return yes;
  return { ui: key.text === 'n' ? closed : ui };
}
