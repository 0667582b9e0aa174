/** What only the terminal says of Star Trader, in French. */
import { monthAndDay } from '../../games/star-trader/calendar.ts';
import type { Stardate } from '../../games/star-trader/calendar.ts';
import type { Ask } from '../../games/star-trader/types.ts';
import type { TraderTerminalWords } from '../en/star-trader-terminal.ts';
import { formatOf } from '../format.ts';
import { missWords, suggestionWords } from './star-trader-advice.ts';
import { de } from './elision.ts';
import { starTraderFr } from './star-trader.ts';

const { counted, money } = formatOf('fr');
const days = (count: number): string => counted(count, { one: 'jour', other: 'jours' });

const help = `Commercer
  12  Entrée     vend ou achète autant d’unités, ou offre autant de dollars
  + - ← →        un peu plus ou moins ; Page↑ et Page↓ dix fois plus
  =              tout ce qui est possible      Échap   la valeur d’avant
  p  0           passe : pas d’échange, plus d’offre, pas de banque
  a              demande conseil, et le remplit
  f              laisse un courtier marchander ceci, pour quelques pour cent
  F              de même pour tout ce qui en vaut la peine ici
  A              seul : suit le conseil pour toute l’escale

Voler
  1 2 3 …        envoie le vaisseau à l’étoile de cette touche
  ↑ ↓ ← →        montre ce que chaque port apporterait ; Entrée y vole
  g              prévoit une route de plusieurs escales
  r              demande un rapport

Regarder
  s              chaque étoile : classe, besoins, ventes et âge des prix
  x              capitaines et vaisseaux : argent, banque et cargaison
  c  l           le calendrier des arrivées ; les bulletins de janvier
  w  v           courbes des fortunes, et des prix d’une étoile
  n  ?           le journal ; cette page
  u              annule ; entre personnes, tant que rien n’est révélé
  m  t  b        à plusieurs : voter ; discuter ; reprendre sa place
  q  Ctrl-C      quitte ; la partie est enregistrée : voir la commande resume

Toutes les règles et éditions : voir les commandes rules star-trader et
options --game star-trader
`;

const asked: Readonly<Record<Ask['ask'], string>> = {
  sell: 'quoi vendre',
  buy: 'quoi acheter',
  bid: 'combien offrir',
  bank: 's’il faut aller à la banque',
  withdraw: 'combien retirer',
  deposit: 'combien déposer',
  destination: 'où aller',
};

/** 29/06/2070 : en chiffres, car la place manque. */
const shortDate = ({ day: inYear }: Stardate): string => {
  const { day, month } = monthAndDay(inYear);
  return `${String(day).padStart(2, '0')}/${String(month + 1).padStart(2, '0')}`;
};

export const traderTerminalFr: TraderTerminalWords = {
  about: 'le jeu de 1974 : vaisseaux, étoiles et marchandages',
  help,
  money,
  date: (date) => `${shortDate(date)}/${date.year}`,
  shortDate,
  progress: (today, end) => `${today} (fin en ${end})`,
  ended: (year) => `en ${year}`,
  thousands: '\u202f',
  turn: 'arrivée',
  made: (cash, cargo) => `argent ${cash}, cargaison ${cargo}`,
  age: {
    never: 'jamais vu',
    neverShort: 'jamais',
    today: 'ce jour',
    days: (count) => `${count} j`,
    months: (months) => `${months} mois`,
  },
  empty: 'vide',
  lotOf: (lot) => lot,
  deals: {
    sell: (lots) => `vendre ${lots}`,
    buy: (lots) => `acheter ${lots}`,
    nothing: 'rien à échanger',
  },
  question: {
    sell: (good, star) => `vendre à ${star} : ${good} ?`,
    buy: (good, star) => `acheter à ${star} : ${good} ?`,
    bid: (units, good) => `offre pour ${units} ${good}`,
    bank: (star) => `la banque à ${star} ?`,
    withdraw: (star) => `retrait à ${star}`,
    deposit: (star) => `dépôt à ${star}`,
    destination: (star) => `${de(star)}, où aller ?`,
  },
  waits: (who, star) => `${who}${star === undefined ? '' : ` est au port ${de(star)}`}…`,
  keys: {
    fly: 'voler',
    look: 'regarder',
    plan: 'route',
    report: 'rapport',
    enter: 'entrer',
    pass: 'passer',
    bid: 'offrir',
    moreLess: 'plus, moins',
    breakOff: 'rompre',
    sell: 'vendre',
    buy: 'acheter',
    withdraw: 'retirer',
    deposit: 'déposer',
    all: 'tout',
    advice: 'conseil',
    factor: 'courtier',
    factorAll: 'pour tout',
    asAdvised: 'suivre',
    stars: 'étoiles',
    star: 'étoile',
    itsPrices: 'ses prix au fil du temps',
    exchange: 'flottes',
    calendar: 'calendrier',
    worth: 'fortune',
    prices: 'prix',
    good: 'marchandise, ou toutes',
    letter: 'bulletin',
    older: 'ancien, récent',
    allPrices: 'tous les prix',
    adds: 'ajoute une étoile',
    removes: 'en retire une',
    firstLeg: 'voler la première étape',
  },
  charts: {
    worth: 'Fortune',
    prices: (star) => `Prix à ${star}`,
    price: (good, star) => `${good} à ${star}`,
  },
  exchange: {
    captains: 'Capitaines',
    heads: ['fortune', 'banque', 'argent'],
    at: (star) => `à ${star}`,
    to: (star, date) => `vers ${star}, ${date}`,
  },
  map: {
    rings: (lightYears) => `anneaux de ${lightYears} années-lumière`,
    ringsShort: (lightYears) => `${lightYears} al`,
  },
  side: {
    captains: 'Capitaines',
    worth: 'fortune',
    bank: 'banque',
    ships: 'Vaisseaux',
    tons: 't',
    cash: 'argent',
    cargo: 'cargaison',
    overdue: 'retard',
    target: (worth, medal) => `But : ${worth} pour ${medal}`,
  },
  stars: {
    sheet: (star, kind, name) => `${star}, classe ${kind}, ${name}`,
    unknown: 'Ses prix ne sont pas encore connus.',
    known: (date, age) => `Prix du ${date} : ${age}.`,
    place: (x, y) => `À ${x}, ${y} années-lumière de SOL.`,
    days: (count) => ` ${days(count)} d’ici.`,
    sells: (goods) => `Vend ${goods}.`,
    wants: (goods) => `Demande ${goods}.`,
    at: (good, price) => `${good} à ${price}`,
    bound: (ships) => `En route vers elle : ${ships}.`,
    nothing: 'rien',
    wantsMark: '▼ veut',
    legend: '▲ elle vend à ce prix   ▼ elle achète   · ni l’un ni l’autre   ? inconnu',
    prices: 'Prix',
    asOf: 'au',
  },
  letter: {
    none: 'Pas encore de bulletin',
    title: (number, date, at, of) => `Bulletin ${number}, ${date} (${at} sur ${of})`,
    captain: 'Capitaine',
    inAYear: 'en un an',
    moved: 'Les plus grands changements de prix',
    move: (good, star, from, to) => `${good} à ${star} ${from} → ${to}`,
    nothing: 'aucun',
    deals: 'Les meilleures affaires de l’année',
    deal: (ship, side, units, good, star, total, gain) =>
      `${ship} a ${side === 'sell' ? 'vendu' : 'acheté'} ${units} ${good} à ${star} pour ${total} : ${gain}`,
    stars: 'Étoiles',
    grew: (star, steps, reached) =>
      `${star} de ${steps}${reached === undefined ? '' : `, jusqu’à la classe ${reached}`}`,
    developed: (stars) => `Développées : ${stars}.`,
    appeared: (stars) => `Nouvelles : ${stars}.`,
    landings: (count) => `${counted(count, { one: 'arrivée', other: 'arrivées' })} cette année.`,
  },
  calendar: {
    today: (today, end) => `Nous sommes le ${today}. La partie se termine le ${end}.`,
    heads: {
      landings: 'Arrivées',
      ship: 'qui',
      from: 'de',
      to: 'vers',
      latest: 'au plus',
      cash: 'argent',
      cargo: 'cargaison',
    },
    overdue: 'retard',
    inDays: (count) => `dans ${count} j`,
    none: 'Aucun vaisseau n’est en route.',
  },
  ports: {
    ask: (who, ship, star) => `${who} ${ship} à ${star} : où aller ?`,
    when: (star, date, count, late) => `${star} : vers le ${date}, ${days(count)} et environ ${late} de retard`,
    gains: (deals, gain) => `${deals} ; rapporte ${gain}`,
  },
  route: {
    none: 'Vous n’avez aucun vaisseau à diriger',
    title: (ship, cargo) => `Une route pour ${ship} avec ${cargo}`,
    press: 'Appuyez sur les touches des étoiles, dans l’ordre de vos visites.',
    leg: (from, to, count, late, onTime, date) =>
      `${from} → ${to} : ${days(count)}, environ ${late} de retard (à l’heure ${onTime} %), vers le ${date}`,
    tooLate: 'après la fin de la partie',
    stop: (deals, gain, cargo) => `${deals} : ${gain} ; puis à bord : ${cargo}`,
    sum: (gain, count, aDay, date) =>
      `En tout ${gain} en ${days(count)} environ, ${aDay} par jour ; là-bas le ${date}.`,
  },
  trade: {
    howMany: () => 'Combien ?  ',
    fit: (most) => `${most === undefined ? '' : `au plus ${most} ; `}0 passe`,
    total: (price, total, off, side) =>
      `À ${price} l’unité : ${total}, ${side === 'at' ? 'le prix de base' : `${off} ${side === 'above' ? 'au-dessus' : 'au-dessous'} du prix de base`}.`,
    needs: (who, star, lot, hold) => `${who} : ${star} demande ${lot}, prend jusqu’au double ; vous avez ${hold}`,
    sells: (who, star, lot, fits) => `${who} : ${star} vend jusqu’à ${lot} ; ${fits} tiennent à bord`,
    onBoard: 'à bord',
    tons: (weight, of) => `${weight} sur ${of} t`,
    factor: (_, amount) => `f : courtier ${amount}`,
  },
  bid: {
    title: (who, star, side, lot, round, of) =>
      `${who} : ${star} ${side === 'sell' ? 'achète' : 'vend'} ${lot} ; offre ${round} sur ${of}`,
    before: (round, star, _, offer, bid) =>
      `${round}.  ${star} propose ${offer} ; votre offre ${bid} : refusée, mais elle s’est rapprochée.`,
    now: (round, star, _, offer, each, isFinal) =>
      `${round}.  ${star} propose ${offer} (${each} l’unité)${isFinal ? ', c’est son dernier mot' : ''}.`,
    nothing: 'Il n’y a rien à marchander : p passe.',
    yours: 'Votre offre pour tout : ',
    each: (amount) => `${amount} l’unité`,
    window: (above, below, side) =>
      `Entre ${above} et ${below} ; ${side === 'sell' ? 'plus' : 'moins'} que sa proposition, mais pas trop loin.`,
    last: (units, good, side, star, total) =>
      `Avant : ${units} ${good} ${side === 'sell' ? 'vendus' : 'achetés'} à ${star} pour ${total}.`,
  },
  bank: {
    title: (who, star) => `${who} : la banque à ${star}`,
    books: (cash, balance, interest) => `${cash} à bord, ${balance} sur le compte à ${interest} % par an.`,
    toPay: (amount) => `L’achat coûte ${amount} : sans cet argent, il échoue.`,
    enter: 'Entrer à la banque ?  Entrée : oui   p : non',
    withdraw: 'Retrait : ',
    deposit: 'Dépôt : ',
    takesAll: (amount) => `= retire tout, ${amount}`,
    putsAll: (amount) => `= dépose tout, ${amount} ; 0 sort`,
    onToDeposit: (all) => `${all} ; 0 passe au dépôt`,
  },
  suggestion: (suggestion) => suggestionWords(suggestion, starTraderFr),
  miss: (miss) => missWords(miss, starTraderFr),
  advice: (words, reason) => `Conseil : ${words}. ${reason}`,
  lines: {
    opening: (edition, end) => `Édition ${edition}, jusqu’au ${end}. Tapez help pour l’aide.`,
    help: `Transportez les marchandises de là où elles sont produites à là où l’on en a
besoin. Les prix sont ceux d’une unité. Indiquez un nombre d’unités, puis un
prix pour le tout ; l’étoile accepte, se rapproche et attend une autre offre,
ou rompt. Le capitaine le plus riche à la fin gagne. Seul, tapez advice pour
qu’un bon capitaine joue cette escale, départ compris. Toutes les règles :
la commande rules star-trader.`,
    head: (date, who, star, kind, cash, cargo) => `${date}, ${who} à ${star} (${kind}) : ${cash} et ${cargo} à bord.`,
    days,
    prices: (deals, age) => `${deals} (prix : ${age})`,
    sell: (star, lot, hold, factor, who, fits) =>
      `${star} demande ${lot}, prend jusqu’au double ; vous avez ${hold}.${factor} ${who}, combien en vendez-vous ? (${fits})`,
    buy: (star, lot, factor, who, fits) =>
      `${star} vend ${lot}, ${fits} tiennent à bord.${factor} ${who}, combien en achetez-vous ? (${fits})`,
    bid: (bid, factor, who, offer) => `${bid}${factor} ${who}, votre offre ? (${offer})`,
    bidWords: (star, _, offer, lot, rounds, above, below) =>
      `${star} propose ${offer} pour ${lot} (offre ${rounds}, entre ${above} et ${below}).`,
    rounds: (round, of) => `${round} sur ${of}`,
    bank: (balance, who) => `La banque : ${balance} sur votre compte. ${who}, entrez-vous ? (no)`,
    withdraw: (who, balance, usual) => `${who}, combien retirez-vous sur ${balance} ? (${usual})`,
    deposit: (who, cash) => `${who}, combien déposez-vous sur ${cash} ? (0)`,
    destination: (who) => `${who}, où aller ?`,
    factor: (side, amount, units) => ` Un courtier ${side === 'sell' ? 'obtient' : 'paie'} ${amount} pour ${units}.`,
    always: (hasFactor) =>
      `${hasFactor ? 'factor (ou factor 5, ou factor all pour toute l’escale), ' : ''}ou prices, help, quit.`,
    typePort: (ports, always) => `Tapez une étoile (${ports}) ; ${always}`,
    typeYes: (always) => `Tapez yes ou no ; ${always}`,
    typeNumber: (always) =>
      `Tapez un nombre, = pour le maximum, Entrée pour la valeur entre parenthèses, ou pass ; ${always}`,
  },
  review: {
    people: ['capitaine', 'capitaines'],
    played: (departures) => counted(departures, { one: 'départ', other: 'départs' }),
    turningPoints: 'Tournants',
    misses: 'Ce que de meilleures réponses auraient rapporté',
    columns: ['commerce', 'perte par vol', 'chance'],
    worth: 'Fortune, escale par escale',
    blocks: (title) => `${title} (plus haut, plus riche)`,
    digits: (title, most) => `${title} (9 vaut ${most} ou plus)`,
    by: 'escale',
    point: (date, swing, sentence) => `${date} : ${swing}. ${sentence}`,
    miss: (date, who, star, loss, sentence) => `${date}, ${who} à ${star} : ${loss}. ${sentence}`,
    days: (count) => `${count} j`,
    explanation:
      'Commerce : ce que les marchandages ont rapporté, par rapport à ce que le capitaine de l’ordinateur aurait gagné dans les mêmes ports. Perte par vol : ce qu’un port nettement meilleur promettait de plus un an plus tard, en moyenne par départ. Chance : jours d’avance des vaisseaux sur l’arrivée attendue, au total. Les chances de gagner supposent que tous les capitaines continuent comme celui de l’ordinateur.',
    scene: (date, star, who, ask) => `${date} à ${star} : on demande à ${who} ${asked[ask]}.`,
    gain: (gains, amount, isThere) => `${isThere ? 'y ' : ''}${gains ? 'rapporte' : 'coûte'} environ ${amount}.`,
  },
};
