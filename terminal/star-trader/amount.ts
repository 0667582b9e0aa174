/** The number a captain is asked for: what is usual, what is the most, and which action it makes. */
import type { Action, Ask } from '../../games/star-trader/types.ts';

export interface Amount {
  /** What stands in the field before anything is typed. */
  readonly usual: number;
  readonly most: number;
  readonly step: number;
  readonly isMoney: boolean;
  action(amount: number): Action;
}

/** The field of a question; undefined where no number is asked for. */
export function amountOf(ask: Ask | undefined): Amount | undefined {
  switch (ask?.ask) {
    case 'sell':
      return units('sell', ask.fits, ask.hold);
    case 'buy':
      return units('buy', ask.fits, ask.fits);
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

function units(type: 'sell' | 'buy', usual: number, most: number): Amount {
  return { usual, most, step: 1, isMoney: false, action: (count) => (count === 0 ? PASS : { type, units: count }) };
}

/** What the star itself names stands in the field: that is taken at once. Nothing, where nothing can be bid. */
function bid({ offer, above, below }: Ask & { readonly ask: 'bid' }): Pick<Amount, 'usual' | 'most' | 'step'> {
  const isOpen = above < below;
  const usual = isOpen && offer > above && offer < below ? offer : 0;
  return { usual, most: isOpen ? usual : 0, step: Math.max(1, 100 * Math.round(offer / 10_000)) };
}

function dollars(type: 'withdraw' | 'deposit', usual: number, most: number): Amount {
  const whole = Math.floor(most);
  const step = Math.max(1, 10 ** Math.floor(Math.log10(Math.max(1, whole)) - 1));
  return {
    usual: Math.min(usual, whole),
    most: whole,
    step,
    isMoney: true,
    action: (amount) => (amount === 0 ? PASS : { type, amount }),
  };
}

/** What the field holds. */
export function typedAmount({ typed }: { readonly typed: string }, { usual }: Amount): number {
  const amount = Number(typed);
  return typed === '' || Number.isNaN(amount) ? usual : amount;
}
