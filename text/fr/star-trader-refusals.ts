/** Pourquoi une chose ne se peut pas dans Star Trader, en français. */
import type { Refusal } from '../../games/star-trader/index.ts';
import type { StopPhase } from '../../games/star-trader/types.ts';
import { formatOf } from '../format.ts';
import type { GoodWords } from '../star-trader.ts';

const { counted, money } = formatOf('fr');

const asked: Readonly<Record<StopPhase, string>> = {
  sell: 'Dites combien d’unités vous vendez, ou passez.',
  buy: 'Dites combien d’unités vous achetez, ou passez.',
  bid: 'Dites votre prix pour le tout, ou rompez.',
  bank: 'Allez à la banque, ou passez.',
  withdraw: 'Dites combien vous retirez, ou passez.',
  deposit: 'Dites combien vous déposez, ou passez.',
  destination: 'Dites où va le vaisseau.',
  over: 'La partie est terminée.',
};

export function explainRefusal(refusal: Refusal, goods: GoodWords): string {
  switch (refusal.why) {
    case 'over':
      return 'La partie est terminée.';
    case 'not-your-turn':
      return `C’est au capitaine ${refusal.toAct + 1}.`;
    case 'other-question':
      return `Ce n’est pas la question. ${asked[refusal.asked]}`;
    case 'no-such-star':
      return `Il n’y a pas d’étoile ${refusal.star} ; il y a ${refusal.stars.join(', ')}.`;
    case 'there-already':
      return `Le vaisseau est déjà à ${refusal.star}.`;
    case 'no-report':
      return 'Les prix ne sont publiés qu’en janvier.';
    case 'reported-already':
      return 'Tous les prix viennent d’être publiés et n’ont pas changé depuis.';
    case 'not-whole':
      return 'Les unités se comptent en nombres entiers.';
    case 'not-on-board':
      return `Il n’y a que ${goods.lot(refusal.hold, refusal.good)} à bord.`;
    case 'too-heavy':
      return `Le vaisseau ne peut plus prendre que ${counted(refusal.room, { one: 'tonne', other: 'tonnes' })}.`;
    case 'not-for-sale':
      return `Il n’y a que ${goods.lot(refusal.most, refusal.good)} à vendre.`;
    case 'no-cents':
      return 'L’argent se compte en dollars entiers.';
    case 'watch-your-typing':
      return `Personne ne peut vouloir cela ; une offre est entre ${money(Math.ceil(refusal.above))} et ${money(Math.floor(refusal.below))}.`;
    case 'nothing-to-bid':
      return 'Il n’y a pas de prix à marchander ; rompez.';
    case 'no-factor':
      return 'Il n’y a pas de courtiers dans cette partie ; marchandez vous-même.';
    case 'no-amount':
      return 'Ce n’est pas un montant.';
    case 'not-in-the-bank':
      return `Il n’y a que ${money(Math.floor(refusal.balance))} en banque.`;
    case 'no-cash':
      return `Il n’y a que ${money(Math.floor(refusal.cash))} à bord.`;
  }
}
