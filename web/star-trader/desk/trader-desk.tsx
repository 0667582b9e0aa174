/** What a ship's captain is asked: how far the stop is, the question itself, and the adviser. */
import { Show } from 'solid-js';
import type { JSX } from 'solid-js';
import type { Ask } from '../../../games/star-trader/types.ts';
import { useTrader } from '../model.ts';
import { Adviser } from './adviser.tsx';
import { BankDesk } from './bank-desk.tsx';
import { BidDesk } from './bid-desk.tsx';
import { PortDesk } from './port-desk.tsx';
import { StopSteps } from './stop-steps.tsx';
import { TradeDesk } from './trade-desk.tsx';

export function TraderDesk(): JSX.Element {
  const { ask } = useTrader();
  return (
    <Show when={ask()} keyed>
      {(asked) => (
        <>
          <StopSteps ask={asked} />
          <Question ask={asked} />
          <Adviser />
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
