/** Der Berater von Star Trader auf Deutsch: was zu tun ist, warum, und was eine Analyse fand. */
import type {
  Lot,
  PurchaseLimit,
  StarTraderReason,
  StarTraderSuggestion,
} from '../../bots/star-trader/adviser/advice.ts';
import type { Miss } from '../../bots/star-trader/adviser/misses.ts';
import type { Horizon } from '../../bots/star-trader/searcher.ts';
import { must } from '../../core/must.ts';
import { formatOf, joined } from '../format.ts';
import type { GoodWords } from '../star-trader.ts';

const { aboutMoney, counted, money } = formatOf('de');

/** Warum: ein Satz. */
export function reasonWords(reason: StarTraderReason, goods: GoodWords): string {
  switch (reason.why) {
    case 'to-pay':
      return `Der Handel kostet ${aboutMoney(reason.toPay)}, und an Bord sind ${aboutMoney(reason.cash)}.`;
    case 'cash-for-purchases':
      return `Mit ${aboutMoney(reason.keep)} an Bord kannst du die nächsten Käufe bezahlen.`;
    case 'rest-earns':
      return `${aboutMoney(reason.keep)} an Bord reichen für die nächsten Käufe; der Rest bringt ${reason.interest} % im Jahr.`;
    case 'listens':
      return `Das überlegt sich der Stern beim ${reason.round}. Gebot noch, und sein Preis kommt dir ein Fünftel des Wegs entgegen; das letzte Gebot kann dann etwa ${aboutMoney(reason.last)} sein.`;
    case 'taken-at-once':
      return 'Das findet der Stern fair: Er nimmt sofort an.';
    case 'no-second-bargain':
      return 'Bei diesem Besuch gibt es keinen zweiten Handel um diese Ware.';
    case 'port':
      return `Nach ${counted(reason.days, { one: 'Tag', other: 'Tagen' })} ${lotWords(reason.lots, goods)}${thenWords(reason.next)}${aheadWords(reason)}`;
    case 'best-bids':
      return bestBids(reason);
    case 'another-star':
      return 'Ein anderer Stern zahlt vielleicht mehr dafür.';
    case 'room-stays':
      return 'Platz und Geld bleiben für etwas anderes frei.';
  }
}

const LIMITS: Readonly<Record<PurchaseLimit, string>> = {
  room: ' Der übrige Platz ist für Waren, die mehr bringen.',
  money: ' Mehr kannst du nicht bezahlen.',
};

function bestBids({ side, units, total, need, limit }: StarTraderReason & { readonly why: 'best-bids' }): string {
  const each = units === 1 ? '' : `, ${aboutMoney(total / units)} je Einheit`;
  const over =
    need === undefined ? '' : `, obwohl der Stern nur ${need} braucht: Er nimmt bis zum Doppelten zum selben Preis`;
  const spare = limit === undefined ? '' : LIMITS[limit];
  return `Mit den besten Geboten ${side === 'buy' ? 'kostet' : 'bringt'} das etwa ${aboutMoney(total)}${each}${over}.${spare}`;
}

function thenWords(star: string | undefined): string {
  return star === undefined ? '' : `; der Plan führt weiter nach ${star}`;
}

function aheadWords({ ahead, aYear }: StarTraderReason & { readonly why: 'port' }): string {
  if (ahead === undefined) return `: ${aboutMoney(aYear)} je Flugjahr.`;
  const { than, amount, horizon, gainsMore } = ahead;
  const how = amount < 0 ? 'schlechter' : 'besser';
  const though = gainsMore && amount > 0 ? `, obwohl ${than} sofort mehr bringt` : '';
  return `. In den durchgespielten Fortsetzungen ist das ${later(horizon)} etwa ${aboutMoney(Math.abs(amount))} ${how} als ${than}${though}.`;
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

/** Eine Antwort: `nach KIRK fliegen`. */
export function suggestionWords({ action, good, because }: StarTraderSuggestion, goods: GoodWords): string {
  const lot = (units: number | undefined): string =>
    goods.lot(must(units, 'units to trade'), must(good, 'a good to trade'));
  switch (action.type) {
    case 'sell':
      return `${lot(action.units)} verkaufen`;
    case 'buy':
      return `${lot(action.units)} kaufen`;
    case 'bid':
      return `${money(action.total)} bieten`;
    case 'withdraw':
      return `${money(action.amount)} abheben`;
    case 'deposit':
      return `${money(action.amount)} einzahlen`;
    case 'go':
      return `nach ${action.star} fliegen`;
    case 'factor':
      return 'einen Makler feilschen lassen';
    case 'bank':
      return 'zur Bank gehen';
    case 'report':
      return 'um einen Bericht bitten';
    case 'pass':
      return passing(because);
  }
}

function passing({ why }: StarTraderReason): string {
  if (why === 'another-star') return 'nichts verkaufen';
  if (why === 'room-stays') return 'nichts kaufen';
  return why === 'no-second-bargain' ? 'abbrechen' : 'das Geld lassen, wo es ist';
}

/** Was eine bessere Antwort war. */
export function missWords(miss: Miss, goods: GoodWords): string {
  if (miss.what === 'flight')
    return `${miss.instead} statt ${miss.to} versprach ${later(miss.horizon)} etwa ${aboutMoney(miss.loss)} mehr.`;
  if (miss.better === undefined) return 'Dort hat sich kein Handel gelohnt.';
  const { best, made } = miss.better;
  const would = `Der Kapitän hätte ${goods.lot(best.units, best.good)} für etwa ${aboutMoney(best.total)} ${best.side === 'sell' ? 'verkauft' : 'gekauft'}`;
  if (made === undefined) return `${would}; gehandelt wurde nichts davon.`;
  return `${would}; es waren ${made.units === best.units ? '' : `${made.units} für `}${aboutMoney(made.total)}.`;
}
