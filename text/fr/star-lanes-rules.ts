/** Les règles de Star Lanes en mots : options, valeurs, éditions, et ce qui n’y va pas ensemble. */
import { inWords } from '../../core/result.ts';
import type { Wording } from '../../core/result.ts';
import type { StarLanesContradiction } from '../../games/star-lanes/contradictions.ts';
import { formatOf } from '../format.ts';
import { labelsOf, ruleWords, settingsOf } from '../rules.ts';
import type { GameRuleWords } from '../rules.ts';
import type { StarLanesRuleTexts } from '../star-lanes.ts';
import { FIELD, optionProblems } from './options.ts';

const SPLIT = { reached: 'le cours atteint la limite', passed: 'le cours dépasse la limite', never: 'jamais' };

const options: StarLanesRuleTexts['options'] = {
  rows: 'Lignes de la galaxie, numérotées depuis le nord.',
  columns: 'Colonnes de la galaxie, désignées par des lettres depuis l’ouest.',
  companies: 'Compagnies qui peuvent exister en même temps.',
  minPlayers: 'Nombre minimal de joueurs.',
  maxPlayers: 'Nombre maximal de joueurs.',
  cash: 'Argent de chaque joueur au départ.',
  stars: 'Étoiles : une chance par case (1/20) ou un nombre exact (8).',
  map: 'Une galaxie dessinée à la main ; `none` pour une galaxie au hasard.',
  candidates: 'Cases proposées à chaque tour.',
  offer: 'Comment les cases proposées sont tirées.',
  deadSpaces: 'Cases qui fonderaient une compagnie quand aucune n’est libre.',
  tooFew: 'Ce qui arrive quand trop peu de cases peuvent être proposées.',
  firstOffers: 'Les premières cases proposées à chaque joueur.',
  basePrice: 'Cours d’une compagnie sans étoiles ni avant-postes.',
  growth: 'Ce qu’une case ajoute au cours de la compagnie qui grandit.',
  starBonus: 'Ce que chaque étoile voisine de la case ajoute au cours.',
  outpostBonus: 'Ce que chaque avant-poste qui rejoint la compagnie ajoute au cours.',
  founded: 'Quelle compagnie est fondée.',
  mergers: 'Comment trois ou quatre compagnies fusionnent.',
  ties: 'Laquelle de plusieurs compagnies de même taille survit à une fusion.',
  mergerSize: 'Comment la case de fusion compte dans la taille de la survivante.',
  mergerGrowth: 'La case de fusion fait monter le cours comme une croissance.',
  mergerStars: 'Les étoiles voisines d’une case de fusion comptent.',
  mergerOutposts: 'Les avant-postes voisins d’une case de fusion rejoignent la compagnie.',
  phantoms: 'Les compagnies déjà absorbées le sont encore pour chaque paire de côtés (un bogue du listing d’Osborne).',
  growthSplit: 'Cours auquel la croissance divise l’action.',
  growthSplitWhen: 'Après une croissance ou une fondation, l’action est divisée quand…',
  mergerSplit: 'Cours auquel une fusion divise l’action.',
  mergerSplitWhen: 'Après une fusion, l’action est divisée quand…',
  splits: 'Combien de fois une action est divisée à la fois.',
  splitRounding: 'Comment la moitié d’un cours impair est arrondie.',
  dividend: 'Pourcentage de la valeur des actions versé en dividende.',
  dividendTo: 'Qui reçoit un dividende.',
  founderShares: 'Actions données au fondateur.',
  conversion: 'Actions d’une compagnie absorbée qui en font une de la survivante.',
  conversionRounding: 'Actions qui ne se convertissent pas exactement.',
  bonus: 'Prime de fusion, en multiple du cours de la compagnie absorbée.',
  bonusTo: 'Qui reçoit la prime de fusion.',
  unowned: 'Une compagnie absorbée sans actionnaires (actions détenues et dues additionnées).',
  arithmetic: 'Comment l’argent est calculé.',
  trading: 'Comment on achète et vend les actions.',
  selling: 'Si l’on peut vendre des actions.',
  fractions: 'On peut acheter et vendre des fractions d’action (éditions historiques seulement).',
  shares:
    'Actions d’une compagnie que les joueurs peuvent détenir avant que la banque n’en vende plus ; 0 : sans limite.',
  blackHoles: 'Trous noirs : un nombre exact (3) ou une chance par case (1/60).',
  blackHolePull: 'Ce que chaque trou noir voisin retire au cours.',
  swallow: 'Le cours auquel une compagnie est engloutie.',
  loneOutposts: 'Un avant-poste à côté d’un trou noir.',
  moves: 'Nombre total de coups après lequel la partie se termine ; 0 : sans limite.',
  rounds: 'Coups de chaque joueur ; 0 : sans limite.',
  full: 'Pourcentage de la galaxie qui doit être occupé pour que la partie se termine ; 0 : sans limite.',
  lanes: 'Taille totale des compagnies à laquelle la partie se termine ; 0 : sans limite.',
  largest: 'Taille d’une compagnie à laquelle la partie se termine ; 0 : sans limite.',
  endCheck: 'Quand la fin prend effet.',
  endCommand: 'Le joueur dont c’est le tour peut terminer la partie pour tous.',
  books: 'Qui voit l’argent et les actions.',
};

const choices: StarLanesRuleTexts['choices'] = {
  offer: {
    reject: 'ligne et colonne sont tirées de nouveau jusqu’à ce qu’une case convienne, comme en 1977',
    fair: 'chaque case qui convient a la même chance, avec un tirage par essai',
  },
  deadSpaces: {
    refused: 'jamais proposées',
    outposts: 'proposées, et un avant-poste y est placé',
    'west-star-missed': 'jamais proposées, mais une étoile à l’ouest passe inaperçue (un bogue du listing d’Osborne)',
  },
  tooFew: {
    end: 'la partie se termine',
    fewer: 'les cases restantes sont proposées ; s’il n’y en a plus, la partie se termine',
  },
  firstOffers: {
    any: 'n’importe quelles cases qui conviennent, comme en 1977',
    founding: 'l’une d’elles fonde une compagnie, si la galaxie a une telle case',
  },
  founded: { first: 'la première compagnie libre', chosen: 'le joueur choisit' },
  mergers: {
    largest: 'la plus grande absorbe toutes les autres',
    pairwise: 'deux à deux : N-S, N-E, N-O, O-E, E-S, O-S',
  },
  ties: {
    compass: 'la première dans l’ordre nord, sud, est, ouest',
    price: 'le cours le plus haut, puis l’ordre nord, sud, est, ouest',
    'market-value': 'la plus grande valeur totale des actions, puis pile ou face',
    chosen: 'le joueur choisit',
  },
  mergerSize: {
    none: 'ne compte pas, comme en 1977',
    one: 'compte une fois',
    each: 'compte pour chaque compagnie absorbée',
  },
  growthSplitWhen: SPLIT,
  mergerSplitWhen: SPLIT,
  splits: { once: 'une fois', repeated: 'jusqu’à ce que la limite ne soit plus atteinte (ou dépassée)' },
  splitRounding: { down: 'le demi-dollar est perdu', 'half-up': 'arrondie au dollar supérieur' },
  dividendTo: { mover: 'le joueur qui a joué', all: 'tous, après chaque coup' },
  conversionRounding: { 'half-up': 'une demi-action est arrondie à une', down: 'une demi-action est perdue' },
  bonusTo: {
    holders: 'tous les actionnaires, selon leurs actions',
    'largest-holder': 'seulement le plus gros actionnaire',
  },
  unowned: { nothing: 'ne verse rien', 'as-one': 'compte comme ayant une action (Osborne et jeu en C)' },
  arithmetic: { altair: 'simple précision, comme sur l’Altair', exact: 'au dollar près' },
  trading: {
    'in-order': 'chaque compagnie une fois, dans l’ordre alphabétique',
    sheet: 'tous les ordres à la fois, dans n’importe quel ordre',
  },
  selling: {
    none: 'on ne peut pas vendre d’actions',
    owned: 'on peut vendre ce qu’on possède',
    unchecked: 'sans vérification : on peut vendre des actions qu’on n’a pas (éditions historiques seulement)',
  },
  swallow: { 'at-zero': 'à zéro ou moins', 'below-zero': 'au-dessous de zéro' },
  loneOutposts: { stay: 'il reste', lost: 'perdu : la case reste vide' },
  endCheck: {
    'after-trading': 'quand le dernier joueur a acheté et vendu',
    'before-trading': 'immédiatement : le dernier joueur n’achète et ne vend plus',
  },
  books: { private: 'chacun ne voit que les siens', open: 'chacun voit tout' },
};

const editions: StarLanesRuleTexts['editions'] = {
  faber1977: {
    title: 'Star Lanes',
    history: 'Le jeu de Steven Faber, écrit en décembre 1976 : cinq compagnies, 48 coups.',
  },
  napoli1979: {
    title: 'Star Lanes pour l’Apple II',
    history: 'L’adaptation de R. Napoli : une action à 3 000 $ exactement n’est pas divisée, et END termine la partie.',
  },
  osborne: {
    title: 'Star Lanes, First Osborne Group',
    history: 'Se termine quand les routes couvrent 70 cases, au lieu de 48 coups ; ici sans ses deux bogues.',
  },
  'osborne-as-shipped': {
    title: 'Star Lanes, First Osborne Group, telle quelle',
    history: 'La même avec ses bogues : les fusions comptent double, et une étoile à l’ouest passe inaperçue.',
  },
  singer1984: {
    title: 'Star Traders',
    history: 'La version de S. J. Singer, la plus connue : une fusion divise aussi l’action à 3 000 $ exactement.',
  },
  microbee1988: {
    title: 'Star Traders pour le Microbee',
    history: 'Les règles de Singer en Australie, seul ou jusqu’à quatre joueurs.',
  },
  beej: {
    title: 'Star Lanes en C',
    history: 'Le jeu de Brian Hall en 10x12, avec trous noirs, achats et ventes libres et fusions deux à deux.',
  },
  today: {
    title: 'Star Lanes d’aujourd’hui',
    history: 'Celle que nous conseillons : le jeu de 1977 sans ses défauts connus, avec tous les ordres à la fois.',
  },
  quick: { title: 'Partie rapide', history: 'Une petite galaxie et huit coups chacun : un quart d’heure à quatre.' },
  grand: { title: 'Grande galaxie', history: 'Une galaxie de 14x20 avec huit compagnies, jusqu’à huit joueurs.' },
};

const rules: StarLanesRuleTexts = {
  options,
  choices,
  editions,
  groups: {
    Board: 'Plateau',
    Offer: 'Cases proposées',
    Placing: 'Cases jouées',
    Stock: 'Actions',
    Trading: 'Achat et vente',
    'Black holes': 'Trous noirs',
    End: 'Fin',
    Table: 'Table',
  },
};

const { counted } = formatOf('fr');
const words = ruleWords(rules);
const set = settingsOf(rules, FIELD);

const contradictions: Wording<StarLanesContradiction> = {
  'fewest-above-most': ({ minPlayers, maxPlayers }) =>
    `${set(`min-players=${minPlayers}`)} dépasse ${set(`max-players=${maxPlayers}`)}`,
  'map-signs': () => 'une carte se dessine avec des nombres (cases vides), *, @, o et / entre les lignes',
  'map-too-wide': () => 'une ligne de la carte a au plus 40 cases',
  'map-rows': ({ drawn, rows }) =>
    `la carte a ${counted(drawn, { one: 'ligne', other: 'lignes' })}, ce qui ne correspond pas à ${set(`rows=${rows}`)}`,
  'map-columns': ({ row, drawn, columns }) =>
    `la ligne ${row} de la carte a ${counted(drawn, { one: 'case', other: 'cases' })}, ce qui ne correspond pas à ${set(`columns=${columns}`)}`,
  'too-many-marks': ({ marks, rows, columns, most }) =>
    `${marks} étoiles et trous noirs font plus de la moitié d’une galaxie de ${rows}x${columns} (${most} au plus)`,
  'chosen-ties-need-largest': () =>
    `${set('ties=chosen')} exige ${set('mergers=largest')} ; avec des fusions deux par deux, il n’y a pas un seul choix à faire`,
  'phantoms-need-largest': () => `${set('phantoms=on')} exige ${set('mergers=largest')}`,
  'altair-needs-in-order': () =>
    `${set('arithmetic=altair')} exige ${set('trading=in-order')} ; l’Altair traitait un ordre à la fois`,
  'historic-only': ({ option, edition }) =>
    `${set(option)} est réservé aux éditions historiques ; « ${words.edition(edition).title} » n’en est pas une`,
};

const problems = optionProblems(
  (contradiction: StarLanesContradiction) => inWords(contradiction, contradictions),
  labelsOf(options),
);

export const starLanesRulesFr: GameRuleWords<StarLanesContradiction> = {
  ...words,
  optionProblem: (problem) => inWords(problem, problems),
};
