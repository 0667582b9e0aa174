/** Star Lanes in French. */
import { inWords } from '../../core/result.ts';
import type { Wording } from '../../core/result.ts';
import type { StarLanesContradiction } from '../../games/star-lanes/contradictions.ts';
import type { Refusal } from '../../games/star-lanes/index.ts';
import type { StarLanesWords } from '../en/star-lanes.ts';
import { labelsOf, ruleWords } from '../rules.ts';
import { optionProblems } from './options.ts';
import { formatOf } from '../format.ts';
import { tellWith } from '../star-lanes.ts';
import type { EventWords, StarLanesRuleTexts } from '../star-lanes.ts';

const { counted, money, number: grouped } = formatOf('fr');
const shares = (count: number): string => counted(count, { one: 'action', other: 'actions' });

const events: EventWords = {
  player: (number) => `Joueur ${number}`,
  money,
  started: (first) => `${first} joue en premier.`,
  offered: (move, who, spaces) => `Coup ${move} : ${who} choisit parmi ${spaces}.`,
  outpost: (who, space) => `${who} établit un avant-poste en ${space}.`,
  lost: (who, space) => `${who} perd un avant-poste en ${space}, happé par un trou noir.`,
  founded: (who, company, space, around, { size, price, shares: given }) =>
    `${who} fonde ${company} en ${space}${around} : taille ${size}, ${money(price)} l’action${given === 0 ? '' : `, ${shares(given)} pour la fondation`}.`,
  grown: (who, company, space, around, { size, price }) =>
    `${who} étend ${company} en ${space}${around} : taille ${size}, ${money(price)} l’action.`,
  merged: (who, space, from, into, { size, price }) =>
    `${who} en ${space} : ${from} est absorbée par ${into} : taille ${size}, ${money(price)} l’action.`,
  exchange: (who, old, gained, bonus) =>
    `${who} : ${counted(old, { one: 'action devient', other: 'actions deviennent' })} ${shares(gained)}, prime ${money(bonus)}.`,
  joined: (space, company, around, { size, price }) =>
    `${space} rejoint ${company}${around} : taille ${size}, ${money(price)} l’action.`,
  split: (company, from, price) => `L’action de ${company} est divisée par deux, de ${money(from)} à ${money(price)}.`,
  swallowed: (company, spaces) =>
    `Un trou noir engloutit ${company} : ${counted(spaces, { one: 'case de nouveau libre', other: 'cases de nouveau libres' })}, ses actions sont nulles.`,
  dividend: (who, amount) => `${who} reçoit ${money(amount)} de dividendes.`,
  bought: (count, company, price) => `achète ${grouped(count)} de ${company} à ${money(price)}`,
  sold: (count, company, price) => `vend ${grouped(count)} de ${company} à ${money(price)}`,
  traded: (who, deals) => `${who} ${deals.join(', ')}.`,
  idle: (who) => `${who} ne négocie pas.`,
  extended: (moves) => `Tous acceptent de jouer plus longtemps : ${moves} coups en tout.`,
  ended: (why, standings) => `La partie est terminée : ${why}. ${standings}.`,
  endings: {
    moves: 'tous les coups sont joués',
    rounds: 'tous les tours sont joués',
    full: 'la galaxie est assez remplie',
    lanes: 'les routes sont assez longues',
    largest: 'une compagnie est assez grande',
    'no-spaces': 'il reste trop peu de cases',
    agreed: 'tous ont voulu s’arrêter là',
    endless: 'elle a duré quatre coups par case',
  },
  called: (who) => `${who} y a mis fin`,
  around: ({ stars, outposts, holes }) => {
    const parts = [
      stars > 0 ? counted(stars, { one: 'étoile', other: 'étoiles' }) : '',
      outposts.length > 0 ? counted(outposts.length, { one: 'avant-poste', other: 'avant-postes' }) : '',
      holes > 0 ? counted(holes, { one: 'trou noir', other: 'trous noirs' }) : '',
    ].filter((part) => part !== '');
    return parts.length === 0 ? '' : ` (avec ${parts.join(', ')})`;
  },
};

const SPLIT = { reached: 'le cours atteint la limite', passed: 'le cours dépasse la limite', never: 'jamais' };

const options: StarLanesRuleTexts['options'] = {
  rows: 'Lignes de la galaxie, numérotées depuis le nord.',
  columns: 'Colonnes de la galaxie, désignées par des lettres depuis l’ouest.',
  companies: 'Compagnies qui peuvent exister en même temps.',
  minPlayers: 'Nombre minimal de joueurs.',
  maxPlayers: 'Nombre maximal de joueurs.',
  cash: 'Argent de départ de chacun.',
  stars: 'Étoiles : une chance par case (1/20) ou un nombre exact (8).',
  map: 'Une galaxie dessinée au lieu du hasard ; `none` la tire au hasard.',
  candidates: 'Cases proposées à chaque tour.',
  offer: 'Comment les cases proposées sont tirées.',
  deadSpaces: 'Cases qui fonderaient une compagnie quand aucune n’est libre.',
  tooFew: 'Ce qui arrive quand il y a moins de cases possibles que de cases à proposer.',
  firstOffers: 'Ce que contient la première offre de chaque joueur.',
  basePrice: 'Cours d’une compagnie sans étoiles ni avant-postes.',
  growth: 'Ce qu’une case ajoute au cours de la compagnie qui grandit.',
  starBonus: 'Ce que chaque étoile voisine ajoute au cours.',
  outpostBonus: 'Ce que chaque avant-poste rattaché ajoute au cours.',
  founded: 'Quelle compagnie est fondée.',
  mergers: 'Comment trois ou quatre compagnies fusionnent.',
  ties: 'Laquelle de plusieurs compagnies de même taille survit à une fusion.',
  mergerSize: 'La case de fusion dans la taille de la survivante.',
  mergerGrowth: 'La case de fusion augmente le cours comme une croissance.',
  mergerStars: 'Les étoiles voisines d’une case de fusion comptent.',
  mergerOutposts: 'Les avant-postes voisins d’une case de fusion sont rattachés.',
  phantoms: 'Les compagnies déjà absorbées le sont encore pour chaque paire de côtés (une erreur du listing Osborne).',
  growthSplit: 'Cours auquel la croissance divise l’action.',
  growthSplitWhen: 'Après croissance ou fondation, l’action est divisée quand ...',
  mergerSplit: 'Cours auquel une fusion divise l’action.',
  mergerSplitWhen: 'Après une fusion, l’action est divisée quand ...',
  splits: 'Combien de fois une action est divisée d’un coup.',
  splitRounding: 'La moitié d’un cours impair.',
  dividend: 'Pourcentage de la valeur des actions versé en dividende.',
  dividendTo: 'Qui reçoit un dividende.',
  founderShares: 'Actions données au fondateur.',
  conversion: 'Actions de la compagnie absorbée pour une action de la survivante.',
  conversionRounding: 'Actions qui ne se convertissent pas exactement.',
  bonus: 'Prime de fusion, en multiple du cours de la compagnie absorbée.',
  bonusTo: 'Qui reçoit la prime de fusion.',
  unowned: 'Une compagnie absorbée dont personne n’a d’actions (possédées et dues comptées ensemble).',
  arithmetic: 'Comment l’argent est compté.',
  trading: 'Comment on négocie.',
  selling: 'Vente des actions.',
  fractions: 'On peut négocier des fractions d’action (éditions historiques seulement).',
  shares: 'Actions d’une compagnie que les joueurs peuvent détenir ; 0 : sans limite.',
  blackHoles: 'Trous noirs : un nombre exact (3) ou une chance par case (1/60).',
  blackHolePull: 'Ce que chaque trou noir voisin retire au cours.',
  swallow: 'Le cours auquel une compagnie est engloutie.',
  loneOutposts: 'Un avant-poste à côté d’un trou noir.',
  moves: 'Coups en tout après lesquels la partie finit ; 0 : sans limite.',
  rounds: 'Coups de chaque joueur ; 0 : sans limite.',
  full: 'Pourcentage de la galaxie occupée auquel la partie finit ; 0 : sans limite.',
  lanes: 'Taille totale des compagnies à laquelle la partie finit ; 0 : sans limite.',
  largest: 'Taille d’une compagnie à laquelle la partie finit ; 0 : sans limite.',
  endCheck: 'Quand la fin prend effet.',
  endCommand: 'Le joueur au trait peut mettre fin à la partie pour tous.',
  books: 'Argent et actions.',
};

const choices: StarLanesRuleTexts['choices'] = {
  offer: {
    reject: 'ligne et colonne sont tirées jusqu’à ce qu’une case convienne, comme en 1977',
    fair: 'chaque case possible a la même chance, avec un tirage par essai',
  },
  deadSpaces: {
    refused: 'jamais proposées',
    outposts: 'proposées, et un avant-poste y est établi',
    'west-star-missed': 'refusées, mais une étoile à l’ouest passe inaperçue (une erreur du listing Osborne)',
  },
  tooFew: { end: 'la partie finit', fewer: 'celles qui restent sont proposées ; s’il n’en reste pas, la partie finit' },
  firstOffers: {
    any: 'toutes les cases possibles, comme en 1977',
    founding: 'une des cases fonde une compagnie, si la galaxie en a une',
  },
  founded: { first: 'la première libre', chosen: 'le joueur choisit' },
  mergers: {
    largest: 'la plus grande absorbe toutes les autres',
    pairwise: 'deux à deux : N-S, N-E, N-O, O-E, E-S, O-S',
  },
  ties: {
    compass: 'la première de nord, sud, est, ouest',
    price: 'le cours le plus haut, puis nord, sud, est, ouest',
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
  splitRounding: { down: 'le demi-dollar est perdu', 'half-up': 'le demi-dollar est arrondi au-dessus' },
  dividendTo: { mover: 'le joueur qui a joué', all: 'tous, après chaque coup' },
  conversionRounding: { 'half-up': 'une demi-action devient entière', down: 'une demi-action est perdue' },
  bonusTo: { holders: 'tous ses actionnaires, selon leur part', 'largest-holder': 'son plus gros actionnaire seul' },
  unowned: { nothing: 'ne paie rien', 'as-one': 'compte comme s’il y avait une action (Osborne et C)' },
  arithmetic: { altair: 'simple précision, comme sur l’Altair', exact: 'au dollar près' },
  trading: {
    'in-order': 'chaque compagnie une fois, dans l’ordre alphabétique',
    sheet: 'une feuille, dans n’importe quel ordre',
  },
  selling: {
    none: 'les actions ne se vendent pas',
    owned: 'on peut vendre ce qu’on possède',
    unchecked: 'rien n’est vérifié : on peut vendre ce qu’on n’a pas (éditions historiques seulement)',
  },
  swallow: { 'at-zero': 'à zéro ou moins', 'below-zero': 'au-dessous de zéro' },
  loneOutposts: { stay: 'reste', lost: 'est perdu : la case reste vide' },
  endCheck: {
    'after-trading': 'quand le dernier joueur a négocié',
    'before-trading': 'aussitôt : le dernier joueur ne négocie plus',
  },
  books: { private: 'chacun ne voit que les siens', open: 'tous voient tout' },
};

const editions: StarLanesRuleTexts['editions'] = {
  faber1977: {
    title: 'Star Lanes',
    history: 'Le jeu de Steven Faber, écrit en décembre 1976 : cinq compagnies, 48 coups.',
  },
  napoli1979: {
    title: 'Star Lanes pour l’Apple II',
    history: 'La version de R. Napoli : une action à 3 000 $ exactement n’est pas divisée, et END finit la partie.',
  },
  osborne: {
    title: 'Star Lanes, First Osborne Group',
    history: 'Finit quand les routes couvrent 70 cases, et non après 48 coups ; ici sans ses deux erreurs.',
  },
  'osborne-as-shipped': {
    title: 'Star Lanes, First Osborne Group, telle quelle',
    history: 'La même avec ses erreurs : les fusions comptent double, et une étoile à l’ouest passe inaperçue.',
  },
  singer1984: {
    title: 'Star Traders',
    history: 'La version de S. J. Singer, la plus connue : une fusion divise aussi à 3 000 $ exactement.',
  },
  microbee1988: {
    title: 'Star Traders pour le Microbee',
    history: 'Les règles de Singer en Australie, seul ou jusqu’à quatre.',
  },
  beej: {
    title: 'Star Lanes en C',
    history: 'Le jeu de Brian Hall en 10x12, avec trous noirs, commerce libre et fusions deux à deux.',
  },
  today: {
    title: 'Star Lanes d’aujourd’hui',
    history: 'Celle que nous conseillons : le jeu de 1977 sans ses défauts connus, avec une feuille de négoce.',
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
    Offer: 'Offre',
    Placing: 'Placement',
    Stock: 'Actions',
    Trading: 'Négoce',
    'Black holes': 'Trous noirs',
    End: 'Fin',
    Table: 'Table',
  },
};

export const starLanesFr: StarLanesWords = {
  title: 'Star Lanes',
  person: 'Capitaine',
  personAt: (number) => `Joueur ${number}`,
  tell: tellWith(events),
  explain,
  optionProblem: (problem) =>
    inWords(
      problem,
      optionProblems((clash) => inWords(clash, contradictions), labelsOf(options)),
    ),
  ...ruleWords(rules),
  bots: {
    chance: 'Joue n’importe quoi de permis.',
    beginner: 'Voit parfois une bonne case et laisse dormir son argent.',
    greedy: 'Prend ce qui vaut le plus maintenant et investit tout.',
    relative: 'Avide de son avance sur le meilleur des autres.',
    reallocator: 'Place tout son argent à chaque tour là où la carte promet le plus.',
    strategist: 'Pèse chaque case avec chaque achat pour les coups à venir.',
    searcher: 'Joue des centaines d’avenirs jusqu’au bout avant chaque coup.',
    champion: 'Cherche avec un réseau entraîné. Le plus fort ici.',
  },
  form: {
    title: 'Nouvelle partie',
    sharedDevice:
      'Plusieurs personnes jouent à tour de rôle sur cet appareil. Si les livres sont secrets, un rideau tombe entre les tours.',
  },
  wait: {
    thinking: (name) => `${name} réfléchit ...`,
    waiting: (name) => `On attend ${name}`,
  },
  map: {
    title: 'Carte de la galaxie',
    offered: (key) => `proposée, touche ${key}`,
    lastMove: 'dernier coup',
    nextTo: (things) => `à côté de ${things}`,
    marks: { empty: 'vide', star: 'étoile', outpost: 'avant-poste', hole: 'trou noir' },
    near: { empty: 'vide', star: 'une étoile', outpost: 'un avant-poste', hole: 'un trou noir' },
  },
  match: {
    move: (move, of) => `Coup ${move} sur ${of}`,
    choose: 'Choisissez une case',
    chooseAbout: 'Pointez une case pour voir ce qu’elle ferait.',
    chooseTap: 'Touchez une case pour voir ce qu’elle ferait.',
    keys: 'Touches 1-9 pour choisir, Entrée pour jouer, flèches pour parcourir la carte.',
    placeOn: (space) => `Jouer ${space}`,
    whichFound: (space) => `Quelle compagnie fonder en ${space} ?`,
    whichSurvives: (space) => `Quelle compagnie doit survivre à la fusion en ${space} ?`,
  },
  outcome: {
    outpost: 'Un avant-poste',
    noGain: 'Personne n’y gagne rien pour l’instant.',
    lost: 'Un avant-poste happé aussitôt par un trou noir',
    founds: (company) => `Fonde ${company}`,
    grows: (company) => `${company} grandit`,
    merges: (from, into) => `${from} est absorbée par ${into}`,
    size: (from, to) => (from === 0 ? `taille ${to}` : `taille de ${from} à ${to}`),
    price: (from, to) => (from === 0 ? `${money(to)} l’action` : `de ${money(from)} à ${money(to)} l’action`),
    gift: (count) => `${shares(count)} pour vous`,
    own: (count, gain) => `${count === 1 ? 'votre action' : `vos ${shares(count)}`} : ${gain}`,
    rival: (name, gain) => `${name} : ${gain}`,
    bonus: (amount) => `prime de fusion pour vous : ${money(amount)}`,
    converts: (old, gained, company) =>
      `${old === 1 ? 'votre action devient' : `vos ${shares(old)} deviennent`} ${shares(gained)} de ${company}`,
    splits: (company, price) => `${company} est divisée par deux, à ${money(price)}`,
    swallowed: (company) => `Un trou noir engloutit ${company} : ses actions sont nulles`,
    dividend: (amount) => `dividende : ${money(amount)}`,
    ends: 'La partie finit avec ce coup.',
    guessed: 'Les livres des autres sont secrets : les primes sont estimées.',
  },
  trade: {
    title: 'Négoce',
    titleOf: (company) => `Actions de ${company}`,
    company: 'Compagnie',
    held: 'Vous avez',
    order: (company) => `Actions de ${company} à acheter, ou avec moins à vendre`,
    more: (company) => `Une de plus de ${company}`,
    less: (company) => `Une de moins de ${company}`,
    max: 'Max',
    maxOf: (company) => `Max : autant de ${company} que l’argent le permet`,
    sellAll: 'Tout vendre',
    sellAllOf: (company) => `Tout vendre de ${company}`,
    clear: 'Effacer',
    cashLeft: 'Il reste',
    confirm: 'Confirmer',
    noNumber: 'Tapez un nombre d’actions.',
    keys: 'Au clavier : une lettre choisit la compagnie, puis un nombre ou M pour le maximum, par exemple A3 C-2 ; Entrée négocie.',
    pass: 'Ne pas négocier',
  },
  standings: {
    player: 'Joueur',
    cash: 'Argent',
    net: 'Fortune',
    toMove: 'au trait',
  },
  exchange: {
    title: 'Bourse',
    none: 'Aucune compagnie n’est encore fondée.',
    size: 'Taille',
    price: 'Cours',
    change: 'Écart',
    changeAbout: 'Ce qu’une action a gagné depuis le dernier tour, divisions comprises',
    toSplit: 'Marge',
    toSplitAbout: 'Ce que le cours peut encore gagner avant que l’action soit divisée',
    dividend: 'Dividende',
    dividendAbout: 'Ce que vos actions rapporteront au prochain tour',
    holding: (count, part) => (part === undefined ? shares(count) : `${shares(count)}, ${part} du total`),
    most: 'le plus d’actions',
    climbed: (places) =>
      `${counted(Math.abs(places), { one: 'place', other: 'places' })} ${places > 0 ? 'de gagnées' : 'de perdues'}`,
    why: (company, price, parts) => `${company}, ${money(price)} l’action : ${parts}`,
    part: ({ part, count, amount }, company) => {
      const each = money(Math.abs(amount) / count);
      switch (part) {
        case 'founding':
          return `fondation ${each}`;
        case 'spaces':
          return `${counted(count, { one: 'case', other: 'cases' })} × ${each}`;
        case 'stars':
          return `${counted(count, { one: 'étoile', other: 'étoiles' })} × ${each}`;
        case 'outposts':
          return `${counted(count, { one: 'avant-poste', other: 'avant-postes' })} × ${each}`;
        case 'holes':
          return `${counted(count, { one: 'trou noir', other: 'trous noirs' })} × ${each}`;
        case 'company':
          return `${company} ${money(amount)}`;
        case 'splits':
          return `${counted(count, { one: 'division', other: 'divisions' })} ${money(Math.abs(amount))}`;
      }
    },
    noWhy: (company, price) => `${company}, ${money(price)} l’action`,
    hint: 'Pointez une compagnie pour voir de quoi est fait son cours, ou quelqu’un pour voir ce qu’il possède.',
  },
  wire: {
    move: (move) => `Coup ${move}`,
  },
  chart: {
    worth: 'Fortune',
    prices: 'Cours',
    empty: 'Les courbes commencent avec les premiers coups.',
    about: (what, from, to) => `${what}, coups ${from} à ${to}`,
  },
  review: {
    progress: (done, all) => `Examen du coup ${done} sur ${all} ...`,
    noTurningPoints: 'Aucun coup n’a décidé seul de cette partie.',
    accuracy: 'Précision',
  },
  hints: {
    place:
      'À chaque tour, quelques cases vous sont proposées, marquées de chiffres. Pointez-en une pour voir son effet. À côté d’une étoile ou d’un avant-poste vous fondez une compagnie ; à côté d’une compagnie vous la faites grandir.',
    placeTap:
      'À chaque tour, quelques cases vous sont proposées, marquées de chiffres. Touchez-en une pour voir son effet. À côté d’une étoile ou d’un avant-poste vous fondez une compagnie ; à côté d’une compagnie vous la faites grandir.',
    outpost: 'Un avant-poste ne rapporte rien, mais qui joue à côté fonde une compagnie ou en fait grandir une.',
    founded:
      'Vous avez fondé une compagnie et reçu ses premières actions. Chaque case qui la rejoint fait monter le cours.',
    trade:
      'Achetez maintenant des actions. Tout ce que vous avez verse un dividende à vos tours et compte à son cours à la fin. « Max » dépense tout votre argent.',
    idle: 'L’argent ne rapporte rien. La plupart investissent tout à chaque tour, là où il y a place pour grandir.',
    merger:
      'Une case entre deux compagnies les fusionne : la plus grande absorbe la plus petite, dont les actionnaires reçoivent une prime et de nouvelles actions.',
    split: 'Une action devenue trop chère est divisée : moitié prix, deux fois plus. Personne ne perd rien.',
    late: 'Il reste peu de coups. Un achat doit rapporter vite ; le plus riche gagne.',
  },
  instructions: {
    title: 'Mode d’emploi de 1977',
    about:
      'Mot pour mot comme le programme l’imprimait (en anglais). Dans l’édition « aujourd’hui » on peut vendre, et les défauts sont réparés.',
  },
};

function explain(refusal: Refusal): string {
  switch (refusal.why) {
    case 'over':
      return 'La partie est terminée.';
    case 'not-your-turn':
      return `C’est au joueur ${refusal.toAct + 1}.`;
    case 'place-first':
      return `Placez d’abord en ${refusal.spaces.join(', ')}.`;
    case 'trade-first':
      return 'La case est jouée ; négociez maintenant, ou passez.';
    case 'not-offered':
      return `${refusal.space} n’est pas proposée ; choisissez parmi ${refusal.spaces.join(', ')}.`;
    case 'choose-company':
      return `Choisissez une compagnie : ${refusal.companies.join(', ')}.`;
    case 'no-choice':
      return `En ${refusal.space} il n’y a pas de compagnie à choisir.`;
    case 'one-at-a-time':
      return `Il s’agit maintenant de la compagnie ${refusal.company}.`;
    case 'named-twice':
      return `La compagnie ${refusal.company} est nommée deux fois.`;
    case 'not-active':
      return `La compagnie ${refusal.company} n’est pas sur la carte.`;
    case 'worthless':
      return `La compagnie ${refusal.company} n’a pas de cours ; ses actions ne se négocient pas.`;
    case 'not-whole':
      return 'Les actions se négocient entières.';
    case 'too-large':
      return 'Ce nombre est trop grand.';
    case 'no-selling':
      return 'Les actions ne se vendent pas.';
    case 'not-owned':
      return `Vous avez ${shares(refusal.owned)} de la compagnie ${refusal.company} ; vous ne pouvez en vendre plus.`;
    case 'none-left':
      return `Il ne reste que ${shares(refusal.left)} de la compagnie ${refusal.company}.`;
    case 'too-dear':
      return `Vous n’avez que ${money(Math.floor(refusal.cash))}.`;
    case 'no-end-command':
      return 'Cette édition ne peut pas être finie avant l’heure.';
  }
}

const contradictions: Wording<StarLanesContradiction> = {
  'fewest-above-most': ({ minPlayers, maxPlayers }) =>
    `min-players=${minPlayers} est plus que max-players=${maxPlayers}`,
  'map-signs': () => 'une carte se dessine avec des nombres (cases vides), *, @, o et / entre les rangées',
  'map-too-wide': () => 'une rangée de la carte a au plus 40 cases',
  'map-rows': ({ drawn, rows }) => `la carte a ${drawn} rangées, mais rows=${rows}`,
  'map-columns': ({ row, drawn, columns }) => `la rangée ${row} de la carte a ${drawn} cases, mais columns=${columns}`,
  'too-many-marks': ({ marks, rows, columns, most }) =>
    `${marks} étoiles et trous noirs font plus de la moitié d’une galaxie de ${rows}x${columns} (${most} au plus)`,
  'chosen-ties-need-largest': () =>
    'ties=chosen demande mergers=largest : avec des fusions deux par deux, il n’y a pas un seul choix à faire',
  'phantoms-need-largest': () => 'phantoms=on demande mergers=largest',
  'altair-needs-in-order': () => 'arithmetic=altair demande trading=in-order : l’Altair comptait un ordre à la fois',
  'historic-only': ({ option, edition }) =>
    `${option} est réservé aux éditions historiques ; ${edition} n’en est pas une`,
};
