import type { TraderLessonWords } from '../en/star-trader-lesson.ts';
import { starTraderDe } from './star-trader.ts';

/** The buttons by their own names. */
const { map, trade, bid, bank } = starTraderDe;

export const traderLessonDe: TraderLessonWords = {
  says: {
    fly: 'Dein Schiff hat Maschinen, Medikamente und Software geladen. VEGA, ein Grenzstern, braucht alle drei: Flieg hin.',
    twice: 'VEGA braucht 6 Einheiten Maschinen und nimmt doppelt so viele zum selben Preis. Verkaufe 12.',
    high: ({ offer, high }) => `VEGA bietet ${offer} für alle zusammen. Feilsche: Verlange ${high}.`,
    lower: ({ sure }) => `Das war zu viel, aber der Preis ist gestiegen. Bis ${sure} ist jetzt sicher: Verlange das.`,
    medicine: 'Jetzt die Medikamente: VEGA braucht 4, also verkaufe 8.',
    software: 'Und die Software: Verkaufe alle 10.',
    sure: ({ offer, sure }) =>
      `Das Angebot von ${offer} liegt ein Zehntel unter dem, was als fair gilt. ${sure} sind sicher: Verlange das.`,
    profit: ({ cash }) => `Du hast jetzt ${cash} an Bord. Was VEGA herstellt, ist hier billig und auf SOL teuer.`,
    buy: 'VEGA verkauft Uran, und SOL braucht es. Kaufe alle 7 Einheiten.',
    less: ({ offer, sure }) =>
      `Beim Kaufen biete weniger: VEGA will ${offer} und nimmt sofort auch ${sure}. Biete das.`,
    pass: 'Du musst nicht mit allem handeln. Passe hier.',
    home: 'Dein Schiff hat Uran geladen. Flieg zurück nach SOL.',
    deal: 'SOL braucht viel mehr Uran, als du hast. Verkaufe alle 7 Einheiten.',
    sold: ({ gain }) => `Eine Reise, und du bist ${gain} mehr wert. Hier steht, was du hast.`,
    idle: 'SOL verkauft, was Grenzsterne brauchen, für deine nächste Reise. Passe heute.',
    bank: 'SOL hat eine Bank, dort bringt Geld Zinsen. Bring deines hin.',
    deposit: 'Zahle ein, was du hast. Abheben kannst du es an jedem entwickelten Stern.',
    end: ({ gain }) => `Du hast auf einer Reise ${gain} verdient. Mehr gehört nicht dazu: Spiel eine Partie.`,
  },
  page: {
    fly: `Drücke auf den Stern, dann auf „${map.fly('…')}“.`,
    units: `Stelle die Zahl ein und drücke „${trade.bargain('…')}“.`,
    bid: `Stelle die Summe ein und drücke „${bid.send('…')}“.`,
    pass: `Drücke „${trade.none}“.`,
    bank: `Drücke „${bank.deposit}“.`,
    deposit: `Drücke „${bank.deposit}“.`,
  },
  keyboard: {
    fly: 'Mit der Tastatur: seine Zahl in der Liste, zweimal.',
    units: 'Mit der Tastatur: Zahl, Enter.',
    bid: 'Mit der Tastatur: Summe, Enter.',
    pass: 'Mit der Tastatur: P.',
    bank: 'Mit der Tastatur: Enter.',
    deposit: 'Mit der Tastatur: Enter.',
  },
  terminal: {
    fly: 'Drücke seine Zahl.',
    units: 'Tippe die Zahl, dann Enter.',
    bid: 'Tippe die Summe, dann Enter.',
    pass: 'Drücke p.',
    bank: 'Drücke Enter.',
    deposit: 'Drücke = für alles, dann Enter.',
  },
};
