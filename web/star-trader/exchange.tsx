/** Who has what: a row for every captain, below it their ships, with cash, bank and the goods aboard. */
import { For, Index, Show, createMemo } from 'solid-js';
import type { JSX } from 'solid-js';
import { must } from '../../core/must.ts';
import { GOODS } from '../../games/star-trader/goods.ts';
import { isOverdue } from '../../insight/star-trader/landings.ts';
import { fleetExchange } from '../../insight/star-trader/exchange.ts';
import type { ListedCaptain, ListedShip } from '../../insight/star-trader/exchange.ts';
import { number, shortMoney } from '../app/words.ts';
import { Amount } from '../frame/amount.tsx';
import { useTrader } from './model.ts';
import { GoodHeads } from './good-heads.tsx';
import { w } from './words.ts';

export function Exchange(): JSX.Element {
  const { view } = useTrader();
  const captains = createMemo(() => fleetExchange(view()));
  return (
    <section class="card exchange" aria-labelledby="exchange-title">
      <h2 id="exchange-title">{w().exchange.title}</h2>
      {/* A wide table scrolls inside its card, and so must be reachable by keyboard. */}
      <div class="exchange-scroll" role="group" tabindex="0" aria-labelledby="exchange-title">
        <table>
          <thead>
            <tr>
              <th scope="col">{w().standings.player}</th>
              <th scope="col">
                {w().standings.total}
                <small class="bank-below" aria-hidden="true">
                  {w().standings.bank}
                </small>
              </th>
              <th scope="col" class="bank">
                {w().standings.bank}
              </th>
              <th scope="col">{w().standings.ships}</th>
              <GoodHeads />
            </tr>
          </thead>
          <Index each={captains()}>{(captain) => <CaptainRows captain={captain()} />}</Index>
        </table>
      </div>
    </section>
  );
}

function CaptainRows(props: { readonly captain: ListedCaptain }): JSX.Element {
  const { labelOf, update } = useTrader();
  const isAsked = (): boolean => update().toAct === props.captain.seat;
  return (
    <tbody>
      <tr classList={{ 'to-move': isAsked() }}>
        <th scope="row" title={labelOf(props.captain.seat)}>
          <span class={`dot seat-${props.captain.seat}`} aria-hidden="true" />
          <span class="holder-name">{labelOf(props.captain.seat)}</span>
          <Show when={isAsked()}>
            <span class="unseen"> ({w().standings.toMove})</span>
          </Show>
        </th>
        <td class="net">
          <Amount of={Math.round(props.captain.worth.total)} />
          <small class="bank-below" aria-hidden="true">
            {shortMoney(Math.round(props.captain.worth.bank))}
          </small>
        </td>
        <td class="bank">
          <Amount of={Math.round(props.captain.worth.bank)} />
        </td>
        <td>
          <Amount of={Math.round(props.captain.worth.onShips)} />
        </td>
        <Goods units={props.captain.goods} />
      </tr>
      <Index each={props.captain.ships}>{(ship) => <ShipRow ship={ship()} />}</Index>
    </tbody>
  );
}

function ShipRow(props: { readonly ship: ListedShip }): JSX.Element {
  const { view } = useTrader();
  const where = (): string => {
    const { at, to, eta } = props.ship;
    if (at !== undefined) return w().exchange.at(at);
    return isOverdue(props.ship, view().today) ? w().exchange.late(to) : w().exchange.bound(to, w().shortDate(eta));
  };
  return (
    <tr class={`ship-row seat-${props.ship.owner}`} classList={{ pointed: view().ask?.ship === props.ship.ship }}>
      <th scope="row" colspan="2">
        <span class="ship-mark">{props.ship.mark}</span> <span class="faint">{where()}</span>
      </th>
      <td class="bank" />
      <td>
        <Amount of={Math.round(props.ship.cash)} />
      </td>
      <Goods units={props.ship.cargo} />
    </tr>
  );
}

function Goods(props: { readonly units: readonly number[] }): JSX.Element {
  return (
    <For each={GOODS}>
      {(_, i) => {
        const units = (): number => must(props.units[i()], 'the units of a good');
        return <td>{units() === 0 ? '·' : number(units())}</td>;
      }}
    </For>
  );
}
