/** What a ship's captain is asked: how far the stop is, and the question itself. */
import { For, Show, createMemo } from 'solid-js';
import type { JSX } from 'solid-js';
import type { Ask, Side } from '../../../games/star-trader/types.ts';
import { useTrader } from '../model.ts';
import { BankDesk } from './bank-desk.tsx';
import { BidDesk } from './bid-desk.tsx';
import { PortDesk } from './port-desk.tsx';
import { TradeDesk } from './trade-desk.tsx';
import { bargainsSoFar, dealsOfStop } from '../../../insight/star-trader/bargain-so-far.ts';
import type { Bargains, StopDeal } from '../../../insight/star-trader/bargain-so-far.ts';
import { listed, money } from '../../app/words.ts';
import { lotWords, w } from '../words.ts';

export function TraderDesk(): JSX.Element {
  const { ask } = useTrader();
  return (
    <Show when={ask()} keyed>
      {(asked) => (
        <>
          <StopSteps ask={asked} />
          <Question ask={asked} />
        </>
      )}
    </Show>
  );
}

function Question(props: { readonly ask: Ask }): JSX.Element {
  const { ask } = props;
  switch (ask.ask) {
    case 'sell':
    case 'buy':
      return <TradeDesk ask={ask} />;
    case 'bid':
      return <BidDesk ask={ask} />;
    case 'bank':
    case 'withdraw':
    case 'deposit':
      return <BankDesk ask={ask} />;
    case 'destination':
      return <PortDesk ask={ask} />;
  }
}

const SIDES = ['sell', 'buy'] as const;
const STEPS = ['sell', 'buy', 'bank', 'depart'] as const;
type StopStep = (typeof STEPS)[number];

/** How far the stop is: sell, buy, bank, depart; how the last bargain ended, and after them what all of them came to. */
function StopSteps(props: { readonly ask: Ask }): JSX.Element {
  const model = useTrader();
  const now = (): number => STEPS.indexOf(stepOf(props.ask));
  const last = createMemo(() => {
    const { last: bargain } = bargainsSoFar(model.view(), model.events());
    // Only of this stop: what was dealt before the ship left is old.
    return bargain?.ship === props.ask.ship && bargain.star === props.ask.star ? bargain : undefined;
  });
  const deals = createMemo(() => dealsOfStop(model.events(), props.ask.ship));
  return (
    <div class="stop">
      <ol class="steps-line" aria-label={w().steps.title}>
        <For each={STEPS}>
          {(step, i) => (
            <li classList={{ now: i() === now(), done: i() < now() }} aria-current={i() === now() ? 'step' : undefined}>
              {w().steps[step]}
            </li>
          )}
        </For>
      </ol>
      <Show
        when={deals().length > 1 && now() >= STEPS.indexOf('bank')}
        fallback={<Show when={last()}>{(bargain) => <p class="last-deal">{endWords(bargain())}</p>}</Show>}
      >
        <For each={SIDES.filter((side) => deals().some((deal) => deal.side === side))}>
          {(side) => (
            <p class="last-deal all-deals" title={allWords(side, deals())}>
              {allWords(side, deals())}
            </p>
          )}
        </For>
      </Show>
    </div>
  );
}

function endWords({ end, side, good, units }: NonNullable<Bargains['last']>): string {
  if (end === undefined) return '';
  if (end.how === 'failed') return w().bid.failed[end.why];
  return w().bid.dealt(lotWords(units, good), money(end.total), side);
}

function allWords(side: Side, deals: readonly StopDeal[]): string {
  const own = deals.filter((deal) => deal.side === side);
  const [only] = own.length === 1 ? own : [];
  if (only !== undefined) return w().bid.dealt(lotWords(only.units, only.good), money(only.total), side);
  const total = own.reduce((sum, deal) => sum + deal.total, 0);
  return w().bid.dealtAll(listed(own.map(({ units, good }) => lotWords(units, good))), money(total), side);
}

function stepOf(ask: Ask): StopStep {
  switch (ask.ask) {
    case 'sell':
    case 'buy':
      return ask.ask;
    case 'bid':
      return ask.side;
    case 'bank':
    case 'withdraw':
    case 'deposit':
      return 'toPay' in ask && ask.toPay !== undefined ? 'buy' : 'bank';
    case 'destination':
      return 'depart';
  }
}
