/** Events in German. */
import { counted, dollars } from './plain.ts';
import type { EventWords } from './events.ts';

const money = (amount: number): string => dollars(amount, 'de');
const shares = (count: number): string => counted(count, 'Aktie', 'Aktien', 'de');

export const DE_EVENTS: EventWords = {
  player: (number) => `Spieler ${number}`,
  money,
  started: (first) => `${first} ist als Erstes am Zug.`,
  offered: (move, who, spaces) => `Zug ${move}: ${who} wählt unter ${spaces}.`,
  outpost: (who, space) => `${who} errichtet auf ${space} einen Außenposten.`,
  lost: (who, space) => `${who} verliert auf ${space} einen Außenposten an ein schwarzes Loch.`,
  founded: (who, company, space, around, { size, price, shares: given }) =>
    `${who} gründet ${company} auf ${space}${around}: Größe ${size}, ${money(price)} je Aktie${given === 0 ? '' : `, ${shares(given)} für die Gründung`}.`,
  grown: (who, company, space, around, { size, price }) =>
    `${who} erweitert ${company} auf ${space}${around}: Größe ${size}, ${money(price)} je Aktie.`,
  merged: (who, space, from, into, { size, price }) =>
    `${who} auf ${space}: ${from} geht in ${into} auf: Größe ${size}, ${money(price)} je Aktie.`,
  exchange: (who, old, gained, bonus) => `${who}: aus ${old} werden ${gained}, Prämie ${money(bonus)}.`,
  joined: (space, company, around, { size, price }) =>
    `${space} kommt zu ${company}${around}: Größe ${size}, ${money(price)} je Aktie.`,
  split: (company, from, price) =>
    `Die Aktien von ${company} werden im Verhältnis 2 zu 1 geteilt, von ${money(from)} auf ${money(price)}.`,
  swallowed: (company, spaces) =>
    `Ein schwarzes Loch verschlingt ${company}: ${counted(spaces, 'Feld ist', 'Felder sind', 'de')} wieder leer, die Aktien sind wertlos.`,
  dividend: (who, amount) => `${who} erhält ${money(amount)} Dividende.`,
  bought: (count, company, price) => `kauft ${count} von ${company} zu ${money(price)}`,
  sold: (count, company, price) => `verkauft ${count} von ${company} zu ${money(price)}`,
  traded: (who, deals) => `${who} ${deals.join(', ')}.`,
  idle: (who) => `${who} handelt nicht.`,
  extended: (moves) => `Alle sind einverstanden, länger zu spielen: ${moves} Züge im Ganzen.`,
  ended: (why, standings) => `Die Partie ist zu Ende: ${why}. ${standings}.`,
  endings: {
    moves: 'alle Züge sind gespielt',
    rounds: 'alle Runden sind gespielt',
    full: 'die Galaxie ist voll genug',
    lanes: 'die Routen sind lang genug',
    largest: 'eine Gesellschaft ist groß genug',
    'no-spaces': 'es sind zu wenige Felder übrig',
    agreed: 'alle wollten hier aufhören',
    endless: 'sie dauerte vier Züge je Feld',
  },
  called: (who) => `${who} hat sie beendet`,
  around: ({ stars, outposts, holes }) => {
    const parts = [
      stars > 0 ? counted(stars, 'Stern', 'Sternen', 'de') : '',
      outposts.length > 0 ? counted(outposts.length, 'Außenposten', 'Außenposten', 'de') : '',
      holes > 0 ? counted(holes, 'schwarzen Loch', 'schwarzen Löchern', 'de') : '',
    ].filter((part) => part !== '');
    return parts.length === 0 ? '' : ` (mit ${parts.join(', ')})`;
  },
};
