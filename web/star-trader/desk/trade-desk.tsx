/** How many units of a good: what pays is there already, and one press begins the bargain. */
import { For, Show, createSignal } from 'solid-js';
import type { JSX } from 'solid-js';
import { must } from '../../../core/must.ts';
import { BASE_PRICES, GOODS, WEIGHTS } from '../../../games/star-trader/goods.ts';
import type { TradeAsk, View } from '../../../games/star-trader/types.ts';
import { sideOf, tradeSizes } from '../../../insight/star-trader/units-to-trade.ts';
import type { TradeSizes } from '../../../insight/star-trader/units-to-trade.ts';
import { money, number } from '../../app/words.ts';
import { useTrader } from '../model.ts';
import { w } from '../words.ts';
import { AmountField } from './amount-field.tsx';
import { Factor } from './factor.tsx';

export function TradeDesk(props: { readonly ask: TradeAsk }): JSX.Element {
  const model = useTrader();
  const { ask } = props;
  const sizes = tradeSizes(model.view(), model.events(), ask);
  const [units, setUnits] = createSignal(sizes.pays);
  const good = (): string => w().goods[ask.good];
  const isWhole = (): boolean => Number.isInteger(units()) && units() >= 0 && units() <= sizes.most;
  const bargained = (): number => (isWhole() ? units() : 0);
  /** Nothing to bargain over is passing. */
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
        most={sizes.most}
        step={1}
        parts={false}
        write={number}
        mostWords={w().trade.most}
        about={totalWords(ask, units() || 0, priceHere(model.view(), ask))}
        onChange={setUnits}
      />
      <Show when={noteOf(ask, units(), sizes)}>{(note) => <p class="desk-note">{note()}</p>}</Show>
      <Factor ask={ask} units={bargained()} />
      <dl class="desk-facts">
        <For each={factsOf(ask, sizes, roomIn(model.view(), ask.ship), priceHere(model.view(), ask))}>
          {({ name, value, title }) => (
            <div title={title}>
              <dt>{name}</dt>
              <dd>{value}</dd>
            </div>
          )}
        </For>
      </dl>
      <div class="buttons desk-buttons desk-foot">
        <Show
          when={units() !== 0}
          fallback={
            <button type="submit" class="primary" data-key="p">
              {w().trade.none} <kbd>P</kbd>
            </button>
          }
        >
          <button type="submit" class="primary" disabled={!isWhole()}>
            {w().trade.bargain(number(units() || 0))}
          </button>
          <button type="button" data-key="p" onClick={() => model.play({ type: 'pass' })}>
            {w().trade.none} <kbd>P</kbd>
          </button>
        </Show>
      </div>
    </form>
  );
}

/** What a unit costs at the star that asks; undefined where nobody knows. */
function priceHere({ stars }: View, { star: here, good }: TradeAsk): number | undefined {
  const price = stars.find(({ star }) => star === here)?.prices?.[GOODS.indexOf(good)];
  return price === undefined || price === 0 ? undefined : Math.abs(price);
}

/** Tons a ship can still take. */
function roomIn({ config, ships }: View, ship: number): number {
  return Math.floor(config.tons - must(ships[ship], 'the ship that is asked').weight);
}

function baseOf({ good }: TradeAsk): number {
  return must(BASE_PRICES[GOODS.indexOf(good)], good);
}

interface DeskFact {
  readonly name: string;
  readonly value: string;
  /** What it means, on pointing. */
  readonly title?: string;
}

/** What there is to know before one says a number; prices are called as they are everywhere. */
function factsOf(ask: TradeAsk, { paid }: TradeSizes, room: number, price: number | undefined): readonly DeskFact[] {
  const { trade, price: named } = w();
  const prices: DeskFact[] = [
    ...(price === undefined ? [] : [{ name: named.its, value: named.unit(money(price)), title: named.itsAbout }]),
    { name: named.base, value: named.unit(money(baseOf(ask))), title: named.baseAbout },
  ];
  if (ask.ask === 'sell')
    return [
      { name: trade.needs, value: trade.takes(ask.need, 2 * ask.need) },
      { name: trade.onBoard, value: trade.units(ask.hold) },
      ...prices,
    ];
  const isHeavy = WEIGHTS[GOODS.indexOf(ask.good)] !== 0;
  return [
    { name: trade.forSale, value: trade.units(ask.forSale) },
    { name: trade.room, value: isHeavy ? trade.tons(room) : trade.weightless },
    { name: trade.paid, value: paid < ask.fits ? trade.units(paid) : trade.paidAll },
    ...prices,
  ];
}

/** What the units come to at the star's price, and what that is against what they count for on board. */
function totalWords(ask: TradeAsk, units: number, price: number | undefined): string | undefined {
  if (price === undefined || units === 0) return undefined;
  const off = units * Math.abs(price - baseOf(ask));
  return w().trade.total(money(units * price), money(off), sideOf(price, baseOf(ask)));
}

/** What is worth saying of a number of units. */
function noteOf(ask: TradeAsk, units: number, { paid, pays }: TradeSizes): string | undefined {
  if (ask.ask === 'sell') return undefined;
  if (units > paid) return w().trade.overPaid;
  return pays === 0 && units === 0 ? w().trade.noGain : undefined;
}
