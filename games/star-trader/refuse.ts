/**
 * Every "no" of the game, in one place: `refuse` says why an action is not allowed, and touches
 * nothing. After it has found nothing wrong, nothing can fail.
 */
import type { Seat } from '../../core/contract.ts';
import { bidLimits, freshBargain, holdOf, roomOf, stockHere } from './bargain.ts';
import { WEIGHTS, goodAt } from './goods.ts';
import { ownerOf, portOf, starName, starNumber } from './position.ts';
import type { Position } from './position.ts';
import type { Action, Refusal } from './types.ts';

/** Why an action is not allowed; undefined when it is. */
export function refuse(position: Position, by: Seat, action: Action): Refusal | undefined {
  const { phase } = position;
  if (phase === 'over') return { why: 'over' };
  const toAct = ownerOf(position, position.ship);
  if (by !== toAct) return { why: 'not-your-turn', toAct };
  if (action.type === 'factor' && position.config.factor === 0) return { why: 'no-factor' };
  if (!answers(action, phase)) return { why: 'other-question', asked: phase };
  switch (action.type) {
    case 'sell':
    case 'buy':
      return action.units === undefined ? undefined : refuseUnits(position, action.units);
    case 'bid':
      return refuseBid(position, action.total);
    case 'factor':
      return refuseFactor(position, action.units);
    case 'withdraw':
    case 'deposit':
      return refuseAmount(position, action);
    case 'go':
      return refuseStar(position, action.star);
    case 'report':
      return refuseReport(position);
    case 'bank':
    case 'pass':
      return undefined;
  }
}

/** Whether an action is of the kind that is asked for. */
function answers(action: Action, phase: Position['phase']): boolean {
  if (action.type === 'go' || action.type === 'report') return phase === 'destination';
  if (action.type === 'factor')
    return phase === 'bid' ? action.units === undefined : phase === 'sell' || phase === 'buy';
  return action.type === 'pass' ? phase !== 'destination' : action.type === phase;
}

function refuseUnits(position: Position, units: number): Refusal | undefined {
  const good = goodAt(position.good);
  if (!Number.isInteger(units) || units < 0) return { why: 'not-whole' };
  if (position.phase === 'sell') {
    const hold = holdOf(position);
    return units > hold ? { why: 'not-on-board', good, hold } : undefined;
  }
  const room = roomOf(position);
  if (WEIGHTS[position.good] !== 0 && units > room) return { why: 'too-heavy', room: Math.floor(room) };
  const stock = stockHere(position);
  return units > stock ? { why: 'not-for-sale', good, most: Math.floor(stock) } : undefined;
}

function refuseBid(position: Position, total: number): Refusal | undefined {
  const { above, below } = bidLimits(position);
  if (above >= below) return { why: 'nothing-to-bid' };
  if (!(total > above && total < below)) return { why: 'watch-your-typing', above, below };
  return position.config.cents || Number.isInteger(total) ? undefined : { why: 'no-cents' };
}

/** Its units are refused as the captain's are; a bargain under way has its units. */
function refuseFactor(position: Position, units: number | undefined): Refusal | undefined {
  const { fair } = position.phase === 'bid' ? position : freshBargain(position, 1);
  if (fair <= 0) return { why: 'nothing-to-bid' };
  return units === undefined ? undefined : refuseUnits(position, units);
}

function refuseAmount(
  position: Position,
  { type, amount }: { readonly type: 'withdraw' | 'deposit'; readonly amount: number },
): Refusal | undefined {
  const { balance, cash, ship, config } = position;
  if (!Number.isFinite(amount) || amount < 0) return { why: 'no-amount' };
  const held = type === 'withdraw' ? balance[ownerOf(position, ship)]! : cash[ship]!;
  if (amount > held)
    return type === 'withdraw' ? { why: 'not-in-the-bank', balance: held } : { why: 'no-cash', cash: held };
  return config.cents || Number.isInteger(amount) ? undefined : { why: 'no-cents' };
}

function refuseStar(position: Position, star: string): Refusal | undefined {
  const number = starNumber(position, star);
  if (number === portOf(position, position.ship)) return { why: 'there-already', star };
  if (number >= 0) return undefined;
  const stars = Array.from({ length: position.stars }, (_, other) => starName(position, other));
  return { why: 'no-such-star', star, stars };
}

function refuseReport({ config, reported }: Position): Refusal | undefined {
  if (config.reports === 'yearly') return { why: 'no-report' };
  return reported ? { why: 'reported-already' } : undefined;
}
