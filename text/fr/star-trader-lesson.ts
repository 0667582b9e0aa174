import type { TraderLessonWords } from '../en/star-trader-lesson.ts';
import { starTraderFr } from './star-trader.ts';

/** The buttons by their own names. */
const { map, trade, bid, bank } = starTraderFr;

export const traderLessonFr: TraderLessonWords = {
  says: {
    fly: 'Votre vaisseau porte machines, médicaments et logiciels. VEGA, une étoile frontière, a besoin des trois : allez-y.',
    twice: 'VEGA a besoin de 6 unités de machines, et en prend le double au même prix. Vendez-en 12.',
    high: ({ offer, high }) => `VEGA offre ${offer} pour le tout. Marchandez : demandez ${high}.`,
    lower: ({ sure }) => `Refusé, mais son prix a monté. Jusqu’à ${sure}, c’est sûr : demandez cela.`,
    medicine: 'Les médicaments à présent : VEGA a besoin de 4, vendez-en 8.',
    software: 'Et les logiciels : vendez les 10.',
    sure: ({ offer, sure }) =>
      `Son offre de ${offer} est un dixième sous ce qu’elle juge juste. ${sure} sont acceptés aussitôt : demandez-les.`,
    profit: ({ cash }) =>
      `Vous avez maintenant ${cash} à bord. Ce que VEGA produit est bon marché ici, et cher sur SOL.`,
    buy: 'VEGA vend de l’uranium, et SOL en a besoin. Achetez les 7 unités.',
    less: ({ offer, sure }) =>
      `En achetant, offrez moins : VEGA veut ${offer}, et accepte aussitôt ${sure}. Offrez cela.`,
    pass: 'Vous n’avez pas à tout échanger. Passez.',
    home: 'Votre vaisseau a de l’uranium à bord. Retournez à SOL.',
    deal: 'SOL consomme bien plus d’uranium que vous n’en avez. Vendez les 7 unités.',
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
    pass: `Appuyez sur « ${trade.none} ».`,
    bank: `Appuyez sur « ${bank.deposit} ».`,
    deposit: `Appuyez sur « ${bank.deposit} ».`,
  },
  keyboard: {
    fly: 'Au clavier : son chiffre dans la liste, deux fois.',
    units: 'Au clavier : le nombre, Entrée.',
    bid: 'Au clavier : la somme, Entrée.',
    pass: 'Au clavier : P.',
    bank: 'Au clavier : Entrée.',
    deposit: 'Au clavier : Entrée.',
  },
  terminal: {
    fly: 'Appuyez sur son chiffre.',
    units: 'Tapez le nombre, puis Entrée.',
    bid: 'Tapez la somme, puis Entrée.',
    pass: 'Appuyez sur p.',
    bank: 'Appuyez sur Entrée.',
    deposit: 'Appuyez sur = pour tout, puis Entrée.',
  },
};
