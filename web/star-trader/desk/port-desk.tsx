/** Where to: every port with the days to it and what it promises, by days or by gain; the map chooses as well. */
import { For, Show, createMemo, createSignal } from 'solid-js';
import type { JSX } from 'solid-js';
import { keyOf, keysOf } from '../../../client/offer-keys.ts';
import { must } from '../../../core/must.ts';
import type { Deal } from '../../../insight/star-trader/deal.ts';
import type { PortProspect } from '../../../insight/star-trader/port-prospects.ts';
import type { PortAsk } from '../../../games/star-trader/types.ts';
import { classSign } from '../../../text/star-trader.ts';
import { aboutMoney, listed, signs } from '../../app/words.ts';
import { useTrader } from '../model.ts';
import { lotWords, w } from '../words.ts';

/** Letters are for other things. */
const PORT_KEYS = 9;

const ORDERS = ['byGain', 'byDays'] as const;

export function PortDesk(props: { readonly ask: PortAsk }): JSX.Element {
  const model = useTrader();
  const { ask } = props;
  const [order, setOrder] = createSignal<(typeof ORDERS)[number]>('byGain');
  const ports = createMemo(() =>
    model
      .prospects()
      .toSorted((one, other) => (order() === 'byDays' ? one.days - other.days : other.gainADay - one.gainADay)),
  );
  const chosen = (): string | undefined => ask.ports.find(({ star }) => star === model.star())?.star;
  const fly = (): void => {
    const star = chosen();
    if (star !== undefined) model.play({ type: 'go', star });
  };
  return (
    <div class="card trader-desk port-desk">
      <header class="bid-head">
        <h2 id="desk-title">{w().port.title}</h2>
        <label class="order-by">
          <span class="unseen">{w().port.order}</span>
          <select onChange={({ target }) => setOrder(must(ORDERS[target.selectedIndex], 'an order'))}>
            <For each={ORDERS}>{(one) => <option selected={order() === one}>{w().port[one]}</option>}</For>
          </select>
        </label>
      </header>
      <ul class="ports">
        <For each={ports()}>
          {(port, i) => (
            <li>
              <button
                type="button"
                class="choice port-line"
                classList={{ chosen: chosen() === port.star }}
                aria-pressed={chosen() === port.star}
                data-port={i()}
                onClick={() => model.look(port.star)}
              >
                <PortLine port={port} place={i()} />
              </button>
            </li>
          )}
        </For>
      </ul>
      <p class="faint keys-hint">{w().port.keys(keysOf(Math.min(ports().length, PORT_KEYS)))}</p>
      <p class="faint keys-hint">{w().port.about}</p>
      <div class="buttons desk-buttons desk-foot fly">
        <button type="button" class="primary" disabled={chosen() === undefined} onClick={fly}>
          <Show when={chosen()} fallback={w().port.choose}>
            {(star) => <>{w().map.fly(star())}</>}
          </Show>
        </button>
        <Show when={ask.mayReport}>
          <button type="button" class="quiet" onClick={() => model.play({ type: 'report' })}>
            {w().port.report}
          </button>
        </Show>
      </div>
    </div>
  );
}

function PortLine(props: { readonly port: PortProspect; readonly place: number }): JSX.Element {
  const model = useTrader();
  const star = () => model.view().stars.find((one) => one.star === props.port.star);
  const sign = (): string => {
    const known = star();
    return known === undefined ? '' : classSign(known.class, model.developments().get(known.star));
  };
  const isLate = (): boolean => props.port.expected.year >= model.view().endYear;
  const gain = (): string => (props.port.gain > 0 ? `+${aboutMoney(props.port.gain)}` : '');
  return (
    <>
      <span class="port-key" aria-hidden="true">
        {props.place < PORT_KEYS ? keyOf(props.place) : ''}
      </span>
      <span class="port-name">
        <b>{props.port.star}</b> <small class="faint">{sign()}</small>
      </span>
      <span class="port-days">{w().days(props.port.days)}</span>
      <b class="port-gain">{gain()}</b>
      <small class="port-deals faint">{isLate() ? w().port.tooLate : dealWords(props.port.deals)}</small>
    </>
  );
}

/** What would be sold and bought, in a few words. */
export function dealWords(deals: readonly Deal[]): string {
  const lots = (side: Deal['side']): string =>
    listed(deals.filter((deal) => deal.side === side).map(({ units, good }) => lotWords(units, good)));
  const [sell, buy] = [lots('sell'), lots('buy')];
  const parts = [sell === '' ? '' : w().port.sells(sell), buy === '' ? '' : w().port.buys(buy)].filter(Boolean);
  return parts.length === 0 ? w().port.nothing : parts.join(signs().semicolon);
}
