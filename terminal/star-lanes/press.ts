/** What a key does on the screen of Star Lanes: another state of the screen, or something done. Pure. */
import type { Key } from '../screen/key.ts';
import type { Action } from '../../games/star-lanes/index.ts';
import { matchItems } from '../star-lanes/match-items.ts';
import { pressOverlay } from '../star-lanes/press-overlay.ts';
import { pressPlace } from '../star-lanes/press-place.ts';
import { openOverlay, pressTableCommand, pressVote } from '../frame/press-table.ts';
import { pressTrade } from '../star-lanes/press-trade.ts';
import type { Pressed as PressedOf } from '../frame/pressed.ts';
import type { Sight } from './sight.ts';
import { isCurtained } from './ui.ts';
import type { MatchUi } from './ui.ts';

export type Pressed = PressedOf<MatchUi, Action>;

export function pressMatch(sight: Sight, before: MatchUi, key: Key): Pressed {
  const ui = { ...before, problem: undefined };
  if (isCurtained(ui, sight)) return pressCurtain(sight, ui, key);
  if (ui.overlay !== undefined) return pressOverlay(sight, ui, ui.overlay, key);
  return pressVote(sight, ui, key) ?? pressDesk(sight, ui, key) ?? pressCommand(sight, ui, key) ?? { ui };
}

function pressCurtain({ viewer }: Sight, ui: MatchUi, key: Key): Pressed {
  if (key.key === 'enter') return { ui: { ...ui, unveiled: viewer } };
  return key.key === 'text' && key.text === 'q' ? { ui, did: { did: 'leave' } } : { ui };
}

function pressDesk(sight: Sight, ui: MatchUi, key: Key): Pressed | undefined {
  const { ask } = sight.view;
  if (sight.asked === undefined || ask === undefined) return undefined;
  return ask.ask === 'place' ? pressPlace(ask.spaces, ui, key) : pressTrade(sight, ui, key);
}

function pressCommand(sight: Sight, ui: MatchUi, key: Key): Pressed | undefined {
  if (key.key === 'text' && key.text === 'w') return openOverlay(ui, 'worth');
  return pressTableCommand(sight, ui, key, matchItems(sight).length);
}
