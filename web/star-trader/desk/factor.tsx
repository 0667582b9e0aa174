/** A factor bargains for a captain who does not want to: over one good, or over all of a stop; what it comes to is told before. */
import { Show, createMemo } from 'solid-js';
import type { JSX } from 'solid-js';
import type { BidAsk, TradeAsk } from '../../../games/star-trader/types.ts';
import { factorPrice } from '../../../insight/star-trader/factor-price.ts';
import { money, percent } from '../../app/words.ts';
import { useTrader } from '../model.ts';
import { w } from '../words.ts';

interface FactorProps {
  readonly ask: TradeAsk | BidAsk;
  /** What is bargained over; nothing where no number is typed yet. */
  readonly units: number;
}

export function Factor(props: FactorProps): JSX.Element {
  const model = useTrader();
  const { ask } = props;
  const price = createMemo(() => {
    if (ask.ask === 'bid') return ask.factor;
    return props.units > 0 ? factorPrice(model.view(), model.events(), ask, props.units) : undefined;
  });
  const side = (): 'sell' | 'buy' => (ask.ask === 'bid' ? ask.side : ask.ask);
  const send = (): void => model.play(ask.ask === 'bid' ? { type: 'factor' } : { type: 'factor', units: props.units });
  return (
    <Show when={model.view().config.factor > 0}>
      <section class="factor" aria-label={w().factor.title}>
        <div class="buttons">
          <Show when={price()}>
            {(total) => (
              <button type="button" data-key="f" onClick={send}>
                {w().factor[side()](money(total()))} <kbd>F</kbd>
              </button>
            )}
          </Show>
          <button type="button" class="quiet" data-key="s" title={w().factor.stopAbout} onClick={model.sendFactor}>
            {w().factor.stop} <kbd>S</kbd>
          </button>
        </div>
        <p class="faint">{w().factor.about(percent(model.view().config.factor / 100))}</p>
      </section>
    </Show>
  );
}
