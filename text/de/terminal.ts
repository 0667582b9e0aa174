/** The words of the terminal in German. */
import type { Flag } from '../../cli/command.ts';
import { inWords } from '../../core/result.ts';
import type { Wording } from '../../core/result.ts';
import type { TerminalPages } from '../en/terminal.ts';
import { joined } from '../format.ts';
import { sentence } from '../sentences.ts';
import { passOn } from '../terminal.ts';
import type { CommandProblem, NoServer, TerminalWords } from '../terminal.ts';
import { dailyDe } from './daily.ts';
import { lessonDe } from './lesson.ts';
import { sayAllowed } from './options.ts';
import { problemsDe, tellerDe } from './problems.ts';
import { frameDe } from './terminal-frame.ts';

const clock = (seconds: number | undefined): string => {
  if (seconds === undefined) return 'ohne Zeitlimit';
  if (seconds % 86_400 === 0) return seconds === 86_400 ? '1 Tag je Zug' : `${seconds / 86_400} Tage je Zug`;
  if (seconds >= 3600) return seconds < 5400 ? '1 Stunde je Zug' : `${Math.round(seconds / 3600)} Stunden je Zug`;
  if (seconds % 60 !== 0) return `${seconds} Sekunden je Zug`;
  return seconds === 60 ? '1 Minute je Zug' : `${seconds / 60} Minuten je Zug`;
};

const pages = (called: string): TerminalPages => ({
  clock,
  advice: 'Rat erlaubt',
  calling: (origin) => `Verbinden mit ${origin} …`,
  invite: 'Der Link für die anderen:',
  torn: 'die letzte Aktion war unvollständig und fehlt',
  sameMatch: (seed) => `Dieselbe Partie noch einmal: --seed ${seed}`,
  stopping: 'Schluss nach den laufenden Partien. Noch einmal Strg-C beendet sofort.',
  leftAfter: (progress) => `Du hast die Partie verlassen (${progress}).`,
  notUnderstood: (typed) => `Nicht verstanden: ${typed}.`,
  inputEnded: (progress) => `Die Eingabe ist zu Ende; die Partie endet hier (${progress}).`,
  matchesKept: `Laufende Partien sind gespeichert (${called} resume).`,
  computer: (name) => `${name} (Computer)`,
  docs: (program) => `Die Dokumentation, auf Englisch. Eine Seite lesen: ${program} docs SEITE`,
  listed: (names) => joined(names, 'und'),
  lobby: {
    title: 'Lobby',
    head: (origin) => `Öffentliche Partien auf ${origin}`,
    nobody: 'Keine öffentlichen Partien.',
    private: 'Für eine private Partie brauchst du ihren Link.',
    none: (origin) => `Auf ${origin} gibt es keine öffentlichen Partien. So legst du eine an:`,
    open: 'Offen',
    playing: 'Laufend',
    free: (seats) => (seats === 1 ? '1 freier Platz' : `${seats} freie Plätze`),
    yours: 'dein Platz',
    pick: { join: 'mitspielen', watch: 'zusehen', host: 'anlegen', again: 'neu laden' },
    host: 'hier eine Partie anlegen',
    again: 'aktualisieren',
  },
  waiting: {
    title: 'vor der Partie',
    noConnection: 'keine Verbindung, neuer Versuch …',
    lost: 'Der Server antwortet nicht; neuer Versuch läuft. Dein Platz bleibt dir; q verlässt die Partie.',
    calling: 'Verbinden mit dem Server …',
    listed: 'in der Lobby',
    free: 'frei',
    computer: 'Computer',
    here: 'da',
    away: 'abwesend',
    awaited: 'fehlt noch',
    invite: 'Andere nehmen mit diesem Link teil:',
    begins: 'Die Partie beginnt, sobald alle Plätze besetzt sind.',
    revealing: 'Die Partie beginnt, sobald jedes Gerät seinen Teil des Zufalls aufgedeckt hat.',
    redrawn:
      'Ein Gerät hat seinen Teil des Zufalls nicht rechtzeitig aufgedeckt: Sein Platz ist frei, der Zufall wird neu gezogen.',
    redraw: 'nicht länger warten',
    start: 'sofort beginnen, mit Computerspielern',
    stand: 'Platz aufgeben',
    leave: 'verlassen',
  },
  host: {
    about: 'Alle, die den Link haben, können mitspielen.',
    title: 'eine Partie auf einem Server',
    you: 'du: gib deinen Namen ein',
    open: 'alle, die den Link haben',
    clock: 'Bedenkzeit',
    advice: 'Rat',
    noAdvice: 'keiner',
    listed: 'Lobby',
    no: 'nein: nur mit dem Link',
    yes: 'ja: in der Lobby, für alle',
  },
  left: {
    record: 'Die Aufzeichnung der Partie:',
    notProved: (said) => `Nicht bestätigt: ${said}.`,
    watched: 'Die Partie geht auf dem Server weiter. So siehst du wieder zu:',
    played: (hasSeat) => `Die Partie bleibt auf dem Server${hasSeat ? ', dein Platz auch' : ''}. So kommst du zurück:`,
    here: (progress) => `Die Partie ist gespeichert (${progress}). So geht sie weiter:`,
    look: 'So siehst du dir diese noch einmal an:',
    notKept: 'Die Partie ist nicht gespeichert.',
    unsaved: 'Die letzten Züge sind nicht gespeichert. So geht es davor weiter:',
    recordIncomplete: 'Die Aufzeichnung ist unvollständig.',
  },
  memory: {
    title: 'eine neue Partie',
    head: 'Die Partie kann nicht gespeichert werden.',
    choice: 'im Arbeitsspeicher spielen',
    about: 'die Partie geht verloren, wenn du gehst',
  },
  saved: {
    title: 'Partien',
    head: 'Partien auf diesem Gerät, die neueste zuerst',
    playing: 'Nicht beendet',
    finished: 'Beendet',
    replay: 'ansehen',
    delete: 'löschen',
    filter: 'filtern',
    elsewhere: 'Datei oder Link',
    elsewhereAsked: 'Eine Datei, der Name einer Partie oder ihr Link:',
    sure: (match) => `${match} endgültig löschen? y löscht, jede andere Taste behält sie.`,
    filtered: (text) => `Nur Partien mit „${text}“`,
    noneLike: 'Keine Partie enthält das.',
    more: (matches) => `${matches} weitere`,
    none: `Noch keine Partien. Eine neue beginnen: ${called} play`,
    unreadable: (said) => `nicht lesbar: ${said}`,
    over: 'zu Ende',
    notBegun: 'nicht begonnen',
    deleted: (match) => `${match} ist gelöscht.`,
    torn: (said) => [`Zu dieser Partie: ${said}.`, 'Die unvollständige Zeile wird neben der Partie gespeichert, in'],
    goOn: 'fortsetzen',
    fromBefore: 'nach der Aktion davor',
    asItIs: 'so lassen',
  },
  day: {
    course: 'Jede Ziffer ist dein Platz nach einem Zehntel der Partie.',
  },
  scores: {
    title: 'Bestenliste',
    none: 'Noch keine beendeten Partien.',
    players: (players) => (players === 1 ? 'allein' : `zu ${players}`),
    played: (matches, won) => `${matches} ${matches === 1 ? 'Partie' : 'Partien'}, ${won} gewonnen`,
  },
  menu: {
    about: 'Zwei Handelsspiele: Star Lanes (1977) und Star Trader (1974).',
    entries: {
      play: ['spielen', 'eine neue Partie: allein, zusammen oder gegen Computerspieler'],
      learn: ['lernen', 'eine erste Partie, die das Spiel erklärt, in drei Minuten'],
      daily: ['Tagesgalaxie', 'die Galaxie von heute: für alle dieselbe, ein Versuch'],
      resume: ['fortsetzen', 'eine gespeicherte Partie fortsetzen oder löschen'],
      teletype: ['Fernschreiber', 'die Spiele der 1970er, wie ihre Programme sie druckten'],
      join: ['mitspielen', 'eine Partie auf einem Server, über ihren Link oder die Lobby'],
      host: ['anlegen', 'eine neue Partie auf einem Server, für alle mit dem Link'],
      watch: ['zusehen', 'einer Partie auf einem Server zusehen'],
      replay: ['ansehen', 'eine gespielte Partie Schritt für Schritt'],
      scores: ['Bestenliste', 'die besten Ergebnisse auf diesem Gerät'],
      options: ['Optionen', 'die Ausgaben und jede Option mit ihren Grenzen'],
      help: ['Hilfe', 'Tasten und Regeln'],
      docs: ['Handbuch', 'Regeln, Server, Bots, Bibliothek: alle Seiten (englisch)'],
      settings: ['Einstellungen', 'Sprache, Name, Farben, Maus und Tempo'],
    },
    play: 'Allein, zusammen an dieser Tastatur oder gegen Computerspieler.',
    learn: 'Schritt für Schritt. Die Partie wird nicht gespeichert.',
    teletype: 'Tippe Großbuchstaben; Strg-C beendet ihn. Er spricht Englisch, wie damals.',
    pages: 'Jedes hat eigene Tasten, Ausgaben und Optionen.',
    options: 'Ausgaben und Optionen',
    docs: 'Jeder Server hat diese Seiten auch unter /docs.',
    askWhere: (server) => `Der Link zur Partie oder ein Server (nur Enter: ${server}):`,
    askName: 'Dein Name:',
    askServer: (server) => `Der Server (nur Enter: ${server}):`,
    askLink: 'Der Link zur Partie (http://…/match/…):',
  },
  optionsPage: {
    editions: 'Ausgaben',
    allowed: sayAllowed,
    limit: (edition, least, most) => `${edition}: ${least} bis ${most}`,
  },
  settings: {
    title: 'Einstellungen',
    language: 'Sprache',
    name: 'Dein Name',
    colours: 'Farben',
    mouse: 'Maus',
    pace: 'Tempo der Computerspieler',
    on: 'an',
    off: 'aus',
    paces: (milliseconds) => (milliseconds === 0 ? 'sofort' : `${milliseconds} ms je Aktion`),
    next: 'ab dem nächsten Start',
  },
  review: {
    moves: 'Züge',
    notOver: (worths) => `Die Partie ist nicht zu Ende. ${worths}.`,
    head: (title, edition, who, played, end) => `${title}, Ausgabe ${edition}: ${who}, ${played}. ${end}`,
    reached: (who, worth) => `${who} hat ${worth} erreicht.`,
    won: (who, worth, others) =>
      `${joined(who, 'und')} ${who.length === 1 ? 'hat' : 'haben'} mit ${worth} gewonnen${others === '' ? '' : ` (${others})`}.`,
    worth: 'Vermögen',
    isOver: 'Die Partie ist zu Ende; das ist ihre letzte Frage.',
    after: (actions, scene) => `Nach ${actions} Aktionen, ${scene}`,
    first: (plan, figures) => `Dann ${plan}: ${figures}`,
    or: (plan, figures) => `Oder ${plan}: ${figures}`,
    blocks: (by) => `Gewinnchance, ${by} für ${by} (je höher, desto wahrscheinlicher)`,
    digits: (by) => `Gewinnchance, ${by} für ${by} (0 heißt unter 10 %, 9 heißt 90 % oder mehr)`,
  },
});

const takes = (parameter: Flag): string => {
  switch (parameter.kind) {
    // Typed it takes nothing; a variable or a file turns it on or off.
    case 'switch':
      return 'on oder off';
    case 'choice':
      return parameter.choices.join(', ');
    case 'number':
      return `eine ganze Zahl von ${parameter.least} bis ${parameter.most}`;
    case 'text':
      return parameter.value;
  }
};

const didYouMean = (meant: string | undefined): string => (meant === undefined ? '' : ` Meintest du ${meant}?`);

const noServer: Wording<NoServer> = {
  'connection-refused': ({ origin }) => `Unter ${origin} antwortet kein Server. Läuft er dort, und stimmt der Port?`,
  'host-not-found': ({ host }) => `Host nicht gefunden: ${host}.`,
  'no-route': ({ host }) => `Keine Route zu ${host}. Besteht eine Netzverbindung?`,
  'hung-up': ({ origin, port }) =>
    `${origin} hat die Verbindung abgebrochen. Vielleicht lauscht ${port === undefined ? 'dort' : `auf Port ${port}`} ein anderes Programm.`,
  'no-answer-in-time': ({ origin, seconds }) => `${origin} hat ${seconds} Sekunden lang nicht geantwortet.`,
  'other-silence': ({ origin, code }) => `${origin} ist nicht zu erreichen (${code}).`,
  'no-game-server': ({ origin }) => `${origin} antwortet, ist aber kein Server von Star Lanes.`,
  'odd-answer': problemsDe['odd-answer'],
  rejected: ({ said }) => passOn(tellerDe, said),
  'game-not-known': ({ game }) => `Unbekanntes Spiel „${game}“.`,
  'not-at-address': ({ address, status }) => `Nicht gefunden: ${address} (Status ${status}).`,
  'no-socket': ({ origin }) => `${origin} antwortet, lehnt aber WebSocket-Verbindungen ab. Steht ein Proxy davor?`,
};

const problems = (called: string): Wording<CommandProblem> => ({
  ...problemsDe,
  ...noServer,
  'unknown-command': ({ name, meant }) => `Unbekannter Befehl „${name}“.${didYouMean(meant)} Hilfe: ${called} help`,
  'unknown-flag': ({ flag, meant, command }) =>
    `Unbekannte Option ${flag}.${didYouMean(meant)} Hilfe: ${called} ${command} --help`,
  'no-value': ({ what, parameter }) => `${what} braucht einen Wert: ${takes(parameter)}.`,
  'needless-value': ({ what }) => `${what} nimmt keinen Wert.`,
  'wrong-value': ({ what, parameter, text }) => `${what} nimmt ${takes(parameter)}, nicht „${text}“.`,
  'unknown-choice': ({ text, choices, meant, program }) =>
    `„${text}“ steht nicht zur Wahl.${didYouMean(meant)} Es gibt: ${choices.join(', ')}.${program === undefined ? '' : ` Für ein eigenes Programm: ${program}BEFEHL.`}`,
  missing: ({ what, usage }) => `${what} fehlt. Aufruf: ${called} ${usage}`,
  'unexpected-word': ({ word, usage }) => `Unerwartetes Argument „${word}“. Aufruf: ${called} ${usage}`,
  'no-command': ({ page }) => `${page}\nNenne einen Befehl; das Menü braucht ein Terminal.`,
  'needs-terminal': ({ command }) => `${called} ${command} braucht ein Terminal.`,
  'resume-needs-terminal': () =>
    `Zum Fortsetzen einer Partie brauchst du ein Terminal; ${called} resume --list zeigt die Partien an.`,
  'not-an-address': ({ text, example }) => `„${text}“ ist keine Adresse eines Servers. Beispiel: ${example}`,
  'not-a-link': ({ text }) =>
    `„${text}“ ist kein Link zu einer Partie. Beispiel: http://localhost:1977/match/AbCdEfGh1234`,
  'not-an-origin': ({ text }) => `--url nimmt eine Adresse wie https://lanes.example.org, nicht „${text}“.`,
  'not-a-database': ({ begins }) =>
    `--database nimmt eine Datei oder eine URL wie postgres://user:password@host:5432/name, nicht „${begins}…“.`,
  'bad-database-url': () =>
    '--database ist keine gültige URL. Schreibe Sonderzeichen im Passwort wie in URLs: / als %2F, # als %23, @ als %40.',
  'bad-clock': ({ text }) => `--clock nimmt 15s bis 10m, 1h bis 14d oder none, nicht „${text}“.`,
  'one-seat-is-yours': ({ you }) => `Genau ein Platz muss „${you}“ heißen.`,
  'too-many-or-few-seats': ({ edition, min, max, players }) =>
    `${edition} ist für ${min} bis ${max} Spieler; --seats nennt ${players}.`,
  'too-many-or-few-players': ({ edition, min, max, players }) =>
    `${edition} ist für ${min} bis ${max} Spieler gedacht, nicht für ${players}.`,
  'ladder-of-one': () => '--ladder braucht mindestens zwei verschiedene Computerspieler.',
  'program-outside-arena': () => `Ein eigenes Programm spielt nur in der Arena: ${called} arena --help`,
  'program-not-started': ({ seat, said }) =>
    `„${seat}“ lässt sich nicht starten: ${said ?? 'hinter „cmd:“ steht kein Befehl'}`,
  'misspelt-bot': ({ name, meant, person }) =>
    `Unbekannter Computerspieler „${name}“.${didYouMean(meant)} Für eine Person dieses Namens schreib ${person}.`,
  'no-layouts': ({ game }) => `--layout gilt nicht für ${game}.`,
  notation: ({ said, meant }) => `${sentence(said)}${didYouMean(meant)}`,
  'foreign-file': ({ file }) =>
    `${file} gibt es schon und ist keine Aufzeichnung einer Partie; wähle einen anderen Namen.`,
  'secrets-damaged': ({ file }) =>
    `${file} ist beschädigt; verschiebe die Datei, um neue Geheimnisse zu bekommen (deine Plätze gehen dabei verloren).`,
  'bad-settings': ({ file, fields }) =>
    fields.length === 0
      ? `${file} ist keine Einstellungsdatei; es gelten die Vorgaben.`
      : `${file}: ${fields.join(', ')} ${fields.length === 1 ? 'ist' : 'sind'} ungültig und ${fields.length === 1 ? 'wird' : 'werden'} ignoriert.`,
  'unknown-variable': ({ name, meant }) => `Unbekannte Variable ${name}.${didYouMean(meant)}`,
  'nothing-to-send': ({ play }) => `Kein Ergebnis zum Senden. Tagesgalaxie spielen: ${play}`,
  'not-settings': ({ file }) =>
    `${file} ist keine Einstellungsdatei: Sie muss ein JSON-Objekt enthalten, etwa {"port": 1977}.`,
  'no-saved-match': ({ match, folder }) =>
    `Partie „${match}“ in ${folder} nicht gefunden. Liste: ${called} resume --list`,
  'several-saved-matches': ({ match, matches }) =>
    `„${match}“ kann ${matches.join(' oder ')} sein. Gib mehr vom Namen an.`,
  'nothing-to-resume': ({ folder }) => `Keine unbeendeten Partien in ${folder}. Eine neue beginnen: ${called} play`,
  'no-match': ({ source }) =>
    `Keine Datei und keine gespeicherte Partie namens ${source}. Liste: ${called} resume --list`,
  'no-data-folder': ({ folder, variable }) =>
    `Der Ordner ${folder} für die Partien kann nicht angelegt werden. Setze ${variable}, um ihn zu ändern.`,
  'in-file': ({ file, said }) => `${file}: ${said}`,
  'cannot-go-on': ({ file, said }) => `${file}: ${said}. Nichts wurde geändert.`,
  'not-fair': ({ file, said }) => `${file} zeigt nicht, dass die Partie fair war: ${said.replace(/\.$/, '')}.`,
  'no-review': ({ file, title }) => `${file}: für ${title} gibt es keine Analyse`,
  'no-lesson': ({ file, title }) => `${file}: für ${title} gibt es keine Einführung`,
  'no-advice': ({ file, title }) => `${file}: für ${title} gibt es keinen Rat`,
  'game-not-here': ({ game, link }) => `Dieses Programm hat ${game} nicht, das Spiel von ${link}`,
  'no-seat': ({ problem, watch }) => `${inWords(problem, noServer)}\n${watch}`,
});

export const terminalDe = (called: string): TerminalWords => ({
  ...pages(called),
  frame: frameDe,
  daily: dailyDe,
  lesson: lessonDe,
  teller: tellerDe,
  problems: problems(called),
});
