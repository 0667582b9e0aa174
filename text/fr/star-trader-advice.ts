/** Le conseiller de Star Trader en français : que faire, pourquoi, et ce qu’une analyse a trouvé. */
import type {
  Lot,
  PurchaseLimit,
  StarTraderReason,
  StarTraderSuggestion,
} from '../../bots/star-trader/adviser/advice.ts';
import type { Miss } from '../../bots/star-trader/adviser/misses.ts';
import type { Horizon } from '../../bots/star-trader/searcher.ts';
import { must } from '../../core/must.ts';
import { de } from './elision.ts';
import { formatOf, joined } from '../format.ts';
import type { StarTraderWords } from '../en/star-trader.ts';
import type { GoodWords } from '../star-trader.ts';

const { aboutMoney, counted, money } = formatOf('fr');

/** Une phrase. */
export function reasonWords(reason: StarTraderReason, goods: GoodWords): string {
  switch (reason.why) {
    case 'to-pay':
      return `L’achat coûte ${aboutMoney(reason.toPay)}, et vous avez ${aboutMoney(reason.cash)} à bord.`;
    case 'cash-for-purchases':
      return `Avec ${aboutMoney(reason.keep)} à bord, vous pouvez payer les prochains achats.`;
    case 'rest-earns':
      return `${aboutMoney(reason.keep)} à bord suffisent pour les prochains achats ; le reste rapporte ${reason.interest} % par an.`;
    case 'listens':
      return `L’étoile y réfléchit encore à l’offre ${reason.round}, et son prix fait un cinquième du chemin ; la dernière offre peut alors être d’environ ${aboutMoney(reason.last)}.`;
    case 'taken-at-once':
      return 'C’est ce que l’étoile trouve juste : elle accepte aussitôt.';
    case 'no-second-bargain':
      return 'Cette marchandise ne se marchande qu’une fois par visite.';
    case 'port':
      return `Après ${counted(reason.days, { one: 'jour', other: 'jours' })}, ${lotWords(reason.lots, goods)}${thenWords(reason.next)}${aheadWords(reason)}`;
    case 'best-bids':
      return bestBids(reason);
    case 'another-star':
      return 'Une autre étoile paiera peut-être plus.';
    case 'room-stays':
      return 'La place et l’argent restent libres pour autre chose.';
  }
}

const LIMITS: Readonly<Record<PurchaseLimit, string>> = {
  room: ' Le reste de la place est pour des marchandises plus rentables.',
  money: ' Votre argent ne suffit pas pour plus.',
};

function bestBids({ side, units, total, need, limit }: StarTraderReason & { readonly why: 'best-bids' }): string {
  const each = units === 1 ? '' : `, ${aboutMoney(total / units)} l’unité`;
  const over =
    need === undefined ? '' : `, bien qu’elle n’en demande que ${need} : elle prend jusqu’au double au même prix`;
  const spare = limit === undefined ? '' : LIMITS[limit];
  return `Avec les meilleures offres, cela ${side === 'buy' ? 'coûte' : 'rapporte'} environ ${aboutMoney(total)}${each}${over}.${spare}`;
}

function thenWords(star: string | undefined): string {
  return star === undefined ? '' : ` ; le plan continue vers ${star}`;
}

function aheadWords({ ahead, aYear }: StarTraderReason & { readonly why: 'port' }): string {
  if (ahead === undefined) return ` : ${aboutMoney(aYear)} par année de vol.`;
  const { than, amount, horizon, gainsMore } = ahead;
  const how = amount < 0 ? 'de moins' : 'de plus';
  const though = gainsMore && amount > 0 ? `, qui rapporte pourtant plus tout de suite` : '';
  return `. Dans les suites simulées, cela fait environ ${aboutMoney(Math.abs(amount))} ${how} que ${than} ${later(horizon)}${though}.`;
}

/** When what was tried is compared. */
function later({ days: ahead, isEnd }: Horizon): string {
  if (isEnd) return 'd’ici la fin';
  const months = Math.round(ahead / 30);
  return months === 12 ? 'un an plus tard' : `${months} mois plus tard`;
}

function lotWords(lots: readonly Lot[], goods: GoodWords): string {
  const parts = (['sell', 'buy'] as const).flatMap((side) => {
    const own = lots.filter((lot) => lot.side === side).map(({ units, good }) => goods.lot(units, good));
    return own.length === 0 ? [] : [`${side === 'sell' ? 'vendre' : 'acheter'} ${joined(own, 'et')}`];
  });
  return parts.length === 0 ? 'il n’y a rien à échanger' : `vous pourrez ${joined(parts, 'et')}`;
}

/** Une réponse : `voler vers KIRK`. */
export function suggestionWords({ action, good, because }: StarTraderSuggestion, goods: GoodWords): string {
  const lot = (units: number | undefined): string =>
    goods.lot(must(units, 'units to trade'), must(good, 'a good to trade'));
  switch (action.type) {
    case 'sell':
      return `vendre ${lot(action.units)}`;
    case 'buy':
      return `acheter ${lot(action.units)}`;
    case 'bid':
      return `faire une offre à ${money(action.total)}`;
    case 'withdraw':
      return `retirer ${money(action.amount)}`;
    case 'deposit':
      return `déposer ${money(action.amount)}`;
    case 'go':
      return `voler vers ${action.star}`;
    case 'factor':
      return 'laisser un courtier marchander';
    case 'bank':
      return 'aller à la banque';
    case 'report':
      return 'demander un rapport';
    case 'pass':
      return passing(because);
  }
}

function passing({ why }: StarTraderReason): string {
  if (why === 'another-star') return 'ne rien vendre';
  if (why === 'room-stays') return 'ne rien acheter';
  return why === 'no-second-bargain' ? 'rompre' : 'laisser l’argent où il est';
}

/** Ce qu’était une meilleure réponse. */
export function missWords(miss: Miss, goods: GoodWords): string {
  if (miss.what === 'flight')
    return `${miss.instead} au lieu de ${miss.to} promettait environ ${aboutMoney(miss.loss)} de plus ${later(miss.horizon)}.`;
  if (miss.better === undefined) return 'Rien n’y valait la peine d’être marchandé.';
  const { best, made } = miss.better;
  const would = `Le capitaine aurait ${best.side === 'sell' ? 'vendu' : 'acheté'} ${goods.lot(best.units, best.good)} pour environ ${aboutMoney(best.total)}`;
  if (made === undefined) return `${would} ; rien n’a été ${best.side === 'sell' ? 'vendu' : 'acheté'}.`;
  return `${would} ; cela a été ${made.units === best.units ? '' : `${made.units} pour `}${aboutMoney(made.total)}.`;
}

export const weeks = (count: number): string => counted(count, { one: 'semaine', other: 'semaines' });

/** Sur la page d’une analyse. */
export const reviewWords: StarTraderWords['review'] = {
  progress: (done, all) => `Analyse de l’escale ${done} sur ${all}…`,
  noTurningPoints: 'Aucune escale n’a été décisive à elle seule.',
  at: (who, star, late) => `${who} à ${star}${late === 0 ? '' : `, avec ${weeks(late)} de retard`}.`,
  held: (who, star, count) => `${who} : départ ${de(star)} retardé de ${weeks(count)}.`,
  onTo: (to) => `Puis cap sur ${to}.`,
  misses: 'Ce que de meilleures réponses auraient rapporté',
  noMisses: 'Pas grand-chose : presque chaque marchandage et chaque vol étaient les meilleurs possibles.',
  flight: (who, better, to, amount, horizon) =>
    `${who} : ${better} au lieu de ${to} promettait environ ${amount} de plus ${later(horizon)}.`,
  trade: (who, star, amount, lots) =>
    `${who} à ${star} : de meilleurs marchandages auraient rapporté environ ${amount} de plus. Le Commodore aurait fait ceci : ${lots}.`,
  traded: 'Commerce',
  lost: 'Perte par vol',
  about:
    'Commerce : ce que les marchandages ont rapporté, par rapport à ce que le capitaine de l’ordinateur aurait gagné dans les mêmes ports. Perte par vol : ce qu’un port nettement meilleur promettait de plus un an plus tard, ou d’ici la fin, en moyenne par départ. Chance : jours d’avance des vaisseaux sur l’arrivée attendue, au total.',
};
