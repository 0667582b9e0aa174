/**
 * Actions as text, the same on the wire, in records, at the terminal and in tests: `sell 5`, `buy`
 * (as many as fit), `bid 12000`, `factor 5`, `factor`, `bank`, `withdraw 500`, `deposit 500`, `to KIRK`, `report`, `pass`.
 */
import type { Action } from './types.ts';

const STAR = /^to ([A-Z]{3,4})$/;
const NUMBERED = /^([a-z]+)(?: (\d+(?:\.\d+)?(?:e[+-]?\d{1,3})?))?$/;

/** Longer texts are no action. */
const LONGEST = 60;

/** Reads an action; undefined when the text is none. */
export function parseAction(text: string): Action | undefined {
  if (text.length > LONGEST) return undefined;
  const star = STAR.exec(text)?.[1];
  if (star !== undefined) return { type: 'go', star };
  const [, word, digits] = NUMBERED.exec(text) ?? [];
  const number = digits === undefined ? undefined : Number(digits);
  if (word === undefined || number === Infinity) return undefined;
  return number === undefined ? readWord(word) : readNumbered(word, number);
}

function readWord(word: string): Action | undefined {
  switch (word) {
    case 'sell':
    case 'buy':
    case 'factor':
    case 'bank':
    case 'report':
    case 'pass':
      return { type: word };
    default:
      return undefined;
  }
}

function readNumbered(word: string, number: number): Action | undefined {
  switch (word) {
    case 'sell':
    case 'buy':
    case 'factor':
      return { type: word, units: number };
    case 'bid':
      return { type: word, total: number };
    case 'withdraw':
    case 'deposit':
      return { type: word, amount: number };
    default:
      return undefined;
  }
}

/** Writes an action so that `parseAction` gives it back. */
export function formatAction(action: Action): string {
  switch (action.type) {
    case 'sell':
    case 'buy':
    case 'factor':
      return action.units === undefined ? action.type : `${action.type} ${action.units}`;
    case 'bid':
      return `bid ${action.total}`;
    case 'withdraw':
    case 'deposit':
      return `${action.type} ${action.amount}`;
    case 'go':
      return `to ${action.star}`;
    case 'bank':
    case 'report':
    case 'pass':
      return action.type;
  }
}
