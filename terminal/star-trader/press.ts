/** What a key does on the screen of Star Trader: another state of the screen, or something done. Pure. */
import type { Action } from '../../games/star-trader/index.ts';
import type { Pressed } from '../frame/pressed.ts';
import { openOverlay, pressTableCommand, pressVote } from '../frame/press-table.ts';
import { tableItems } from '../frame/table-items.ts';
import type { Key } from '../screen/key.ts';
import { withAdvice } from './advise.ts';
import { amountOf } from './amount.ts';
import { pressAmount } from './press-amount.ts';
import { pressTraderOverlay } from './press-overlay.ts';
import { pressPorts } from './press-ports.ts';
import type { TraderSight } from './trader-sight.ts';
import type { TraderOverlay, TraderUi } from './trader-ui.ts';

type TraderPressed = Pressed<TraderUi, Action>;

export function pressTrader(sight: TraderSight, before: TraderUi, key: Key): TraderPressed {
  const ui = { ...before, problem: undefined };
  if (ui.overlay !== undefined) return pressTraderOverlay(sight, ui, ui.overlay, key);
  return pressVote(sight, ui, key) ?? pressDesk(sight, ui, key) ?? pressCommand(sight, ui, key) ?? { ui };
}

function pressDesk({ view, asked }: TraderSight, ui: TraderUi, key: Key): TraderPressed | undefined {
  const { ask, config } = view;
  if (asked === undefined || ask === undefined) return undefined;
  if (ask.ask === 'destination')
    return pressPorts(
      ui,
      ask,
      view.stars.map(({ star }) => star),
      key,
    );
  const amount = amountOf(ask);
  return amount === undefined ? pressBank(ui, key) : pressAmount(ui, amount, config.cents, key);
}

/** Whether to see the bank. */
function pressBank(ui: TraderUi, key: Key): TraderPressed | undefined {
  const isYes = key.key === 'enter' || (key.key === 'text' && key.text === 'y');
  if (isYes) return { ui, did: { did: 'play', action: { type: 'bank' } } };
  const isNo = key.key === 'text' && (key.text === 'p' || key.text === '0');
  return isNo ? { ui, did: { did: 'play', action: { type: 'pass' } } } : undefined;
}

const PAGES: Readonly<Record<string, TraderOverlay>> = {
  s: 'stars',
  g: 'route',
  w: 'worth',
  v: 'prices',
  c: 'calendar',
  l: 'letter',
};

function pressCommand(sight: TraderSight, ui: TraderUi, key: Key): TraderPressed | undefined {
  if (key.key === 'text') {
    const page = PAGES[key.text];
    if (page !== undefined) return openOverlay({ ...withStar(sight, ui), back: 0 }, page);
    if (key.text === 'a' && sight.asked !== undefined) return { ui: withAdvice(sight, ui) };
  }
  return pressTableCommand(sight, ui, key, tableItems(sight).length);
}

/** The pages about stars begin with the one that is looked at, or where the ship is. */
function withStar({ view, asked }: TraderSight, ui: TraderUi): TraderUi {
  const { ask } = view;
  const name = ask?.ask === 'destination' && asked !== undefined ? ask.ports[ui.picked]?.star : ask?.star;
  const star = view.stars.findIndex((one) => one.star === name);
  return { ...ui, star: star < 0 ? ui.star : star };
}
