/** The bargain: what the star said and what was bid, round by round, and the next bid with what the star will make of it. */
import { For, Show, createMemo, createSignal } from 'solid-js';
import type { JSX } from 'solid-js';
import { bargainsSoFar } from '../../../insight/star-trader/bargain-so-far.ts';
import { bargainingOf, bidOutlook, quickBids, reachOf } from '../../../insight/star-trader/bid-outlook.ts';
import { must } from '../../../core/must.ts';
import type { BidAsk } from '../../../games/star-trader/types.ts';
import { money } from '../../app/words.ts';
import { useTrader } from '../model.ts';
import { lotWords, w } from '../words.ts';
import { AmountField } from './amount-field.tsx';
import { BidPrices } from './bid-prices.tsx';
import { Factor } from './factor.tsx';
import { PatienceMeter } from './patience-meter.tsx';

export function BidDesk(props: { readonly ask: BidAsk }): JSX.Element {
  const { ask } = props;
  const lot = (): string => lotWords(ask.units, ask.good);
  const title = (): string => (ask.side === 'sell' ? w().bid.sell(lot()) : w().bid.buy(lot()));
  // Where there is no price, nothing can be bid.
  return ask.above < ask.below ? <Bidding ask={ask} title={title()} /> : <NoPrice title={title()} />;
}

function NoPrice(props: { readonly title: string }): JSX.Element {
  return (
    <div class="card trader-desk">
      <h2 id="desk-title">{props.title}</h2>
      <p>{w().bid.nothing}</p>
      <div class="buttons desk-buttons desk-foot">
        <BreakOff />
      </div>
    </div>
  );
}

function Bidding(props: { readonly ask: BidAsk; readonly title: string }): JSX.Element {
  const model = useTrader();
  const { ask } = props;
  const bargaining = bargainingOf(model.view(), model.events(), ask);
  const reach = reachOf(bargaining);
  const quick = quickBids(bargaining);
  const whole = !model.view().config.cents;
  const [total, setTotal] = createSignal(must(quick.at(-1), 'the best bid').total);
  const outlook = createMemo(() => bidOutlook(bargaining, ask.offer, total() || ask.offer));
  const isSlip = (): boolean => !(total() > ask.above && total() < ask.below);
  const isRight = (): boolean => !isSlip() && (!whole || Number.isInteger(total()));
  /** A bid that gains nothing on its offer is taking that. */
  const isTaking = (): boolean => !isSlip() && outlook().answer === 'offer';
  const take = (): void => model.play({ type: 'bid', total: ask.offer });
  const send = (event: SubmitEvent): void => {
    event.preventDefault();
    if (isTaking()) take();
    else if (isRight()) model.play({ type: 'bid', total: total() });
  };
  return (
    <form class="card trader-desk bid-desk" onSubmit={send}>
      <header class="bid-head">
        <h2 id="desk-title">{props.title}</h2>
        <Rounds round={ask.round} rounds={ask.rounds} />
      </header>
      <Dialogue ask={ask} />
      <AmountField
        label={w().price.yours}
        value={total()}
        least={Math.floor(ask.above) + 1}
        most={Math.ceil(ask.below) - 1}
        step={Math.max(1, Math.round(ask.offer / 100))}
        parts={!whole}
        write={money}
        mostWords={undefined}
        onChange={setTotal}
      />
      <div class="bid-steps" role="group" aria-label={w().bid.quick}>
        <For each={quick}>
          {({ kind, total: one }) => (
            <button type="button" aria-pressed={total() === one} onClick={() => setTotal(one)}>
              {w().bid.quickBids[kind]} <small>{money(one)}</small>
            </button>
          )}
        </For>
      </div>
      <Show when={!isSlip()} fallback={<p class="problem">{w().bid.slip(money(ask.above), money(ask.below))}</p>}>
        <PatienceMeter offer={ask.offer} reach={reach} bid={total()} outlook={outlook()} />
      </Show>
      <Factor ask={ask} units={ask.units} />
      <BidPrices ask={ask} bid={total()} takes={reach.takes} />
      <div class="buttons desk-buttons desk-foot">
        <Show
          when={isTaking()}
          fallback={
            <>
              <button type="submit" class="primary" disabled={!isRight()}>
                {w().bid.send(money(total() || 0), ask.side)}
              </button>
              <button type="button" data-key="t" onClick={take}>
                {w().bid.accept(money(ask.offer))} <kbd>T</kbd>
              </button>
            </>
          }
        >
          <button type="submit" class="primary" data-key="t">
            {w().bid.accept(money(ask.offer))} <kbd>T</kbd>
          </button>
        </Show>
        <BreakOff />
      </div>
    </form>
  );
}

function BreakOff(): JSX.Element {
  const model = useTrader();
  return (
    <button type="button" data-key="p" class="quiet" onClick={() => model.play({ type: 'pass' })}>
      {w().bid.pass} <kbd>P</kbd>
    </button>
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
