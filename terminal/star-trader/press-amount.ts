/** Keys while a number is asked for: units, a bid, dollars. */
import type { Action } from '../../games/star-trader/index.ts';
import type { Pressed } from '../frame/pressed.ts';
import type { Key } from '../screen/key.ts';
import { typedAmount } from './amount.ts';
import type { Amount } from './amount.ts';
import type { TraderUi } from './trader-ui.ts';

/** Longer numbers are nobody's bid. */
const LONGEST = 11;

export function pressAmount(
  ui: TraderUi,
  amount: Amount,
  cents: boolean,
  key: Key,
): Pressed<TraderUi, Action> | undefined {
  switch (key.key) {
    case 'up':
    case 'right':
      return step(ui, amount, 1);
    case 'down':
    case 'left':
      return step(ui, amount, -1);
    case 'page-up':
      return step(ui, amount, 10);
    case 'page-down':
      return step(ui, amount, -10);
    case 'wheel':
      return step(ui, amount, -key.by);
    case 'escape':
      return { ui: { ...ui, typed: '', advice: '' } };
    case 'backspace':
      return { ui: { ...ui, typed: ui.typed.slice(0, -1) } };
    case 'delete':
      return { ui: { ...ui, typed: '' } };
    case 'enter':
      return { ui, did: { did: 'play', action: amount.action(typedAmount(ui, amount)) } };
    case 'text':
      return pressText(ui, amount, cents, key.text);
    default:
      return undefined;
  }
}

function pressText(ui: TraderUi, amount: Amount, cents: boolean, text: string): Pressed<TraderUi, Action> | undefined {
  if (text === '+') return step(ui, amount, 1);
  if (text === '-') return step(ui, amount, -1);
  if (text === '=') return { ui: { ...ui, typed: String(amount.most) } };
  if (text === 'p') return { ui, did: { did: 'play', action: { type: 'pass' } } };
  const isPoint = text === '.' && cents && amount.isMoney && !ui.typed.includes('.');
  if (!/^\d$/.test(text) && !isPoint) return undefined;
  // What was advised is replaced, as what is usual is.
  const before = ui.advice === '' ? ui.typed : '';
  const typed = before === '0' && !isPoint ? text : before + text;
  return { ui: typed.length > LONGEST ? ui : { ...ui, typed, advice: '' } };
}

function step(ui: TraderUi, amount: Amount, by: number): Pressed<TraderUi, Action> {
  const next = typedAmount(ui, amount) + by * amount.step;
  // A bid has no most: the star says what is too far.
  const most = amount.isMoney && amount.most === amount.usual ? Infinity : amount.most;
  return { ui: { ...ui, typed: String(Math.max(0, Math.min(most, next))) } };
}
