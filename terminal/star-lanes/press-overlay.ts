/** Keys while something lies over the screen of Star Lanes. */
import type { Key } from '../screen/key.ts';
import { matchItems } from '../star-lanes/match-items.ts';
import type { Pressed } from './press.ts';
import { closedOverlay, pressItems, pressPage, pressSaying, pressSure } from '../frame/press-table-overlay.ts';
import type { Sight } from './sight.ts';
import type { MatchUi, Overlay } from './ui.ts';

export function pressOverlay(sight: Sight, ui: MatchUi, overlay: Overlay, key: Key): Pressed {
  if (key.key === 'escape') return { ui: closedOverlay(ui) };
  switch (overlay) {
    case 'help':
    case 'news':
    case 'worth':
      return pressPage(ui, key);
    case 'table':
      return pressItems(matchItems(sight), ui, key);
    case 'say':
      return pressSaying(ui, key);
    case 'choose':
      return pressChoice(sight, ui, closedOverlay(ui), key);
    case 'sure-end':
      return pressSure(ui, key, { did: 'play', action: { type: 'end' } });
    case 'sure-leave':
      return pressSure(ui, key, { did: 'act', act: { act: 'leave' } });
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
