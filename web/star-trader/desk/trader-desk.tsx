/** What a ship's captain is asked: how far the stop is, and the question itself. */
import { For, Show, createMemo } from 'solid-js';
import type { JSX } from 'solid-js';
import type { Ask } from '../../../games/star-trader/types.ts';
import { useTrader } from '../model.ts';
import { BankDesk } from './bank-desk.tsx';
import { BidDesk } from './bid-desk.tsx';
import { PortDesk } from './port-desk.tsx';
import { TradeDesk } from './trade-desk.tsx';
import { bargainsSoFar } from '../../../insight/star-trader/bargain-so-far.ts';
import type { Bargains } from '../../../insight/star-trader/bargain-so-far.ts';
import { money } from '../../app/words.ts';
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

const STEPS = ['sell', 'buy', 'bank', 'depart'] as const;
type StopStep = (typeof STEPS)[number];

/** How far the stop is: sell, buy, bank, depart; and how the last bargain ended. */
function StopSteps(props: { readonly ask: Ask }): JSX.Element {
  const model = useTrader();
  const now = (): number => STEPS.indexOf(stepOf(props.ask));
  const last = createMemo(() => {
    const { last: bargain } = bargainsSoFar(model.view(), model.events());
    // Only of this stop: what was dealt before the ship left is old.
    return bargain?.ship === props.ask.ship && bargain.star === props.ask.star ? bargain : undefined;
  });
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
      <Show when={last()}>{(bargain) => <p class="last-deal">{endWords(bargain())}</p>}</Show>
    </div>
  );
}

function endWords({ end, side, good, units }: NonNullable<Bargains['last']>): string {
  if (end === undefined) return '';
  if (end.how === 'failed') return w().bid.failed[end.why];
  return w().bid.dealt(lotWords(units, good), money(end.total), side);
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
