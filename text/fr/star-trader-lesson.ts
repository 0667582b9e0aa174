import type { TraderLessonWords } from '../en/star-trader-lesson.ts';
import { starTraderFr } from './star-trader.ts';

/** The buttons by their own names. */
const { map, trade, bid, factor, bank } = starTraderFr;

export const traderLessonFr: TraderLessonWords = {
  says: {
    fly: 'VEGA, une étoile frontière, a besoin de toute votre cargaison. JADE promet plus, mais VEGA est plus près : allez-y.',
    twice: 'VEGA a besoin de 6 unités de machines, et en prend le double au même prix. Vendez-en 12.',
    patience: ({ sure, listens }) =>
      `Voici la patience de VEGA : elle prend ${sure} aussitôt, écoute jusqu’à ${listens}, et s’en va au-delà.`,
    bold: ({ listens }) =>
      `Une offre refusée fait monter son prix d’un cinquième du chemin vers elle. Demandez ${listens}.`,
    again: ({ listens }) =>
      `Son prix a monté, sa patience a baissé. Vous avez trois offres : demandez maintenant ${listens}.`,
    last: ({ sure }) =>
      `La dernière offre doit être acceptée, sinon tout est perdu. ${sure}, c’est sûr : demandez cela.`,
    factor:
      'Votre courtier fait les meilleures offres, pour une petite part. Qu’il vende 8 médicaments : VEGA a besoin de 4.',
    software: 'Et les logiciels : laissez votre courtier vendre les 10.',
    profit: ({ cash }) =>
      `Vous avez maintenant ${cash} à bord. Ce que VEGA produit est bon marché ici, et cher sur SOL.`,
    buy: 'VEGA vend de l’uranium, et SOL en a besoin. Achetez les 7 unités.',
    less: ({ offer, sure }) =>
      `En achetant, offrez moins : VEGA veut ${offer}, et accepte aussitôt ${sure}. Offrez cela.`,
    cheap: 'Ceci aussi est bon marché ici. Laissez votre courtier acheter ce qui rapporte.',
    worth: ({ gain }) =>
      `Vous valez ${gain} de plus. La liste promettait plus : les meilleures offres pour tout, sans courtier.`,
    home: 'SOL a besoin de tout ce que vous avez acheté. Rentrez.',
    deal: 'SOL consomme bien plus d’uranium que vous n’en avez. Laissez votre courtier le vendre.',
    unload: 'SOL a besoin de ceci aussi. Laissez votre courtier vendre.',
    sold: ({ gain }) => `Un voyage, et vous valez ${gain} de plus. Voici ce que vous avez.`,
    idle: 'SOL vend ce dont les étoiles frontières ont besoin, pour votre prochain voyage. Passez pour aujourd’hui.',
    bank: 'SOL a une banque, où l’argent rapporte des intérêts. Portez-y le vôtre.',
    deposit: 'Déposez ce que vous avez. Vous pourrez le retirer à chaque étoile développée.',
    end: ({ gain }) => `Vous avez gagné ${gain} en un voyage. C’est tout ce qu’il faut savoir : jouez une partie.`,
  },
  page: {
    fly: `Appuyez sur l’étoile, puis sur « ${map.fly('…')} ».`,
    units: `Réglez le nombre, puis appuyez sur « ${trade.bargain('…')} ».`,
    bid: `Réglez la somme, puis appuyez sur « ${bid.send('…')} ».`,
    factorSell: `Appuyez sur « ${factor.sell('…')} ».`,
    factorBuy: `Appuyez sur « ${factor.buy('…')} ».`,
    pass: `Appuyez sur « ${trade.none} ».`,
    bank: `Appuyez sur « ${bank.deposit} ».`,
    deposit: `Appuyez sur « ${bank.deposit} ».`,
  },
  keyboard: {
    fly: 'Au clavier : son chiffre dans la liste, deux fois.',
    units: 'Au clavier : le nombre, Entrée.',
    bid: 'Au clavier : la somme, Entrée.',
    factorSell: 'Au clavier : F.',
    factorBuy: 'Au clavier : F.',
    pass: 'Au clavier : P.',
    bank: 'Au clavier : Entrée.',
    deposit: 'Au clavier : Entrée.',
  },
  terminal: {
    fly: 'Appuyez sur son chiffre.',
    units: 'Tapez le nombre, puis Entrée.',
    bid: 'Tapez la somme, puis Entrée.',
    factorSell: 'Appuyez sur f.',
    factorBuy: 'Appuyez sur f.',
    pass: 'Appuyez sur p.',
    bank: 'Appuyez sur Entrée.',
    deposit: 'Appuyez sur = pour tout, puis Entrée.',
  },
};
