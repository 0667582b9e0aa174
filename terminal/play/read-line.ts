/** What a player typed, forgivingly: small letters, missing blanks and `=` for all one can buy. */
import { starLanes } from '../../games/star-lanes/index.ts';
import type { Action, View } from '../../games/star-lanes/index.ts';
import type { Line } from '../frame/line-talk.ts';

/** Reads a line as an answer to the view's question. */
export function readLine(text: string, view: View): Line<Action> {
  const typed = text.trim().replaceAll(/\s+/g, ' ');
  const word = typed.toLowerCase();
  if (word === 'help' || word === '?') return { line: 'help' };
  if (word === 'map' || word === 'stock' || word === 'show') return { line: 'show' };
  if (word === 'quit' || word === 'exit' || word === 'q') return { line: 'quit' };
  const action = view.ask?.ask === 'trade' ? readTrade(typed, view) : readPlace(typed, view);
  if (action !== undefined) return { line: 'action', action };
  if (word === 'end') return { line: 'action', action: { type: 'end' } };
  return { line: 'unclear', sentence: usage(view) };
}

/** A space by its name, or by its place among those that are offered. */
function readPlace(typed: string, { ask }: View): Action | undefined {
  const [, number = '', company = ''] = /^(\d+)( [A-L])?$/i.exec(typed) ?? [];
  const space = ask?.ask === 'place' ? ask.spaces[Number(number) - 1]?.space : undefined;
  return starLanes.parseAction((space === undefined ? typed : space + company).toUpperCase());
}

function readTrade(typed: string, view: View): Action | undefined {
  if (typed === '' || typed.toLowerCase() === 'pass') return passing(view);
  // Asked for one company, a number is enough.
  const asked =
    view.ask?.ask === 'trade' && view.ask.trading === 'in-order' ? (view.ask.companies[0]?.company ?? '') : '';
  if (asked !== '' && /^(=|[+-]?[\d.]+)$/.test(typed)) return readTrade(`${asked} ${typed}`, view);
  const orders = typed
    .toUpperCase()
    .replaceAll(/([A-L]) ?(=|[+-]?\d+(?:\.\d+)?) ?,? ?/g, (_, company: string, shares: string) => {
      return `${company} ${shares === '=' ? mostOf(view, company) : shares.replace('+', '')}, `;
    })
    .replace(/, $/, '');
  return starLanes.parseAction(orders);
}

/** Trading nothing: on a sheet no order, in order none of the company asked about. */
function passing({ ask }: View): Action {
  if (ask?.ask !== 'trade' || ask.trading === 'sheet') return { type: 'trade', orders: [] };
  return { type: 'trade', orders: ask.companies.map(({ company }) => ({ company, shares: 0 })) };
}

function mostOf({ ask }: View, letter: string): number {
  return ask?.ask === 'trade' ? (ask.companies.find(({ company }) => company === letter)?.most ?? 0) : 0;
}

/** What can be typed now. */
export function usage({ ask }: View): string {
  if (ask?.ask === 'place') {
    const chosen = ask.spaces.find(({ companies }) => companies !== undefined);
    const also =
      chosen === undefined
        ? ''
        : ` (with a company where there is a choice: ${chosen.space} ${chosen.companies?.[0] ?? 'A'})`;
    const names = ask.spaces.map(({ space }) => space).join(', ');
    return `Type one of ${names}, or its number from 1 to ${ask.spaces.length}${also}; or map, stock, help, quit.`;
  }
  const example = ask?.companies[0]?.company ?? 'A';
  const forms =
    ask?.trading === 'in-order'
      ? '5 or -2, = for all you can buy'
      : `${example} 5 or ${example} -2, ${example} = for all you can buy`;
  return `Type orders such as ${forms}; press Enter to go on without; or map, stock, help, quit.`;
}
