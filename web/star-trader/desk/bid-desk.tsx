/** The bargain: what the star said and what was bid, round by round, and the next bid. */
import { For, Show, createMemo, createSignal } from 'solid-js';
import type { JSX } from 'solid-js';
import { bargainsSoFar } from '../../../insight/star-trader/bargain-so-far.ts';
import { must } from '../../../core/must.ts';
import { BASE_PRICES, GOODS } from '../../../games/star-trader/goods.ts';
import type { Ask } from '../../../games/star-trader/types.ts';
import { money } from '../../app/words.ts';
import { useTrader } from '../model.ts';
import { lotWords, w } from '../words.ts';
import { AmountField } from './amount-field.tsx';

export type BidAsk = Ask & { readonly ask: 'bid' };

/** Steps away from the star's offer, in percent of it. */
const STEPS = [5, 10, 15, 25];

export function BidDesk(props: { readonly ask: BidAsk }): JSX.Element {
  const model = useTrader();
  const { ask } = props;
  const sign = ask.side === 'sell' ? 1 : -1;
  const whole = !model.view().config.cents;
  const isPossible = ask.above < ask.below;
  const [total, setTotal] = createSignal(ask.offer);
  const away = (percent: number): number => Math.round((ask.offer * (100 + sign * percent)) / 100);
  const isRight = (): boolean => total() > ask.above && total() < ask.below && (!whole || Number.isInteger(total()));
  const bid = (event: SubmitEvent): void => {
    event.preventDefault();
    if (isRight()) model.play({ type: 'bid', total: total() });
  };
  const lot = (): string => lotWords(ask.units, ask.good);
  const unit = (): string => {
    const base = money(must(BASE_PRICES[GOODS.indexOf(ask.good)], ask.good));
    return w().bid.each(money(Math.round((total() || 0) / ask.units)), base);
  };
  return (
    <form class="card trader-desk" onSubmit={bid}>
      <header class="bid-head">
        <h2 id="desk-title">{ask.side === 'sell' ? w().bid.sell(lot()) : w().bid.buy(lot())}</h2>
        <Rounds round={ask.round} rounds={ask.rounds} />
      </header>
      <Dialogue ask={ask} />
      <Show when={isPossible} fallback={<p>{w().bid.nothing}</p>}>
        <AmountField
          label={w().bid.yours}
          value={total()}
          least={Math.floor(ask.above) + 1}
          most={Math.ceil(ask.below) - 1}
          step={Math.max(1, Math.round(ask.offer / 100))}
          parts={!whole}
          mostWords={undefined}
          about={`${unit()}.`}
          onChange={setTotal}
        />
        <p id="bid-steps" class="faint amount-about">
          {w().bid.from(money(ask.offer))}
        </p>
        <div class="bid-steps" role="group" aria-labelledby="bid-steps">
          <For each={STEPS}>
            {(percent) => (
              <button type="button" aria-pressed={total() === away(percent)} onClick={() => setTotal(away(percent))}>
                {sign > 0 ? '+' : '−'}
                {percent} % <small>{money(away(percent))}</small>
              </button>
            )}
          </For>
        </div>
        <p class="faint bid-window">{w().bid.window(money(Math.ceil(ask.above)), money(Math.floor(ask.below)))}</p>
      </Show>
      <Show when={ask.round === ask.rounds && isPossible}>
        <p class="faint">{w().bid.last}</p>
      </Show>
      <div class="buttons desk-buttons desk-foot">
        <Show when={isPossible}>
          <button type="submit" class="primary" disabled={!isRight()}>
            {w().bid.send(money(total() || 0))}
          </button>
          <button type="button" data-key="t" onClick={() => model.play({ type: 'bid', total: ask.offer })}>
            {w().bid.accept(money(ask.offer))} <kbd>T</kbd>
          </button>
        </Show>
        <button type="button" data-key="p" class="quiet" onClick={() => model.play({ type: 'pass' })}>
          {w().bid.pass} <kbd>P</kbd>
        </button>
      </div>
    </form>
  );
}

function Rounds(props: { readonly round: number; readonly rounds: number }): JSX.Element {
  return (
    <span class="rounds">
      <Show when={props.rounds <= 8}>
        <For each={Array.from({ length: props.rounds }, (_, i) => i + 1)}>
          {(round) => <i class="pip" classList={{ on: round <= props.round }} aria-hidden="true" />}
        </For>
      </Show>
      {w().bid.round(props.round, props.rounds)}
    </span>
  );
}

/** Star and captain in turn, the latest below. */
function Dialogue(props: { readonly ask: BidAsk }): JSX.Element {
  const model = useTrader();
  const bargain = createMemo(() => bargainsSoFar(model.view(), model.events()).now);
  const words = (round: number, offer: number): string => {
    const { side, rounds } = props.ask;
    if (round === rounds && rounds > 1) return w().bid.finalOffer(money(offer), side);
    if (round > 1) return w().bid.again(money(offer), side);
    return side === 'sell' ? w().bid.offerSell(money(offer)) : w().bid.offerBuy(money(offer));
  };
  return (
    <ol class="dialogue" aria-label={w().bid.history}>
      <For each={bargain()?.rounds}>
        {({ round, offer, bid }) => (
          <>
            <li class="star-says">
              <small>{props.ask.star}</small>
              {words(round, offer)}
            </li>
            <Show when={bid}>
              {(amount) => (
                <li class="you-say">
                  <small>{w().bid.you}</small>
                  {money(amount())}
                </li>
              )}
            </Show>
          </>
        )}
      </For>
    </ol>
  );
}
