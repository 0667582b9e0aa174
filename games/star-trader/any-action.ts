/**
 * Any allowed action, at random, from a view alone: the simplest captain there is, and what the laws
 * are tried with.
 */
import type { AskOf } from '../../core/contract.ts';
import type { Chance } from '../../core/chance.ts';
import type { Action, Ask, View } from './types.ts';

/** An action that the view's question allows. */
export function anyAction({ ask, config }: View, chance: Chance): Action {
  if (ask === undefined) throw new Error('this view asks nothing');
  switch (ask.ask) {
    case 'sell':
      return byFactor(ask, anyUnits('sell', ask.fits, ask.hold, chance), chance);
    case 'buy':
      return byFactor(ask, anyUnits('buy', ask.fits, ask.fits, chance), chance);
    case 'bid':
      return ask.factor !== undefined && chance.draw() < FACTOR ? { type: 'factor' } : anyBid(ask, chance);
    case 'bank':
      return { type: chance.draw() < 0.7 ? 'bank' : 'pass' };
    case 'withdraw':
      return anyAmount('withdraw', ask.balance, config.cents, chance);
    case 'deposit':
      return anyAmount('deposit', ask.cash, config.cents, chance);
    case 'destination':
      return anyPort(ask, chance);
  }
}

/** How often a factor bargains, where there are factors. */
const FACTOR = 0.2;

/** The same units, sometimes by a factor. */
function byFactor({ factor }: AskOf<Ask, 'sell' | 'buy'>, action: Action, chance: Chance): Action {
  const trades = action.type === 'sell' || action.type === 'buy';
  return trades && factor !== undefined && chance.draw() < FACTOR ? { ...action, type: 'factor' } : action;
}

/** Mostly what fits, sometimes none, else any number. */
function anyUnits(type: 'sell' | 'buy', fits: number, most: number, chance: Chance): Action {
  const kind = chance.draw();
  if (kind < 0.15) return { type: 'pass' };
  if (kind < 0.3) return { type };
  return { type, units: kind < 0.8 ? fits : Math.floor(chance.draw() * (most + 1)) };
}

/** A price around what the star names; sometimes one it must take, rarely none. */
function anyBid({ offer, above, below }: AskOf<Ask, 'bid'>, chance: Chance): Action {
  const total = Math.round(offer * (0.75 + 0.5 * chance.draw()));
  return chance.draw() < 0.02 || total <= above || total >= below ? { type: 'pass' } : { type: 'bid', total };
}

function anyAmount(type: 'withdraw' | 'deposit', most: number, cents: boolean, chance: Chance): Action {
  const kind = chance.draw();
  if (kind < 0.3) return { type: 'pass' };
  const amount = kind < 0.4 ? most : most * chance.draw();
  return { type, amount: cents ? amount : Math.floor(amount) };
}

function anyPort({ ports, mayReport }: AskOf<Ask, 'destination'>, chance: Chance): Action {
  if (mayReport && chance.draw() < 0.05) return { type: 'report' };
  const port = ports[Math.floor(chance.draw() * ports.length)];
  if (port === undefined) throw new Error('there is nowhere to go');
  return { type: 'go', star: port.star };
}
