/** The number a captain is asked for: what is usual, the most, which action it makes, its field, and the keys that fill it. */
import type { Action, Ask, BidAsk } from '../../games/star-trader/types.ts';
import { play } from '../frame/ui.ts';
import type { Cells } from '../screen/cells.ts';
import type { Key } from '../screen/key.ts';
import { padded } from '../screen/marks.ts';
import type { TraderKeyResult, TraderUi } from './model.ts';
import { trader } from './speech.ts';

interface AmountField {
  /** What the field holds before anything is typed. */
  readonly usual: number;
  readonly most: number;
  readonly step: number;
  readonly isMoney: boolean;
  action(amount: number): Action;
}

/** The field of a question; undefined where no number is asked for. It holds what pays, where that is known. */
export function amountOf(ask: Ask | undefined, pays?: number): AmountField | undefined {
  switch (ask?.ask) {
    case 'sell':
      return units('sell', pays ?? ask.fits, ask.hold);
    case 'buy':
      return units('buy', pays ?? ask.fits, ask.fits);
    case 'bid':
      return { ...bid(ask), isMoney: true, action: (total) => (total === 0 ? PASS : { type: 'bid', total }) };
    case 'withdraw':
      return dollars(
        'withdraw',
        ask.toPay === undefined ? 0 : Math.max(0, Math.ceil(ask.toPay - ask.cash)),
        ask.balance,
      );
    case 'deposit':
      return dollars('deposit', 0, ask.cash);
    case 'bank':
    case 'destination':
    case undefined:
      return undefined;
  }
}

const PASS: Action = { type: 'pass' };

function units(type: 'sell' | 'buy', usual: number, most: number): AmountField {
  return { usual, most, step: 1, isMoney: false, action: (count) => (count === 0 ? PASS : { type, units: count }) };
}

/** The field holds what the star itself names: that is taken at once. Nothing, where nothing can be bid. */
function bid({ offer, above, below }: BidAsk): Pick<AmountField, 'usual' | 'most' | 'step'> {
  const isOpen = above < below;
  const usual = isOpen && offer > above && offer < below ? offer : 0;
  return { usual, most: isOpen ? usual : 0, step: Math.max(1, 100 * Math.round(offer / 10_000)) };
}

function dollars(type: 'withdraw' | 'deposit', usual: number, most: number): AmountField {
  const whole = Math.floor(most);
  return {
    usual: Math.min(usual, whole),
    most: whole,
    step: Math.max(1, 10 ** Math.floor(Math.log10(Math.max(1, whole)) - 1)),
    isMoney: true,
    action: (amount) => (amount === 0 ? PASS : { type, amount }),
  };
}

/** What the field holds. */
export function typedAmount({ typed }: { readonly typed: string }, { usual }: AmountField): number {
  const amount = Number(typed);
  return typed === '' || Number.isNaN(amount) ? usual : amount;
}

const ROOM = 11;

/** A field that a number is typed into, in brackets so that it is seen without colours. Returns the column behind it. */
export function drawField(cells: Cells, x: number, y: number, typed: string, usual: number): number {
  const shown = inGroups(typed === '' ? String(usual) : typed);
  const end = cells.put(x, y, `[${padded(shown, ROOM, 'right')} ]`, 'picked');
  cells.cursor = { x: end - 2, y };
  return end;
}

/** With a sign before every three digits, as it is typed. */
function inGroups(number: string): string {
  return number.replaceAll(/\B(?<!\..*)(?=(\d{3})+(\.|$))/g, trader().thousands);
}

/** Longer numbers are nobody's bid. */
const LONGEST = 11;

export function handleAmountKey(
  ui: TraderUi,
  amount: AmountField,
  cents: boolean,
  key: Key,
): TraderKeyResult | undefined {
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
      return play(ui, amount.action(typedAmount(ui, amount)));
    case 'text':
      return handleText(ui, amount, cents, key.text);
    default:
      return undefined;
  }
}

function handleText(ui: TraderUi, amount: AmountField, cents: boolean, text: string): TraderKeyResult | undefined {
  if (text === '+') return step(ui, amount, 1);
  if (text === '-') return step(ui, amount, -1);
  if (text === '=') return { ui: { ...ui, typed: String(amount.most) } };
  if (text === 'p') return play(ui, PASS);
  const isPoint = text === '.' && cents && amount.isMoney && !ui.typed.includes('.');
  if (!/^\d$/.test(text) && !isPoint) return undefined;
  // What was advised is replaced, as what is usual is.
  const before = ui.advice === '' ? ui.typed : '';
  const typed = before === '0' && !isPoint ? text : before + text;
  return { ui: typed.length > LONGEST ? ui : { ...ui, typed, advice: '' } };
}

function step(ui: TraderUi, amount: AmountField, by: number): TraderKeyResult {
  const next = typedAmount(ui, amount) + by * amount.step;
  // A bid has no most: the star says what is too far.
  const most = amount.isMoney && amount.most === amount.usual ? Infinity : amount.most;
  return { ui: { ...ui, typed: String(Math.max(0, Math.min(most, next))) } };
}
