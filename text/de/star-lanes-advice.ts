/** Der Berater von Star Lanes auf Deutsch: was zu tun ist, und warum. */
import type {
  AdvisedTrade,
  PlacingReason,
  ReasonOf,
  Stake,
  StarLanesReason,
  StarLanesSuggestion,
  TradeReason,
} from '../../bots/star-lanes/adviser/advice.ts';
import { companyName } from '../../games/star-lanes/editions.ts';
import type { Config } from '../../games/star-lanes/index.ts';
import { companyOf } from '../../games/star-lanes/position.ts';
import type { Advised } from '../en/star-lanes-advice.ts';
import { formatOf, joined } from '../format.ts';

const { counted, money, number: count } = formatOf('de');

/** Eine Antwort: `3C`, `4.200 $ ganz in Capella Freight Co. anlegen (7 Aktien)`. */
export function suggestionWords({ action, trade, because }: StarLanesSuggestion, { config }: Advised): string {
  switch (action.type) {
    case 'place':
      if (action.company === undefined) return action.space;
      return `${action.space} mit ${nameOf(config, action.company)} (${action.company})`;
    case 'trade': {
      const [first] = action.orders;
      if (because.why === 'debt' && first !== undefined)
        return `${count(-first.shares)} von ${nameOf(config, first.company)} verkaufen, um deine Schulden zu bezahlen`;
      return tradeWords(trade ?? { orders: [], cash: 0, cashLeft: 0 }, config);
    }
    case 'end':
      return 'die Partie beenden';
  }
}

/** Ein Handel: erst Verkäufe, dann, worin das Geld angelegt wird. */
export function tradeWords({ orders, cash, cashLeft }: AdvisedTrade, config: Config): string {
  const sold = orders.filter(({ shares }) => shares < 0);
  const proceeds = sold.reduce((sum, { shares, price }) => sum - shares * price, 0);
  const sales = sold.map(({ company, shares }) => `${count(-shares)} von ${nameOf(config, company)}`);
  const purchases = orders
    .filter(({ shares }) => shares > 0)
    .map(({ company, shares, price }) => {
      const funds = money(cash + proceeds);
      const sum = cashLeft < price ? `alle ${funds}` : `${money(shares * price)} von ${funds}`;
      return `${sum} in ${nameOf(config, company)} anlegen (${shareCount(shares)})`;
    });
  const sale = sales.length === 0 ? [] : [`${joined(sales, 'und')} für ${money(proceeds)} verkaufen`];
  return [...sale, ...purchases].join(', dann ') || 'alles lassen, wie es ist';
}

/** Warum: ein Satz an die Person, der geraten wird. */
export function reasonWords(reason: StarLanesReason, advised: Advised): string {
  switch (reason.why) {
    case 'outpost':
    case 'lost':
    case 'founds':
    case 'grows':
    case 'merges':
      return sentence(`${placing(reason, advised)}${reason.ends ? ', und die Partie ist zu Ende' : ''}`);
    case 'nothing-to-buy':
    case 'holds':
      return holding(reason, advised);
    case 'debt':
      return 'Du hast Schulden: Du musst sie zuerst bezahlen.';
    case 'end-now':
      return endNow(reason, advised);
  }
}

function placing(reason: PlacingReason, advised: Advised): string {
  switch (reason.why) {
    case 'outpost':
      return 'Setzt einen Außenposten; niemand gewinnt jetzt etwas';
    case 'lost':
      return 'Ein schwarzes Loch verschlingt den Außenposten sofort; niemand gewinnt etwas';
    case 'founds':
      return founding(reason, advised);
    case 'grows':
      return growth(reason, advised);
    case 'merges':
      return merger(reason, advised);
  }
}

function founding({ company, swallowed, shares, price }: ReasonOf<'founds'>, { config }: Advised): string {
  const name = nameOf(config, company);
  if (swallowed) return `Gründet ${name}, die ein schwarzes Loch sofort verschlingt`;
  const given = shares === 0 ? 'keine Aktien für dich' : `${shareCount(shares)} für dich`;
  return `Gründet ${name}: ${given} zu ${money(price)}`;
}

function growth(reason: ReasonOf<'grows'>, { names, config }: Advised): string {
  const { company, swallowed, splits, price, own, rivals } = reason;
  const name = nameOf(config, company);
  const gains = [
    ...(own.shares === 0 ? [] : [`deine ${shareCount(own.shares)} ${change(own.gain)}`]),
    ...rivals.map((rival, i) => rivalGrowth(rival, names, own.shares === 0 && i === 0)),
  ];
  if (swallowed)
    return [`Ein schwarzes Loch verschlingt ${name}`, ...(gains.length === 0 ? [] : [gains.join(', ')])].join(': ');
  const split = splits ? ', und es folgt ein Aktiensplit 2:1' : '';
  if (own.shares !== 0) return `Erweitert ${name}: ${gains.join(', ')}${split}`;
  const prices = `von ${money(price.from)} auf ${money(price.to)} je Aktie`;
  return `Erweitert ${name} ${prices}: ${['du hast keine', ...gains].join(', ')}${split}`;
}

function rivalGrowth({ seat, shares, gain }: Stake, names: readonly string[], inFull: boolean): string {
  return `${playerName(names, seat)} mit ${inFull ? shareCount(shares) : count(shares)} ${change(gain)}`;
}

function merger(reason: ReasonOf<'merges'>, { names, config }: Advised): string {
  const losers = joined(
    reason.from.map((company) => nameOf(config, company)),
    'und',
  );
  const subject = `Die Übernahme von ${losers} durch ${nameOf(config, reason.into)}`;
  const clauses = ownClauses(reason);
  const others = reason.rivals.map(({ seat, gain }) => `${playerName(names, seat)} ${change(gain)}`);
  if (clauses.length === 0)
    return [`${subject} bringt dir nichts`, ...(others.length === 0 ? [] : [others.join(', ')])].join('; ');
  return `${subject} ${joined(clauses, 'und')}; ${[`insgesamt du ${change(reason.gain)}`, ...others].join(', ')}`;
}

/** Was die Fusion mit der eigenen Prämie und den eigenen Aktien macht. */
function ownClauses({ bonus, swallowed, old, gained, had, rise }: ReasonOf<'merges'>): string[] {
  const paid = bonus === 0 ? [] : [`${bonus < 0 ? 'kostet dich' : 'bringt dir'} jetzt ${money(Math.abs(bonus))}`];
  if (swallowed)
    return old === 0 && had === 0
      ? paid
      : [...paid, `lässt ein schwarzes Loch deine ${shareCount(old + had)} verschlingen`];
  const raises = `${rise < 0 ? 'senkt' : 'hebt'} deine ${shareCount(had)} um je ${money(Math.abs(rise))}`;
  return [
    ...paid,
    ...(old === 0 ? [] : [`macht aus ${shareCount(old)} ${count(gained)}`]),
    ...(had === 0 ? [] : [raises]),
  ];
}

function holding(reason: TradeReason, { names, config }: Advised): string {
  if (reason.why === 'nothing-to-buy') return 'Du kannst nichts kaufen.';
  const { company, shares, issued, rival } = reason;
  const name = nameOf(config, company);
  if (issued === undefined) return sentence(`Du hättest ${shareCount(shares)} von ${name}`);
  const beside = rival === undefined ? '' : `, ${playerName(names, rival.seat)} ${count(rival.shares)}`;
  return sentence(`Du hättest ${count(shares)} der ${count(issued)} Aktien von ${name}${beside}`);
}

function endNow({ worth, rivals, guessed }: ReasonOf<'end-now'>, { names }: Advised): string {
  const others = rivals.map((rival) => `${playerName(names, rival.seat)} ${money(rival.worth)}`);
  const guess = guessed ? '; die Zahlen der anderen sind geschätzt' : '';
  return `Die Partie wäre jetzt zu Ende. Vermögen: du ${[money(worth), ...others].join(', ')}${guess}.`;
}

function playerName(names: readonly string[], seat: number): string {
  return names[seat] ?? `Spieler ${seat + 1}`;
}

function nameOf(config: Config, letter: string): string {
  return companyName(config, companyOf(letter));
}

function change(gain: number): string {
  return `${gain < 0 ? '−' : '+'}${money(Math.abs(gain))}`;
}

/** Wer leer verkauft hat, schuldet Aktien. */
function shareCount(shares: number): string {
  const words = counted(Math.abs(shares), { one: 'Aktie', other: 'Aktien' });
  return shares < 0 ? `${words} (geschuldet)` : words;
}

/** Manche Namen enden mit einem eigenen Punkt. */
function sentence(text: string): string {
  return text.endsWith('.') ? text : `${text}.`;
}
