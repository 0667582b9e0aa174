/**
 * Actions as text, the same on the wire, in records, at the terminal and in tests: `7E` places,
 * `7E B` places and chooses company B, `A 5, C -3` buys five and sells three, `pass` trades
 * nothing, `end` calls the match.
 */
import type { Action, Order } from './types.ts';

const PLACE = /^(\d{1,2}[A-Z]{1,2})(?: ([A-L]))?$/;
const ORDER = /^([A-L]) (-?\d+(?:\.\d+)?(?:e[+-]?\d{1,3})?)$/;

/** Longer texts are no action: twelve orders need far less. */
const LONGEST = 600;

/** Reads an action; undefined when the text is none. */
export function parseAction(text: string): Action | undefined {
  if (text.length > LONGEST) return undefined;
  if (text === 'end') return { type: 'end' };
  if (text === 'pass') return { type: 'trade', orders: [] };
  return readPlace(text) ?? readOrders(text);
}

/** Writes an action so that `parseAction` gives it back. */
export function formatAction(action: Action): string {
  switch (action.type) {
    case 'place':
      return action.company === undefined ? action.space : `${action.space} ${action.company}`;
    case 'trade':
      return action.orders.length === 0 ? 'pass' : action.orders.map(writeOrder).join(', ');
    case 'end':
      return 'end';
  }
}

function readPlace(text: string): Action | undefined {
  const [, space, company] = PLACE.exec(text) ?? [];
  if (space === undefined) return undefined;
  return company === undefined ? { type: 'place', space } : { type: 'place', space, company };
}

function readOrders(text: string): Action | undefined {
  const orders: Order[] = [];
  for (const part of text.split(', ')) {
    const [, company, number] = ORDER.exec(part) ?? [];
    const shares = Number(number);
    if (company === undefined || !Number.isFinite(shares)) return undefined;
    orders.push({ company, shares: shares === 0 ? 0 : shares });
  }
  return { type: 'trade', orders };
}

function writeOrder(order: Order): string {
  return `${order.company} ${order.shares}`;
}
