import type { LanesLessonWords } from '../en/star-lanes-lesson.ts';
import { starLanesFr } from './star-lanes.ts';

/** The buttons by their own names. */
const { trade } = starLanesFr;

export const lanesLessonFr: LanesLessonWords = {
  says: {
    found:
      'À chaque tour, vous choisissez une des cinq cases marquées. 4D est à côté d’une étoile : fondez-y une compagnie.',
    gift: 'Vous avez fondé Altair, et cinq actions vous sont offertes. Achetez-en encore autant que vous pouvez.',
    grow: ({ growth, star }) =>
      `Votre rival a fondé Betelgeuse. Faites grandir Altair en 4E : chaque case ajoute ${growth} au cours, chaque étoile voisine ${star}.`,
    dividend: ({ dividend }) =>
      `Vous avez touché ${dividend}. À chaque tour, vos actions rapportent cinq pour cent de leur cours.`,
    other: 'Vous pouvez détenir des actions de toutes les compagnies. Achetez-en aussi une de Betelgeuse.',
    outpost:
      '3F n’a rien à côté (les diagonales ne comptent pas) et devient un avant-poste. Il rejoindra la première compagnie qui l’atteint.',
    keep: 'Aucune action n’est assez bon marché pour vous maintenant. Gardez votre argent.',
    reach: 'Avec 4F, Altair atteint votre avant-poste, qui la rejoint. Elle devient plus grande que Betelgeuse.',
    exchange: ({ behind }) => `Voici qui possède quoi. Votre rival a ${behind} d’avance, mais plus pour longtemps.`,
    stake:
      'Vous allez fusionner les deux compagnies, et la plus petite versera une prime. Achetez encore une de ses actions.',
    merge:
      '4G relie les deux compagnies. La plus grande absorbe la plus petite ; à taille égale, la plus chère absorbe l’autre.',
    merged: ({ bonus }) =>
      `Betelgeuse a versé dix fois son cours, partagé selon ses actions : ${bonus} pour vous. Deux de ses actions en font une d’Altair.`,
    dearer: ({ price }) => `Une action d’Altair coûte maintenant ${price}. Achetez-en encore une.`,
    split: ({ star, limit }) =>
      `5D est à côté d’une étoile, qui ajoute ${star} au cours. Au-dessus de ${limit}, les actions sont divisées.`,
    doubled:
      'Vous avez deux fois plus d’actions, à la moitié du cours. Vous n’avez rien perdu, et elles peuvent remonter.',
    more: 'Avec deux fois plus d’actions, la croissance rapporte le double. Achetez-en d’Altair autant que vous pouvez.',
    choose:
      'Ce coup est à vous. La liste montre l’effet de chaque case, et combien vous y gagnez de plus que votre rival.',
    invest: 'L’argent seul ne rapporte rien. Achetez autant d’actions d’Altair que vous pouvez.',
    last: ({ behind }) =>
      `Dernier coup, et votre rival a ${behind} d’avance. Faites grandir Altair en 5F, à côté de l’étoile.`,
    finish: 'À la fin comptent l’argent et les actions, à leur cours. N’achetez rien, et la partie est terminée.',
    end: ({ ahead }) =>
      `Vous avez gagné de ${ahead}, au dernier coup. Le reste est dans les règles : à vous de jouer une partie.`,
  },
  page: {
    place: 'Appuyez sur la case, deux fois sur un écran tactile.',
    choose: 'Regardez-les, puis appuyez sur l’une d’elles.',
    most: `Appuyez sur « ${trade.max} », puis sur « ${trade.confirm} ».`,
    one: `Appuyez sur « + », puis sur « ${trade.confirm} ».`,
    nothing: `Appuyez sur « ${trade.pass} ».`,
  },
  keyboard: {
    place: 'Au clavier : son chiffre, deux fois.',
    choose: 'Au clavier : son chiffre, deux fois.',
    most: 'Au clavier : sa lettre, M, Entrée.',
    one: 'Au clavier : sa lettre, 1, Entrée.',
    nothing: 'Au clavier : Entrée.',
  },
  terminal: {
    place: 'Appuyez sur son chiffre, puis Entrée.',
    choose: 'Regardez avec ↑↓, puis appuyez sur Entrée.',
    most: 'Appuyez sur = pour le maximum, puis Entrée.',
    one: 'Allez à sa ligne avec ↑↓, appuyez sur +, puis Entrée.',
    nothing: 'Appuyez sur Entrée.',
  },
};
