/** Les règles de Star Trader en mots : options, valeurs, éditions, et ce qui n’y va pas ensemble. */
import { inWords } from '../../core/result.ts';
import type { Wording } from '../../core/result.ts';
import type { StarTraderContradiction } from '../../games/star-trader/contradictions.ts';
import { labelsOf, ruleWords, settingsOf } from '../rules.ts';
import type { GameRuleWords } from '../rules.ts';
import type { StarTraderRuleTexts } from '../star-trader.ts';
import { FIELD, optionProblems } from './options.ts';

const options: StarTraderRuleTexts['options'] = {
  minPlayers: 'Le moins de capitaines.',
  maxPlayers: 'Le plus de capitaines.',
  ships: 'Vaisseaux de chaque capitaine.',
  tons: 'Tonnes de fret qu’un vaisseau peut porter.',
  cash: 'Argent à bord de chaque vaisseau au départ.',
  stars: 'Étoiles au départ : un nombre, ou selon les capitaines, 3n+1 ou 2n+1 (jamais plus que le maximum).',
  mapSize: 'Côté de la carte en années-lumière ; SOL est au milieu.',
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
  margin: 'Marge : plus elle est grande, moins les prix diffèrent ; au plus de deux tiers, divisés par elle.',
  cents: 'On peut offrir, déposer et retirer des parties de dollar.',
  oversupply: 'Ce dont une étoile a trop.',
  idle: 'Une marchandise qu’une étoile ne produit ni n’utilise.',
  factor:
    'Pour cent que garde un courtier qui marchande pour vous, de ce que donnent les meilleures offres ; 0 : il n’y a pas de courtiers.',
  interest: 'Pour cent d’intérêt par an.',
  mostStars: 'Étoiles jusqu’auxquelles une galaxie peut croître.',
  labels: 'La classe montrée pour une étoile.',
  growthNews: 'Ce qu’on apprend du développement des étoiles.',
  reports: 'Quand tous les prix sont publiés.',
  years: 'Années que dure une partie.',
};

const choices: StarTraderRuleTexts['choices'] = {
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
    rounded: 'la plus proche, comme en 1974 : elle peut être montrée avant d’être atteinte',
    exact: 'celle que l’étoile a atteinte',
  },
  growthNews: { classes: 'seulement quand une étoile atteint une classe', steps: 'chaque pas' },
  reports: { 'on-demand': 'chaque janvier, et quand un capitaine le demande au port', yearly: 'chaque janvier' },
};

const editions: StarTraderRuleTexts['editions'] = {
  kaufman1974: {
    title: 'Star Trader',
    history:
      'Le jeu de Dave Kaufman pour la People’s Computer Company : deux vaisseaux chacun, cinq ans, on marchande.',
  },
  remake: {
    title: 'Star Trader, la refonte',
    history:
      'La carte d’une refonte ultérieure, quatre fois plus grande, avec le commerce de 1974 ; aussi pour un seul capitaine.',
  },
  today: {
    title: 'Star Trader aujourd’hui',
    history:
      'Celle que nous conseillons : 1 à 12 capitaines, deux ans, un courtier qui marchande pour vous, un vaisseau sur deux à l’heure.',
  },
};

const rules: StarTraderRuleTexts = {
  options,
  choices,
  editions,
  groups: {
    Captains: 'Capitaines',
    Galaxy: 'Galaxie',
    Travel: 'Voyages',
    Trading: 'Commerce',
    Bank: 'Banque',
    Development: 'Développement',
    News: 'Nouvelles',
    End: 'Fin',
  },
};

const words = ruleWords(rules);
const set = settingsOf(rules, FIELD);

const contradictions: Wording<StarTraderContradiction> = {
  'fewest-above-most': ({ minPlayers, maxPlayers }) =>
    `${set(`min-players=${minPlayers}`)} dépasse ${set(`max-players=${maxPlayers}`)}`,
  'too-many-ships': ({ players, ships, most }) =>
    `${players} capitaines avec ${ships} vaisseaux chacun font plus de ${most} vaisseaux ; diminuez ${set('max-players')} ou ${set('ships')}`,
  'stars-above-most': ({ stars, mostStars }) => `${set(`stars=${stars}`)} dépasse ${set(`most-stars=${mostStars}`)}`,
  'map-too-small': ({ developed, frontier, mapSize }) =>
    `${set(`developed=${developed}`)} et ${set(`frontier=${frontier}`)} ne vont pas avec ${set(`map-size=${mapSize}`)}`,
  'edition-captains': ({ edition, least }) =>
    `« ${words.edition(edition).title} » est pour ${least} capitaines ou plus`,
  'edition-distance': ({ edition, least, most }) =>
    `dans « ${words.edition(edition).title} », ${set('min-distance')} va de ${least} à ${most}`,
  'edition-stars': ({ edition, least, most }) =>
    `dans « ${words.edition(edition).title} », ${set('stars')} va de ${least} à ${most}`,
  'edition-most-stars': ({ edition, most, players }) =>
    `« ${words.edition(edition).title} » a au plus ${most} étoiles ; pour ${players} capitaines, choisissez ${set(`stars=${most}`)} ou moins`,
  'stars-do-not-fit': ({ stars, minDistance, mapSize }) =>
    `${stars} étoiles à au moins ${minDistance} années-lumière l’une de l’autre ne tiennent pas sur une carte de ${mapSize}x${mapSize} ; diminuez ${set('stars')} ou ${set('min-distance')}, ou augmentez ${set('map-size')}`,
};

const problems = optionProblems(
  (contradiction: StarTraderContradiction) => inWords(contradiction, contradictions),
  labelsOf(options),
);

export const starTraderRulesFr: GameRuleWords<StarTraderContradiction> = {
  ...words,
  optionProblem: (problem) => inWords(problem, problems),
};
