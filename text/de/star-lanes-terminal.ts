/** What only the terminal says of Star Lanes, in German. */
import type { LanesTerminalWords } from '../en/star-lanes-terminal.ts';
import { formatOf, joined } from '../format.ts';
import { reasonWords, suggestionWords, tradeWords } from './star-lanes-advice.ts';

const { counted, money } = formatOf('de');
const shares = (count: number): string => counted(count, { one: 'Aktie', other: 'Aktien' });

const help = `Setzen
  1 2 3 …  ↑ ↓   zeigt, was ein Feld brächte; Enter spielt es
  3K  Enter      spielt ein Feld nach seinem Namen; die Zahl zweimal auch
  u              nimmt zurück; unter Menschen, bis etwas gezogen ist

Handeln
  ↑ ↓  A … L     geht zu einer Gesellschaft
  + - ← →        eine Aktie mehr oder weniger; Bild↑ und Bild↓ zehn
  12  -5         die Zahl der Aktien; unter null wird verkauft
  =  M           so viele, wie das Geld reicht
  s              verkauft alle
  Enter          handelt; ohne Auftrag wird gepasst
  Esc            leert das Blatt

Rat, in Partien an diesem Terminal
  a              was der Ratgeber spielen würde und warum (im Handel: v)

Ansehen
  x              die Börse: wem was gehört, und woraus ein Kurs besteht
  w  n  ?        das Vermögen aller; die Nachrichten; diese Seite
  m  t  b        mit anderen: abstimmen; etwas sagen; den Platz zurückholen
  q  Ctrl-C      verlässt die Partie; sie ist gespeichert: Befehl resume

Alle Regeln und Ausgaben: die Befehle rules star-lanes und options
`;

export const lanesTerminalDe: LanesTerminalWords = {
  about: 'das Spiel von 1977: gründe Gesellschaften, vereine sie, sei am meisten wert',
  help,
  money,
  progress: (moves, of) => `${moves} von ${of} Zügen`,
  moment: (move, of) => (of === undefined ? `Zug ${move}` : `Zug ${move} von ${of}`),
  ended: (moves) => `nach ${counted(moves, { one: 'Zug', other: 'Zügen' })}`,
  turn: 'Zug',
  question: { place: 'setze ein Feld', trade: 'handle', tradeOf: (company) => `handle ${company}` },
  waits: {
    place: (who) => `${who} setzt ein Feld.`,
    trade: (who) => `${who} handelt.`,
    over: () => 'Die Partie ist zu Ende.',
  },
  made: (stock, cash) => `${stock} in Aktien, ${cash} Geld`,
  endNow: 'die Partie jetzt beenden (eine Regel dieser Ausgabe)',
  sureEnd: {
    title: 'Die Partie beenden?',
    lines: ['Es wird nicht weitergespielt; der Stand ist endgültig.'],
    yes: 'beenden',
    no: 'weiterspielen',
  },
  keys: {
    place: 'setzen',
    look: 'ansehen',
    advice: 'Rat',
    company: 'Gesellschaft',
    shares: 'Aktien',
    max: 'Max',
    sellAll: 'alle weg',
    trade: 'handeln',
    exchange: 'Börse',
    worth: 'Vermögen',
    choose: 'die Gesellschaft wählen',
    another: 'ein anderes Feld',
    doFirst: 'das Erste tun',
    doIt: 'das tun',
    close: 'schließen',
  },
  place: {
    ask: (who) => `${who}, wohin setzt du?`,
    or: (companies) => ` (oder ${companies})`,
    which: (space) => `${space}: welche Gesellschaft?`,
    nothing: 'In den Büchern ändert sich nichts.',
  },
  trade: {
    ask: (who) => `${who}, was handelst du?`,
    absent: (company) => `${company} ist nicht auf der Karte.`,
    cashLeft: (amount) => `Es bleiben ${amount}`,
    heads: {
      price: 'Kurs',
      owned: 'deine',
      order: 'Auftrag',
      least: 'verkauf',
      most: 'kauf',
      worth: 'Wert',
      dividend: 'Dividende',
    },
  },
  side: {
    companies: 'Gesellschaften',
    size: 'Größe',
    price: 'Kurs',
    yours: 'deine',
    worth: 'Wert',
    standings: 'Stand',
    net: 'Vermögen',
    cash: 'Geld',
    chart: 'Vermögen',
  },
  exchange: { title: 'Börse', row: (head) => head },
  outcome: {
    outpost: 'ein Außenposten',
    lost: 'ein Außenposten, den ein schwarzes Loch nimmt',
    founds: (company) => `gründet ${company}`,
    grows: (company) => `erweitert ${company}`,
    merges: (from, into) => `${joined(from, 'und')} ${from.length === 1 ? 'geht' : 'gehen'} in ${into} auf`,
    founded: (size, price) => `Größe ${size}, ${price} je Aktie`,
    gift: (count) => `${shares(count)} für dich`,
    size: (from, to) => `Größe ${from} → ${to}`,
    price: (from, to) => `${from} → ${to} je Aktie`,
    exchanged: (old, gained, into) =>
      `aus ${old === 1 ? 'deiner Aktie' : `deinen ${shares(old)}`} ${gained === 1 ? 'wird' : 'werden'} ${gained} von ${into}`,
    bonus: (amount) => `Prämie ${amount}`,
    dividend: (amount) => `Dividende ${amount}`,
    split: (company, price) => `${company} teilt 2 zu 1, auf ${price}`,
    swallowed: (company) => `ein schwarzes Loch verschlingt ${company}`,
    ends: 'dann ist die Partie zu Ende',
    guessed: 'die Aktien der anderen sind geschätzt',
    you: (gain) => `du ${gain}`,
    gap: (gains, gap) => `${gains}: Abstand ${gap}`,
  },
  advice: {
    suggestion: suggestionWords,
    trade: tradeWords,
    reason: reasonWords,
    title: 'Der Ratgeber sagt',
    afterwards: (trade) => `Dann ${trade}.`,
    atEnd: (amount) => `am Ende etwa ${amount}`,
    chance: (chance) => `Gewinnchance ${chance}`,
  },
  lines: {
    opening: (edition, moves, first) =>
      `Ausgabe ${edition}, höchstens ${moves} Züge. Im Zweifel gib help ein.\n${first} beginnt.`,
    placing: `Du wählst eines der Felder in Klammern nach seiner Zahl: Neben nichts wird es
ein Außenposten (+), neben einem Stern (*) oder Außenposten gründet es eine
Gesellschaft, neben einer Gesellschaft lässt es sie wachsen, zwischen mehreren
vereint es sie. Dann bekommst du Dividende und handelst. Wer am Ende am
meisten wert ist, gewinnt. Alle Regeln: der Befehl rules star-lanes.`,
    trading: `Du handelst mit der Bank zu den gezeigten Kursen. Aktien zahlen in jedem deiner
Züge Dividende, gewinnen, wenn ihre Gesellschaft wächst, und werden mit einer
Prämie getauscht, wenn sie in einer größeren aufgeht.`,
    place: (who) => `${who}, wohin setzt du?`,
    orders: (who) => `${who}, deine Aufträge?`,
    sharesOf: (who, company) => `${who}, wie viele Aktien von ${company}?`,
    company: 'Gesellschaft',
    heads: ['Größe', 'Kurs', 'Aktien', 'Wert'],
    purse: (cash, net) => `Geld ${cash}, Vermögen ${net}.`,
    typePlace: (names, count, also) =>
      `Gib eines von ${names} ein oder seine Zahl von 1 bis ${count}${also}; oder map, stock, help, quit.`,
    withCompany: (example) => ` (wo es eine Wahl gibt, mit einer Gesellschaft: ${example})`,
    typeOne: '5 oder -2, = für alle, die du kaufen kannst',
    typeMany: (company) => `${company} 5 oder ${company} -2, ${company} = für alle, die du kaufen kannst`,
    typeTrade: (forms) => `Gib Aufträge ein wie ${forms}; Enter geht ohne weiter; oder map, stock, help, quit.`,
  },
  review: {
    people: ['Spieler', 'Spieler'],
    played: (moves) => counted(moves, { one: 'Zug', other: 'Züge' }),
    point: (move, who, from, to, sentence) => `Zug ${move}: ${who} ${from} -> ${to}. ${sentence}`,
    by: 'Zug',
    turningPoints: 'Wendepunkte',
    columns: ['genau', 'je Zug', 'Glück'],
    lost: (percent) => `${percent.toFixed(1).replace('.', ',')} %`,
    explanation:
      'Genau: wie gut Felder und Käufe gewählt waren, bestenfalls 100. Je Zug: um wie viel Gewinnchance die beste gefundene Antwort im Mittel besser war. Glück: wie viel besser die Angebote waren als andere, die hätten gezogen werden können, in Gewinnchance, alle Züge zusammen.',
    alone: 'Du spielst allein: Statt der Gewinnchance wird gemessen, wie hoch das Vermögen am Ende wird.',
    roughly:
      'Die Gewichte des Champions fehlen: Diese Zahlen kommen aus ausgespielten Partien und sind gröber als sonst.',
    scene: (move, of, who, places) =>
      `Zug ${move} von höchstens ${of}: ${who} ${places ? 'wählt ein Feld' : 'handelt'}.`,
  },
};
