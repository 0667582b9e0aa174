/** Warum in Star Trader etwas nicht geht, auf Deutsch. */
import type { Refusal } from '../../games/star-trader/index.ts';
import type { StopPhase } from '../../games/star-trader/types.ts';
import { formatOf } from '../format.ts';
import type { GoodWords } from '../star-trader.ts';

const { counted, money } = formatOf('de');

const asked: Readonly<Record<StopPhase, string>> = {
  sell: 'Sage, wie viele Einheiten du verkaufst, oder gehe weiter.',
  buy: 'Sage, wie viele Einheiten du kaufst, oder gehe weiter.',
  bid: 'Nenne deinen Preis für alles zusammen, oder brich ab.',
  bank: 'Gehe zur Bank, oder weiter.',
  withdraw: 'Sage, wie viel du abhebst, oder gehe weiter.',
  deposit: 'Sage, wie viel du einzahlst, oder gehe weiter.',
  destination: 'Sage, wohin das Schiff fliegt.',
  over: 'Die Partie ist zu Ende.',
};

export function explainRefusal(refusal: Refusal, goods: GoodWords): string {
  switch (refusal.why) {
    case 'over':
      return 'Die Partie ist zu Ende.';
    case 'not-your-turn':
      return `Kapitän ${refusal.toAct + 1} ist an der Reihe.`;
    case 'other-question':
      return `Danach ist nicht gefragt. ${asked[refusal.asked]}`;
    case 'no-such-star':
      return `Einen Stern ${refusal.star} gibt es nicht, sondern ${refusal.stars.join(', ')}.`;
    case 'there-already':
      return `Das Schiff ist schon bei ${refusal.star}.`;
    case 'no-report':
      return 'Preise werden nur im Januar berichtet.';
    case 'reported-already':
      return 'Alle Preise wurden eben berichtet und haben sich seither nicht geändert.';
    case 'not-whole':
      return 'Einheiten werden in ganzen Zahlen gehandelt.';
    case 'not-on-board':
      return `An Bord ${refusal.hold === 1 ? 'ist' : 'sind'} nur ${goods.lot(refusal.hold, refusal.good)}.`;
    case 'too-heavy':
      return `Das Schiff trägt nur noch ${counted(refusal.room, { one: 'Tonne', other: 'Tonnen' })}.`;
    case 'not-for-sale':
      return `Zu verkaufen ${refusal.most === 1 ? 'ist' : 'sind'} nur ${goods.lot(refusal.most, refusal.good)}.`;
    case 'no-cents':
      return 'Geld wird in ganzen Dollar gezählt.';
    case 'watch-your-typing':
      return `Das kann niemand meinen; ein Gebot liegt zwischen ${money(Math.ceil(refusal.above))} und ${money(Math.floor(refusal.below))}.`;
    case 'nothing-to-bid':
      return 'Es gibt keinen Preis, um den man feilschen könnte; brich ab.';
    case 'no-factor':
      return 'In dieser Partie gibt es keine Unterhändler; feilsche selbst.';
    case 'no-amount':
      return 'Das ist kein Geldbetrag.';
    case 'not-in-the-bank':
      return `Auf der Bank sind nur ${money(Math.floor(refusal.balance))}.`;
    case 'no-cash':
      return `An Bord sind nur ${money(Math.floor(refusal.cash))}.`;
  }
}
