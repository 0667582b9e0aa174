/** The prices of a bargain side by side, for all units and for one, and what each of them means. */
import { For, createSignal } from 'solid-js';
import type { JSX } from 'solid-js';
import { must } from '../../../core/must.ts';
import { BASE_PRICES, GOODS } from '../../../games/star-trader/goods.ts';
import type { BidAsk } from '../../../games/star-trader/types.ts';
import { money } from '../../app/words.ts';
import { w } from '../words.ts';

const ROWS = ['bid', 'offer', 'its', 'base'] as const;

/** Open where there is room for it; who closes or opens it finds it so in the next bargain. */
const [isOpen, setOpen] = createSignal(matchMedia('(min-width: 700px) and (min-height: 600px)').matches);

interface BidPricesProps {
  readonly ask: BidAsk;
  readonly bid: number;
  /** What it takes at once: its price, in whole dollars. */
  readonly takes: number;
}

export function BidPrices(props: BidPricesProps): JSX.Element {
  /** For all units; what has no number yet says nothing. */
  const total = (row: (typeof ROWS)[number]): number => {
    const { ask } = props;
    switch (row) {
      case 'bid':
        return props.bid;
      case 'offer':
        return ask.offer;
      case 'its':
        return props.takes;
      case 'base':
        return ask.units * must(BASE_PRICES[GOODS.indexOf(ask.good)], ask.good);
    }
  };
  const written = (amount: number): string => (Number.isNaN(amount) ? '–' : money(amount));
  return (
    <details class="bid-prices" open={isOpen()} onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary>{w().price.title}</summary>
      <table>
        <thead>
          <tr>
            <td />
            <th scope="col">{w().price.forAll}</th>
            <th scope="col">{w().price.aUnit}</th>
          </tr>
        </thead>
        <tbody>
          <For each={ROWS}>
            {(row) => (
              <tr>
                <th scope="row">{w().price[row]}</th>
                <td>{written(total(row))}</td>
                <td>{written(total(row) / props.ask.units)}</td>
              </tr>
            )}
          </For>
        </tbody>
      </table>
      <p class="faint">{w().price.offerAbout(props.ask.side)}</p>
      <p class="faint">{w().price.itsAbout}</p>
      <p class="faint">{w().price.baseAbout}</p>
    </details>
  );
}
