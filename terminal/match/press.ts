/** What a key does on the screen of a match: another state of the screen, or something done. Pure. */
import type { Key } from '../screen/key.ts';
import type { Action } from '../../games/star-lanes/index.ts';
import type { Act } from '../../table/act.ts';
import { pressOverlay } from './press-overlay.ts';
import { pressPlace } from './press-place.ts';
import { pressTrade } from './press-trade.ts';
import type { Sight } from './sight.ts';
import { tableItems } from './table-items.ts';
import { isCurtained } from './ui.ts';
import type { MatchUi } from './ui.ts';

export type Did =
  | { readonly did: 'play'; readonly action: Action }
  | { readonly did: 'act'; readonly act: Act }
  /** Goes away from the screen; the match is kept. */
  | { readonly did: 'leave' }
  | { readonly did: 'again' };

export interface Pressed {
  readonly ui: MatchUi;
  readonly did?: Did;
}

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

function pressVote({ update: { vote }, own }: Sight, ui: MatchUi, key: Key): Pressed | undefined {
  if (vote === undefined || key.key !== 'text' || own.every((seat) => vote.yes.includes(seat))) return undefined;
  if (key.text === 'y') return { ui, did: { did: 'act', act: { act: 'yes' } } };
  return key.text === 'n' ? { ui, did: { did: 'act', act: { act: 'no' } } } : undefined;
}

function pressDesk(sight: Sight, ui: MatchUi, key: Key): Pressed | undefined {
  const { ask } = sight.view;
  if (sight.asked === undefined || ask === undefined) return undefined;
  return ask.ask === 'place' ? pressPlace(ask.spaces, ui, key) : pressTrade(sight, ui, key);
}

function pressCommand(sight: Sight, ui: MatchUi, key: Key): Pressed | undefined {
  if (key.key === 'end-of-input') return { ui, did: { did: 'leave' } };
  if (key.key !== 'text') return undefined;
  const { update, view, own, link } = sight;
  switch (key.text) {
    case '?':
    case 'h':
      return open(ui, 'help');
    case 'w':
      return open(ui, 'worth');
    case 'n':
      return open(ui, 'news');
    case 'm':
      return tableItems(sight).length === 0 ? undefined : open(ui, 'table');
    case 't':
      return link === 'here' || own.length === 0 ? undefined : open({ ...ui, saying: '' }, 'say');
    case 'q':
      return { ui, did: { did: 'leave' } };
    case 'r':
      return view.phase === 'over' ? again(sight, ui) : undefined;
    case 'u':
      return update.undo === undefined
        ? { ui: { ...ui, problem: 'Nothing can be taken back now.' } }
        : { ui, did: { did: 'act', act: { act: 'undo', keep: update.undo } } };
    case 'b':
      return own.some((seat) => update.seats[seat]?.minded !== undefined)
        ? { ui, did: { did: 'act', act: { act: 'back' } } }
        : undefined;
    case 'p':
      return update.phase === 'paused' ? { ui, did: { did: 'act', act: { act: 'resume' } } } : undefined;
    default:
      return undefined;
  }
}

/** Whoever only watches waits until the players have made a rematch. */
function again({ link, own, update }: Sight, ui: MatchUi): Pressed {
  const isThere = link === 'here' || own.length > 0 || update.rematch !== undefined;
  return isThere ? { ui, did: { did: 'again' } } : { ui: { ...ui, problem: 'There is no rematch yet.' } };
}

function open(ui: MatchUi, overlay: NonNullable<MatchUi['overlay']>): Pressed {
  return { ui: { ...ui, overlay, scroll: 0 } };
}
