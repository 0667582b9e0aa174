/** Trading as one sheet: what is typed is played on a copy at once, and nothing counts before it is confirmed. */
import { For, Show, createMemo, createSignal } from 'solid-js';
import type { JSX } from 'solid-js';
import { companyName } from '../../games/star-lanes/editions.ts';
import { companyOf } from '../../games/star-lanes/position.ts';
import type { Position } from '../../games/star-lanes/position.ts';
import type { Order } from '../../games/star-lanes/types.ts';
import { fillSheet } from '../../insight/star-lanes/foresee.ts';
import type { SheetLine } from '../../insight/star-lanes/foresee.ts';
import { Badge } from './map/company-marks.tsx';
import { money, number, percent } from '../app/words.ts';
import { ordersToPlay, readOrders, sharesIn, withOrder } from './orders.ts';
import type { ShareWriting } from './orders.ts';
import { w } from './words.ts';
import { EndCommand } from './choices.tsx';
import { useLanes } from './model.ts';

export function TradeDesk(props: { readonly position: Position }): JSX.Element {
  const model = useLanes();
  const { position } = props;
  const inOrder = position.config.trading === 'in-order';
  const [orders, setOrders] = createSignal<readonly Order[]>([]);
  const asked = createMemo(() => {
    const { ask } = model.view();
    return ask?.ask === 'trade' ? ask.companies.map(({ company }) => company) : [];
  });
  const typed = createMemo(() => readOrders(orders()));
  const complete = createMemo(() => ordersToPlay(typed().readable, asked(), inOrder));
  const sheet = createMemo(() => fillSheet(position, complete()));
  const set = (company: string, shares: number): void => {
    setOrders(withOrder(orders(), company, shares));
  };
  const idle = (): boolean => orders().every(({ shares }) => shares === 0);
  /** Whether anything could be bought or sold: to pass is what is left, not what one comes for. */
  const mayTrade = (): boolean => sheet().lines.some(({ lower, upper }) => lower < 0 || upper > 0);
  /** Why what is typed now cannot be played. */
  const problem = (): string | undefined => {
    const { unreadable } = typed();
    if (unreadable !== undefined && position.config.fractions) return w().trade.noNumber;
    const refusal =
      unreadable === undefined ? sheet().refusal : ({ why: 'not-whole', company: unreadable.company } as const);
    return refusal && w().explain(refusal);
  };
  const confirm = (): void => {
    if (problem() === undefined) model.play({ type: 'trade', orders: complete() });
  };
  const submit = (event: SubmitEvent): void => {
    event.preventDefault();
    confirm();
  };
  // A trade can be typed as it is written, "A3 C-2": a letter leads to its company, whichever order is being filled in.
  let desk: HTMLFormElement | undefined;
  const pick = (event: KeyboardEvent): void => {
    if (event.ctrlKey || event.altKey || event.metaKey) return;
    if (event.key === ' ' && event.target instanceof HTMLInputElement) event.preventDefault();
    const order = /^[a-l]$/i.test(event.key)
      ? desk?.querySelector<HTMLInputElement>(`[data-company="${event.key.toUpperCase()}"] input`)
      : undefined;
    if (order === undefined || order === null) return;
    event.preventDefault();
    event.stopPropagation();
    order.focus();
    order.select();
  };
  const title = (): string => {
    const [only, ...more] = asked();
    return inOrder && only !== undefined && more.length === 0
      ? w().trade.titleOf(companyName(position.config, companyOf(only)))
      : w().trade.title;
  };
  return (
    <form class="card trade-desk" ref={(element) => (desk = element)} onSubmit={submit} onKeyDown={pick}>
      <h2 id="desk-title">{title()}</h2>
      <ul class="deals">
        <For each={asked()}>
          {(company, i) => {
            const deal = createMemo(() => sheet().lines[i()]);
            return (
              <Show when={deal()}>
                {(one) => (
                  <DealLine
                    deal={one()}
                    isReadable={typed().unreadable?.company !== company}
                    position={position}
                    onOrder={(shares) => set(company, shares)}
                  />
                )}
              </Show>
            );
          }}
        </For>
      </ul>
      <p class="faint keys-hint">
        {w().trade.keys} <Show when={model.client.mayAdvise}>{w().trade.adviserKey}</Show>
      </p>
      <EndCommand />
      <div class="desk-foot purse">
        <p class="problem" role="status">
          {problem()}
        </p>
        <dl>
          <dt>{w().trade.cashLeft}</dt>
          <dd classList={{ short: sheet().cash < 0 }}>{money(sheet().cash)}</dd>
        </dl>
        <Show when={!idle()}>
          <button type="button" class="quiet" onClick={() => setOrders([])}>
            {w().trade.clear}
          </button>
        </Show>
        {/* Enter presses the first button that submits: without any order that is the one that passes. */}
        <Show when={idle()}>
          <button
            type="submit"
            classList={{ primary: !mayTrade(), quiet: mayTrade() }}
            disabled={problem() !== undefined}
          >
            {w().trade.pass}
          </button>
        </Show>
        <Show when={!idle() || mayTrade()}>
          <button type={idle() ? 'button' : 'submit'} class="primary" disabled={idle() || problem() !== undefined}>
            {w().trade.confirm}
          </button>
        </Show>
      </div>
    </form>
  );
}

function DealLine(props: {
  readonly deal: SheetLine;
  /** Whether what is typed is a number. */
  readonly isReadable: boolean;
  readonly position: Position;
  readonly onOrder: (shares: number) => void;
}): JSX.Element {
  const name = (): string => companyName(props.position.config, companyOf(props.deal.company));
  /** Whether nobody could order so many, whatever else is ordered. */
  const isTooMany = (): boolean => props.deal.shares > props.deal.upper || props.deal.shares < props.deal.lower;
  const step = (by: number): void => props.onOrder(props.deal.shares + by);
  const writing = (): ShareWriting => ({
    fractions: props.position.config.fractions,
    decimal: number(0.5).charAt(1),
  });
  // What is typed stays as it is ("-" on the way to "-5") while it means what is ordered, or nothing.
  const [typed, setTyped] = createSignal('0');
  const isShown = (): boolean => !props.isReadable || sharesIn(typed(), writing()) === props.deal.shares;
  const shown = (): string => (isShown() ? typed() : String(props.deal.shares));
  const read = (text: string): void => {
    setTyped(text);
    props.onOrder(sharesIn(text, writing()));
  };
  const press = (event: KeyboardEvent): void => {
    const by = { ArrowUp: 1, ArrowDown: -1, PageUp: 10, PageDown: -10 }[event.key];
    const isMost = event.key.toUpperCase() === 'M' && !event.ctrlKey && !event.metaKey;
    if (by === undefined && !isMost) return;
    event.preventDefault();
    if (by === undefined) props.onOrder(props.deal.upper);
    else step(by);
  };
  return (
    <li
      class="deal"
      data-company={props.deal.company}
      classList={{
        buying: props.deal.shares > 0 && !isTooMany(),
        selling: props.deal.shares < 0 && !isTooMany(),
        'too-many': isTooMany(),
      }}
    >
      <Badge company={props.deal.company} />
      <span class="deal-name">{name()}</span>
      <span class="deal-price">{money(props.deal.price)}</span>
      <span class="deal-facts">
        <span class="deal-held">{w().trade.held}</span> <b>{number(props.deal.held)}</b> ({percent(props.deal.part)})
        <span class="deal-worth"> · {money(props.deal.worth)}</span>
        <span class="deal-dividend"> · {w().outcome.dividend(props.deal.dividend)}</span>
      </span>
      <span class="order">
        <button
          type="button"
          aria-label={w().trade.less(name())}
          disabled={props.deal.shares <= props.deal.lower}
          onClick={() => step(-1)}
        >
          −
        </button>
        <input
          type="text"
          inputmode="numeric"
          autocomplete="off"
          aria-label={w().trade.order(name())}
          aria-invalid={isTooMany()}
          value={shown()}
          onInput={(event) => read(event.currentTarget.value)}
          onFocus={(event) => event.currentTarget.select()}
          onKeyDown={press}
        />
        <button
          type="button"
          aria-label={w().trade.more(name())}
          disabled={props.deal.shares >= props.deal.upper}
          onClick={() => step(1)}
        >
          +
        </button>
        <button
          type="button"
          class="max"
          aria-label={w().trade.maxOf(name())}
          disabled={props.deal.shares >= props.deal.upper}
          onClick={() => props.onOrder(props.deal.upper)}
        >
          {w().trade.max}
        </button>
        <Show when={props.deal.lower < 0}>
          <button
            type="button"
            class="max"
            aria-label={w().trade.sellAllOf(name())}
            disabled={props.deal.shares <= props.deal.lower}
            onClick={() => props.onOrder(props.deal.lower)}
          >
            {w().trade.sellAll}
          </button>
        </Show>
      </span>
    </li>
  );
}
