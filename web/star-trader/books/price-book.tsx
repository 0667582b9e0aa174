/** All prices as they were last heard, with their age; and how the prices of one star went over the years. */
import { For, Show, createMemo, createSignal } from 'solid-js';
import type { JSX } from 'solid-js';
import { priceHistory, pricesOver } from '../../../insight/star-trader/price-history.ts';
import { GOODS } from '../../../games/star-trader/goods.ts';
import type { StarView } from '../../../games/star-trader/types.ts';
import { axisBase } from '../../frame/chart-layout.ts';
import { LineChart } from '../../frame/line-chart.tsx';
import { classSign } from '../../../text/star-trader.ts';
import { number, shortMoney } from '../../app/words.ts';
import { useTrader } from '../model.ts';
import { GoodHeads } from '../good-heads.tsx';
import { w } from '../words.ts';
import { SIDE_MARKS, tradedGood } from '../map/star-words.ts';
import { monthOf, monthly, yearTicks } from './monthly.ts';

export function PriceBook(): JSX.Element {
  const model = useTrader();
  const [chosen, setChosen] = createSignal<string | undefined>(undefined);
  const star = (): string => chosen() ?? model.star() ?? model.ask()?.star ?? 'SOL';
  return (
    <div class="price-book">
      <p class="faint">{w().prices.about}</p>
      <div class="wide-table" tabindex="0" role="region" aria-label={w().prices.title}>
        <table>
          <thead>
            <tr>
              <th scope="col">{w().prices.star}</th>
              <GoodHeads />
              <th scope="col">{w().prices.age}</th>
            </tr>
          </thead>
          <tbody>
            <For each={model.view().stars}>
              {(one) => (
                <tr classList={{ chosen: one.star === star() }}>
                  <th scope="row">
                    <button type="button" class="quiet star-pick" onClick={() => setChosen(one.star)}>
                      {one.star} <small class="faint">{classSign(one.class, model.developments().get(one.star))}</small>
                    </button>
                  </th>
                  <Prices star={one} />
                </tr>
              )}
            </For>
          </tbody>
        </table>
      </div>
      <h3>{w().prices.chart(star())}</h3>
      <PriceChart star={star()} />
    </div>
  );
}

function Prices(props: { readonly star: StarView }): JSX.Element {
  return (
    <>
      <For each={GOODS}>
        {(good) => {
          const traded = createMemo(() => tradedGood(props.star, good));
          return (
            <td class={traded()?.side}>
              <Show when={traded()} fallback="–">
                {(one) => (
                  <>
                    {SIDE_MARKS[one().side]}
                    <span class="unseen"> {w().map[one().side]}</span> {number(one().price)}
                  </>
                )}
              </Show>
            </td>
          );
        }}
      </For>
      <td class="age">{props.star.asOf === undefined ? w().prices.unseen : w().shortDate(props.star.asOf)}</td>
    </>
  );
}

function PriceChart(props: { readonly star: string }): JSX.Element {
  const model = useTrader();
  const history = createMemo(() => priceHistory(model.events()));
  const lines = createMemo(() =>
    GOODS.map((good, i) => ({
      name: w().goods[good],
      // The colours of players can be read as text in light and dark, and there are no players here.
      class: `seat-${i}`,
      label: good,
      values: monthly(
        // Nothing is the price of what is not traded.
        pricesOver(history(), props.star, good).flatMap(({ at, price }) =>
          price === 0 ? [] : [{ at, value: Math.abs(price) }],
        ),
        model.view().today,
      ),
    })),
  );
  const base = createMemo(() => {
    const known = lines().flatMap(({ values }) => values.filter((value) => value !== undefined));
    return known.length === 0 ? 0 : axisBase(Math.min(...known));
  });
  return (
    <Show when={monthOf(model.view().today) > 0} fallback={<p class="faint">{w().chart.empty}</p>}>
      <LineChart
        title={w().chart.about(w().prices.chart(props.star))}
        lines={lines()}
        write={shortMoney}
        base={base()}
        ticks={yearTicks(model.view().today)}
      />
    </Show>
  );
}
