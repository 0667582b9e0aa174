/** What is wrong, in German. */
import { formatOf } from '../format.ts';
import { tellerOf } from '../problems.ts';
import { titleOf } from '../titles.ts';
import { verdictDe } from './verdict.ts';
import type { ProblemTeller, ProblemWords, RejectionWords } from '../problems.ts';

const { counted, number } = formatOf('de');

const moves = (count: number): string => counted(count, { one: 'Zug', other: 'Zügen' });
const countActions = (count: number): string => counted(count, { one: 'Aktion', other: 'Aktionen' });
const minutes = (count: number): string => counted(count, { one: 'Minute', other: 'Minuten' });

const fields = {
  'match-id': (field: string) => `„${field}“ fehlt oder ist keine Kennung einer Partie`,
  count: (field: string) => `„${field}“ muss eine ganze Zahl ab 0 sein`,
  flag: (field: string) => `„${field}“ muss true oder false sein`,
  act: (field: string) => `„${field}“ muss eine Zeile wie „do 7E“, „undo 3“ oder „yes“ sein`,
  text: (field: string) => `„${field}“ muss ein Text sein`,
  name: (field: string) => `„${field}“ muss ein nicht leerer Text sein`,
  token: (field: string) => `„${field}“ fehlt oder ist kein Token`,
  seats: (field: string) => `„${field}“ muss eine Liste von Plätzen sein`,
  'person-seat': (field: string) => `„${field}“ ist kein Platz für eine Person`,
  given: (field: string) => `„${field}“ fehlt`,
  hash: (field: string) => `„${field}“ ist kein Hash aus 64 hexadezimalen Ziffern`,
};

const named = (path: string | undefined): string => (path === undefined ? '' : `: ${path}`);

export const problemsDe: ProblemWords = {
  'no-record': ({ firstLine }) => `das ist keine Aufzeichnung; sie beginnt nicht mit „${firstLine}“`,
  unprintable: ({ line }) => `Zeile ${line} enthält Steuerzeichen`,
  'cut-head': ({ line }) => `die Aufzeichnung ist abgeschnitten: Sie endet in Zeile ${line}, vor der ersten Aktion`,
  'unknown-line': ({ line }) => `im Kopf einer Aufzeichnung gibt es keine Zeile „${line}“`,
  'said-twice': ({ key }) => `die Aufzeichnung hat mehr als eine Zeile „${key}“`,
  'not-said': ({ key }) => `der Aufzeichnung fehlt die Zeile „${key}“`,
  'engine-not-number': () => 'das Regelwerk (engine) der Aufzeichnung ist keine Zahl',
  'result-not-numbers': () => 'das Ergebnis der Aufzeichnung besteht nicht aus Zahlen',
  'not-an-action-line': ({ line, text }) => `Zeile ${line} ist keine Aktion: „${text}“`,
  'too-many-actions': ({ most }) => `eine Aufzeichnung hat höchstens ${most} Aktionen`,
  'unknown-chance': ({ kind, known }) => `unbekannte Art von Zufall „${kind}“; bekannt sind: ${known.join(', ')}`,
  'bad-seed': ({ most }) => `mulberry32 braucht eine ganze Zahl von 0 bis ${most}`,
  'bad-tape': ({ most }) => `ein Band (tape) enthält ganze Zahlen von 0 bis ${most}`,
  'bad-key': ({ digits }) =>
    `keyed braucht einen Schlüssel aus ${digits} Hexadezimalziffern und, wenn gewünscht, die Zahl der bisherigen Ziehungen`,
  'chance-not-shown': () => 'die Aufzeichnung sagt nicht, woraus ihr Zufall entstanden ist',
  'other-secret': () => 'das Geheimnis passt nicht zur Festlegung',
  'words-for-other-players': ({ words, players }) =>
    `die Aufzeichnung hat Worte von ${words} Spielern, aber ${players} Spieler`,
  'chance-not-from-words': () => 'der Zufall ist nicht aus dem Geheimnis und den Worten der Spieler entstanden',
  'other-chain': () => 'die Zeilen passen nicht zur Hash-Kette; die Aufzeichnung wurde geändert',
  'cut-off': ({ lines, of }) =>
    `die Aufzeichnung ist abgeschnitten: Sie endet nach ${countActions(lines)}${of === undefined ? ', bevor die Partie zu Ende ist' : ` von ${of}`}`,
  unfinished: () => 'die Partie ist nicht zu Ende; einige Aktionen fehlen',
  'other-result': ({ result, told }) => `die Partie endet mit ${result.join(', ')}, nicht mit ${told.join(', ')}`,
  'kept-head': () => 'der Kopf der Partie ist nicht lesbar',
  'kept-secret': () => 'das Geheimnis der Partie ist nicht lesbar',
  'kept-entries': () => 'die Partie hat keine Einträge',
  'kept-entry': ({ entry }) => `Eintrag ${entry} der Partie ist nicht lesbar`,
  'kept-daily': ({ entry }) => `Ergebnis ${entry} der Tagespartien ist nicht lesbar`,
  'log-edition': ({ edition }) => `diese Version kennt die Ausgabe ${edition} nicht`,
  'log-moment': ({ actions }) => `die ${actions} Aktionen, von denen sie ausgeht, lassen sich nicht nachspielen`,
  'log-misplaced': ({ entry, expected }) => `statt Eintrag ${expected} steht dort Eintrag ${entry}`,
  'log-no-act': ({ entry, text }) => `Eintrag ${entry} ist nicht lesbar: „${text}“`,
  'log-action': ({ text }) => `eine gespeicherte Aktion lässt sich nicht nachspielen: ${text}`,
  'unknown-game': ({ game }) => `unbekanntes Spiel „${game}“`,
  'not-saved-here': () => 'das ist keine von diesem Programm gespeicherte Partie',
  'saved-head': () => 'die erste Zeile ist nicht lesbar',
  'saved-line': ({ line }) => `Zeile ${line} ist nicht lesbar`,
  'log-engine': ({ game, engine }) => `sie wurde mit Regelwerk ${engine} von ${titleOf(game)} gespielt`,
  'file-in-use': ({ pid }) => `sie ist in einem anderen Programm geöffnet (Prozess ${pid})`,
  'beyond-record': ({ at, actions }) => `die Aufzeichnung hat nur ${countActions(actions)}, nicht ${at}`,
  'nothing-asked': () => 'an dieser Stelle ist die Partie zu Ende',
  'other-game': ({ game, expected }) =>
    `das ist eine Aufzeichnung von ${titleOf(game)}, nicht von ${titleOf(expected)}`,
  'other-engine': ({ game, engine, expected }) =>
    `die Aufzeichnung stammt von Regelwerk ${engine} von ${titleOf(game)}; dies ist Regelwerk ${expected}`,
  'wrong-players': ({ edition, min, max, players }) =>
    `${edition} ist für ${min} bis ${max} Spieler; die Aufzeichnung hat ${players}`,
  'unknown-action': ({ action, text, game }) => `Aktion ${action}, „${text}“, gibt es in ${titleOf(game)} nicht`,
  'other-day': ({ date }) => `das ist keine Aufzeichnung der Tagespartie vom ${date}`,
  'agreed-in-daily': ({ action }) => `Aktion ${action}: In einer Tagespartie gibt es keine Abstimmungen`,
  'bot-plays-otherwise': ({ action }) => `Aktion ${action} ist nicht die des Computerspielers`,
  'broken-link': () => 'der Link ist unvollständig oder verändert',
  'no-such-clock': ({ clocks: { live, long } }) =>
    `die Bedenkzeit muss ${live.from} bis ${live.to} Sekunden je Zug oder ${number(long.from)} bis ${number(long.to)} (eine Stunde bis zwei Wochen) betragen oder fehlen`,
  'match-not-over': () => 'Die Partie ist nicht zu Ende.',
  unreachable: () => 'Der Server antwortet nicht.',
  'not-a-server': () => 'Unter dieser Adresse läuft kein Spielserver.',
  'odd-answer': ({ missing }) => `In der Antwort des Servers fehlt „${missing}“.`,
  'game-not-served': ({ known }) => `„game“ muss eines sein von ${known.join(', ')}`,
  'edition-not-text': ({ example }) => `„edition“ muss ein Text sein, etwa „${example}“`,
  'wrong-seats': ({ edition, min, max, seats }) => `${edition} ist für ${min} bis ${max} Spieler, nicht für ${seats}`,
  'match-too-long': ({ edition, actions, most }) =>
    `${edition} kann ${number(actions)} Aktionen dauern; dieser Server erlaubt höchstens ${number(most)}`,
  'bad-seat-plan': ({ bots }) =>
    `ein Platz ist { "for": "person" } oder { "for": "bot", "bot": NAME }, NAME eines von ${bots.join(', ')}`,
  'not-an-object': () => 'eine Nachricht muss ein JSON-Objekt mit „type“ sein',
  'unknown-type': ({ known }) => `„type“ muss eines sein von ${known.join(', ')}`,
  'bad-field': ({ field, needs }) => fields[needs](field),
  'no-file': ({ path }) => `Datei nicht gefunden${named(path)}.`,
  'no-folder': ({ path }) => `Ordner nicht gefunden${named(path)}.`,
  'no-access': ({ path }) => `Zugriff verweigert: ${path ?? 'die Datei'}.`,
  'folder-not-writable': ({ path }) => `Du hast keine Schreibrechte für den Ordner ${path}.`,
  'is-folder': ({ path }) => `${path ?? 'Das'} ist ein Ordner, keine Datei.`,
  'is-file': ({ path }) => `${path ?? 'Das'} ist eine Datei, kein Ordner.`,
  'file-in-path': ({ path }) => `Ein Teil von ${path ?? 'diesem Pfad'} ist eine Datei, kein Ordner.`,
  'name-too-long': () => 'Der Name der Datei ist zu lang.',
  'disk-full': () => 'Der Datenträger ist voll.',
  'read-only-disk': ({ path }) =>
    `${path ?? 'Die Datei'} lässt sich nicht schreiben: Der Datenträger ist schreibgeschützt.`,
  'too-many-files': () => 'Auf diesem System sind zu viele Dateien offen.',
  'other-system-problem': ({ message }) => `Das hat nicht geklappt: ${message}`,
  refusedAction: (action, text, said) => `Aktion ${action}, „${text}“: ${said}`,
};

/** What a table or a server says no with: whole sentences. */
const rejectionsDe: RejectionWords = {
  over: () => 'Die Partie ist zu Ende.',
  'not-begun': () => 'Die Partie hat noch nicht begonnen.',
  paused: () => 'Die Partie ist unterbrochen; erst muss sie jemand fortsetzen.',
  stale: () => 'Die Partie ist inzwischen weitergegangen; lade sie neu.',
  'beyond-log': ({ entries }) => `Diesen Eintrag gibt es noch nicht: Das Protokoll hat ${entries} Einträge.`,
  minded: () => 'Auf diesem Platz spielt gerade ein Computerspieler; übernimm ihn erst wieder.',
  'person-plays': () => 'Auf diesem Platz spielt ein Mensch.',
  'which-seat': () => 'Gib den Platz an.',
  'begun-watch': () => 'Die Partie hat begonnen; du kannst zusehen.',
  'bot-seat': () => 'Dieser Platz ist für einen Computerspieler.',
  'seat-taken': () => 'Dieser Platz ist besetzt.',
  'begun-leave': () => 'Die Partie hat begonnen; du kannst sie verlassen.',
  'nobody-there': () => 'Dort sitzt niemand.',
  'not-a-player': () => 'Dort sitzt niemand.',
  begun: () => 'Die Partie hat begonnen.',
  'seats-free': () => 'Es sind noch Plätze frei.',
  'sitters-begin': () => 'Nur wer einen Platz hat, kann die Partie beginnen.',
  'words-first': () =>
    'Die Partie beginnt gleich: Erst muss das Gerät, das den Platz hält, seine Worte für den Zufall aufdecken.',
  'no-words-awaited': () => 'Dieser Platz hat keine Worte für den Zufall aufzudecken.',
  'other-words': () => 'Diese Worte passen nicht zum Hash, der mit dem Platz kam.',
  'words-have-time': () => 'Die Geräte haben noch Zeit, ihre Worte für den Zufall aufzudecken.',
  'link-used': () => 'Dieser Link wurde schon benutzt oder ersetzt.',
  'time-left': () => 'Die Zeit ist noch nicht um.',
  'not-playing': () => 'Die Partie wird gerade nicht gespielt.',
  'left-already': () => 'Du bist schon gegangen.',
  'have-seat': () => 'Du hast deinen Platz schon.',
  'time-up': () => 'Die Zeit für diesen Zug ist um; ein Computerspieler macht ihn. Danach kannst du wieder übernehmen.',
  'vote-not-over': () => 'Die Abstimmung läuft noch.',
  'not-paused': () => 'Die Partie ist nicht unterbrochen.',
  'players-resume': () => 'Nur wer mitspielt, kann sie fortsetzen.',
  'players-speak': () => 'Nur wer mitspielt, kann Nachrichten senden.',
  'reactions-only': () => 'In öffentlichen Partien sind nur Reaktionen erlaubt.',
  'talk-over': () => 'Die Partie ist seit mehr als einer Stunde zu Ende; Nachrichten sind nicht mehr möglich.',
  'talk-full': ({ most }) => `In dieser Partie ist die Grenze von ${number(most)} Nachrichten erreicht.`,
  'log-full': ({ most }) =>
    `Das Protokoll dieser Partie ist voll: Neben den Zügen stehen schon ${number(most)} Einträge darin.`,
  'not-over': () => 'Die Partie ist noch nicht zu Ende.',
  'rematch-made': () => 'Es gibt schon eine Revanche.',
  'nothing-to-undo': () => 'Solange nicht gespielt wird, lässt sich nichts zurücknehmen.',
  'players-undo': () => 'Nur wer mitspielt, kann etwas zurücknehmen.',
  'seat-back-first': () => 'Übernimm erst wieder deinen Platz.',
  'undo-too-late': () => 'Das lässt sich nicht mehr zurücknehmen: Seitdem wurde Neues aufgedeckt.',
  'not-in-lesson': () => 'Noch nicht: Mach zuerst, was die Einführung verlangt.',
  'no-motion': () => 'Zurzeit läuft keine Abstimmung.',
  'other-vote': () => 'Eine andere Abstimmung läuft noch.',
  'players-propose': () => 'Nur wer mitspielt, kann das vorschlagen.',
  'declined-lately': (wait) =>
    `Das wurde vor Kurzem abgelehnt. Nach ${moves(wait.moves)} oder ${minutes(wait.minutes)} kannst du es wieder vorschlagen.`,
  'not-longer': () => 'Die Partie lässt sich nicht verlängern.',
  'no-vote': () => 'Es läuft keine Abstimmung.',
  'players-vote': () => 'Nur wer mitspielt, kann abstimmen.',
  'said-yes': () => 'Du hast schon Ja gesagt.',
  'no-such-seat': ({ seat }) => `Es gibt keinen Platz ${seat}; gezählt wird ab 0.`,
  'no-action': ({ text, game }) => `„${text}“ ist keine Aktion von ${titleOf(game)}.`,
  'no-such-match': () => 'Partie nicht gefunden.',
  'device-not-seated': () => 'Dieser Platz gehört nicht zu deinem Gerät.',
  'all-seats-taken': () => 'Alle Plätze sind besetzt; du kannst zusehen.',
  'rematch-for-players': () => 'Nur wer mitgespielt hat, kann um eine Revanche bitten.',
  'seat-kept': ({ minutes: left }) =>
    `Die freien Plätze einer Revanche sind noch ${minutes(left)} denen vorbehalten, die dort saßen.`,
  'name-kept': ({ name }) => `Ein anderer Spieler dieser Partie hieß ${name}; wähle einen anderen Namen.`,
  'rematch-failed': () => 'Die Revanche konnte nicht angelegt werden; versuch es noch einmal.',
  'record-later': () => 'Die Aufzeichnung gibt es, wenn die Partie zu Ende ist.',
  'other-engine-match': ({ game, engine }) =>
    `Diese Partie braucht Regelwerk ${engine} von ${titleOf(game)}, das dieser Server nicht hat.`,
  'unknown-bot': () => 'Unbekannter Computerspieler.',
  'nobody-to-name': () => 'In dieser Partie gibt es keinen Platz für eine Person.',
  'result-sent': () => 'Du hast für diesen Tag schon ein Ergebnis geschickt; nur das erste zählt.',
  'result-known': () => 'Genau diese Partie hat an diesem Tag schon jemand gespielt; nur das erste Ergebnis zählt.',
  'not-of-today': () => 'Das ist keine Aufzeichnung der Tagespartie von heute oder den zwei Tagen davor.',
  'bad-date': () => 'Schreib das Datum wie 2026-11-15.',
  'too-many-requests': () => 'Zu viele Anfragen; warte einen Moment.',
  'too-many-messages': () => 'Zu viele Nachrichten; warte einen Moment.',
  'talks-too-fast': () => 'Du schreibst zu schnell; warte einen Moment.',
  'too-many-matches': () => 'Du hast zu viele Partien angelegt; versuch es später.',
  'too-many-bot-matches': ({ most }) =>
    `Von einer Adresse sind in der Stunde höchstens ${number(most)} neue Partien erlaubt, in denen nur Computer spielen.`,
  'bot-matches-full': ({ most }) =>
    `Auf diesem Server laufen höchstens ${number(most)} Partien gleichzeitig, in denen nur Computer spielen; versuch es später.`,
  'too-many-results': () => 'Du hast zu viele Ergebnisse geschickt; versuch es später.',
  'too-many-watched': ({ most }) => `Über eine Verbindung kannst du höchstens ${most} Partien zusehen.`,
  busy: () => 'Der Server ist noch mit deinen letzten Nachrichten beschäftigt; warte einen Moment.',
  closing: () => 'Der Server wird beendet; versuch es gleich noch einmal.',
  'server-fault': () => 'Fehler auf dem Server; versuch es gleich noch einmal.',
  'get-only': () => 'Diese Adresse erlaubt nur GET.',
  'nothing-there': () => 'Unter dieser Adresse gibt es nichts.',
  'no-such-request': () => 'Unter dieser Adresse gibt es nichts; /docs/protocol führt alle Anfragen auf.',
  'wrong-origin': () => 'Anfragen von anderen Adressen sind nicht erlaubt.',
  'bad-host': () => 'Im Header „Host“ steht kein gültiger Hostname.',
  'bad-secret': () => 'Im Header „Authorization“ steht kein gültiges Geheimnis; POST /api/secrets liefert eines.',
  'body-not-json': () => 'Der Inhalt muss application/json sein.',
  'body-not-object': () => 'Der Inhalt muss ein JSON-Objekt sein.',
  'body-too-large': ({ most }) => `Der Inhalt darf höchstens ${most} Bytes haben.`,
  'body-cut-short': () => 'Der Inhalt ist unvollständig.',
  unreadableRecord: (said) => `Die Aufzeichnung ist nicht lesbar. ${said}`,
  recordDoesNotCount: (said) => `Die Aufzeichnung wurde nicht angenommen. ${said}`,
};

export const tellerDe: ProblemTeller = tellerOf(problemsDe, rejectionsDe, verdictDe);
