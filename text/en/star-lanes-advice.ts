/** The adviser of Star Lanes in English: what to do, and why. */
import type {
  AdvisedTrade,
  PlacingReason,
  ReasonOf,
  Stake,
  StarLanesReason,
  StarLanesSuggestion,
  TradeReason,
} from '../../bots/star-lanes/adviser/advice.ts';
import type { Seat } from '../../core/contract.ts';
import { companyName } from '../../games/star-lanes/editions.ts';
import type { Config } from '../../games/star-lanes/index.ts';
import { companyOf } from '../../games/star-lanes/position.ts';
import { money } from '../../games/star-lanes/text.ts';
import { joined } from '../format.ts';

/** Who plays, and by which rules. */
export interface Advised {
  readonly names: readonly string[];
  readonly config: Config;
}

/** An answer: `3C`, `put all $4,200 into Capella Freight Co. (7 shares)`. */
export function suggestionWords({ action, trade, because }: StarLanesSuggestion, { config }: Advised): string {
  switch (action.type) {
    case 'place':
      if (action.company === undefined) return action.space;
      return `${action.space} with ${nameOf(config, action.company)} (${action.company})`;
    case 'trade': {
      const [first] = action.orders;
      if (because.why === 'debt' && first !== undefined)
        return `sell ${count(-first.shares)} of ${nameOf(config, first.company)} to pay what you owe`;
      return tradeWords(trade ?? { orders: [], cash: 0, cashLeft: 0 }, config);
    }
    case 'end':
      return 'end the match';
  }
}

/** A trade: sales first, then what all the money goes into. */
export function tradeWords({ orders, cash, cashLeft }: AdvisedTrade, config: Config): string {
  const sold = orders.filter(({ shares }) => shares < 0);
  const proceeds = sold.reduce((sum, { shares, price }) => sum - shares * price, 0);
  const sales = sold.map(({ company, shares }) => `${count(-shares)} of ${nameOf(config, company)}`);
  const purchases = orders
    .filter(({ shares }) => shares > 0)
    .map(({ company, shares, price }) => {
      // `all` of the cash where less than a share's price is left of it.
      const funds = dollars(cash + proceeds);
      const sum = cashLeft < price ? `all ${funds}` : `${dollars(shares * price)} of ${funds}`;
      return `put ${sum} into ${nameOf(config, company)} (${shareCount(shares)})`;
    });
  const sale = sales.length === 0 ? [] : [`sell ${joined(sales, 'and')} for ${dollars(proceeds)}`];
  return [...sale, ...purchases].join(', then ') || 'keep everything as it is';
}

/** Why: one sentence to the player who is advised. */
export function reasonWords(reason: StarLanesReason, advised: Advised): string {
  switch (reason.why) {
    case 'outpost':
    case 'lost':
    case 'founds':
    case 'grows':
    case 'merges':
      return sentence(`${placing(reason, advised)}${reason.ends ? ', and the match ends' : ''}`);
    case 'nothing-to-buy':
    case 'holds':
      return holding(reason, advised);
    case 'debt':
      return 'You owe money: you must pay it before anything else.';
    case 'end-now':
      return endNow(reason, advised);
  }
}

function placing(reason: PlacingReason, advised: Advised): string {
  switch (reason.why) {
    case 'outpost':
      return 'Places an outpost; nobody gains anything now';
    case 'lost':
      return 'A black hole takes the outpost at once; nobody gains anything';
    case 'founds':
      return founding(reason, advised);
    case 'grows':
      return growth(reason, advised);
    case 'merges':
      return merger(reason, advised);
  }
}

function founding({ company, swallowed, shares, price }: ReasonOf<'founds'>, { config }: Advised): string {
  const name = nameOf(config, company);
  if (swallowed) return `Founds ${name}, which a black hole swallows at once`;
  const given = shares === 0 ? 'no shares for you' : `${shareCount(shares)} for you`;
  return `Founds ${name}: ${given} at ${dollars(price)}`;
}

function growth(reason: ReasonOf<'grows'>, { names, config }: Advised): string {
  const { company, swallowed, splits, price, own, rivals } = reason;
  const name = nameOf(config, company);
  const gains = [
    ...(own.shares === 0 ? [] : [`your ${shareCount(own.shares)} ${change(own.gain, own.shares)}`]),
    ...rivals.map((rival, i) => rivalGrowth(rival, names, own.shares === 0 && i === 0)),
  ];
  if (swallowed) return [`A black hole swallows ${name}`, ...(gains.length === 0 ? [] : [gains.join(', ')])].join(': ');
  const split = splits ? ', and its stock splits 2 for 1' : '';
  if (own.shares !== 0) return `Extends ${name}: ${gains.join(', ')}${split}`;
  const prices = `from ${dollars(price.from)} to ${dollars(price.to)} a share`;
  return `Extends ${name} ${prices}: ${['you hold none', ...gains].join(', ')}${split}`;
}

function rivalGrowth({ seat, shares, gain }: Stake, names: readonly string[], inFull: boolean): string {
  return `${playerName(names, seat)}’s ${inFull ? shareCount(shares) : count(shares)} ${change(gain, shares)}`;
}

function merger(reason: ReasonOf<'merges'>, { names, config }: Advised): string {
  const losers = joined(
    reason.from.map((company) => nameOf(config, company)),
    'and',
  );
  const subject = `Merging ${losers} into ${nameOf(config, reason.into)}`;
  const clauses = ownClauses(reason);
  const others = reason.rivals.map(({ seat, gain }) => `${playerName(names, seat)} ${change(gain, 1)}`);
  if (clauses.length === 0)
    return [`${subject} brings you nothing`, ...(others.length === 0 ? [] : [others.join(', ')])].join('; ');
  return `${subject} ${joined(clauses, 'and')}; ${[`in all you ${change(reason.gain)}`, ...others].join(', ')}`;
}

/** What the merger does to the player's own bonus and shares. */
function ownClauses({ bonus, swallowed, old, gained, had, rise }: ReasonOf<'merges'>): string[] {
  const paid = bonus === 0 ? [] : [`${bonus < 0 ? 'costs' : 'pays'} you ${dollars(Math.abs(bonus))} now`];
  if (swallowed) {
    return old === 0 && had === 0 ? paid : [...paid, `lets a black hole swallow your ${shareCount(old + had)}`];
  }
  const raises = `${rise < 0 ? 'lowers' : 'raises'} your ${shareCount(had)} by ${dollars(Math.abs(rise))} each`;
  return [
    ...paid,
    ...(old === 0 ? [] : [`turns your ${shareCount(old)} into ${count(gained)}`]),
    ...(had === 0 ? [] : [raises]),
  ];
}

function holding(reason: TradeReason, { names, config }: Advised): string {
  if (reason.why === 'nothing-to-buy') return 'There is nothing you can buy.';
  const { company, shares, issued, rival } = reason;
  const name = nameOf(config, company);
  if (issued === undefined) return sentence(`You would hold ${shareCount(shares)} of ${name}`);
  const beside = rival === undefined ? '' : `, ${playerName(names, rival.seat)} ${count(rival.shares)}`;
  return sentence(`You would hold ${count(shares)} of the ${count(issued)} shares of ${name}${beside}`);
}

function endNow({ worth, rivals, guessed }: ReasonOf<'end-now'>, { names }: Advised): string {
  const others = rivals.map((rival) => `${playerName(names, rival.seat)} ${dollars(rival.worth)}`);
  const guess = guessed ? '; the others’ figures are estimates' : '';
  return `The match would end now. Net worth: you ${[dollars(worth), ...others].join(', ')}${guess}.`;
}

function playerName(names: readonly string[], seat: Seat): string {
  return names[seat] ?? `Player ${seat + 1}`;
}

function nameOf(config: Config, letter: string): string {
  return companyName(config, companyOf(letter));
}

function change(gain: number, subjects = 2): string {
  return `${gain < 0 ? 'lose' : 'gain'}${subjects === 1 ? 's' : ''} ${dollars(Math.abs(gain))}`;
}

/** Whole dollars: parts of a dollar come from parts of shares and tell nobody anything. */
function dollars(amount: number): string {
  return money(Math.round(amount));
}

/** A number with commas; parts of shares as they are. */
function count(number: number): string {
  return number.toLocaleString('en-US');
}

/** A player who has sold short owes shares. */
function shareCount(shares: number): string {
  const noun = Math.abs(shares) === 1 ? 'share' : 'shares';
  return shares < 0 ? `${count(-shares)} owed ${noun}` : `${count(shares)} ${noun}`;
}

/** A text as a sentence: some companies' names end with a full stop of their own. */
function sentence(text: string): string {
  return text.endsWith('.') ? text : `${text}.`;
}
