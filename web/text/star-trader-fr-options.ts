/** Les règles de Star Trader en français. */
import type { OptionKey } from '../../games/star-trader/options.ts';

export const frOptions: Readonly<Record<OptionKey, string>> = {
  minPlayers: 'Le moins de capitaines.',
  maxPlayers: 'Le plus de capitaines.',
  ships: 'Vaisseaux de chaque capitaine.',
  tons: 'Tonnes de fret qu’un vaisseau peut porter.',
  cash: 'Argent à bord de chaque vaisseau au départ.',
  stars: 'Étoiles au départ : un nombre, ou selon les capitaines, 3n+1 ou 2n+1 (jamais plus que le maximum).',
  mapSize: 'Côté de la carte en années-lumière ; SOL est au milieu.',
  minDistance: 'Années-lumière entre deux étoiles, au moins.',
  developed: 'Les étoiles développées ne sont pas plus loin que cela à côté, au-dessus ou au-dessous de SOL.',
  frontier: 'Les étoiles frontières sont au moins aussi loin à côté, au-dessus ou au-dessous de SOL.',
  frontierReach: 'Jusqu’où se trouvent les étoiles frontières.',
  classes: 'Les classes à partir de la cinquième étoile, tour à tour.',
  places: 'Comment les places sont tirées.',
  names: 'Comment les étoiles reçoivent leur nom.',
  delays: 'Pour cent des départs retardés, ce qui est annoncé.',
  onTime: 'Pour cent des vaisseaux qui arrivent quand on les attend.',
  bids: 'Offres d’un capitaine pour un marché.',
  margin: 'Marge : plus elle est grande, moins les prix diffèrent ; au plus de deux tiers, divisés par elle.',
  cents: 'On peut offrir, déposer et retirer des parties de dollar.',
  oversupply: 'Ce dont une étoile a trop.',
  idle: 'Une marchandise qu’une étoile ne produit ni n’utilise.',
  interest: 'Pour cent d’intérêt par an.',
  mostStars: 'Étoiles jusqu’auxquelles une galaxie peut croître.',
  labels: 'La classe montrée pour une étoile.',
  growthNews: 'Ce qu’on apprend du développement des étoiles.',
  reports: 'Quand tous les prix sont publiés.',
  years: 'Années que dure une partie.',
};

export const frChoices: Readonly<Partial<Record<OptionKey, Readonly<Record<string, string>>>>> = {
  frontierReach: { edge: 'jusqu’aux bords et aux coins de la carte', circle: 'pas plus loin de SOL que les bords' },
  classes: {
    'underdeveloped-first': 'sous-développée, développée, frontière',
    'frontier-first': 'frontière, sous-développée, développée',
  },
  places: {
    floored: 'n’importe où, la distance vérifiée, puis arrondies à l’année-lumière inférieure',
    whole: 'en années-lumière entières dès le départ',
  },
  names: { drawn: 'chacun est tiré jusqu’à en avoir un nouveau', shuffled: 'la liste est mélangée' },
  oversupply: {
    turns: 'compte comme besoin à la visite suivante, comme en 1974',
    kept: 's’use mois après mois, et l’étoile n’en veut pas entre-temps',
  },
  idle: { 'no-price': 'n’a pas de prix et ne s’échange pas', 'base-price': 'a son prix de base' },
  labels: {
    rounded: 'la plus proche, comme en 1974 : elle peut être montrée avant d’être atteinte',
    exact: 'celle que l’étoile a atteinte',
  },
  growthNews: { classes: 'seulement quand une étoile atteint une classe', steps: 'chaque pas' },
  reports: { 'on-demand': 'chaque janvier, et quand un capitaine le demande au port', yearly: 'chaque janvier' },
};

export const frEditions: Readonly<Record<string, { readonly title: string; readonly history: string }>> = {
  kaufman1974: {
    title: 'Star Trader',
    history:
      'Le jeu de Dave Kaufman pour la People’s Computer Company : deux vaisseaux chacun, cinq ans, on marchande.',
  },
  remake: {
    title: 'Star Trader, la refonte',
    history:
      'La carte d’une refonte ultérieure, quatre fois plus grande, avec le commerce de 1974 ; aussi pour un seul capitaine.',
  },
  today: {
    title: 'Star Trader aujourd’hui',
    history:
      'Celle que nous conseillons : 1 à 12 capitaines, tous les défauts connus corrigés, un vaisseau sur deux à l’heure.',
  },
};
