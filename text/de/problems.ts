/** What is wrong, in German. */
import { formatOf } from '../format.ts';
import type { ProblemWords } from '../problems.ts';
import { rewordRefusal } from '../reword.ts';
import { problems, reasons } from './sentences.ts';

const { number } = formatOf('de');

const fields = {
  'match-id': (field: string) => `„${field}“ fehlt oder ist keine Kennung einer Partie`,
  count: (field: string) => `„${field}“ ist eine ganze Zahl ab 0`,
  flag: (field: string) => `„${field}“ ist true oder false`,
  act: (field: string) => `„${field}“ ist eine Zeile wie „do 7E“, „undo 3“ oder „yes“`,
};

const named = (path: string | undefined): string => (path === undefined ? '' : ` ${path}`);

export const problemsDe: ProblemWords = {
  'no-record': ({ firstLine }) => `das ist keine Aufzeichnung: sie beginnt nicht mit „${firstLine}“`,
  unprintable: ({ line }) => `Zeile ${line} enthält Steuerzeichen, die keine Aufzeichnung hat`,
  'unknown-line': ({ line }) => `im Kopf einer Aufzeichnung gibt es keine Zeile „${line}“`,
  'said-twice': ({ key }) => `die Aufzeichnung nennt „${key}“ zweimal`,
  'not-said': ({ key }) => `der Aufzeichnung fehlt die Angabe „${key}“`,
  'engine-not-number': () => 'das Regelwerk (engine) der Aufzeichnung ist keine Zahl',
  'result-not-numbers': () => 'das Ergebnis der Aufzeichnung besteht nicht aus Zahlen',
  'not-an-action-line': ({ line, text }) => `Zeile ${line} ist keine Handlung: „${text}“`,
  'too-many-actions': ({ most }) => `eine Aufzeichnung hat höchstens ${most} Handlungen`,
  'unknown-chance': ({ kind, known }) => `„${kind}“ ist keine Art von Zufall (${known.join(', ')})`,
  'bad-seed': ({ most }) => `mulberry32 braucht eine ganze Zahl von 0 bis ${most}`,
  'bad-tape': ({ most }) => `ein Band (tape) enthält ganze Zahlen von 0 bis ${most}`,
  'bad-key': ({ digits }) =>
    `keyed braucht einen Schlüssel aus ${digits} Hexadezimalziffern und höchstens die Zahl der verbrauchten Ziehungen`,
  'chance-not-shown': () => 'die Aufzeichnung sagt nicht, woraus ihr Zufall entstand',
  'other-secret': () => 'das Geheimnis ist nicht das vorher festgelegte',
  'words-for-other-players': ({ words, players }) =>
    `die Aufzeichnung hat Worte von ${words} Spielern, aber ${players} Spieler`,
  'chance-not-from-words': () => 'der Zufall entstand nicht aus dem Geheimnis und den Worten der Spieler',
  unfinished: () => 'die Partie ist nicht zu Ende: einige Handlungen fehlen',
  'other-result': ({ result, told }) => `die Partie endet mit ${result.join(', ')}, nicht mit ${told.join(', ')}`,
  'kept-head': () => 'der Kopf der Partie ist nicht lesbar',
  'kept-secret': () => 'das Geheimnis der Partie ist nicht lesbar',
  'kept-entries': () => 'die Partie hat keine Einträge',
  'kept-entry': ({ entry }) => `Eintrag ${entry} der Partie ist nicht lesbar`,
  'log-edition': ({ edition }) => `diese Fassung kennt die Ausgabe ${edition} nicht`,
  'log-moment': ({ actions }) => `die ${actions} Handlungen, von denen sie ausgeht, lassen sich nicht nachspielen`,
  'log-misplaced': ({ entry, expected }) => `Eintrag ${entry} steht, wo Eintrag ${expected} hingehört`,
  'log-no-act': ({ entry, text }) => `Eintrag ${entry} ist nicht lesbar: „${text}“`,
  'log-action': ({ text }) => `was von ihr aufbewahrt wurde, lässt sich nicht nachspielen: ${text}`,
  'unknown-game': ({ game }) => `das Spiel ${game} gibt es hier nicht`,
  'not-saved-here': () => 'das ist keine Partie, die dieses Programm aufbewahrt hat',
  'saved-head': () => 'die erste Zeile ist nicht lesbar',
  'saved-line': ({ line }) => `Zeile ${line} ist nicht lesbar`,
  'log-engine': ({ game, engine }) => `sie wurde mit Regelwerk ${engine} von ${game} gespielt`,
  'file-in-use': ({ pid }) => `ein anderes Programm spielt sie gerade (Prozess ${pid})`,
  'beyond-record': ({ at, actions }) => `die Aufzeichnung hat nur ${actions} Handlungen, nicht ${at}`,
  'nothing-asked': () => 'dort ist die Partie zu Ende; es wird nichts gefragt',
  'other-game': ({ game, expected }) => `das ist eine Aufzeichnung von ${game}, nicht von ${expected}`,
  'other-engine': ({ game, engine, expected }) =>
    `die Aufzeichnung stammt von Regelwerk ${engine} von ${game}; dies ist Regelwerk ${expected}`,
  'wrong-players': ({ edition, min, max, players }) =>
    `${edition} ist für ${min} bis ${max} Spieler; die Aufzeichnung hat ${players}`,
  'unknown-action': ({ action, text, game }) => `Handlung ${action}, „${text}“, gibt es in ${game} nicht`,
  'other-day': ({ date }) => `das ist keine Aufzeichnung der Tagespartie vom ${date}`,
  'agreed-in-daily': ({ action }) => `Handlung ${action}: In einer Tagespartie kann nichts vereinbart werden`,
  'bot-plays-otherwise': ({ action }) => `Handlung ${action} ist nicht, was der Computerspieler tut`,
  'broken-link': () => 'der Link ist abgeschnitten oder verändert',
  'no-such-clock': ({ clocks: { live, long } }) =>
    `eine Bedenkzeit ist ${live.from} bis ${live.to} Sekunden je Zug oder ${number(long.from)} bis ${number(long.to)} (eine Stunde bis zwei Wochen), oder sie fehlt`,
  'match-not-over': () => 'die Partie ist nicht zu Ende',
  unreachable: () => 'der Server antwortet nicht',
  'not-a-server': () => 'was dort antwortet, ist kein Spielserver',
  'odd-answer': ({ missing }) => `der Server hat „${missing}“ nicht genannt`,
  rejected: ({ said }) => rewordRefusal(said, { problems, reasons }),
  'not-an-object': () => 'eine Nachricht ist ein JSON-Objekt mit „type“',
  'unknown-type': ({ known }) => `„type“ ist eines von ${known.join(', ')}`,
  'bad-field': ({ field, needs }) => fields[needs](field),
  'no-file': ({ path }) => `Es gibt keine Datei${named(path)}.`,
  'no-folder': ({ path }) => `Es gibt keinen Ordner${named(path)}.`,
  'no-access': ({ path }) => `Dieses System lässt dich ${path ?? 'diese Datei'} nicht öffnen.`,
  'is-folder': ({ path }) => `${path ?? 'Das'} ist ein Ordner, keine Datei.`,
  'is-file': ({ path }) => `${path ?? 'Das'} ist eine Datei, kein Ordner.`,
  'file-in-path': ({ path }) => `Ein Teil von ${path ?? 'diesem Pfad'} ist eine Datei, kein Ordner.`,
  'name-too-long': () => 'Der Name der Datei ist zu lang.',
  'disk-full': () => 'Der Datenträger ist voll; mehr ließ sich nicht schreiben.',
  'read-only-disk': ({ path }) =>
    `${path ?? 'Die Datei'} lässt sich nicht schreiben: Der Datenträger ist schreibgeschützt.`,
  'too-many-files': () => 'Auf diesem System sind zu viele Dateien offen.',
  'other-system-problem': ({ message }) => `Das ging nicht: ${message}`,
  refusedAction: (action, text, said) => `Handlung ${action}, „${text}“: ${said}`,
};
