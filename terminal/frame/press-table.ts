/** Keys that do the same on the screen of every game: votes, and commands that need no question. Pure. */
import type { Key } from '../screen/key.ts';
import type { Pressed } from '../frame/pressed.ts';
import type { MatchModel } from '../match/table-sight.ts';
import type { TableUi } from './table-ui.ts';

export function pressVote<Ui extends TableUi>(
  { update: { vote }, own }: MatchModel,
  ui: Ui,
  key: Key,
): Pressed<Ui> | undefined {
  if (vote === undefined || key.key !== 'text' || own.every((seat) => vote.yes.includes(seat))) return undefined;
  if (key.text === 'y') return { ui, did: { did: 'act', act: { act: 'yes' } } };
  return key.text === 'n' ? { ui, did: { did: 'act', act: { act: 'no' } } } : undefined;
}

/** `items` says how many things can be done at the table. */
export function pressTableCommand<Ui extends TableUi>(
  sight: MatchModel,
  ui: Ui,
  key: Key,
  items: number,
): Pressed<Ui> | undefined {
  if (key.key === 'end-of-input') return { ui, did: { did: 'leave' } };
  if (key.key !== 'text') return undefined;
  const { update, own, place } = sight;
  switch (key.text) {
    case '?':
    case 'h':
      return openOverlay(ui, 'help');
    case 'n':
      return openOverlay(ui, 'news');
    case 'm':
      return items === 0 ? undefined : openOverlay(ui, 'table');
    case 't':
      return place === 'local' || own.length === 0 ? undefined : openTalk(sight, ui);
    case 'q':
      return { ui, did: { did: 'leave' } };
    case 'r':
      return update.phase === 'over' ? again(sight, ui) : undefined;
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

/** In public one speaks with reactions only, which stand on the list of the table. */
function openTalk<Ui extends TableUi>({ update }: MatchModel, ui: Ui): Pressed<Ui> {
  return openOverlay({ ...ui, saying: '' }, update.head.public ? 'table' : 'say');
}

/** Whoever only watches waits until the players have made a rematch. */
function again<Ui extends TableUi>({ place, own, update }: MatchModel, ui: Ui): Pressed<Ui> {
  const isThere = place === 'local' || own.length > 0 || update.rematch !== undefined;
  return isThere ? { ui, did: { did: 'again' } } : { ui: { ...ui, problem: 'There is no rematch yet.' } };
}

export function openOverlay<Ui extends TableUi>(ui: Ui, overlay: NonNullable<Ui['overlay']>): Pressed<Ui> {
  return { ui: { ...ui, overlay, scroll: 0 } };
}
