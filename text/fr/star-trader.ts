/** Star Trader in French. */
import { developmentOf } from '../../games/star-trader/classes.ts';
import type { Development, NextClass } from '../../games/star-trader/classes.ts';
import type { Event } from '../../games/star-trader/index.ts';
import type { StarTraderWords } from '../en/star-trader.ts';
import { formatOf } from '../format.ts';
import { de } from './elision.ts';
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
    ? `${star} s’est développée : elle produit et demande plus de tout.`
    : `${star} s’est développée : ${stepsTo(next)}.`;
}

const stepsTo = ({ class: reached, steps, of }: NextClass): string =>
  `${counted(steps, { one: 'échelon', other: 'échelons' })} sur ${of} vers la classe ${reached}`;

function say(event: Event, { who, shipNumber, date, lot, cargo }: EventParts): string {
  const ship = ({ by, ship: number }: { readonly by: number; readonly ship: number }): string =>
    `${who(by).isYou ? 'Votre vaisseau' : `${who(by).name} : le vaisseau`} ${shipNumber(number)}`;
  switch (event.type) {
    case 'started':
      return `${counted(event.players, { one: 'capitaine', other: 'capitaines' })} avec ${counted(event.ships, { one: 'vaisseau', other: 'vaisseaux' })} à SOL ; ${counted(event.stars.length, { one: 'étoile', other: 'étoiles' })} avec qui commercer.`;
    case 'priced':
      return `${event.star} a de nouveaux prix.`;
    case 'reported':
      return `Bulletin ${event.number} du ${date(event)} : ${event.captains.map(({ total }, seat) => `${who(seat).name} ${money(total)}`).join(', ')}.`;
    case 'departed':
      return `${ship(event)} quitte ${event.from} pour ${event.to}${event.delay > 0 ? `, avec ${weeks(event.delay)} de retard,` : ''} et est attendu le ${date(event.eta)}.`;
    case 'landed': {
      const late = event.late === 0 ? 'à l’heure' : `avec ${weeks(event.late)} de retard`;
      return `${ship(event)} arrive à ${event.star} ${late} ; à bord : ${[money(event.cash), cargo(event.cargo)].filter(Boolean).join(', ')}.`;
    }
    case 'opened':
      return `${who(event.by).does('marchande', 'marchandez')} avec ${event.star} : ${lot(event.units, event.good)}.`;
    case 'declined':
      return `${event.star} refuse ${money(event.total)} pour ${lot(event.units, event.good)} et attend une autre offre.`;
    case 'dealt':
      return `${event.side === 'sell' ? who(event.by).does('vend', 'vendez') : who(event.by).does('achète', 'achetez')} ${lot(event.units, event.good)} à ${event.star} pour ${money(event.total)}${event.fee === undefined ? '' : ` ; le courtier garde ${money(event.fee)}`}.`;
    case 'failed': {
      const why = {
        star: `${event.star} rompt`,
        cash: 'pas assez d’argent',
        captain: 'marchandage rompu',
      };
      return `${who(event.by).name} : pas d’accord pour ${lot(event.units, event.good)}, ${why[event.why]}.`;
    }
    case 'interest':
      return who(event.to).isYou
        ? `La banque vous verse ${money(event.amount)} d’intérêts.`
        : `La banque verse ${money(event.amount)} d’intérêts à ${who(event.to).name}.`;
    case 'withdrawn':
      return `${who(event.by).does('retire', 'retirez')} ${money(event.amount)} ; il reste ${money(event.balance)} en banque.`;
    case 'deposited':
      return `${who(event.by).does('dépose', 'déposez')} ${money(event.amount)} ; ${money(event.balance)} en banque.`;
    case 'grown':
      return event.class === undefined
        ? grownStep(event.star, developmentOf(event.level))
        : `${event.star} s’est développée : classe ${event.class}, ${classes[event.class]}.`;
    case 'appeared':
      return `Une nouvelle étoile, ${event.star}, s’ouvre au commerce.`;
    case 'extended':
      return `Tous les capitaines acceptent de jouer plus longtemps, jusqu’en ${event.endYear}.`;
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
    chance: 'Joue n’importe quel coup permis.',
    beginner: 'Paie ce que demande une étoile, oublie des marchandises et prévoit rarement sa route.',
    trader: 'Vole là où le tableau des prix promet le plus, et paie les prix affichés.',
    merchant: 'Suit aussi le tableau des prix, mais marchande jusqu’à la dernière offre.',
    captain: 'Tient un carnet de bord de chaque étoile, prévoit ses routes et met le reste en banque.',
    searcher: 'Simule de nombreuses suites, sur un an, pour chaque port prometteur.',
    champion: 'A appris à voler dans des milliers de parties, et simule des centaines de suites jusqu’au bout.',
  },
  form: {
    title: 'Nouvelle partie de Star Trader',
    about:
      'Transportez les marchandises de là où elles sont produites à là où l’on en a besoin, et marchandez chaque lot. Le capitaine le plus riche à la fin gagne.',
    sharedDevice: 'Plusieurs capitaines jouent sur cet appareil : c’est à vous quand votre vaisseau arrive.',
    alone: 'Seul, vous jouez pour une médaille :',
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
    from: (lightYears, star, time) => `${lightYears} années-lumière ${de(star)}, ${time}`,
    sells: 'vend',
    buys: 'demande',
    steps: stepsTo,
    unknown: 'prix encore inconnus',
    asOf: (date, age) => `Prix du ${date}, ${age}`,
    today: 'à jour',
    old: (months) => (months < 1 ? 'vieux de moins d’un mois' : `vieux de ${months} mois`),
    ring: (count) => `${count} j`,
    inPort: 'Au port',
    bound: 'En route vers ici',
    fly: (star) => `Aller à ${star}`,
    addStop: 'Ajouter à la route',
    close: 'Fermer',
    legend: 'Classes',
    underWay: (who, from, to, date) => `${who} : ${de(from)} à ${to}, attendu le ${date}`,
    late: (who, from, to, date) => `${who} : ${de(from)} à ${to}, en retard depuis le ${date}`,
  },
  steps: { title: 'Cette escale', sell: 'Vente', buy: 'Achat', bank: 'Banque', depart: 'Départ' },
  trade: {
    sell: (star, good) => `${star} demande : ${good}`,
    buy: (star, good) => `${star} vend : ${good}`,
    needs: 'Besoin',
    takes: (need, most) => `${unitWords(need)}, jusqu’à ${most} au même prix`,
    onBoard: 'À bord',
    forSale: 'À vendre',
    room: 'Place à bord',
    tons: (count) => `${counted(count, { one: 'tonne', other: 'tonnes' })}, une par unité`,
    weightless: 'ne pèse rien',
    paid: 'Vous pouvez payer',
    paidAll: 'le tout',
    units: unitWords,
    total: (total, off, side) =>
      `À son prix : ${total} pour le tout, ${side === 'at' ? 'le prix de base' : `${off} ${side === 'above' ? 'au-dessus' : 'au-dessous'} du prix de base`}.`,
    quantity: 'Unités',
    less: 'Une de moins',
    more: 'Une de plus',
    most: 'Max',
    none: 'Passer',
    bargain: (count) => `Marchander pour ${count}`,
    overPaid: 'Plus que vous ne pouvez payer à son premier prix : faites-le baisser, sinon l’affaire échoue.',
    noGain:
      'Sans intérêt ici : son prix dépasse le prix de base, ou la place et l’argent serviront mieux à autre chose.',
  },
  price: {
    title: 'Les prix de ce marchandage',
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
      'Son prix : ce que l’étoile trouve juste aujourd’hui et accepte aussitôt. La carte et le tableau des prix le montrent à l’unité.',
    baseAbout: 'Prix de base : ce que vaut une unité à bord, où que vous soyez.',
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
    history: 'Le marchandage jusqu’ici',
    quick: 'Offres rapides',
    quickBids: { sure: 'Sûre', halfway: 'Demi-patience', boldest: 'Toute sa patience' },
    takes: (amount) => `accepte ${amount} aussitôt`,
    listens: (amount) => `réfléchit jusqu’à ${amount}`,
    outlook: {
      offer: (offer) => `Sa propre proposition de ${offer} est au moins aussi bonne : acceptez-la.`,
      taken: 'Elle accepte aussitôt.',
      thinking: (patience, price, bids) =>
        `Elle y réfléchit, ce qui use ${patience} de sa patience : son prix devient ${price}, et il vous reste ${counted(bids, { one: 'offre', other: 'offres' })}.`,
      gone: 'Au-delà de sa patience : elle rompt, et cette marchandise ne se marchande plus ici.',
      last: 'Votre dernière offre : au-delà de son prix, elle rompt, et cette marchandise ne se marchande plus ici.',
    },
    slip: (above, below) =>
      `Cela ressemble à une faute de frappe : offrez plus d’un dixième de son prix (${above}) et moins de dix fois ce prix (${below}).`,
    accept: (amount) => `Accepter ${amount}`,
    send: (amount, side) => `${side === 'sell' ? 'Demander' : 'Offrir'} ${amount}`,
    pass: 'Rompre',
    nothing: 'Il n’y a rien à marchander.',
    dealtAll: (lots, amount, side) => `${side === 'sell' ? 'Vendu' : 'Acheté'} pour ${amount} en tout : ${lots}`,
    dealt: (lot, amount, side) => `${side === 'sell' ? 'Vendu' : 'Acheté'} : ${lot} pour ${amount}`,
    failed: {
      star: 'Pas d’accord : l’étoile a rompu.',
      cash: 'Pas d’accord : pas assez d’argent.',
      captain: 'Vous avez rompu.',
    },
  },
  factor: {
    title: 'Courtier',
    sell: (total) => `Mon courtier vend pour ${total}`,
    buy: (total) => `Mon courtier achète pour ${total}`,
    stop: 'Confier toute l’escale au courtier',
    stopAbout:
      'Il vend ce qui rapporte plus que le prix de base, autant que l’étoile en prend, et achète ce qui coûte moins. Vous gardez la banque et le départ.',
    about: (percent) => `Un courtier fait les meilleures offres et garde ${percent}.`,
  },
  advice: {
    sell: (count) => `Vendre ${count}`,
    buy: (count) => `Acheter ${count}`,
    bid: (amount) => `Faire une offre à ${amount}`,
    factor: 'Laisser le courtier marchander',
    bank: 'Aller à la banque',
    withdraw: (amount) => `Retirer ${amount}`,
    deposit: (amount) => `Déposer ${amount}`,
    go: (star) => `Aller à ${star}`,
    report: 'Demander un rapport',
    pass: 'Passer',
    gain: (amount) => `environ ${amount} de fortune`,
  },
  bank: {
    title: (star) => `La banque ${de(star)}`,
    toPay: (amount) => `L’achat coûte ${amount}. Retirez ce qui manque, sinon l’affaire échoue.`,
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
    about: 'Les gains sont des estimations : marchandage au mieux, prix calculés d’après les derniers connus.',
    order: 'Ordre',
    byDays: 'les plus proches d’abord',
    byGain: 'les meilleurs par jour d’abord',
    nothing: 'rien à échanger',
    tooLate: 'après la fin de la partie',
    sells: (lots) => `vendre ${lots}`,
    buys: (lots) => `acheter ${lots}`,
    choose: 'Choisir un port',
    report: 'Demander un rapport de tous les prix',
    keys: (keys) => `${keys === '1' ? 'La touche 1 choisit' : `Les touches ${keys} choisissent`} un port, Entrée y va.`,
  },
  plan: {
    about: 'Choisissez les étoiles dans l’ordre, ici ou sur la carte. Un plan n’engage à rien.',
    ship: 'Vaisseau',
    add: 'Ajouter une escale',
    empty: 'Pas encore d’escale.',
    remove: (star) => `Retirer ${star} de la route`,
    clear: 'Effacer la route',
    leg: (from, to) => `${from} à ${to}`,
    arrives: (date, expected) => `À l’heure le ${date}, probablement le ${expected}`,
    onTime: (chance, delay) => `${chance} à l’heure ; en moyenne ${delay} de retard`,
    after: (cargo) => `Puis à bord : ${cargo}`,
    emptyHold: 'cale vide',
    late: 'La partie se termine avant.',
    total: (time, amount) => `Total : ${time}, environ ${amount}`,
  },
  books: {
    label: 'Carnet de bord',
    tabs: { fleet: 'Flotte', prices: 'Prix', route: 'Route', charts: 'Courbes', letters: 'Bulletins' },
  },
  fleet: {
    all: 'Vaisseaux',
    at: (star) => `au port ${de(star)}`,
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
    total: 'Fortune',
    toMove: 'c’est son tour',
  },
  chart: {
    worth: 'Fortune',
    empty: 'Les courbes commencent avec les premières arrivées.',
    about: (what) => `${what} au fil des ans`,
  },
  letter: {
    title: (number) => `Bulletin ${number}`,
    open: (number, date) => `Bulletin ${number}, ${date}`,
    none: 'Le premier bulletin arrive en janvier.',
    standings: 'Fortune de chaque capitaine',
    moved: 'Prix qui ont changé',
    move: (star, good, from, to) => `${star}, ${good} : ${from} à ${to}`,
    grown: 'Étoiles qui se sont développées',
    growth: (star, steps) =>
      `${star}, ${counted(steps, { one: 'échelon', other: 'échelons' })} vers sa prochaine classe`,
    reached: (star, word) => `${star} est maintenant ${word}`,
    appeared: (star) => `${star} s’ouvre au commerce`,
    deals: 'Les affaires de l’année',
    deal: (who, lot, star, amount, side) =>
      `${who.does('a', 'avez')} ${side === 'sell' ? 'vendu' : 'acheté'} ${lot} à ${star} pour ${amount}`,
    landings: (count) =>
      `${counted(count, { one: 'vaisseau est arrivé', other: 'vaisseaux sont arrivés' })} cette année.`,
    first:
      'Le commerce commence à SOL. Les étoiles sous-développées et frontières produisent ce dont SOL a besoin, et demandent ce que portent vos vaisseaux.',
    close: 'Fermer',
  },
  ending: { years: 'les années sont écoulées', agreed: 'tous les capitaines ont accepté de s’arrêter là' },
  card: {
    you: 'Vous',
    year: (year) => `L’année ${year} est terminée`,
    standing: (who, total, change) =>
      `${who} : ${money(total)}${change === undefined ? '' : `, ${change < 0 ? '−' : '+'}${money(Math.abs(change))}`}`,
    held: (ship, count) => `Le vaisseau ${ship} est retardé de ${weeks(count)}`,
    late: (ship, count) => `Le vaisseau ${ship} arrive avec ${weeks(count)} de retard`,
    expected: (star, date) => `Attendu à ${star} le ${date}`,
    read: (number) => `Lire le bulletin ${number}`,
  },
  wait: {
    thinking: (name) => `${name} commerce…`,
    waiting: (name) => `On attend ${name}`,
  },
  review: reviewWords,
  hints: {
    destination:
      'Les vaisseaux volent d’étoile en étoile. Les étoiles sous-développées (III) et frontières (IV) demandent machines, médicaments et logiciels, et vendent ce dont SOL a besoin. Choisissez une étoile, puis allez-y.',
    sell: 'L’étoile demande quelque chose que vous avez. Indiquez combien d’unités vous vendez, puis marchandez un prix pour le tout.',
    bidSell:
      'Sa proposition est d’un dixième au-dessous de son prix. Demandez plus : jusqu’à son prix, elle accepte votre offre aussitôt ; au-delà, son prix fait un cinquième du chemin vers votre offre, et vous en faites une autre. La barre montre quand elle rompt.',
    bidBuy:
      'Sa proposition est d’un dixième au-dessus de son prix. Offrez moins : jusqu’à son prix, elle accepte votre offre aussitôt ; au-dessous, son prix fait un cinquième du chemin vers votre offre, et vous en faites une autre. La barre montre quand elle rompt.',
    buy: 'Maintenant l’étoile vend. Offrez moins qu’elle ne demande. Logiciels et gemmes ne pèsent rien ; le poids des autres marchandises est limité.',
    bank: 'En banque, votre argent rapporte des intérêts. Tous vos vaisseaux partagent un compte, disponible à chaque étoile développée. Gardez à bord de quoi payer le prochain achat.',
  },
};
