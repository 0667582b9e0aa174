/** Keys while a destination is asked for. */
import type { Action } from '../../games/star-trader/index.ts';
import type { Ask } from '../../games/star-trader/types.ts';
import { placeOf } from '../match/keys.ts';
import type { Pressed } from '../frame/pressed.ts';
import type { Key } from '../screen/key.ts';
import type { TraderUi } from './trader-ui.ts';

type Destination = Ask & { readonly ask: 'destination' };

export function pressPorts(
  ui: TraderUi,
  { ports, mayReport }: Destination,
  stars: readonly string[],
  key: Key,
): Pressed<TraderUi, Action> | undefined {
  const look = (by: number): Pressed<TraderUi, Action> => ({
    ui: { ...ui, advice: '', picked: (ui.picked + by + ports.length) % Math.max(1, ports.length) },
  });
  const fly = (place: number): Pressed<TraderUi, Action> | undefined => {
    const port = ports[place];
    return port === undefined
      ? undefined
      : { ui: { ...ui, picked: place }, did: { did: 'play', action: { type: 'go', star: port.star } } };
  };
  switch (key.key) {
    case 'up':
    case 'left':
    case 'back-tab':
      return look(-1);
    case 'down':
    case 'right':
    case 'tab':
      return look(1);
    case 'wheel':
      return look(key.by);
    case 'enter':
      return fly(ui.picked);
    case 'text':
      return (
        fly(ports.findIndex(({ star }) => star === stars[placeOf(key.text)])) ??
        (key.text === 'r' && mayReport ? { ui, did: { did: 'play', action: { type: 'report' } } } : undefined)
      );
    default:
      return undefined;
  }
}
