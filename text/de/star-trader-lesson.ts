import type { TraderLessonWords } from '../en/star-trader-lesson.ts';
import { starTraderDe } from './star-trader.ts';

/** The buttons by their own names. */
const { map, trade, bid, factor, bank } = starTraderDe;

export const traderLessonDe: TraderLessonWords = {
  says: {
    fly: 'Dein Schiff hat an Bord, was Grenzsterne (Klasse IV) brauchen. JADE ist der nächste und der erste in der Liste: Flieg hin.',
    twice: 'JADE braucht 6 Maschinen und nimmt bis zu doppelt so viele zum selben Preis. Verkaufe 12.',
    patience: ({ sure, listens }) =>
      `Das ist JADEs Geduld: ${sure} nimmt der Stern sofort an, bis ${listens} überlegt er, darüber bricht er ab.`,
    bold: ({ listens }) =>
      `Überlegt der Stern nur, kommt dir sein Preis um ein Fünftel des Wegs entgegen. Verlange ${listens}.`,
    again: ({ listens }) =>
      `Sein Preis ist gestiegen, seine Geduld geschrumpft. Du hast drei Gebote: Verlange jetzt ${listens}.`,
    last: ({ sure }) =>
      `Das letzte Gebot muss der Stern annehmen, sonst platzt der Handel. ${sure} ist sicher: Verlange das.`,
    factor:
      'Dein Makler macht für dich die besten Gebote und behält 3 % vom Preis. Lass ihn 8 Medizin verkaufen: JADE braucht 4.',
    software: 'JADE braucht auch 7 Software und würde 14 nehmen. Lass deinen Makler alle 10 verkaufen.',
    profit: ({ cash }) =>
      `Du hast jetzt ${cash} an Bord. JADE stellt Uran, Metalle und Juwelen her: hier billig, bei SOL teuer.`,
    uranium: ({ here, home }) =>
      `Uran: hier ${here}, bei SOL ${home} je Einheit. Beim Kaufen bietest du weniger statt mehr: Lass deinen Makler alle 6 kaufen.`,
    metals: ({ here, home }) => `Metalle: hier ${here}, bei SOL ${home} je Einheit. Lass deinen Makler alle 5 kaufen.`,
    gems: ({ here, home }) =>
      `Sternjuwelen: hier ${here}, bei SOL ${home} je Einheit, und sie wiegen nichts. Lass deinen Makler alle 3 kaufen.`,
    worth: ({ gain }) =>
      `Dein Vermögen ist um ${gain} gestiegen. Die Liste versprach mehr, weil sie mit den besten Geboten und ohne Makler rechnet.`,
    home: 'JADE fehlt jetzt nichts: Wenn du abfliegst, wächst der Stern um eine Viertelklasse. SOL ist der erste in der Liste: Flieg zurück.',
    stop: 'SOL braucht alles, was du gekauft hast, und stellt her, was JADE braucht. Lass deinen Makler alles handeln: erst verkaufen, dann kaufen.',
    sold: ({ gain }) => `Eine Reise, und dein Vermögen ist um ${gain} gestiegen. Hier siehst du, was du hast.`,
    bank: 'Die Bank zahlt 5 % im Jahr, bei jedem Besuch und jeden Januar. Bei JADE verkaufst du, bevor du kaufst, und brauchst also kein Bargeld.',
    deposit: 'Zahle ein, was du hast. Abheben kannst du es bei jedem Stern der Klasse I oder II.',
    end: ({ gain }) =>
      `Du hast auf einer Reise ${gain} verdient. Alles Weitere steht in den Regeln; spiel jetzt eine Partie.`,
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
