/** What a click does: a port is looked at, and flown to by a second click; any other star shows its sheet. */
import type { Action } from '../../games/star-trader/index.ts';
import { openOverlay } from '../frame/press-table.ts';
import type { Pressed } from '../frame/pressed.ts';
import type { Size } from '../screen/cells.ts';
import { portPlaces } from './draw-ports.ts';
import { placesOn } from './draw-star-map.ts';
import { traderLayout } from './layout.ts';
import type { TraderSight } from './trader-sight.ts';
import type { TraderUi } from './trader-ui.ts';

interface Spot {
  readonly x: number;
  readonly y: number;
}

export function pressTraderClick(sight: TraderSight, ui: TraderUi, spot: Spot, size: Size): Pressed<TraderUi, Action> {
  if (ui.overlay !== undefined) return { ui: { ...ui, overlay: undefined } };
  const layout = traderLayout(size);
  const { view, asked } = sight;
  const ports = view.ask?.ask === 'destination' && asked !== undefined ? view.ask.ports : [];
  const star = starAt(sight, spot, size);
  const listed = portPlaces(layout.desk, ports.length, ui.picked).find(
    ({ x, y, width }) => spot.y === y && spot.x >= x && spot.x < x + width,
  );
  const place = star === undefined ? (listed?.place ?? -1) : ports.findIndex((port) => port.star === star);
  const port = ports[place];
  if (port !== undefined)
    return place === ui.picked
      ? { ui, did: { did: 'play', action: { type: 'go', star: port.star } } }
      : { ui: { ...ui, advice: '', picked: place } };
  const shown = view.stars.findIndex((one) => one.star === star);
  return shown < 0 ? { ui } : openOverlay({ ...ui, star: shown }, 'stars');
}

/** The star whose mark or name was clicked. */
function starAt(sight: TraderSight, spot: Spot, size: Size): string | undefined {
  const { stars } = placesOn(sight, traderLayout(size).map);
  const hit = stars.find(({ x, y, label, words }) => {
    const isMark = spot.x === x && spot.y === y;
    return (
      isMark || (label !== undefined && spot.y === label.y && spot.x >= label.x && spot.x < label.x + words.length)
    );
  });
  return hit?.star.star;
}
