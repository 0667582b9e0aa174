/**
 * The order of play: first destinations, then landing after landing: sell, buy, bank, depart,
 * develop. These are the functions search calls; `apply` calls the same ones on a copy, with
 * somebody to tell.
 */
import { must } from '../../core/must.ts';
import { addInterest, cashAndBalance, hasBank, tellBanked, withdraw } from './bank.ts';
import { hearAgain, nextTrade, openBargain, settle, tellFailure, weigh } from './bargain.ts';
import { factorDeal } from './best-bids.ts';
import { FIRST_YEAR, dateOf, stardate, yearOf } from './calendar.ts';
import { classOf } from './classes.ts';
import { depart } from './departure.ts';
import { develop } from './development.ts';
import { end, isOver } from './end.ts';
import { makeGalaxy } from './galaxy.ts';
import { land, nextShip } from './landing.ts';
import { ownerOf, portOf, starName } from './position.ts';
import type { Position } from './position.ts';
import type { BargainFailure, Event } from './types.ts';
import { reckon } from './economy.ts';
import { standings } from './worth.ts';

/** Hears what happens; without one, no events are made. */
export type TellEvent = ((event: Event) => void) | undefined;

/** Makes the galaxy, reports on it, and asks the first ship for its destination. */
export function begin(position: Position, tell?: TellEvent): void {
  makeGalaxy(position);
  if (tell !== undefined) tellStart(position, tell);
  report(position, undefined, tell);
}

function tellStart(position: Position, tell: (event: Event) => void): void {
  const stars = Array.from({ length: position.stars }, (_, star) => ({
    star: starName(position, star),
    x: position.x[star]!,
    y: position.y[star]!,
    class: classOf(position.config, position.level[star]!),
  }));
  tell({ type: 'started', players: position.players, ships: position.ships, stars });
}

/** The ship in port leaves; then the next one lands, or is given its first destination. */
export function go(position: Position, star: number, tell?: TellEvent): void {
  const from = portOf(position, position.ship);
  depart(position, star, tell);
  position.reported = false;
  if (!position.opening) develop(position, from, tell);
  else if (position.ship + 1 < position.ships) {
    position.ship++;
    return;
  }
  position.opening = false;
  landNext(position, tell);
}

/** The next landing; on the way to it the year may turn, and the match end. */
function landNext(position: Position, tell: TellEvent): void {
  const ship = nextShip(position);
  const year = yearOf(position.lands[ship]!);
  if (year !== yearOf(position.date)) {
    position.date = dateOf(1, year);
    report(position, undefined, tell);
    if (isOver(position)) return end(position, 'years', tell);
  }
  land(position, ship, tell);
  position.side = 'sell';
  position.good = -1;
  tradeOn(position);
}

/** On to the next good, then to the bank, then to the destination. */
function tradeOn(position: Position): void {
  if (nextTrade(position)) position.phase = position.side;
  else if (hasBank(position) && cashAndBalance(position) !== 0) position.phase = 'bank';
  else position.phase = 'destination';
}

/** A number of units is named, and the bargain begins. */
export function trade(position: Position, units: number, tell?: TellEvent): void {
  openBargain(position, units, tell);
  position.phase = 'bid';
}

/** The captain wants none of this good. */
export function passTrade(position: Position): void {
  tradeOn(position);
}

/** A bid is made. */
export function bid(position: Position, total: number, tell?: TellEvent): void {
  switch (weigh(position, total)) {
    case 'taken':
      return pay(position, total, tell);
    case 'thinking':
      return hearAgain(position, total, tell);
    case 'hopeless':
      return breakOff(position, 'star', tell);
  }
}

/** A factor brings the bargain to its end. It always comes to a price; only the cash may not reach. */
export function sendFactor(position: Position, tell?: TellEvent): void {
  const { total, fee } = must(factorDeal(position, position), 'a price for the factor');
  position.fee = fee;
  pay(position, total, tell);
}

/** A bargain comes to nothing, and there is no second one for this good. */
export function breakOff(position: Position, why: BargainFailure, tell?: TellEvent): void {
  tellFailure(position, why, tell);
  tradeOn(position);
}

/** The price was taken; where the cash does not reach, the bank may help, once. */
function pay(position: Position, total: number, tell: TellEvent): void {
  if (position.side === 'sell' || position.cash[position.ship]! >= total) {
    settle(position, total, tell);
    return tradeOn(position);
  }
  if (!hasBank(position) || cashAndBalance(position) < total) return breakOff(position, 'cash', tell);
  position.bid = total;
  position.paying = true;
  position.phase = 'bank';
}

/** The captain enters the bank: interest is added, and who has something in it can withdraw. */
export function enterBank(position: Position, tell?: TellEvent): void {
  const seat = ownerOf(position, position.ship);
  addInterest(position, seat, tell);
  position.phase = position.balance[seat] === 0 ? 'deposit' : 'withdraw';
}

/** Withdraws and leaves the bank; who withdraws nothing may deposit. */
export function takeOut(position: Position, amount: number, tell?: TellEvent): void {
  if (amount <= 0) {
    position.phase = 'deposit';
    return;
  }
  withdraw(position, amount);
  tellBanked(position, 'withdrawn', amount, tell);
  leaveBank(position, tell);
}

/** Deposits, and leaves the bank. */
export function putIn(position: Position, amount: number, tell?: TellEvent): void {
  withdraw(position, -amount);
  tellBanked(position, 'deposited', amount, tell);
  leaveBank(position, tell);
}

/** After the bank: a bargain is paid, if that is what it was for; otherwise the ship is asked where it goes. */
export function leaveBank(position: Position, tell?: TellEvent): void {
  if (!position.paying) {
    position.phase = 'destination';
    return;
  }
  position.paying = false;
  if (position.cash[position.ship]! < position.bid) return breakOff(position, 'cash', tell);
  settle(position, position.bid, tell);
  tradeOn(position);
}

/** All prices are reported because the captain in port asked for it. */
export function reportNow(position: Position, tell?: TellEvent): void {
  position.reported = true;
  report(position, ownerOf(position, position.ship), tell);
}

/**
 * The report (L3190-L3850): all prices as of today, interest for everybody, and what the captains are worth. Reports
 * on every star and captain; `by` is the captain who asked for it, none in January.
 */
function report(position: Position, by: number | undefined, tell?: (event: Event) => void): void {
  for (let star = 0; star < position.stars; star++) reckon(position, star, tell);
  for (let seat = 0; seat < position.players; seat++) addInterest(position, seat, tell);
  if (tell === undefined) return;
  const number = yearOf(position.date) - FIRST_YEAR + 1;
  const captains = standings(position);
  tell({ type: 'reported', number, ...stardate(position.date), captains, ...(by === undefined ? {} : { by }) });
}
