/** Pourquoi une action est refusée dans Star Trader, en français. */
import type { Refusal } from '../../games/star-trader/index.ts';
import type { StopPhase } from '../../games/star-trader/types.ts';
import { formatOf } from '../format.ts';
import type { GoodWords } from '../star-trader.ts';

const { counted, money } = formatOf('fr');

const asked: Readonly<Record<StopPhase, string>> = {
  sell: 'Tapez combien d’unités vendre, par exemple « sell 5 », ou « pass ».',
  buy: 'Tapez combien d’unités acheter, par exemple « buy 5 », ou « pass ».',
  bid: 'Tapez votre prix pour le tout, par exemple « bid 12000 », ou « pass ».',
  bank: 'Tapez « bank » pour entrer à la banque, ou « pass ».',
  withdraw: 'Tapez combien retirer, par exemple « withdraw 500 », ou « pass ».',
  deposit: 'Tapez combien déposer, par exemple « deposit 500 », ou « pass ».',
  destination: 'Tapez où va le vaisseau, par exemple « to SOL ».',
  over: 'La partie est terminée.',
};

export function explainRefusal(refusal: Refusal, goods: GoodWords): string {
  switch (refusal.why) {
    case 'over':
      return 'La partie est terminée.';
    case 'not-your-turn':
      return `C’est au tour du capitaine ${refusal.toAct + 1}.`;
    case 'other-question':
      return `Cela ne répond pas à la question. ${asked[refusal.asked]}`;
    case 'no-such-star':
      return `Étoile inconnue : ${refusal.star}. Étoiles : ${refusal.stars.join(', ')}.`;
    case 'there-already':
      return `Le vaisseau est déjà à ${refusal.star}.`;
    case 'no-report':
      return 'Les prix ne sont publiés qu’en janvier.';
    case 'reported-already':
      return 'Tous les prix viennent d’être publiés et n’ont pas changé.';
    case 'not-whole':
      return 'Indiquez un nombre entier d’unités.';
    case 'not-on-board':
      return `Vous n’avez que ${goods.lot(refusal.hold, refusal.good)} à bord.`;
    case 'too-heavy':
      return `Le vaisseau ne peut plus prendre que ${counted(refusal.room, { one: 'tonne', other: 'tonnes' })}.`;
    case 'not-for-sale':
      return `Il n’y a que ${goods.lot(refusal.most, refusal.good)} à vendre.`;
    case 'no-cents':
      return 'Indiquez une somme en dollars entiers.';
    case 'watch-your-typing':
      return `Cela ressemble à une faute de frappe ; offrez entre ${money(Math.ceil(refusal.above))} et ${money(Math.floor(refusal.below))}.`;
    case 'nothing-to-bid':
      return 'Il n’y a rien à marchander ; passez.';
    case 'no-factor':
      return 'Il n’y a pas de courtiers dans cette partie ; marchandez vous-même.';
    case 'no-amount':
      return 'Ce n’est pas une somme d’argent.';
    case 'not-in-the-bank':
      return `Vous n’avez que ${money(Math.floor(refusal.balance))} en banque.`;
    case 'no-cash':
      return `Vous n’avez que ${money(Math.floor(refusal.cash))} à bord.`;
  }
}
