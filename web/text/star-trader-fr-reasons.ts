/** Pourquoi le conseiller conseille quelque chose. */
import type { Lot, Reason } from '../../bots/star-trader/adviser/reason.ts';
import { joined } from './plain.ts';
import { aboutDollars } from './star-trader-plain.ts';
import type { GoodNames } from './star-trader-plain.ts';

const money = aboutDollars('fr');

/** Dit les raisons avec ces noms de marchandises. */
export function becauseFr(goods: GoodNames): (reason: Reason) => string {
  return (reason) => {
    switch (reason.why) {
      case 'to-pay':
        return `Le marché coûte ${money(reason.toPay)}, et il y a ${money(reason.cash)} à bord.`;
      case 'cash-for-purchases':
        return `Avec ${money(reason.keep)} à bord on peut payer les prochains achats.`;
      case 'rest-earns':
        return `${money(reason.keep)} à bord suffisent pour les prochains achats ; le reste rapporte ${reason.interest} % par an.`;
      case 'listens':
        return `Jusque-là l’étoile écoute au tour ${reason.round} et fait un cinquième du chemin ; la dernière offre peut alors être d’environ ${money(reason.last)}.`;
      case 'taken-at-once':
        return 'C’est ce que l’étoile trouve juste : elle l’accepte aussitôt.';
      case 'no-second-bargain':
        return 'Il n’y a pas de second marché pour cette marchandise à cette visite.';
      case 'port':
        return `Dans ${reason.days} jours environ ${lotWords(reason.lots, goods)} : ${money(reason.aYear)} par année de vol.`;
      case 'best-bids':
        return bestBids(reason);
      case 'another-star':
        return 'Une autre étoile paiera peut-être plus.';
      case 'room-stays':
        return 'La place et l’argent restent libres pour autre chose.';
    }
  };
}

function bestBids({ side, units, total, need }: Reason & { readonly why: 'best-bids' }): string {
  const each = units === 1 ? '' : `, ${money(total / units)} l’unité`;
  const over =
    need === undefined ? '' : `, bien qu’il n’en faille que ${need} : l’étoile prend jusqu’au double au même prix`;
  return `Par les meilleures offres cela ${side === 'buy' ? 'coûte' : 'rapporte'} environ ${money(total)}${each}${over}.`;
}

function lotWords(lots: readonly Lot[], goods: GoodNames): string {
  const parts = (['sell', 'buy'] as const).flatMap((side) => {
    const own = lots.filter((lot) => lot.side === side).map(({ units, good }) => `${units} ${goods[good]}`);
    return own.length === 0 ? [] : [`${side === 'sell' ? 'vendre' : 'acheter'} ${joined(own, 'et')}`];
  });
  return parts.length === 0 ? 'il n’y a rien à échanger' : `vous pourrez ${joined(parts, 'et')}`;
}
