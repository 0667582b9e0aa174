/** Warum in Star Trader etwas nicht geht, auf Deutsch. */
import type { Refusal } from '../../games/star-trader/index.ts';
import type { StopPhase } from '../../games/star-trader/types.ts';
import { formatOf } from '../format.ts';
import type { GoodWords } from '../star-trader.ts';

const { counted, money } = formatOf('de');

const asked: Readonly<Record<StopPhase, string>> = {
  sell: 'Gib an, wie viele Einheiten du verkaufst, oder passe.',
  buy: 'Gib an, wie viele Einheiten du kaufst, oder passe.',
  bid: 'Nenne deinen Preis für alles zusammen, oder brich ab.',
  bank: 'Geh zur Bank, oder passe.',
  withdraw: 'Gib an, wie viel du abhebst, oder passe.',
  deposit: 'Gib an, wie viel du einzahlst, oder passe.',
  destination: 'Gib an, wohin das Schiff fliegt.',
  over: 'Die Partie ist zu Ende.',
};

export function explainRefusal(refusal: Refusal, goods: GoodWords): string {
  switch (refusal.why) {
    case 'over':
      return 'Die Partie ist zu Ende.';
    case 'not-your-turn':
      return `Kapitän ${refusal.toAct + 1} ist am Zug.`;
    case 'other-question':
      return `Das beantwortet die Frage nicht. ${asked[refusal.asked]}`;
    case 'no-such-star':
      return `Unbekannter Stern ${refusal.star}. Es gibt: ${refusal.stars.join(', ')}.`;
    case 'there-already':
      return `Das Schiff ist schon bei ${refusal.star}.`;
    case 'no-report':
      return 'Preise werden nur im Januar gemeldet.';
    case 'reported-already':
      return 'Alle Preise wurden gerade gemeldet und haben sich nicht geändert.';
    case 'not-whole':
      return 'Nur ganze Einheiten sind erlaubt.';
    case 'not-on-board':
      return `An Bord ${refusal.hold === 1 ? 'ist' : 'sind'} nur ${goods.lot(refusal.hold, refusal.good)}.`;
    case 'too-heavy':
      return `Das Schiff trägt nur noch ${counted(refusal.room, { one: 'Tonne', other: 'Tonnen' })}.`;
    case 'not-for-sale':
      return `Zu verkaufen ${refusal.most === 1 ? 'ist' : 'sind'} nur ${goods.lot(refusal.most, refusal.good)}.`;
    case 'no-cents':
      return 'Nur ganze Dollar sind erlaubt.';
    case 'watch-your-typing':
      return `Das sieht nach einem Tippfehler aus; biete zwischen ${money(Math.ceil(refusal.above))} und ${money(Math.floor(refusal.below))}.`;
    case 'nothing-to-bid':
      return 'Es gibt keinen Preis, um den du feilschen könntest; brich ab.';
    case 'no-factor':
      return 'In dieser Partie gibt es keine Makler; feilsche selbst.';
    case 'no-amount':
      return 'Das ist kein Geldbetrag.';
    case 'not-in-the-bank':
      return `Auf der Bank sind nur ${money(Math.floor(refusal.balance))}.`;
    case 'no-cash':
      return `An Bord sind nur ${money(Math.floor(refusal.cash))}.`;
  }
}
