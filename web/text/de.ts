/** German. */
import type { Refusal } from '../../games/star-lanes/index.ts';
import { DE_EVENTS } from './de-events.ts';
import { DE_CHOICES, DE_EDITIONS, DE_OPTIONS } from './de-options.ts';
import type { Messages } from './en.ts';
import { tellWith } from './events.ts';
import { choiceWord } from './options.ts';
import { countdown, counted, dollars } from './plain.ts';
import { problems, reasons } from './de-problems.ts';
import { reword, rewordRefusal } from './problems.ts';

const shares = (count: number): string => counted(count, 'Aktie', 'Aktien', 'de');
const money = (amount: number): string => dollars(amount, 'de');

export const de: Messages = {
  title: 'Star Lanes',
  player: (number) => `Spieler ${number}`,
  captain: 'Captain',
  and: 'und',
  bots: {
    chance: { name: 'Zufall', about: 'Spielt irgendetwas Erlaubtes.' },
    beginner: { name: 'Anfänger', about: 'Sieht ab und zu ein gutes Feld und lässt Geld liegen.' },
    greedy: { name: 'Gierig', about: 'Nimmt, was jetzt am meisten bringt, und legt alles an.' },
    relative: { name: 'Rivale', about: 'Giert nach dem Vorsprung vor dem besten Gegner.' },
    reallocator: {
      name: 'Umschichter',
      about: 'Legt jeden Zug alles Geld dorthin, wo die Karte am meisten verspricht.',
    },
    strategist: { name: 'Stratege', about: 'Wägt jedes Feld mit jedem Handel für die kommenden Züge ab.' },
    trader: { name: 'Händler', about: 'Fliegt, wohin die Preistafel am meisten verspricht, und zahlt ihren Preis.' },
    merchant: { name: 'Kaufmann', about: 'Fliegt auch nach der Preistafel, feilscht aber bis zum letzten Gebot.' },
    captain: { name: 'Kapitän', about: 'Führt Buch über jeden Stern, plant Routen und bringt den Rest zur Bank.' },
    searcher: { name: 'Sucher', about: 'Spielt vor jedem Zug Hunderte von Fortsetzungen zu Ende.' },
    champion: { name: 'Champion', about: 'Sucht mit einem trainierten Netz. Der Stärkste hier.' },
  },
  back: 'Zurück',
  crashed: 'Hier ist etwas schiefgegangen:',
  cancel: 'Abbrechen',
  home: 'Start',
  tell: tellWith(DE_EVENTS),
  explain,
  refused: (no) => rewordRefusal(no, { problems, reasons }),
  problem: (sentence) => reword(sentence, problems),
  option: (key) => DE_OPTIONS[key],
  choice: (key, choice) => choiceWord(DE_CHOICES, key, choice),
  edition: (name) => DE_EDITIONS[name] ?? { title: name, history: '' },
  groups: {
    Board: 'Brett',
    Offer: 'Angebot',
    Placing: 'Setzen',
    Stock: 'Aktien',
    Trading: 'Handel',
    'Black holes': 'Schwarze Löcher',
    End: 'Ende',
    Table: 'Tisch',
  },
  start: {
    nowhere: 'Unter dieser Adresse gibt es nichts. Dies ist die Startseite.',
    tagline: 'Gründe Frachtgesellschaften zwischen den Sternen, kaufe ihre Aktien und sei am Ende am reichsten.',
    play: 'Spielen',
    playAbout: (rivals) => `gegen ${rivals}`,
    level: 'Gegner',
    levels: { easy: 'Leicht', medium: 'Mittel', hard: 'Schwer', champion: 'Champion' },
    resume: 'Weiterspielen',
    waits: 'Wartet auf Spieler',
    yours: 'Deine Partien',
    resumeAbout: (move, of, names) => `Zug ${move} von ${of}, ${names}`,
    finished: 'Beendet',
    more: 'Weitere Möglichkeiten',
    newGame: 'Neue Partie',
    newGameAbout: 'Spieler, Ausgabe und Regeln wählen; mehrere Personen an diesem Gerät',
    friends: 'Mit Freunden',
    friendsAbout: 'Über das Netz: mit einem Link einladen oder mitspielen',
    open: 'Aufzeichnung öffnen',
    openAbout: 'Eine Partie ansehen, die als Datei aufbewahrt wurde',
    instructions: 'Anleitung von 1977',
    instructionsAbout: 'Wie das Spiel bei seinem Erscheinen erklärt wurde',
    daily: 'Galaxie des Tages',
    dailyAbout: 'Heute für alle dieselbe Partie; ein Versuch zählt',
    teletype: 'Der Fernschreiber',
    teletypeAbout: 'Die Spiele von 1977 und 1974, wie die Programme fragten',
    settings: 'Einstellungen',
    settingsAbout: 'Hell und dunkel, Sprache, Ton, Hinweise',
    forget: (names) => `Partie ${names} löschen`,
  },
  trader: {
    title: 'Star Trader',
    play: 'Star Trader spielen',
    playAbout:
      'Dave Kaufmans Spiel von 1974: Waren von Stern zu Stern bringen, um jeden Posten feilschen und am Ende am meisten wert sein.',
    newGame: 'Kapitäne und Regeln wählen',
    resumeAbout: (year, of, names) => `Star Trader, Jahr ${year} von ${of}, ${names}`,
    game: 'Spiel',
  },
  settings: {
    title: 'Einstellungen',
    theme: 'Aussehen',
    themes: { system: 'Wie das System', light: 'Hell', dark: 'Dunkel' },
    language: 'Sprache',
    sound: 'Ton',
    hints: 'Hinweise für Neulinge',
    pace: 'Computerspieler ziehen',
    paces: { calm: 'ruhig', quick: 'zügig', instant: 'sofort' },
    name: 'Dein Name',
    again: 'Alle Hinweise noch einmal zeigen',
    kept: 'Alles bleibt auf diesem Gerät.',
  },
  form: {
    title: 'Neue Partie',
    edition: 'Ausgabe',
    players: 'Spieler',
    seat: (number) => `Platz ${number}`,
    person: 'Eine Person',
    name: (number) => `Name von Spieler ${number}`,
    add: 'Noch ein Spieler',
    remove: (number) => `Spieler ${number} entfernen`,
    options: 'Regeln im Einzelnen',
    optionsAbout: 'Jede Regel, die die Ausgabe offenlässt. Was von der Ausgabe abweicht, ist markiert.',
    changed: 'geändert',
    reset: 'Zurück zur Ausgabe',
    link: 'Link mit diesen Regeln kopieren',
    copied: 'Kopiert.',
    copyFailed: 'Der Link konnte nicht kopiert werden; hier ist er:',
    begin: 'Beginnen',
    wrongCount: (min, max) =>
      min === max ? `Diese Ausgabe ist für ${min} Spieler.` : `Diese Ausgabe ist für ${min} bis ${max} Spieler.`,
    badLink: 'Die Regeln in diesem Link gehen nicht:',
    from: (min, max) => `${min} bis ${max}`,
    sharedDevice:
      'Mehrere Personen wechseln sich an diesem Gerät ab. Sind die Bücher geheim, fällt dazwischen ein Vorhang.',
  },
  map: {
    title: 'Karte der Galaxie',
    offered: (key) => `angeboten, Taste ${key}`,
    lastMove: 'letzter Zug',
    nextTo: (things) => `neben ${things}`,
    marks: { empty: 'leer', star: 'Stern', outpost: 'Außenposten', hole: 'schwarzes Loch' },
    near: { empty: 'leerem Raum', star: 'einem Stern', outpost: 'einem Außenposten', hole: 'einem schwarzen Loch' },
  },
  match: {
    move: (move, of) => `Zug ${move} von ${of}`,
    yourTurn: 'Du bist am Zug',
    turnOf: (name) => `${name} ist am Zug`,
    thinking: (name) => `${name} denkt nach ...`,
    waiting: (name) => `Warten auf ${name}`,
    choose: 'Wähle ein Feld',
    chooseAbout: 'Zeige auf ein Feld, um zu sehen, was es bewirkt.',
    chooseTap: 'Tippe auf ein Feld, um zu sehen, was es bewirkt.',
    keys: 'Tasten 1-9 wählen, Enter spielt, Pfeiltasten gehen über die Karte.',
    placeOn: (space) => `${space} spielen`,
    whichFound: (space) => `Welche Gesellschaft soll auf ${space} entstehen?`,
    whichSurvives: (space) => `Welche Gesellschaft soll die Fusion auf ${space} überleben?`,
    undo: 'Zurücknehmen',
    endMatch: 'Partie für alle beenden',
    endSure: 'Wirklich beenden? Noch einmal drücken.',
    unkept: 'Dieser Browser bewahrt nichts mehr auf: die Partie geht weiter, ginge beim Neuladen aber verloren.',
    missing: 'Auf diesem Gerät gibt es diese Partie nicht.',
    broken: 'Diese Partie kann nicht weitergespielt werden:',
    over: 'Die Partie ist zu Ende',
    paused: 'Pause',
    watching: 'Du siehst zu.',
  },
  outcome: {
    outpost: 'Ein Außenposten',
    noGain: 'Niemand gewinnt jetzt etwas.',
    lost: 'Ein Außenposten, den ein schwarzes Loch sofort nimmt',
    founds: (company) => `Gründet ${company}`,
    grows: (company) => `${company} wächst`,
    merges: (from, into) => `${from} geht in ${into} auf`,
    size: (from, to) => (from === 0 ? `Größe ${to}` : `Größe ${from} auf ${to}`),
    price: (from, to) => (from === 0 ? `${money(to)} je Aktie` : `${money(from)} auf ${money(to)} je Aktie`),
    gift: (count) => `${shares(count)} für dich`,
    own: (count, gain) => `deine ${shares(count)}: ${gain}`,
    rival: (name, gain) => `${name}: ${gain}`,
    bonus: (amount) => `Fusionsprämie für dich: ${money(amount)}`,
    converts: (old, gained, company) => `aus deinen ${shares(old)} werden ${shares(gained)} von ${company}`,
    splits: (company, price) => `${company} teilt 2 zu 1, auf ${money(price)}`,
    swallowed: (company) => `Ein schwarzes Loch verschlingt ${company}: die Aktien sind wertlos`,
    dividend: (amount) => `Dividende: ${money(amount)}`,
    ends: 'Mit diesem Zug endet die Partie.',
    guessed: 'Die Bücher der anderen sind geheim: Prämien sind geschätzt.',
  },
  trade: {
    title: 'Handel',
    titleOf: (company) => `Aktien von ${company}`,
    company: 'Gesellschaft',
    held: 'Du hast',
    order: (company) => `Aktien von ${company} kaufen, mit Minus verkaufen`,
    more: (company) => `Eine mehr von ${company}`,
    less: (company) => `Eine weniger von ${company}`,
    max: 'Max',
    maxOf: (company) => `Max: so viele von ${company}, wie das Geld reicht`,
    sellAll: 'Alles weg',
    sellAllOf: (company) => `Alles weg: alle Aktien von ${company} verkaufen`,
    clear: 'Leeren',
    cashLeft: 'Es bleiben',
    confirm: 'Bestätigen',
    pass: 'Nicht handeln',
  },
  standings: {
    title: 'Stand',
    player: 'Spieler',
    cash: 'Geld',
    stock: 'Aktien',
    net: 'Vermögen',
    private: 'geheim',
    toMove: 'am Zug',
  },
  companies: {
    title: 'Gesellschaften',
    size: 'Größe',
    price: 'Kurs',
    shares: 'Deine Aktien',
    none: 'Noch ist keine Gesellschaft gegründet.',
  },
  wire: {
    title: 'Nachrichten',
    empty: 'Noch ist nichts geschehen.',
    move: (move) => `Zug ${move}`,
    tookBack: (name) => `${name} hat einen Zug zurückgenommen.`,
  },
  chart: {
    worth: 'Vermögen',
    prices: 'Kurse',
    empty: 'Die Linien beginnen mit den ersten Zügen.',
    about: (what, from, to) => `${what}, Zug ${from} bis ${to}`,
  },
  curtain: {
    title: (name) => `${name}, du bist am Zug`,
    about: 'Die Bücher sind geheim: gib das Gerät weiter, und erst dann geht es weiter.',
    open: (name) => `Ich bin ${name}: meine Bücher zeigen`,
  },
  hints: {
    title: 'Hinweis',
    off: 'Keine Hinweise mehr',
    next: 'Verstanden',
    place:
      'Jeden Zug stehen einige Felder zur Wahl, mit Zahlen markiert. Zeige auf eines, um zu sehen, was es bewirkt. Neben einem Stern oder Außenposten gründest du eine Gesellschaft, neben einer Gesellschaft lässt du sie wachsen.',
    placeTap:
      'Jeden Zug stehen einige Felder zur Wahl, mit Zahlen markiert. Tippe auf eines, um zu sehen, was es bewirkt. Neben einem Stern oder Außenposten gründest du eine Gesellschaft, neben einer Gesellschaft lässt du sie wachsen.',
    outpost:
      'Ein Außenposten bringt selbst nichts, aber wer daneben spielt, gründet eine Gesellschaft oder lässt eine wachsen.',
    founded:
      'Du hast eine Gesellschaft gegründet und ihre ersten Aktien erhalten. Jedes Feld, das dazukommt, hebt den Kurs.',
    trade:
      'Jetzt kaufe Aktien. Alles, was du hast, zahlt in deinen Zügen Dividende und zählt am Ende zu seinem Kurs. "Max" gibt alles Geld aus.',
    idle: 'Geld bringt nichts ein. Die meisten legen jeden Zug alles an, in Gesellschaften mit Platz zum Wachsen.',
    merger:
      'Ein Feld zwischen zwei Gesellschaften lässt sie fusionieren: die größere nimmt die kleinere auf, deren Inhaber eine Prämie und neue Aktien für alte erhalten.',
    split: 'Eine Aktie, die zu teuer wird, wird geteilt: halber Kurs, doppelt so viele Aktien. Niemand verliert etwas.',
    late: 'Es bleiben wenige Züge. Was du jetzt anlegst, muss sich schnell auszahlen; am Ende gewinnt, wer am reichsten ist.',
  },
  after: {
    won: (names) => `${names} gewinnt`,
    youWon: 'Du hast gewonnen!',
    alone: (amount) => `Du hast ${amount} erreicht`,
    medals: { bronze: 'Bronzemedaille', silver: 'Silbermedaille', gold: 'Goldmedaille' },
    nextMedal: (medal, amount) => `${medal} ab ${amount}`,
    again: 'Noch einmal',
    replay: 'Wiederholung ansehen',
    download: 'Aufzeichnung speichern',
    share: 'Bild speichern',
    link: 'Link zu diesem Moment kopieren',
    playOn: 'Von hier weiterspielen',
    review: 'Wendepunkte suchen',
    reviewing: (done, all) => `Zug ${done} von ${all} wird geprüft ...`,
    reviewFailed: 'Die Partie konnte nicht beurteilt werden:',
    turningPoints: 'Wendepunkte',
    noTurningPoints: 'Kein einzelner Zug hat diese Partie entschieden.',
    chances: 'Gewinnchance',
    accuracy: 'Genauigkeit',
    luck: 'Glück',
    verify: 'Zufall prüfen',
    fair: 'Redlich: der Zufall dieser Partie ist der, der vor Beginn versprochen wurde, und jeder Zug lässt sich nachspielen.',
    check: 'Aufzeichnung prüfen',
    fits: 'Die Aufzeichnung stimmt: ihr Zufall ist der, den ihre Prüfsumme nennt, und jeder Zug lässt sich nachspielen. Nur Partien auf einem Server zeigen diese Prüfsumme vor Beginn.',
    unfair: 'Nicht bewiesen:',
    position: (now, all) => `Aktion ${now} von ${all}`,
    first: 'Zum Anfang',
    previous: 'Zurück',
    next: 'Weiter',
    last: 'Zum Ende',
    slider: 'Moment der Partie',
    notRecord: 'Diese Datei kann nicht geöffnet werden:',
    badLink: 'Dieser Link zu einer Partie ist nicht lesbar:',
    begin: 'Die Partie beginnt.',
    rank: (place) => `${place}.`,
  },
  instructions: {
    title: 'Anleitung von 1977',
    about:
      'Wort für Wort, wie das Programm sie druckte (englisch). In der Ausgabe "heute" darf man verkaufen, und die Fehler sind behoben.',
  },
  daily: {
    title: 'Galaxie des Tages',
    about: (rivals) =>
      `Alle spielen heute dieselbe Galaxie mit denselben Angeboten, gegen ${rivals}. Nur der erste Versuch zählt, und nichts kann zurückgenommen werden. Um Mitternacht UTC beginnt eine neue.`,
    play: 'Galaxie des Tages spielen',
    resume: 'Galaxie des Tages fortsetzen',
    look: 'Noch einmal ansehen',
    place: (place) => ['Erster Platz', 'Zweiter Platz', 'Dritter Platz'][place - 1] ?? `${place}.`,
    line: 'Das Ergebnis zum Teilen',
    copy: 'Ergebnis kopieren',
    streak: (days) => (days === 1 ? '1 Tag in Folge' : `${days} Tage in Folge`),
    history: 'Was Sie erreicht haben',
    none: 'Sie haben noch keine gespielt.',
    table: 'Die heutigen Ergebnisse aller',
    tableEmpty: 'Noch hat niemand ein Ergebnis geschickt.',
    noTable: 'Es gibt keine Ergebnistabelle: kein Spielserver antwortet.',
    send: 'Mein Ergebnis in die Tabelle schicken',
    sent: 'Ihr Ergebnis steht in der Tabelle.',
    sendFailed: 'Der Server hat es nicht angenommen:',
    date: 'Datum',
    rank: 'Platz',
    player: 'Name',
    net: 'Vermögen',
    toDay: 'Zur Galaxie des Tages',
  },
  teletype: {
    title: 'Der Fernschreiber',
    aboutTrader:
      'Das Programm von 1974: seine Fragen in seiner Reihenfolge, in unseren Worten (englisch). Tippen Sie, wonach es fragt, und drücken Sie Return.',
    about: 'Das Programm von 1977, wie es war (auf Englisch): tippen Sie, wonach es fragt, und drücken Sie Return.',
    screen: 'Bildschirm',
    screens: { green: 'Grün', amber: 'Bernstein', paper: 'Papier' },
    speed: 'Geschwindigkeit',
    speeds: (baud) => (baud === 0 ? 'sofort' : `${baud} Baud`),
    bell: 'Glocke',
    line: 'Ihre Zeile',
    enter: 'Return',
    seed: 'Startzahl: dasselbe Spiel bei derselben Zahl, 0 bis 4294967295',
    badSeed: 'Eine Startzahl ist eine ganze Zahl von 0 bis 4294967295.',
    again: 'Neues Spiel',
    paper: 'Was das Programm gedruckt hat',
    over: 'Das Programm ist zu Ende.',
  },
  lobby: {
    title: 'Mit Freunden',
    noServer:
      'Diese Seite kommt nicht von einem Spielserver, oder er antwortet nicht. Partien auf diesem Gerät gehen trotzdem.',
    open: 'Partien, die auf Spieler warten',
    playing: 'Laufende Partien',
    none: 'Im Augenblick keine.',
    join: 'Mitspielen',
    watch: 'Zusehen',
    over: 'Zuletzt beendete Partien',
    look: 'Ansehen',
    create: 'Partie anlegen',
    name: 'Dein Name',
    needName: 'Bitte sag zuerst, wie du heißt.',
    free: 'frei',
    clock: 'Zeit für einen Zug',
    clocks: (seconds) => {
      if (seconds === 0) return 'keine Uhr';
      if (seconds < 120) return `${seconds} Sekunden`;
      if (seconds < 7200) return `${seconds / 60} Minuten`;
      return seconds < 172_800 ? `${seconds / 3600} Stunden` : `${seconds / 86_400} Tage`;
    },
    public: 'Für alle sichtbar; sonst kann nur mitspielen, wer den Link hat',
    words: 'Worte für den Zufall (freiwillig)',
    wordsAbout: 'Was du willst: es geht in den Zufall ein, sodass niemand ihn ausgesucht haben kann.',
    make: 'Anlegen und Platz nehmen',
  },
  gather: {
    title: 'Warten auf Spieler',
    listed: 'In der Lobby aufgeführt: alle können mitspielen.',
    unlisted: 'Nicht aufgeführt: nur wer den Link hat, kann mitspielen.',
    seats: 'Plätze',
    invite: 'Einladen',
    inviteAbout: 'Wer diesen Link öffnet, kann Platz nehmen oder zusehen.',
    onlyHere:
      'Dieser Link geht nur auf diesem Rechner: Der Server hat keine Adresse in einem Netz, oder er soll nur auf diesem Rechner erreichbar sein (--host).',
    copy: 'Link kopieren',
    qr: 'Der Link als QR-Code',
    sit: 'Platz nehmen',
    start: 'Jetzt beginnen, Computerspieler nehmen die freien Plätze',
    stand: 'Aufstehen',
    free: 'frei',
    you: 'du',
    commitment: 'Woraus der Zufall entsteht, steht schon fest; das ist der Hash davon, zum Nachprüfen:',
  },
  talk: {
    title: 'Am Tisch',
    link: {
      connected: 'Verbunden',
      connecting: 'Verbinden ...',
      lost: 'Verbindung verloren: neuer Versuch ...',
      gone: 'Diese Partie gibt es auf diesem Server nicht.',
    },
    unreachable:
      'Der Server ist gerade nicht zu erreichen. Diese Seite versucht es von selbst weiter; Partien auf diesem Gerät gehen trotzdem.',
    clock: (seconds) => `noch ${countdown(seconds)}`,
    clockLong: (time) => `bis ${time}`,
    minded: (name) => `Ein Computerspieler vertritt ${name}.`,
    mindedYou: 'Ein Computerspieler vertritt dich.',
    back: 'Wieder übernehmen',
    leave: 'Partie verlassen',
    leaveSure: 'Wirklich verlassen? Ein Computerspieler übernimmt. Noch einmal drücken.',
    paused: 'Die Partie ist unterbrochen.',
    resume: 'Weiter',
    propose: 'Allen vorschlagen',
    motions: { pause: 'eine Pause', end: 'hier aufzuhören', longer: 'länger zu spielen' },
    vote: (name, motion) => `${name} schlägt vor: ${motion}.`,
    votes: (yes) => `${yes} dafür.`,
    yes: 'Ja',
    no: 'Nein',
    react: 'Sagen',
    reactions: {
      hello: 'Hallo!',
      thanks: 'Danke!',
      'well-played': 'Gut gespielt!',
      oops: 'Hoppla!',
      wow: 'Oh!',
      thinking: 'Ich überlege ...',
      hurry: 'Bitte schneller!',
      sorry: 'Entschuldigung!',
      bye: 'Tschüss!',
    },
    chat: 'Nachricht',
    send: 'Senden',
    mute: 'Verbergen, was andere sagen',
    unmute: 'Zeigen, was andere sagen',
    said: 'Was gesagt wurde',
    device: 'Meinen Platz auf ein anderes Gerät verlegen',
    deviceAbout: 'Öffne diesen Link auf dem anderen Gerät. Er gilt einmal.',
    seat: 'Mein Platz',
    deviceCopy: 'Link zu meinem Platz kopieren',
    rematch: 'Revanche',
    joinRematch: 'Zur Revanche',
    took: 'Dieser Platz ist jetzt auf diesem Gerät.',
    elsewhere: 'Du siehst zu; dein Platz ist auf einem anderen Gerät.',
    failed: 'Das ging nicht:',
  },
};

function explain(refusal: Refusal): string {
  switch (refusal.why) {
    case 'over':
      return 'Die Partie ist zu Ende.';
    case 'not-your-turn':
      return `Spieler ${refusal.toAct + 1} ist am Zug.`;
    case 'place-first':
      return `Setze zuerst auf eines von ${refusal.spaces.join(', ')}.`;
    case 'trade-first':
      return 'Das Feld ist gesetzt; jetzt handle oder verzichte.';
    case 'not-offered':
      return `${refusal.space} steht nicht zur Wahl, sondern ${refusal.spaces.join(', ')}.`;
    case 'choose-company':
      return `Wähle eine Gesellschaft: ${refusal.companies.join(', ')}.`;
    case 'no-choice':
      return `Auf ${refusal.space} gibt es keine Gesellschaft zu wählen.`;
    case 'one-at-a-time':
      return `Jetzt geht es um Gesellschaft ${refusal.company}.`;
    case 'named-twice':
      return `Gesellschaft ${refusal.company} ist zweimal genannt.`;
    case 'not-active':
      return `Gesellschaft ${refusal.company} ist nicht auf der Karte.`;
    case 'worthless':
      return `Gesellschaft ${refusal.company} hat keinen Kurs; ihre Aktien werden nicht gehandelt.`;
    case 'not-whole':
      return 'Aktien werden in ganzen Zahlen gehandelt.';
    case 'too-large':
      return 'Diese Zahl ist zu groß.';
    case 'no-selling':
      return 'Aktien dürfen nicht verkauft werden.';
    case 'not-owned':
      return `Du hast ${refusal.owned} von Gesellschaft ${refusal.company}; mehr kannst du nicht verkaufen.`;
    case 'none-left':
      return `Von Gesellschaft ${refusal.company} sind nur noch ${refusal.left} Aktien da.`;
    case 'too-dear':
      return `Du hast nur ${money(refusal.cash)}.`;
    case 'no-end-command':
      return 'Diese Ausgabe kann nicht vorzeitig beendet werden.';
  }
}
