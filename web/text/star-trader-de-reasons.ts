/** Warum der Berater zu etwas rät. */
import type { Lot, Reason } from '../../bots/star-trader/adviser/reason.ts';
import { joined } from './plain.ts';
import { aboutDollars } from './star-trader-plain.ts';
import type { GoodNames } from './star-trader-plain.ts';

const money = aboutDollars('de');

/** Sagt Gründe mit diesen Namen der Waren. */
export function becauseDe(goods: GoodNames): (reason: Reason) => string {
  return (reason) => {
    switch (reason.why) {
      case 'to-pay':
        return `Der Handel kostet ${money(reason.toPay)}, und an Bord sind ${money(reason.cash)}.`;
      case 'cash-for-purchases':
        return `Mit ${money(reason.keep)} an Bord lassen sich die nächsten Käufe bezahlen.`;
      case 'rest-earns':
        return `${money(reason.keep)} an Bord reichen für die nächsten Käufe; der Rest bringt ${reason.interest} % im Jahr.`;
      case 'listens':
        return `So weit hört der Stern in Runde ${reason.round} zu und kommt ein Fünftel entgegen; das letzte Gebot kann dann etwa ${money(reason.last)} sein.`;
      case 'taken-at-once':
        return 'Das hält der Stern für gerecht: Er nimmt es sofort.';
      case 'no-second-bargain':
        return 'Um diese Ware wird bei diesem Besuch kein zweites Mal gehandelt.';
      case 'port':
        return `In etwa ${reason.days} Tagen ${lotWords(reason.lots, goods)}: ${money(reason.aYear)} je Flugjahr.`;
      case 'best-bids':
        return bestBids(reason);
      case 'another-star':
        return 'Ein anderer Stern zahlt vielleicht mehr dafür.';
      case 'room-stays':
        return 'Platz und Geld bleiben frei für anderes.';
    }
  };
}

function bestBids({ side, units, total, need }: Reason & { readonly why: 'best-bids' }): string {
  const each = units === 1 ? '' : `, ${money(total / units)} je Einheit`;
  const over =
    need === undefined ? '' : `, obwohl der Stern nur ${need} braucht: Er nimmt das Doppelte zum selben Preis`;
  return `Mit den besten Geboten ${side === 'buy' ? 'kostet' : 'bringt'} das etwa ${money(total)}${each}${over}.`;
}

function lotWords(lots: readonly Lot[], goods: GoodNames): string {
  const parts = (['sell', 'buy'] as const).flatMap((side) => {
    const own = lots.filter((lot) => lot.side === side).map(({ units, good }) => `${units} ${goods[good]}`);
    return own.length === 0 ? [] : [`${joined(own, 'und')} ${side === 'sell' ? 'verkaufen' : 'kaufen'}`];
  });
  return parts.length === 0 ? 'gibt es nichts zu handeln' : `kannst du ${joined(parts, 'und')}`;
}
