/** Der Ratgeber von Star Trader auf Deutsch: warum er etwas rät. */
import type { LongerView, Lot, PurchaseLimit, StarTraderReason } from '../../bots/star-trader/adviser/advice.ts';
import type { Horizon } from '../../bots/star-trader/searcher.ts';
import { formatOf, joined } from '../format.ts';
import type { GoodWords } from '../star-trader.ts';

const { aboutMoney, counted } = formatOf('de');

/** Ein Satz. */
export function reasonWords(reason: StarTraderReason, goods: GoodWords): string {
  switch (reason.why) {
    case 'to-pay':
      return `Der Handel kostet ${aboutMoney(reason.toPay)}, und an Bord sind ${aboutMoney(reason.cash)}.`;
    case 'cash-for-purchases':
      return `Mit ${aboutMoney(reason.keep)} an Bord lassen sich die nächsten Käufe bezahlen.`;
    case 'rest-earns':
      return `${aboutMoney(reason.keep)} an Bord reichen für die nächsten Käufe; der Rest bringt ${reason.interest} % im Jahr.`;
    case 'listens':
      return `So weit hört der Stern beim ${reason.round}. Gebot zu, und sein Preis kommt ein Fünftel entgegen; das letzte Gebot kann dann etwa ${aboutMoney(reason.last)} sein.`;
    case 'taken-at-once':
      return 'Das hält der Stern für gerecht: Er nimmt es sofort.';
    case 'no-second-bargain':
      return 'Um diese Ware wird bei diesem Besuch kein zweites Mal gehandelt.';
    case 'port':
      return `In etwa ${counted(reason.days, { one: 'Tag', other: 'Tagen' })} ${lotWords(reason.lots, goods)}: ${aboutMoney(reason.aYear)} je Flugjahr.${aheadWords(reason.ahead)}`;
    case 'best-bids':
      return bestBids(reason);
    case 'another-star':
      return 'Ein anderer Stern zahlt vielleicht mehr dafür.';
    case 'room-stays':
      return 'Platz und Geld bleiben frei für anderes.';
  }
}

const LIMITS: Readonly<Record<PurchaseLimit, string>> = {
  room: ' Der übrige Platz ist für das, was mehr bringt.',
  money: ' Weiter reicht das Geld nicht.',
};

function bestBids({ side, units, total, need, limit }: StarTraderReason & { readonly why: 'best-bids' }): string {
  const each = units === 1 ? '' : `, ${aboutMoney(total / units)} je Einheit`;
  const over =
    need === undefined ? '' : `, obwohl der Stern nur ${need} braucht: Er nimmt das Doppelte zum selben Preis`;
  const spare = limit === undefined ? '' : LIMITS[limit];
  return `Mit den besten Geboten ${side === 'buy' ? 'kostet' : 'bringt'} das etwa ${aboutMoney(total)}${each}${over}.${spare}`;
}

function aheadWords(ahead: LongerView | undefined): string {
  if (ahead === undefined) return '';
  const { than, amount, horizon } = ahead;
  return ` Weitergespielt steht man ${later(horizon)} etwa ${aboutMoney(amount)} besser da als mit ${than}, obwohl ${than} sofort mehr bringt.`;
}

/** When what was tried is compared. */
export function later({ days: ahead, isEnd }: Horizon): string {
  if (isEnd) return 'bis zum Ende';
  const months = Math.round(ahead / 30);
  return months === 12 ? 'ein Jahr später' : `${months} Monate später`;
}

function lotWords(lots: readonly Lot[], goods: GoodWords): string {
  const parts = (['sell', 'buy'] as const).flatMap((side) => {
    const own = lots.filter((lot) => lot.side === side).map(({ units, good }) => goods.lot(units, good));
    return own.length === 0 ? [] : [`${joined(own, 'und')} ${side === 'sell' ? 'verkaufen' : 'kaufen'}`];
  });
  return parts.length === 0 ? 'gibt es nichts zu handeln' : `kannst du ${joined(parts, 'und')}`;
}
