/** Star Lanes in German. */
import type { Refusal } from '../../games/star-lanes/index.ts';
import type { StarLanesWords } from '../en/star-lanes.ts';
import { formatOf, joined } from '../format.ts';
import { endingWith, tellWith } from '../star-lanes.ts';
import type { EventWords } from '../star-lanes.ts';
import { starLanesRulesDe } from './star-lanes-rules.ts';

const { counted, money, number: grouped } = formatOf('de');
const shares = (count: number): string => counted(count, { one: 'Aktie', other: 'Aktien' });

const events: EventWords = {
  you: 'Du',
  player: (number) => `Spieler ${number}`,
  money,
  started: (first) => `${first.does('beginnt', 'beginnst')}.`,
  offered: (move, who, spaces) => `Zug ${move}: ${who.does('wählt', 'wählst')} aus ${spaces}.`,
  outpost: (who, space) => `${who.does('errichtet', 'errichtest')} auf ${space} einen Außenposten.`,
  lost: (who, space) => `${who.does('verliert', 'verlierst')} auf ${space} einen Außenposten an ein schwarzes Loch.`,
  founded: (who, company, space, around, { size, price, shares: given }) =>
    `${who.does('gründet', 'gründest')} ${company} auf ${space}${around}: Größe ${size}, ${money(price)} je Aktie${given === 0 ? '' : `, ${shares(given)} für die Gründung`}.`,
  grown: (who, company, space, around, { size, price }) =>
    `${who.does('erweitert', 'erweiterst')} ${company} um ${space}${around}: Größe ${size}, ${money(price)} je Aktie.`,
  merged: (who, space, from, into, { size, price }) =>
    `${who.name} auf ${space}: ${into} übernimmt ${from}: Größe ${size}, ${money(price)} je Aktie.`,
  exchange: (who, old, gained, bonus) =>
    `${who.name}: aus ${shares(old)} ${gained === 1 ? 'wird' : 'werden'} ${grouped(gained)}, Prämie ${money(bonus)}.`,
  joined: (space, company, around, { size, price }) =>
    `${space} kommt zu ${company}${around}: Größe ${size}, ${money(price)} je Aktie.`,
  split: (company, from, price) => `Aktiensplit 2:1 bei ${company}, von ${money(from)} auf ${money(price)}.`,
  swallowed: (company, spaces) =>
    `Ein schwarzes Loch verschlingt ${company}: ${counted(spaces, { one: 'Feld ist', other: 'Felder sind' })} wieder leer, die Aktien sind wertlos.`,
  dividend: (who, amount) => `${who.does('erhält', 'erhältst')} ${money(amount)} Dividende.`,
  bought: (who, count, company, price) =>
    `${who.verb('kauft', 'kaufst')} ${grouped(count)} von ${company} zu je ${money(price)}`,
  sold: (who, count, company, price) =>
    `${who.verb('verkauft', 'verkaufst')} ${grouped(count)} von ${company} zu je ${money(price)}`,
  traded: (who, deals) => `${who.name} ${deals.join(', ')}.`,
  idle: (who) => `${who.does('handelt', 'handelst')} nicht.`,
  extended: (moves) => `Alle Spieler wollen länger spielen: insgesamt ${moves} Züge.`,
  ended: (why, standings) => `Die Partie ist zu Ende: ${why}. ${standings}.`,
  endings: {
    moves: 'alle Züge sind gespielt',
    rounds: 'alle Runden sind gespielt',
    full: 'die Galaxie ist voll genug',
    lanes: 'die Routen sind lang genug',
    largest: 'eine Gesellschaft ist groß genug',
    'no-spaces': 'es sind zu wenige Felder übrig',
    agreed: 'alle Spieler wollten hier aufhören',
    endless: 'es gab vier Züge für jedes Feld',
  },
  called: (who) => (who.isYou ? 'du hast sie beendet' : `${who.name} hat sie beendet`),
  around: ({ stars, outposts, holes }) => {
    const parts = [
      stars > 0 ? counted(stars, { one: 'Stern', other: 'Sternen' }) : '',
      outposts.length > 0 ? counted(outposts.length, { one: 'Außenposten', other: 'Außenposten' }) : '',
      holes > 0 ? counted(holes, { one: 'schwarzen Loch', other: 'schwarzen Löchern' }) : '',
    ].filter((part) => part !== '');
    return parts.length === 0 ? '' : ` (mit ${parts.join(', ')})`;
  },
};

export const starLanesDe: StarLanesWords = {
  title: 'Star Lanes',
  person: 'Pilot',
  personAt: (number) => `Spieler ${number}`,
  tell: tellWith(events),
  explain,
  ...starLanesRulesDe,
  bots: {
    chance: 'Macht irgendeinen erlaubten Zug.',
    beginner: 'Sieht manchmal ein gutes Feld. Vergisst, dass Bargeld nichts einbringt.',
    greedy: 'Nimmt, was jetzt am meisten bringt. Übersieht, was es den anderen bringt.',
    relative: 'Spielt auf Vorsprung vor dem besten Gegner. Sieht nur diesen Zug.',
    reallocator: 'Steckt alles Geld in die beste Aussicht. Übersieht, was andere gewinnen.',
    strategist: 'Prüft jedes Feld mit jedem Handel. Übersieht, was die anderen tun werden.',
    searcher: 'Spielt Hunderte Fortsetzungen durch. Hält die anderen für gierig.',
    champion: 'Hat aus Millionen Partien gelernt. Übersieht nur, was geheim ist.',
  },
  form: {
    title: 'Neue Partie',
    sharedDevice:
      'Mehrere Personen spielen abwechselnd an diesem Gerät. Geheime Bücher werden zwischen den Zügen verdeckt.',
  },
  wait: {
    thinking: (name) => `${name} denkt nach ...`,
    waiting: (name) => `Warten auf ${name}`,
  },
  map: {
    title: 'Karte der Galaxie',
    offered: (key) => `angeboten, Taste ${key}`,
    lastMove: 'letzter Zug',
    nextTo: (things) => `neben ${things}`,
    marks: { empty: 'leer', star: 'Stern', outpost: 'Außenposten', hole: 'schwarzes Loch' },
    near: { empty: 'leeren Feldern', star: 'einem Stern', outpost: 'einem Außenposten', hole: 'einem schwarzen Loch' },
  },
  match: {
    move: (move, of) => `Zug ${move} von ${of}`,
    choose: 'Wähle ein Feld',
    chooseAbout: 'Zeige auf ein Feld, um zu sehen, was es bewirkt.',
    chooseTap: 'Tippe auf ein Feld, um zu sehen, was es bewirkt.',
    keys: (keys) =>
      `${keys === '1' ? 'Taste 1 wählt' : `Tasten ${keys} wählen`}, Enter spielt, Pfeiltasten gehen über die Karte.`,
    placeOn: (space) => `${space} spielen`,
    whichFound: (space) => `Welche Gesellschaft soll auf ${space} entstehen?`,
    whichSurvives: (space) => `Welche Gesellschaft soll die Fusion auf ${space} überleben?`,
  },
  outcome: {
    outpost: 'Ein Außenposten',
    lost: 'Ein Außenposten, den ein schwarzes Loch sofort verschlingt',
    founds: (company) => `Gründet ${company}`,
    grows: (company) => `${company} wächst`,
    merges: (from, into) => `${into} übernimmt ${joined(from, 'und')}`,
    size: (from, to) => (from === 0 ? `Größe ${to}` : `Größe von ${from} auf ${to}`),
    price: (from, to) => (from === 0 ? `${money(to)} je Aktie` : `von ${money(from)} auf ${money(to)} je Aktie`),
    gift: (count) => `${shares(count)} für dich`,
    own: (count, gain) => `${count === 1 ? 'deine Aktie' : `deine ${shares(count)}`}: ${gain}`,
    rival: (name, gain) => `${name}: ${gain}`,
    bonus: (amount) => `Fusionsprämie für dich: ${money(amount)}`,
    converts: (old, gained, company) =>
      `aus ${old === 1 ? 'deiner Aktie' : `deinen ${shares(old)}`} ${gained === 1 ? 'wird' : 'werden'} ${shares(gained)} von ${company}`,
    splits: (company, price) => `${company}: Aktiensplit 2:1, auf ${money(price)}`,
    swallowed: (company) => `Ein schwarzes Loch verschlingt ${company}: Die Aktien sind wertlos`,
    dividend: (amount) => `Dividende: ${money(amount)}`,
    ends: 'Mit diesem Zug endet die Partie.',
    guessed: 'Die Bücher der anderen sind geheim: Die Prämien sind geschätzt.',
    gap: {
      you: (gain) => `du ${gain}`,
      rival: (name, gain) => `bester Gegner (${name}) ${gain}`,
      noRival: 'kein Gegner gewinnt etwas',
      even: 'niemand gewinnt jetzt etwas',
      hidden: 'die Bücher der anderen sind geheim',
      gap: (amount) => `Abstand ${amount}`,
      about: 'Dein Gewinn abzüglich des Gewinns des besten Gegners',
      more: 'Einzelheiten',
    },
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
    maxOf: (company) => `Max: so viele von ${company}, wie du bezahlen kannst`,
    sellAll: 'Alle weg',
    sellAllOf: (company) => `Alle weg: alle Aktien von ${company} verkaufen`,
    clear: 'Leeren',
    cashLeft: 'Restgeld',
    confirm: 'Bestätigen',
    noNumber: 'Gib eine Anzahl Aktien ein.',
    keys: 'Tasten: Ein Buchstabe wählt die Gesellschaft, dann eine Zahl oder M für Max, etwa A3 C-2; Enter handelt.',
    adviserKey: 'V fragt den Berater, denn A wählt hier eine Gesellschaft.',
    pass: 'Nicht handeln',
  },
  standings: {
    player: 'Spieler',
    cash: 'Bargeld',
    net: 'Vermögen',
    toMove: 'am Zug',
  },
  exchange: {
    title: 'Börse',
    none: 'Noch wurde keine Gesellschaft gegründet.',
    size: 'Größe',
    price: 'Kurs',
    change: 'Änderung',
    changeAbout: 'Was eine Aktie seit dem letzten Zug gewonnen hat, Aktiensplits eingerechnet',
    toSplit: 'Bis Split',
    toSplitAbout: 'Wie viel der Kurs bis zum Aktiensplit noch steigen kann',
    dividend: 'Zahlt dir',
    dividendAbout: 'Die nächste Dividende für deine Aktien',
    holding: (count, part) => (part === undefined ? shares(count) : `${shares(count)}, ${part} von allen`),
    most: 'die meisten Aktien',
    climbed: (places) =>
      `${counted(Math.abs(places), { one: 'Platz', other: 'Plätze' })} ${places > 0 ? 'gewonnen' : 'verloren'}`,
    why: (company, price, parts) => `${company}, ${money(price)} je Aktie: ${parts}`,
    part: ({ part, count, amount }, company) => {
      const each = money(Math.abs(amount) / count);
      switch (part) {
        case 'founding':
          return `Gründung ${each}`;
        case 'spaces':
          return `${counted(count, { one: 'Feld', other: 'Felder' })} × ${each}`;
        case 'stars':
          return `${counted(count, { one: 'Stern', other: 'Sterne' })} × ${each}`;
        case 'outposts':
          return `${counted(count, { one: 'Außenposten', other: 'Außenposten' })} × ${each}`;
        case 'holes':
          return `${counted(count, { one: 'schwarzes Loch', other: 'schwarze Löcher' })} × ${each}`;
        case 'company':
          return `${company} ${money(amount)}`;
        case 'splits':
          return `${counted(count, { one: 'Aktiensplit', other: 'Aktiensplits' })} ${money(Math.abs(amount))}`;
      }
    },
    noWhy: (company, price) => `${company}, ${money(price)} je Aktie`,
    hint: 'Zeige auf eine Gesellschaft oder einen Spieler, um mehr zu sehen.',
    hintTap: 'Tippe auf eine Gesellschaft oder einen Spieler, um mehr zu sehen.',
  },
  card: {
    you: 'Du',
    merged: (into, from) => `${into} übernimmt ${from}`,
    paid: (who, old, gained, bonus) =>
      `${who}: aus ${shares(old)} ${gained === 1 ? 'wird' : 'werden'} ${grouped(gained)}${bonus === 0 ? '' : `, +${money(bonus)}`}`,
    split: (company) => `${company}: Aktiensplit 2:1`,
    price: (price) => `Eine Aktie kostet jetzt ${money(price)}`,
    held: (count) => `Du hast jetzt ${shares(count)}`,
  },
  ending: endingWith(events),
  near: {
    full: (now, end) => `${Math.floor(now)} von ${end} % voll`,
    lanes: (now, end) => `${now} von ${end} Feldern in Routen`,
    largest: (now, end) => `größte Gesellschaft ${now} von ${end}`,
  },
  wire: {
    move: (move) => `Zug ${move}`,
  },
  chart: {
    worth: 'Vermögen',
    prices: 'Kurse',
    empty: 'Der Verlauf beginnt mit den ersten Zügen.',
    about: (what, from, to) => `${what}, Zug ${from} bis ${to}`,
  },
  advice: {
    sell: (lots) => `${lots} verkaufen`,
    buy: (lots) => `${lots} kaufen`,
    lot: (count, company) => `${grouped(count)} von ${company}`,
    keep: 'alles lassen, wie es ist',
    afterwards: (trade) => `danach ${trade}`,
    chance: (part) => `${part} Gewinnchance`,
    worth: (amount) => `am Ende etwa ${amount}`,
    holds: (count, issued, company) =>
      issued === undefined
        ? `Du hättest ${shares(count)} von ${company}`
        : `Du hättest ${grouped(count)} der ${shares(issued)} von ${company}`,
    rival: (name, count) => `${name} hat ${grouped(count)}`,
    nothingToBuy: 'Du kannst nichts kaufen',
    debt: 'Du hast Schulden: Bezahle sie zuerst',
    end: 'Die Partie beenden',
    endNow: (amount) => `Dein Vermögen beträgt jetzt ${amount}`,
  },
  review: {
    progress: (done, all) => `Zug ${done} von ${all} wird analysiert ...`,
    noTurningPoints: 'Kein einzelner Zug hat diese Partie entschieden.',
    accuracy: 'Genauigkeit',
  },
  hints: {
    place:
      'Wähle eine Zahl: Neben Stern oder Außenposten gründest du eine Gesellschaft, neben einer Gesellschaft wächst sie.',
    placeTap:
      'Tippe auf eine Zahl: Neben Stern oder Außenposten gründest du eine Gesellschaft, neben einer Gesellschaft wächst sie.',
    outpost: 'Ein Außenposten bringt noch nichts, aber ein Feld daneben gründet oder erweitert eine Gesellschaft.',
    founded: 'Du hast eine Gesellschaft gegründet: Die ersten Aktien gehören dir. Jedes weitere Feld hebt den Kurs.',
    trade:
      'Kaufe jetzt Aktien: Sie zahlen in jedem Zug Dividende und zählen am Ende. „Max“ gibt dein ganzes Bargeld aus.',
    idle: 'Bargeld bringt nichts ein: Die meisten legen es in jedem Zug an, wo noch Platz zum Wachsen ist.',
    merger:
      'Ein Feld zwischen zwei Gesellschaften fusioniert sie: Aktionäre der kleineren bekommen eine Prämie und neue Aktien.',
    split:
      'Wird eine Aktie zu teuer, folgt ein Aktiensplit: halber Kurs, doppelt so viele Aktien. Niemand verliert etwas.',
    late: 'Nur noch wenige Züge: Was du jetzt kaufst, muss sich schnell auszahlen. Der reichste Spieler gewinnt.',
  },
  instructions: {
    title: 'Anleitung von 1977',
    about:
      'Wort für Wort, wie das Programm sie druckte (auf Englisch). In der Ausgabe „heute“ darfst du Aktien verkaufen, und die Fehler sind behoben.',
  },
};

function explain(refusal: Refusal): string {
  switch (refusal.why) {
    case 'over':
      return 'Die Partie ist zu Ende.';
    case 'not-your-turn':
      return `Spieler ${refusal.toAct + 1} ist am Zug.`;
    case 'place-first':
      return `Wähle zuerst eines der Felder ${refusal.spaces.join(', ')}.`;
    case 'trade-first':
      return 'Du hast schon gesetzt; jetzt handle oder passe.';
    case 'not-offered':
      return `${refusal.space} steht nicht zur Wahl; wähle eines der Felder ${refusal.spaces.join(', ')}.`;
    case 'choose-company':
      return `Nenne eine Gesellschaft, etwa „${refusal.space} ${refusal.companies[0] ?? 'A'}“: ${refusal.companies.join(', ')}.`;
    case 'no-choice':
      return `Auf ${refusal.space} gibt es keine Gesellschaft zu wählen.`;
    case 'one-at-a-time':
      return `Gib jetzt einen Auftrag für Gesellschaft ${refusal.company}, etwa „${refusal.company} 5“ oder „${refusal.company} 0“.`;
    case 'named-twice':
      return `Gesellschaft ${refusal.company} ist zweimal genannt.`;
    case 'not-active':
      return `Gesellschaft ${refusal.company} ist nicht auf der Karte.`;
    case 'worthless':
      return `Gesellschaft ${refusal.company} hat keinen Kurs; du kannst ihre Aktien nicht handeln.`;
    case 'not-whole':
      return 'Nur ganze Aktien sind erlaubt.';
    case 'too-large':
      return 'Diese Zahl ist zu groß.';
    case 'no-selling':
      return 'Du darfst keine Aktien verkaufen.';
    case 'not-owned':
      return `Du hast ${shares(refusal.owned)} von Gesellschaft ${refusal.company}; mehr kannst du nicht verkaufen.`;
    case 'none-left':
      return `Von Gesellschaft ${refusal.company} ${refusal.left === 1 ? 'ist' : 'sind'} nur noch ${shares(refusal.left)} da.`;
    case 'too-dear':
      return `Du hast nur ${money(Math.floor(refusal.cash))}.`;
    case 'no-end-command':
      return 'Partien dieser Ausgabe können nicht vorzeitig beendet werden.';
  }
}
