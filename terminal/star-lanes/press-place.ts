/** Keys while a space is to be chosen. */
import type { Key } from '../screen/key.ts';
import type { OfferedSpace } from '../../games/star-lanes/types.ts';
import { placeOf } from '../match/keys.ts';
import type { Pressed } from './press.ts';
import type { MatchUi } from './ui.ts';

export function pressPlace(spaces: readonly OfferedSpace[], ui: MatchUi, key: Key): Pressed | undefined {
  switch (key.key) {
    case 'up':
    case 'left':
    case 'back-tab':
      return look(spaces, ui, ui.picked - 1);
    case 'down':
    case 'right':
    case 'tab':
      return look(spaces, ui, ui.picked + 1);
    case 'wheel':
      return look(spaces, ui, ui.picked + key.by);
    case 'enter':
      return choose(spaces, ui, ui.picked);
    case 'text':
      return choose(spaces, ui, placeOf(key.text));
    default:
      return undefined;
  }
}

function look(spaces: readonly OfferedSpace[], ui: MatchUi, picked: number): Pressed {
  return { ui: { ...ui, picked: (picked + spaces.length) % Math.max(1, spaces.length) } };
}

/** Plays a space; where there is a choice of companies that comes first. */
function choose(spaces: readonly OfferedSpace[], ui: MatchUi, place: number): Pressed | undefined {
  const offered = spaces[place];
  if (offered === undefined) return undefined;
  if (offered.companies !== undefined) return { ui: { ...ui, picked: place, overlay: 'choose', scroll: 0 } };
  return { ui: { ...ui, picked: place }, did: { did: 'play', action: { type: 'place', space: offered.space } } };
}
