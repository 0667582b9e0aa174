/** Les règles de Star Trader en mots : options, valeurs, éditions, et ce qui n’y va pas ensemble. */
import { inWords } from '../../core/result.ts';
import type { Wording } from '../../core/result.ts';
import type { StarTraderContradiction } from '../../games/star-trader/contradictions.ts';
import { labelsOf, ruleWords, settingsOf } from '../rules.ts';
import type { GameRuleWords } from '../rules.ts';
import type { StarTraderRuleTexts } from '../star-trader.ts';
import { FIELD, optionProblems } from './options.ts';

const options: StarTraderRuleTexts['options'] = {
  minPlayers: 'Nombre minimal de capitaines.',
  maxPlayers: 'Nombre maximal de capitaines.',
  ships: 'Vaisseaux de chaque capitaine.',
  tons: 'Tonnes de cargaison qu’un vaisseau peut porter.',
  cash: 'Argent à bord de chaque vaisseau au départ.',
  stars: 'Étoiles au départ : un nombre, ou une formule selon les capitaines (jamais plus que le maximum).',
  mapSize: 'Côté de la carte en années-lumière ; SOL est au milieu.',
  minDistance: 'Distance minimale entre deux étoiles, en années-lumière.',
  developed: 'Distance maximale des étoiles développées à SOL, en largeur et en hauteur, en années-lumière.',
  frontier: 'Distance minimale des étoiles frontières à SOL, en largeur ou en hauteur, en années-lumière.',
  frontierReach: 'Jusqu’où se trouvent les étoiles frontières.',
  classes: 'L’ordre des classes à partir de la cinquième étoile.',
  places: 'Comment les places sont tirées.',
  names: 'Comment les étoiles reçoivent leur nom.',
  delays: 'Pourcentage des départs avec un retard annoncé.',
  onTime: 'Pourcentage des vaisseaux qui arrivent le jour attendu.',
  bids: 'Nombre d’offres dans un marchandage.',
  margin: 'Marge : plus elle est grande, moins les prix varient, de deux tiers divisés par elle au plus.',
  cents: 'On peut offrir, déposer et retirer des cents.',
  oversupply: 'Ce que deviennent les marchandises qu’une étoile a en trop.',
  idle: 'Le prix d’une marchandise qu’une étoile ne produit ni n’utilise.',
  factor: 'Pourcentage des meilleures offres que garde un courtier, qui marchande pour vous ; 0 : pas de courtiers.',
  interest: 'Intérêt annuel en pour cent.',
  mostStars: 'Nombre maximal d’étoiles dans une galaxie.',
  labels: 'La classe affichée d’une étoile.',
  growthNews: 'Quels développements d’étoiles sont annoncés.',
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
    floored: 'n’importe où, distance vérifiée, puis arrondies à l’année-lumière inférieure',
    whole: 'en années-lumière entières dès le départ',
  },
  names: { drawn: 'chacun est tiré jusqu’à en avoir un nouveau', shuffled: 'la liste est mélangée' },
  oversupply: {
    turns: 'elles comptent comme besoin à la visite suivante, comme en 1974',
    kept: 'elles sont utilisées mois après mois, et l’étoile n’en demande pas avant',
  },
  idle: { 'no-price': 'pas de prix, donc pas d’échange', 'base-price': 'son prix de base' },
  labels: {
    rounded: 'la plus proche, comme en 1974, même avant d’être atteinte',
    exact: 'celle que l’étoile a atteinte',
  },
  growthNews: { classes: 'seulement quand une étoile atteint une classe', steps: 'chaque échelon' },
  reports: { 'on-demand': 'chaque janvier, et quand un capitaine au port le demande', yearly: 'chaque janvier' },
};

const editions: StarTraderRuleTexts['editions'] = {
  kaufman1974: {
    title: 'Star Trader',
    history:
      'Le jeu de Dave Kaufman pour la People’s Computer Company : deux vaisseaux chacun, cinq ans, du marchandage.',
  },
  remake: {
    title: 'Star Trader, le remake',
    history:
      'La carte d’un remake ultérieur, quatre fois plus grande, avec le commerce de 1974 ; aussi pour un seul capitaine.',
  },
  today: {
    title: 'Star Trader d’aujourd’hui',
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
