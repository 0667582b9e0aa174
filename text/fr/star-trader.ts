/** Star Trader in French. */
import { developmentOf } from '../../games/star-trader/classes.ts';
import type { Development, NextClass } from '../../games/star-trader/classes.ts';
import type { Event } from '../../games/star-trader/index.ts';
import type { StarTraderWords } from '../en/star-trader.ts';
import { formatOf } from '../format.ts';
import { datesOf, goodWords, tellingOf } from '../star-trader.ts';
import type { EventParts } from '../star-trader.ts';
import { reasonWords, reviewWords, weeks } from './star-trader-advice.ts';
import { explainRefusal } from './star-trader-refusals.ts';
import { starTraderRulesFr } from './star-trader-rules.ts';

const { counted, money } = formatOf('fr');

const goods = goodWords('fr', {
  UR: { other: 'uranium' },
  MET: { one: 'métal', other: 'métaux' },
  HE: { one: 'machine', other: 'machines' },
  MED: { one: 'médicament', other: 'médicaments' },
  SOFT: { one: 'logiciel', other: 'logiciels' },
  GEMS: { one: 'gemme', other: 'gemmes' },
});
const classes = { I: 'cosmopolite', II: 'développée', III: 'sous-développée', IV: 'frontière' };
const captain = (number: number): string => `Capitaine ${number}`;
const days = (count: number): string => counted(Math.round(count), { one: 'jour', other: 'jours' });
const unitWords = (count: number): string => counted(count, { one: 'unité', other: 'unités' });

/** Où en est une étoile qui n’a pas atteint de nouvelle classe. */
function grownStep(star: string, { next }: Development): string {
  return next === undefined
    ? `${star} a grandi : elle produit et demande plus de tout.`
    : `${star} a grandi : ${stepsTo(next)}.`;
}

const stepsTo = ({ class: reached, steps, of }: NextClass): string =>
  `${steps} pas sur ${of} vers la classe ${reached}`;

function say(event: Event, { who, shipNumber, date, lot, cargo }: EventParts): string {
  const ship = ({ by, ship: number }: { readonly by: number; readonly ship: number }): string =>
    `${who(by).isYou ? 'Votre vaisseau' : `${who(by).name} : le vaisseau`} ${shipNumber(number)}`;
  switch (event.type) {
    case 'started':
      return `${counted(event.players, { one: 'capitaine', other: 'capitaines' })} avec ${counted(event.ships, { one: 'vaisseau', other: 'vaisseaux' })} à SOL, et ${counted(event.stars.length, { one: 'étoile', other: 'étoiles' })} pour commercer.`;
    case 'priced':
      return `${event.star} a de nouveaux prix.`;
    case 'reported':
      return `Bulletin ${event.number} du ${date(event)} : ${event.captains.map(({ total }, seat) => `${who(seat).name} ${money(total)}`).join(', ')}.`;
    case 'departed':
      return `${ship(event)} quitte ${event.from} pour ${event.to}${event.delay > 0 ? `, avec ${weeks(event.delay)} de retard,` : ''} et est attendu le ${date(event.eta)}.`;
    case 'landed': {
      const late = event.late === 0 ? 'à l’heure' : `avec ${weeks(event.late)} de retard`;
      return `${ship(event)} arrive à ${event.star}, ${late}, avec ${[money(event.cash), cargo(event.cargo)].filter(Boolean).join(' et ')}.`;
    }
    case 'opened':
      return `${who(event.by).does('marchande', 'marchandez')} avec ${event.star} : ${lot(event.units, event.good)}.`;
    case 'declined':
      return `${event.star} refuse ${money(event.total)} pour ${lot(event.units, event.good)} et attend une autre offre.`;
    case 'dealt':
      return `${event.side === 'sell' ? who(event.by).does('vend', 'vendez') : who(event.by).does('achète', 'achetez')} ${lot(event.units, event.good)} à ${event.star} pour ${money(event.total)}${event.fee === undefined ? '' : ` ; le courtier garde ${money(event.fee)}`}.`;
    case 'failed': {
      const why = {
        star: `${event.star} en a assez entendu`,
        cash: 'l’argent ne suffit pas',
        captain: 'interrompu',
      };
      return `${who(event.by).name} : pas de marché pour ${lot(event.units, event.good)}, ${why[event.why]}.`;
    }
    case 'interest':
      return who(event.to).isYou
        ? `La banque vous verse ${money(event.amount)} d’intérêts.`
        : `La banque verse ${money(event.amount)} d’intérêts à ${who(event.to).name}.`;
    case 'withdrawn':
      return `${who(event.by).does('retire', 'retirez')} ${money(event.amount)} ; ${money(event.balance)} restent en banque.`;
    case 'deposited':
      return `${who(event.by).does('dépose', 'déposez')} ${money(event.amount)} ; ${money(event.balance)} sont en banque.`;
    case 'grown':
      return event.class === undefined
        ? grownStep(event.star, developmentOf(event.level))
        : `${event.star} s’est développée et est maintenant de classe ${event.class} (${classes[event.class]}).`;
    case 'appeared':
      return `Une nouvelle étoile, ${event.star}, s’est ouverte au commerce.`;
    case 'extended':
      return `Tous les capitaines veulent jouer plus longtemps, jusqu’en ${event.endYear}.`;
    case 'ended':
      return `La partie est terminée : ${event.captains.map(({ total }, seat) => `${who(seat).name} ${money(total)}`).join(', ')}.`;
  }
}

export const starTraderFr: StarTraderWords = {
  title: 'Star Trader',
  person: 'Pilote',
  personAt: captain,
  ...datesOf('fr'),
  days,
  ...goods,
  shortGoods: { UR: 'UR', MET: 'MÉT', HE: 'MACH', MED: 'MÉD', SOFT: 'LOG', GEMS: 'GEM' },
  classes,
  tell: tellingOf('fr', goods, { you: 'Vous', captain }, say),
  explain: (refusal) => explainRefusal(refusal, goods),
  because: (reason) => reasonWords(reason, goods),
  ...starTraderRulesFr,
  bots: {
    chance: 'Joue n’importe quoi de permis.',
    beginner: 'Paie ce que demande une étoile, oublie des marchandises et prévoit rarement sa route.',
    trader: 'Vole où les cours promettent le plus, et paie le prix affiché.',
    merchant: 'Suit aussi les cours, mais marchande jusqu’à la dernière offre.',
    captain: 'Tient un journal de chaque étoile, prévoit ses routes et met le reste en banque.',
    searcher: 'Joue de nombreux avenirs un an à l’avance pour chaque port digne d’intérêt.',
    champion: 'A appris à voler contre lui-même et joue des centaines d’avenirs jusqu’au bout.',
  },
  form: {
    title: 'Nouvelle partie de Star Trader',
    about:
      'Portez les marchandises de là où on les fait à là où on en a besoin, et marchandez chaque lot. Qui vaut le plus quand les années sont passées a gagné.',
    sharedDevice: 'Plusieurs capitaines jouent sur cet appareil : on interroge celui dont le vaisseau arrive.',
    alone: 'Seul, on joue pour une médaille :',
    medals: (bronze, silver, gold) => `bronze à ${bronze}, argent à ${silver}, or à ${gold}.`,
  },
  shipOf: (name, number) => `${name}, vaisseau ${number}`,
  bar: {
    year: (year, of) => `Année ${year} sur ${of}`,
    yourShip: (number) => `Vaisseau ${number}`,
    shipOf: (name, number) => `${name}, vaisseau ${number}`,
  },
  map: {
    title: 'Carte des étoiles',
    help: 'Les flèches vont d’étoile en étoile ; Entrée en dit plus.',
    lens: 'Prix affichés',
    noLens: 'noms',
    here: 'le vaisseau est ici',
    from: (lightYears, star, time) => `${lightYears} années-lumière de ${star}, ${time}`,
    sells: 'vend',
    buys: 'demande',
    steps: stepsTo,
    unknown: 'prix encore inconnus',
    asOf: (date, age) => `Prix du ${date}, ${age}`,
    today: 'd’aujourd’hui',
    old: (months) => (months < 1 ? 'de moins d’un mois' : `d’il y a ${months} mois`),
    ring: (count) => `${count} j`,
    inPort: 'Au port',
    bound: 'En route vers ici',
    fly: (star) => `Aller à ${star}`,
    addStop: 'Ajouter à la route',
    close: 'Fermer',
    legend: 'Classes',
    underWay: (who, from, to, date) => `${who} : de ${from} à ${to}, attendu le ${date}`,
    late: (who, from, to, date) => `${who} : de ${from} à ${to}, en retard depuis le ${date}`,
  },
  steps: { title: 'Cette escale', sell: 'Vente', buy: 'Achat', bank: 'Banque', depart: 'Départ' },
  trade: {
    sell: (star, good) => `${star} demande : ${good}`,
    buy: (star, good) => `${star} vend : ${good}`,
    needs: 'Besoin',
    takes: (need, most) => `${unitWords(need)}, en prend jusqu’à ${most} au même prix`,
    onBoard: 'À bord',
    forSale: 'À vendre',
    room: 'Place à bord',
    tons: (count) => `${counted(count, { one: 'tonne', other: 'tonnes' })}, une par unité`,
    weightless: 'ne pèse rien',
    paid: 'Votre argent suffit pour',
    paidAll: 'le tout',
    units: unitWords,
    total: (total, off, side) =>
      `À son prix cela fait ${total} pour le tout, ${side === 'at' ? 'le prix de base' : `${off} ${side === 'above' ? 'au-dessus' : 'au-dessous'} du prix de base`}.`,
    quantity: 'Unités',
    less: 'Moins',
    more: 'Plus',
    most: 'Max',
    none: 'Passer',
    bargain: (count) => `Marchander pour ${count}`,
    overPaid: 'Plus que votre argent ne paie au prix demandé : faites-le baisser, sinon pas de marché.',
    noGain:
      'Sans intérêt ici : son prix dépasse le prix de base, ou la place et l’argent serviront mieux à autre chose.',
  },
  price: {
    title: 'Les prix de ce marché',
    forAll: 'pour le tout',
    aUnit: 'l’unité',
    unit: (amount) => `${amount} l’unité`,
    yours: 'Votre offre pour le tout',
    bid: 'Votre offre',
    offer: 'Sa proposition',
    its: 'Son prix',
    base: 'Prix de base',
    offerAbout: (side) =>
      `Sa proposition est d’un dixième ${side === 'sell' ? 'au-dessous' : 'au-dessus'} de son prix.`,
    itsAbout:
      'Son prix : ce que l’étoile trouve juste aujourd’hui, et accepte aussitôt. La carte et le tableau des prix le montrent à l’unité.',
    baseAbout: 'Prix de base : ce que compte une unité à bord, partout.',
  },
  bid: {
    sell: (lot) => `Vendre ${lot}`,
    buy: (lot) => `Acheter ${lot}`,
    round: (round, of) => `Offre ${round} sur ${of}`,
    you: 'Vous',
    offerSell: (amount) => `Je paie ${amount} pour le tout.`,
    offerBuy: (amount) => `Je veux ${amount} pour le tout.`,
    again: (amount, side) =>
      side === 'sell' ? `Trop cher. Je pourrais payer ${amount}.` : `Trop peu. Je pourrais accepter ${amount}.`,
    finalOffer: (amount) => `Mon dernier mot : ${amount}.`,
    history: 'Le marché jusqu’ici',
    quick: 'Offres rapides',
    quickBids: { sure: 'Sûr', halfway: 'Demi-patience', boldest: 'Toute sa patience' },
    takes: (amount) => `accepte ${amount} aussitôt`,
    listens: (amount) => `écoute jusqu’à ${amount}`,
    outlook: {
      offer: (offer) => `Sa propre proposition de ${offer} vaut autant ou mieux : acceptez-la.`,
      taken: 'L’étoile accepte aussitôt.',
      thinking: (patience, price, bids) =>
        `L’étoile y réfléchit, ce qui prend ${patience} de sa patience : son prix devient ${price}, et il vous reste ${counted(bids, { one: 'offre', other: 'offres' })}.`,
      gone: 'Au-delà de sa patience : l’étoile s’en va, et il n’y a pas de second marché pour cette marchandise.',
      last: 'Votre dernière offre : au-delà de son prix l’étoile s’en va, et il n’y a pas de second marché.',
    },
    slip: (above, below) =>
      `Cela ressemble à une faute de frappe : une offre dépasse un dixième de son prix (${above}) et reste sous dix fois ce prix (${below}).`,
    accept: (amount) => `Accepter ${amount}`,
    send: (amount) => `Offrir ${amount}`,
    pass: 'Rompre',
    nothing: 'Il n’y a pas de prix à marchander.',
    dealtAll: (lots, amount, side) => `${side === 'sell' ? 'Vendu' : 'Acheté'} pour ${amount} en tout : ${lots}`,
    dealt: (lot, amount, side) => `${side === 'sell' ? 'Vendu' : 'Acheté'} : ${lot} pour ${amount}`,
    failed: {
      star: 'Pas de marché : l’étoile en a assez entendu.',
      cash: 'Pas de marché : l’argent ne suffisait pas.',
      captain: 'Vous avez rompu.',
    },
  },
  factor: {
    title: 'Courtier',
    sell: (total) => `Mon courtier vend pour ${total}`,
    buy: (total) => `Mon courtier achète pour ${total}`,
    stop: 'Mon courtier traite toute l’escale',
    stopAbout:
      'Il vend ce qui rapporte plus que le prix de base, autant que l’étoile en prend, et achète ce qui coûte moins. La banque et le départ restent à vous.',
    about: (percent) => `Un courtier fait les meilleures offres, et garde ${percent}.`,
  },
  advice: {
    sell: (count) => `Vendre ${count}`,
    buy: (count) => `Acheter ${count}`,
    bid: (amount) => `Offrir ${amount}`,
    factor: 'Laisser le courtier marchander',
    bank: 'Aller à la banque',
    withdraw: (amount) => `Retirer ${amount}`,
    deposit: (amount) => `Déposer ${amount}`,
    go: (star) => `Aller à ${star}`,
    report: 'Demander un rapport',
    pass: 'Passer',
    gain: (amount) => `environ ${amount} de valeur`,
  },
  bank: {
    title: (star) => `La banque de ${star}`,
    toPay: (amount) => `Le marché coûte ${amount}. Retirez ce qui manque, sinon il est rompu.`,
    balance: 'Compte',
    cash: 'Argent à bord',
    interest: (percent) => `Le compte rapporte ${percent} par an.`,
    amount: 'Montant',
    all: 'Tout',
    deposit: 'Déposer',
    withdraw: 'Retirer',
    none: 'Pas maintenant',
  },
  port: {
    title: 'Où aller ?',
    about:
      'Les gains sont ce que la chambre des cartes attend en marchandant au mieux, aux prix calculés d’après les derniers connus.',
    order: 'Ordre',
    byDays: 'les plus proches d’abord',
    byGain: 'les meilleures par jour d’abord',
    nothing: 'rien à échanger',
    tooLate: 'après la fin de la partie',
    sells: (lots) => `vendre ${lots}`,
    buys: (lots) => `acheter ${lots}`,
    choose: 'Choisir un port',
    report: 'Demander un rapport de tous les prix',
    keys: (keys) => `${keys === '1' ? 'La touche 1 choisit' : `Les touches ${keys} choisissent`} un port, Entrée y va.`,
  },
  plan: {
    about: 'Choisissez des étoiles tour à tour, ici ou sur la carte. Un plan ne décide rien.',
    ship: 'Vaisseau',
    add: 'Ajouter une escale',
    empty: 'Pas encore d’escale.',
    remove: (star) => `Retirer ${star} de la route`,
    clear: 'Effacer la route',
    leg: (from, to) => `${from} à ${to}`,
    arrives: (date, expected) => `À l’heure le ${date}, sans doute le ${expected}`,
    onTime: (chance, delay) => `${chance} à l’heure ; en moyenne ${delay} de retard`,
    after: (cargo) => `Ensuite à bord : ${cargo}`,
    emptyHold: 'rien',
    late: 'La partie sera terminée avant.',
    total: (time, amount) => `En tout ${time}, environ ${amount}`,
  },
  books: {
    label: 'Livres',
    tabs: { fleet: 'Flotte', prices: 'Prix', route: 'Route', charts: 'Courbes', letters: 'Bulletins' },
  },
  fleet: {
    all: 'Vaisseaux',
    at: (star) => `au port de ${star}`,
    bound: (star, date) => `en route vers ${star}, attendu le ${date}`,
    late: (star, date) => `en route vers ${star}, en retard depuis le ${date}`,
    overdue: 'en retard',
    cash: 'Argent',
    hold: 'Cale',
    tons: (weight, most) => `${weight} sur ${most} tonnes`,
    weights: 'Une unité pèse une tonne ; logiciels et gemmes ne pèsent rien.',
    empty: 'vide',
    calendar: 'Prochaines arrivées',
    none: 'Aucun vaisseau n’est en route.',
    latest: (date) => `au plus tard le ${date}`,
  },
  prices: {
    title: 'Tableau des prix',
    about:
      '▲ l’étoile le vend, ▼ l’étoile le demande : son prix à l’unité, selon le dernier rapport ou la dernière visite.',
    star: 'Étoile',
    age: 'Du',
    chart: (star) => `Prix à ${star}`,
    unseen: 'inconnu',
  },
  exchange: {
    title: 'Capitaines et vaisseaux',
    at: (star) => `à ${star}`,
    bound: (star, date) => `vers ${star}, ${date}`,
    late: (star) => `vers ${star}, en retard`,
  },
  standings: {
    player: 'Capitaine',
    ships: 'Argent',
    bank: 'Banque',
    total: 'Valeur',
    toMove: 'est interrogé',
  },
  chart: {
    worth: 'Valeur',
    empty: 'Les courbes commencent avec les premières arrivées.',
    about: (what) => `${what} au fil des ans`,
  },
  letter: {
    title: (number) => `Bulletin ${number}`,
    open: (number, date) => `Bulletin ${number}, ${date}`,
    none: 'Le premier bulletin vient en janvier.',
    standings: 'Qui vaut combien',
    moved: 'Les prix qui ont bougé',
    move: (star, good, from, to) => `${star}, ${good} : ${from} à ${to}`,
    grown: 'Les étoiles qui se sont développées',
    growth: (star, steps) => `${star}, ${counted(steps, { one: 'pas', other: 'pas' })} vers sa prochaine classe`,
    reached: (star, word) => `${star} est maintenant ${word}`,
    appeared: (star) => `${star} s’est ouverte au commerce`,
    deals: 'Les marchés de l’année',
    deal: (who, lot, star, amount, side) =>
      `${who.does('a', 'avez')} ${side === 'sell' ? 'vendu' : 'acheté'} ${lot} à ${star} pour ${amount}`,
    landings: (count) =>
      `${counted(count, { one: 'vaisseau est arrivé', other: 'vaisseaux sont arrivés' })} dans l’année.`,
    first:
      'Le commerce commence à SOL. Les étoiles sous-développées et frontières font ce dont SOL a besoin, et veulent ce que vos vaisseaux portent.',
    close: 'Fermer',
  },
  ending: { years: 'les années sont écoulées', agreed: 'tous les capitaines ont voulu s’arrêter là' },
  card: {
    you: 'Vous',
    year: (year) => `L’année ${year} est finie`,
    standing: (who, total, change) =>
      `${who} : ${money(total)}${change === undefined ? '' : `, ${change < 0 ? '−' : '+'}${money(Math.abs(change))}`}`,
    held: (ship, count) => `Le vaisseau ${ship} est retenu ${weeks(count)}`,
    late: (ship, count) => `Le vaisseau ${ship} arrive avec ${weeks(count)} de retard`,
    expected: (star, date) => `Attendu à ${star} le ${date}`,
    read: (number) => `Lire le bulletin ${number}`,
  },
  wait: {
    thinking: (name) => `${name} commerce ...`,
    waiting: (name) => `En attente de ${name}`,
  },
  review: reviewWords,
  hints: {
    destination:
      'Chaque vaisseau va d’étoile en étoile. Les étoiles sous-développées (III) et frontières (IV) demandent machines, médicaments et logiciels, et vendent ce dont SOL a besoin. Choisissez une étoile, puis allez-y.',
    sell: 'L’étoile veut quelque chose que vous avez. Dites combien d’unités vous vendez ; puis vous marchandez un prix pour le tout.',
    bidSell:
      'Sa proposition est d’un dixième au-dessous de son prix. Demandez plus : jusqu’à son prix l’étoile accepte votre offre aussitôt ; au-delà, son prix fait un cinquième du chemin vers votre offre, et elle écoute la suivante. La barre montre quand elle s’en va.',
    bidBuy:
      'Sa proposition est d’un dixième au-dessus de son prix. Offrez moins : jusqu’à son prix l’étoile accepte votre offre aussitôt ; au-dessous, son prix fait un cinquième du chemin vers votre offre, et elle écoute la suivante. La barre montre quand elle s’en va.',
    buy: 'Maintenant l’étoile vend. Offrez moins qu’elle ne veut. Logiciels et gemmes ne pèsent rien ; du reste un vaisseau ne porte que tant de tonnes.',
    bank: 'En banque votre argent rapporte des intérêts. Tous vos vaisseaux partagent un compte, à chaque étoile développée. Gardez à bord de quoi payer le prochain achat.',
  },
};
