/** What every program says of the daily galaxy, in German. */
import type { DailyWords } from '../en/daily.ts';

export const dailyDe: DailyWords = {
  title: 'Tagesgalaxie',
  about: (rivals) =>
    `Alle spielen heute dieselbe Galaxie mit denselben Angeboten, gegen ${rivals}. Nur dein erster Versuch zählt, und du kannst nichts zurücknehmen. Um Mitternacht UTC beginnt eine neue.`,
  play: 'Tagesgalaxie spielen',
  resume: 'Tagesgalaxie fortsetzen',
  look: 'Noch einmal ansehen',
  place: (place) => ['Erster Platz', 'Zweiter Platz', 'Dritter Platz'][place - 1] ?? `${place}.`,
  line: 'Das Ergebnis zum Teilen',
  copy: 'Ergebnis kopieren',
  streak: (days) => (days === 1 ? '1 Tag in Folge' : `${days} Tage in Folge`),
  history: 'Deine Ergebnisse',
  none: 'Du hast noch keine Tagesgalaxie gespielt.',
  table: 'Die Ergebnisse von heute',
  tableEmpty: 'Noch hat niemand ein Ergebnis geschickt.',
  noTable: 'Keine Ergebnistabelle: Der Spielserver antwortet nicht.',
  send: 'Mein Ergebnis in die Tabelle schicken',
  sent: 'Dein Ergebnis steht in der Tabelle.',
  sendFailed: 'Der Server hat es nicht angenommen.',
  date: 'Datum',
  rank: 'Platz',
  player: 'Spieler',
  net: 'Vermögen',
  badge: 'Tagesgalaxie',
  squares: 'Jedes Quadrat ist ein Zehntel der Partie: 🟩 Erster, 🟨 Zweiter, ⬜ Dritter.',
  name: 'Dein Name in der Tabelle',
  earlier: (day) => `Die Tagesgalaxie vom ${day}`,
  toDay: 'Zur Tagesgalaxie',
};
