/** All prices as they were last heard, with their age; and how the prices of one star went over the years. */
import { For, Show, createMemo, createSignal } from 'solid-js';
import type { JSX } from 'solid-js';
import { priceHistory, pricesOver } from '../../../insight/star-trader/price-history.ts';
import { GOODS } from '../../../games/star-trader/goods.ts';
import type { StarView } from '../../../games/star-trader/types.ts';
import { LineChart } from '../../frame/line-chart.tsx';
import { number, shortMoney } from '../../app/words.ts';
import { useTrader } from '../model.ts';
import { w } from '../words.ts';
import { priceAt } from '../map/star-words.ts';
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
              <For each={GOODS}>
                {(good) => (
                  <th scope="col">
                    <abbr title={w().goods[good]}>{good}</abbr>
                  </th>
                )}
              </For>
              <th scope="col">{w().prices.age}</th>
            </tr>
          </thead>
          <tbody>
            <For each={model.view().stars}>
              {(one) => (
                <tr classList={{ chosen: one.star === star() }}>
                  <th scope="row">
                    <button type="button" class="quiet star-pick" onClick={() => setChosen(one.star)}>
                      {one.star} <small class="faint">{one.class}</small>
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
          const price = (): number => priceAt(props.star, good);
          return (
            <td classList={{ sells: price() > 0, buys: price() < 0 }}>
              {price() === 0 ? '–' : number(price()).replace('-', '−')}
            </td>
          );
        }}
      </For>
      <td class="age">{props.star.asOf === undefined ? w().prices.unseen : w().shortDate(props.star.asOf)}</td>
    </>
  );
}

/** Colours that stay apart, one for each good, as the companies of Star Lanes have them. */
const COLOURS = ['A', 'B', 'C', 'D', 'E', 'F'] as const;

function PriceChart(props: { readonly star: string }): JSX.Element {
  const model = useTrader();
  const history = createMemo(() => priceHistory(model.events()));
  const lines = createMemo(() =>
    GOODS.map((good, i) => ({
      name: w().goods[good],
      class: `company-${COLOURS[i]}`,
      label: good,
      values: monthly(
        pricesOver(history(), props.star, good).map(({ at, price }) => ({ at, value: Math.abs(price) })),
        model.view().today,
      ),
    })),
  );
  return (
    <Show when={monthOf(model.view().today) > 0} fallback={<p class="faint">{w().chart.empty}</p>}>
      <LineChart
        title={w().chart.about(w().prices.chart(props.star))}
        lines={lines()}
        write={shortMoney}
        base={1000}
        ticks={yearTicks(model.view().today)}
      />
    </Show>
  );
}
