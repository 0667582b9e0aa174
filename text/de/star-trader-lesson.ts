import type { TraderLessonWords } from '../en/star-trader-lesson.ts';
import { starTraderDe } from './star-trader.ts';

/** The buttons by their own names. */
const { map, trade, bid, factor, bank } = starTraderDe;

export const traderLessonDe: TraderLessonWords = {
  says: {
    fly: 'Dein Schiff hat, was Grenzsterne (Klasse IV) brauchen. JADE ist der nächste und der erste in der Liste: Flieg hin.',
    twice: 'JADE braucht 6 Einheiten Maschinen und nimmt doppelt so viele zum selben Preis. Verkaufe 12.',
    patience: ({ sure, listens }) =>
      `Das ist JADEs Geduld: ${sure} nimmt es sofort, bis ${listens} hört es zu, und darüber geht es.`,
    bold: ({ listens }) =>
      `Was es nicht nimmt, hebt seinen Preis um ein Fünftel des Wegs dorthin. Verlange ${listens}.`,
    again: ({ listens }) =>
      `Der Preis ist gestiegen, die Geduld kleiner. Du hast drei Gebote: Verlange jetzt ${listens}.`,
    last: ({ sure }) => `Das letzte Gebot muss sitzen, sonst gibt es keinen Handel. ${sure} ist sicher: Verlange das.`,
    factor:
      'Dein Unterhändler bietet am besten und behält 3 % vom Preis. Lass ihn 8 Medizin verkaufen: JADE braucht 4.',
    software: 'JADE braucht auch 7 Einheiten Software und nähme 14. Lass deinen Unterhändler alle 10 verkaufen.',
    profit: ({ cash }) =>
      `Du hast jetzt ${cash} an Bord. JADE macht Uran, Metalle und Juwelen: hier billig, auf SOL teuer.`,
    uranium: ({ here, home }) =>
      `Uran: hier ${here}, auf SOL ${home} je Einheit. Beim Kaufen bietet man weniger: Lass deinen Unterhändler alle 6 kaufen.`,
    metals: ({ here, home }) =>
      `Metalle: hier ${here}, auf SOL ${home} je Einheit. Lass deinen Unterhändler alle 5 kaufen.`,
    gems: ({ here, home }) =>
      `Sternjuwelen: hier ${here}, auf SOL ${home}, und sie wiegen nichts. Lass deinen Unterhändler alle 3 kaufen.`,
    worth: ({ gain }) =>
      `Du bist ${gain} mehr wert. Die Liste versprach mehr: mit den besten Geboten für alles und ohne Unterhändler.`,
    home: 'JADE fehlt nichts mehr: Beim Abflug wächst es um eine Viertelklasse. SOL steht in der Liste vorn: Flieg zurück.',
    stop: 'SOL braucht, was du gekauft hast, und macht, was JADE braucht. Dein Unterhändler soll alles hier handeln.',
    sold: ({ gain }) => `Eine Reise, und du bist ${gain} mehr wert. Hier steht, was du hast.`,
    bank: 'Die Bank zahlt 5 % im Jahr, bei jedem Besuch und jeden Januar. Auf JADE verkaufst du vor dem Kaufen, brauchst also kein Geld.',
    deposit: 'Zahle ein, was du hast. Abheben kannst du es an jedem Stern der Klasse I oder II.',
    end: ({ gain }) =>
      `Du hast auf einer Reise ${gain} verdient. Alles Weitere steht bei den Regeln: Spiel eine Partie.`,
  },
  page: {
    fly: `Drücke auf den Stern, dann auf „${map.fly('…')}“.`,
    units: `Stelle die Zahl ein und drücke „${trade.bargain('…')}“.`,
    bid: `Stelle die Summe ein und drücke „${bid.send('…')}“.`,
    factorSell: `Drücke „${factor.sell('…')}“.`,
    factorBuy: `Drücke „${factor.buy('…')}“.`,
    factorStop: `Drücke „${factor.stop}“.`,
    bank: `Drücke „${bank.deposit}“.`,
    deposit: `Drücke „${bank.deposit}“.`,
  },
  keyboard: {
    fly: 'Mit der Tastatur: seine Zahl in der Liste, zweimal.',
    units: 'Mit der Tastatur: Zahl, Enter.',
    bid: 'Mit der Tastatur: Summe, Enter.',
    factorSell: 'Mit der Tastatur: F.',
    factorBuy: 'Mit der Tastatur: F.',
    factorStop: 'Mit der Tastatur: S.',
    bank: 'Mit der Tastatur: Enter.',
    deposit: 'Mit der Tastatur: Enter.',
  },
  terminal: {
    fly: 'Drücke seine Zahl.',
    units: 'Tippe die Zahl, dann Enter.',
    bid: 'Tippe die Summe, dann Enter.',
    factorSell: 'Drücke f.',
    factorBuy: 'Drücke f.',
    factorStop: 'Drücke F.',
    bank: 'Drücke Enter.',
    deposit: 'Drücke = für alles, dann Enter.',
  },
};
