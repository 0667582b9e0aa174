import type { TraderLessonWords } from '../en/star-trader-lesson.ts';
import { starTraderDe } from './star-trader.ts';

/** The buttons by their own names. */
const { map, trade, bid, factor, bank } = starTraderDe;

export const traderLessonDe: TraderLessonWords = {
  says: {
    fly: 'VEGA, ein Grenzstern, braucht alles, was dein Schiff hat. JADE verspricht mehr, aber VEGA ist näher: Flieg hin.',
    twice: 'VEGA braucht 6 Einheiten Maschinen und nimmt doppelt so viele zum selben Preis. Verkaufe 12.',
    patience: ({ sure, listens }) =>
      `Das ist VEGAs Geduld: ${sure} nimmt es sofort, bis ${listens} hört es zu, und darüber geht es.`,
    bold: ({ listens }) =>
      `Was es nicht nimmt, hebt seinen Preis um ein Fünftel des Wegs dorthin. Verlange ${listens}.`,
    again: ({ listens }) =>
      `Der Preis ist gestiegen, die Geduld kleiner. Du hast drei Gebote: Verlange jetzt ${listens}.`,
    last: ({ sure }) => `Das letzte Gebot muss sitzen, sonst gibt es keinen Handel. ${sure} ist sicher: Verlange das.`,
    factor:
      'Dein Unterhändler bietet am besten und behält einen kleinen Teil. Lass ihn 8 Medizin verkaufen: VEGA braucht 4.',
    software: 'Und die Software: Lass deinen Unterhändler alle 10 verkaufen.',
    profit: ({ cash }) => `Du hast jetzt ${cash} an Bord. Was VEGA herstellt, ist hier billig und auf SOL teuer.`,
    buy: 'VEGA verkauft Uran, und SOL braucht es. Kaufe alle 7 Einheiten.',
    less: ({ offer, sure }) =>
      `Beim Kaufen biete weniger: VEGA will ${offer} und nimmt sofort auch ${sure}. Biete das.`,
    cheap: 'Auch das ist hier billig. Lass deinen Unterhändler kaufen, was sich lohnt.',
    worth: ({ gain }) =>
      `Du bist ${gain} mehr wert. Die Liste versprach mehr: mit den besten Geboten für alles und ohne Unterhändler.`,
    home: 'SOL braucht alles, was du gekauft hast. Flieg zurück.',
    deal: 'SOL braucht viel mehr Uran, als du hast. Lass deinen Unterhändler es verkaufen.',
    unload: 'Auch das braucht SOL. Lass deinen Unterhändler es verkaufen.',
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
    factorSell: `Drücke „${factor.sell('…')}“.`,
    factorBuy: `Drücke „${factor.buy('…')}“.`,
    pass: `Drücke „${trade.none}“.`,
    bank: `Drücke „${bank.deposit}“.`,
    deposit: `Drücke „${bank.deposit}“.`,
  },
  keyboard: {
    fly: 'Mit der Tastatur: seine Zahl in der Liste, zweimal.',
    units: 'Mit der Tastatur: Zahl, Enter.',
    bid: 'Mit der Tastatur: Summe, Enter.',
    factorSell: 'Mit der Tastatur: F.',
    factorBuy: 'Mit der Tastatur: F.',
    pass: 'Mit der Tastatur: P.',
    bank: 'Mit der Tastatur: Enter.',
    deposit: 'Mit der Tastatur: Enter.',
  },
  terminal: {
    fly: 'Drücke seine Zahl.',
    units: 'Tippe die Zahl, dann Enter.',
    bid: 'Tippe die Summe, dann Enter.',
    factorSell: 'Drücke f.',
    factorBuy: 'Drücke f.',
    pass: 'Drücke p.',
    bank: 'Drücke Enter.',
    deposit: 'Drücke = für alles, dann Enter.',
  },
};
