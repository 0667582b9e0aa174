/** How many units of a good: what fits and can be paid is there already, and one press begins the bargain. */
import { Show, createSignal } from 'solid-js';
import type { JSX } from 'solid-js';
import { paidUnits } from '../../../insight/star-trader/paid-units.ts';
import { GOODS } from '../../../games/star-trader/goods.ts';
import type { Ask } from '../../../games/star-trader/types.ts';
import { money } from '../../app/words.ts';
import { useTrader } from '../model.ts';
import { w } from '../words.ts';
import { AmountField } from './amount-field.tsx';

export type TradeAsk = Ask & { readonly ask: 'sell' | 'buy' };

export function TradeDesk(props: { readonly ask: TradeAsk }): JSX.Element {
  const model = useTrader();
  const { ask } = props;
  const paid = ask.ask === 'buy' ? paidUnits(model.view(), model.events(), ask) : ask.fits;
  const [units, setUnits] = createSignal(paid);
  const good = (): string => w().goods[ask.good];
  const most = ask.ask === 'sell' ? ask.hold : ask.fits;
  const price = (): string | undefined => {
    const now = model.view().stars.find(({ star }) => star === ask.star)?.prices?.[GOODS.indexOf(ask.good)];
    return now === undefined || now === 0 ? undefined : w().trade.price(money(Math.abs(now)));
  };
  const about = (): string => {
    const facts =
      ask.ask === 'sell'
        ? [w().trade.need(ask.need), w().trade.hold(ask.hold)]
        : [w().trade.forSale(ask.forSale), w().trade.fits(ask.fits), w().trade.paid(paid)];
    return [...facts, price()].filter((fact) => fact !== undefined).join(', ');
  };
  const isWhole = (): boolean => Number.isInteger(units()) && units() >= 0 && units() <= most;
  /** Nothing to bargain over is passing. */
  const goWords = (): string => {
    if (units() === 0) return w().trade.none;
    return ask.ask === 'sell' ? w().trade.goSell(units() || 0) : w().trade.goBuy(units() || 0);
  };
  const trade = (event: SubmitEvent): void => {
    event.preventDefault();
    if (isWhole()) model.play(units() === 0 ? { type: 'pass' } : { type: ask.ask, units: units() });
  };
  return (
    <form class="card trader-desk" onSubmit={trade}>
      <h2 id="desk-title">{ask.ask === 'sell' ? w().trade.sell(ask.star, good()) : w().trade.buy(ask.star, good())}</h2>
      <AmountField
        label={w().trade.quantity}
        value={units()}
        least={0}
        most={most}
        step={1}
        parts={false}
        mostWords={w().trade.most}
        about={about()}
        onChange={setUnits}
      />
      <Show when={ask.ask === 'sell' && units() > ask.need}>
        <p class="faint">{w().trade.overNeed}</p>
      </Show>
      <Show when={ask.ask === 'buy' && units() > paid}>
        <p class="faint">{w().trade.overPaid}</p>
      </Show>
      <div class="buttons desk-buttons desk-foot">
        <button type="submit" class="primary" disabled={!isWhole()}>
          {goWords()}
        </button>
        <button type="button" data-key="p" onClick={() => model.play({ type: 'pass' })}>
          {w().trade.none} <kbd>P</kbd>
        </button>
      </div>
    </form>
  );
}
