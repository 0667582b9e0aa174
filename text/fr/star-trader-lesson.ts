import type { TraderLessonWords } from '../en/star-trader-lesson.ts';
import { starTraderFr } from './star-trader.ts';

/** The buttons by their own names. */
const { map, trade, bid, factor, bank } = starTraderFr;

export const traderLessonFr: TraderLessonWords = {
  says: {
    fly: 'Votre vaisseau porte ce que demandent les étoiles frontières (classe IV). JADE est la plus proche, en tête de liste : allez-y.',
    twice: 'JADE demande 6 machines et en prend le double au même prix. Vendez-en 12.',
    patience: ({ sure, listens }) =>
      `Voici la patience de JADE : elle accepte ${sure} aussitôt, réfléchit jusqu’à ${listens}, et rompt au-delà.`,
    bold: ({ listens }) =>
      `Quand elle réfléchit, son prix fait un cinquième du chemin vers votre offre. Demandez ${listens}.`,
    again: ({ listens }) =>
      `Son prix a monté, mais sa patience a baissé. Vous avez trois offres : demandez maintenant ${listens}.`,
    last: ({ sure }) =>
      `La dernière offre doit être acceptée, sinon il n’y a pas d’accord. ${sure}, c’est sûr : demandez cela.`,
    factor:
      'Votre courtier fait les meilleures offres et garde 3 % du prix. Laissez-le vendre 8 médicaments : JADE en demande 4.',
    software: 'JADE demande aussi 7 logiciels, et en prendrait 14. Laissez votre courtier vendre les 10.',
    profit: ({ cash }) =>
      `Vous avez maintenant ${cash} à bord. JADE produit uranium, métaux et gemmes : pas chers ici, chers à SOL.`,
    uranium: ({ here, home }) =>
      `Uranium : ${here} l’unité ici, ${home} à SOL. Pour acheter, offrez moins au lieu de plus : que votre courtier prenne les 6.`,
    metals: ({ here, home }) => `Métaux : ${here} l’unité ici, ${home} à SOL. Laissez votre courtier acheter les 5.`,
    gems: ({ here, home }) =>
      `Gemmes : ${here} l’unité ici, ${home} à SOL, et elles ne pèsent rien. Laissez votre courtier acheter les 3.`,
    worth: ({ gain }) =>
      `Votre fortune a augmenté de ${gain}. La liste promettait plus : elle compte les meilleures offres, sans courtier.`,
    home: 'Il ne manque plus rien à JADE : à votre départ, elle gagne un quart de classe. SOL est en tête de liste : rentrez.',
    stop: 'SOL demande tous vos achats et produit ce que JADE demande. Confiez toute l’escale à votre courtier : il vend, puis achète.',
    sold: ({ gain }) => `Un voyage, et votre fortune a augmenté de ${gain}. Voici ce que vous avez.`,
    bank: 'La banque verse 5 % par an, à chaque visite et chaque janvier. À JADE, vous vendez avant d’acheter : pas besoin d’argent.',
    deposit: 'Déposez ce que vous avez. Vous pourrez le retirer à chaque étoile de classe I ou II.',
    end: ({ gain }) =>
      `Vous avez gagné ${gain} en un voyage. Le reste est dans les règles : à vous de jouer une partie.`,
  },
  page: {
    fly: `Appuyez sur l’étoile, puis sur « ${map.fly('…')} ».`,
    units: `Réglez le nombre, puis appuyez sur « ${trade.bargain('…')} ».`,
    bid: `Réglez la somme, puis appuyez sur « ${bid.send('…', 'sell')} ».`,
    factorSell: `Appuyez sur « ${factor.sell('…')} ».`,
    factorBuy: `Appuyez sur « ${factor.buy('…')} ».`,
    factorStop: `Appuyez sur « ${factor.stop} ».`,
    bank: `Appuyez sur « ${bank.deposit} ».`,
    deposit: `Appuyez sur « ${bank.deposit} ».`,
  },
  keyboard: {
    fly: 'Au clavier : son chiffre dans la liste, deux fois.',
    units: 'Au clavier : le nombre, Entrée.',
    bid: 'Au clavier : la somme, Entrée.',
    factorSell: 'Au clavier : F.',
    factorBuy: 'Au clavier : F.',
    factorStop: 'Au clavier : S.',
    bank: 'Au clavier : Entrée.',
    deposit: 'Au clavier : Entrée.',
  },
  terminal: {
    fly: 'Appuyez sur son chiffre.',
    units: 'Tapez le nombre, puis Entrée.',
    bid: 'Tapez la somme, puis Entrée.',
    factorSell: 'Appuyez sur f.',
    factorBuy: 'Appuyez sur f.',
    factorStop: 'Appuyez sur F.',
    bank: 'Appuyez sur Entrée.',
    deposit: 'Appuyez sur = pour tout, puis Entrée.',
  },
};
