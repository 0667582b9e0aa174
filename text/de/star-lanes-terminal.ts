/** What only the terminal says of Star Lanes, in German. */
import type { LanesTerminalWords } from '../en/star-lanes-terminal.ts';
import { formatOf, joined } from '../format.ts';
import { reasonWords, suggestionWords, tradeWords } from './star-lanes-advice.ts';

const { counted, money, number: grouped } = formatOf('de');
const shares = (count: number): string => counted(count, { one: 'Aktie', other: 'Aktien' });

const help = `Setzen
  1 2 3 …  ↑ ↓   zeigt, was ein Feld bewirkt; Enter spielt es
  3K  Enter      spielt das Feld mit diesem Namen; auch seine Zahl, zweimal
  u              nimmt zurück; mit anderen, bis etwas aufgedeckt wird

Handeln
  ↑ ↓  A … L     geht zu einer Gesellschaft
  + - ← →        eine Aktie mehr oder weniger; Bild↑ und Bild↓ zehn
  12  -5         so viele Aktien kaufen; unter null: verkaufen
  =  M           so viele, wie du bezahlen kannst
  s              verkauft alle
  Enter          handelt; ohne Aufträge passt du
  Esc            löscht die Aufträge

Rat, in Partien an diesem Terminal
  a              was der Berater spielen würde und warum (im Handel: v)

Ansehen
  x              die Börse: wem was gehört und woraus die Kurse entstehen
  w  n  ?        die Vermögen im Verlauf; der Ticker; diese Seite
  m  t  b        mit anderen: abstimmen; schreiben; deinen Platz zurückholen
  q  Strg-C      verlässt die Partie; sie ist gespeichert: Befehl resume

Alle Regeln und Ausgaben: die Befehle rules star-lanes und options
`;

export const lanesTerminalDe: LanesTerminalWords = {
  about: 'das Spiel von 1977: Gesellschaften gründen, fusionieren, reich werden',
  help,
  money,
  progress: (moves, of) => `${moves} von ${of} Zügen`,
  moment: (move, of) => (of === undefined ? `Zug ${move}` : `Zug ${move} von ${of}`),
  ended: (moves) => `nach ${counted(moves, { one: 'Zug', other: 'Zügen' })}`,
  turn: 'Zug',
  question: { place: 'ein Feld wählen', trade: 'handeln', tradeOf: (company) => `${company} handeln` },
  waits: {
    place: (who) => `${who} wählt ein Feld.`,
    trade: (who) => `${who} handelt.`,
    over: () => 'Die Partie ist zu Ende.',
  },
  made: (stock, cash) => `${stock} in Aktien, ${cash} Bargeld`,
  endNow: 'die Partie jetzt beenden (eine Regel dieser Ausgabe)',
  sureEnd: {
    title: 'Die Partie beenden?',
    lines: ['Keine weiteren Züge; der Stand ist endgültig.'],
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
    sellAll: 'alle verkaufen',
    trade: 'handeln',
    exchange: 'Börse',
    worth: 'Vermögen',
    choose: 'die Gesellschaft wählen',
    another: 'ein anderes Feld',
    doFirst: 'das Erste ausführen',
    doIt: 'ausführen',
    close: 'schließen',
  },
  place: {
    ask: (who) => `${who}, wohin setzt du?`,
    or: (companies) => ` (oder ${companies})`,
    which: (space) => `${space}: welche Gesellschaft?`,
    nothing: 'Niemand gewinnt oder verliert etwas.',
  },
  trade: {
    ask: (who) => `${who}, was kaufst oder verkaufst du?`,
    absent: (company) => `${company} ist nicht auf der Karte.`,
    cashLeft: (amount) => `Restgeld ${amount}`,
    heads: {
      price: 'Kurs',
      owned: 'deine',
      order: 'Auftrag',
      least: 'Verkauf',
      most: 'Kauf',
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
    cash: 'Bargeld',
    chart: 'Vermögen',
  },
  exchange: { title: 'Börse', row: (head) => head },
  outcome: {
    outpost: 'ein Außenposten',
    lost: 'ein Außenposten, den ein schwarzes Loch verschlingt',
    founds: (company) => `gründet ${company}`,
    grows: (company) => `erweitert ${company}`,
    merges: (from, into) => `${into} übernimmt ${joined(from, 'und')}`,
    founded: (size, price) => `Größe ${size}, ${price} je Aktie`,
    gift: (count) => `${shares(count)} für dich`,
    size: (from, to) => `Größe ${from} → ${to}`,
    price: (from, to) => `${from} → ${to} je Aktie`,
    exchanged: (old, gained, into) =>
      `aus ${old === 1 ? 'deiner Aktie' : `deinen ${shares(old)}`} ${gained === 1 ? 'wird' : 'werden'} ${grouped(gained)} von ${into}`,
    bonus: (amount) => `Prämie ${amount}`,
    dividend: (amount) => `Dividende ${amount}`,
    split: (company, price) => `${company}: Aktiensplit 2:1, auf ${price}`,
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
    title: 'Der Berater rät',
    afterwards: (trade) => `Dann ${trade}.`,
    atEnd: (amount) => `am Ende etwa ${amount}`,
    chance: (chance) => `Gewinnchance ${chance}`,
  },
  lines: {
    opening: (edition, moves, first) => `Ausgabe ${edition}, höchstens ${moves} Züge. Hilfe: help.\n${first} beginnt.`,
    placing: `Wähle eines der Felder in Klammern mit seiner Zahl. Neben nichts wird es ein
Außenposten (+), neben einem Stern (*) oder Außenposten gründest du eine
Gesellschaft, neben einer Gesellschaft wächst sie, zwischen Gesellschaften
fusionierst du sie. Dann bekommst du Dividende und handelst. Wer am Ende am
reichsten ist, gewinnt. Alle Regeln: der Befehl rules star-lanes.`,
    trading: `Du handelst mit der Bank zu diesen Kursen. Aktien zahlen in jedem deiner Züge
Dividende, steigen, wenn ihre Gesellschaft wächst, und werden mit einer Prämie
getauscht, wenn eine größere ihre Gesellschaft übernimmt.`,
    place: (who) => `${who}, wohin setzt du?`,
    orders: (who) => `${who}, deine Aufträge?`,
    sharesOf: (who, company) => `${who}, wie viele Aktien von ${company}?`,
    company: 'Gesellschaft',
    heads: ['Größe', 'Kurs', 'Aktien', 'Wert'],
    purse: (cash, net) => `Bargeld ${cash}, Vermögen ${net}.`,
    typePlace: (names, count, also) =>
      `Gib eines der Felder ${names} ein oder seine Zahl von 1 bis ${count}${also}; oder map, stock, help, quit.`,
    withCompany: (example) => ` (wo es eine Wahl gibt, mit einer Gesellschaft: ${example})`,
    typeOne: '5 oder -2, = für so viele, wie du bezahlen kannst',
    typeMany: (company) => `${company} 5 oder ${company} -2, ${company} = für so viele, wie du bezahlen kannst`,
    typeTrade: (forms) => `Gib Aufträge ein, etwa ${forms}; Enter allein passt; oder map, stock, help, quit.`,
  },
  review: {
    people: ['Spieler', 'Spieler'],
    played: (moves) => counted(moves, { one: 'Zug', other: 'Züge' }),
    point: (move, who, from, to, sentence) => `Zug ${move}: ${who} ${from} -> ${to}. ${sentence}`,
    by: 'Zug',
    turningPoints: 'Wendepunkte',
    columns: ['Genauigkeit', 'Verlust je Zug', 'Glück'],
    lost: (percent) => `${percent.toFixed(1).replace('.', ',')} %`,
    explanation:
      'Genauigkeit: wie gut die gewählten Felder und Aufträge waren; 100 ist das Beste. Verlust je Zug: wie viel Gewinnchance im Mittel gegenüber der besten Antwort verloren ging. Glück: wie viel besser die angebotenen Felder waren als im Durchschnitt, in Gewinnchance, über alle Züge.',
    alone: 'Du spielst allein: Statt der Gewinnchance steht hier eine Wertung deines Vermögens am Ende.',
    roughly:
      'Das Netz des Champions fehlt: Diese Zahlen kommen aus durchgespielten Fortsetzungen und sind ungenauer als sonst.',
    scene: (move, of, who, places) =>
      `Zug ${move} von höchstens ${of}: ${who} ${places ? 'wählt ein Feld' : 'handelt'}.`,
  },
};
