/** The bank: the account and the cash side by side, and one press to move money. */
import { Show, createSignal } from 'solid-js';
import type { JSX } from 'solid-js';
import type { BankAsk } from '../../../games/star-trader/types.ts';
import { money, percent } from '../../app/words.ts';
import { useTrader } from '../model.ts';
import { w } from '../words.ts';
import { AmountField } from './amount-field.tsx';

export function BankDesk(props: { readonly ask: BankAsk }): JSX.Element {
  const model = useTrader();
  const { ask } = props;
  const { config } = model.view();
  const round = (amount: number): number => (config.cents ? amount : Math.floor(amount));
  const missing = ask.toPay === undefined ? 0 : Math.ceil(ask.toPay - ask.cash);
  const most = round(Math.max(ask.cash, ask.balance));
  const [amount, setAmount] = createSignal(missing > 0 ? missing : round(ask.cash < 1 ? ask.balance : ask.cash));
  const may = (type: 'withdraw' | 'deposit'): boolean => {
    const asked = ask.ask === 'bank' || ask.ask === type || ask.ask === 'withdraw';
    const reach = type === 'withdraw' ? ask.balance : ask.cash;
    const forPay = ask.toPay === undefined || type === 'withdraw';
    return asked && forPay && amount() > 0 && amount() <= reach && amount() === round(amount());
  };
  const first = (): 'withdraw' | 'deposit' => (missing > 0 || ask.cash < 1 ? 'withdraw' : 'deposit');
  const submit = (event: SubmitEvent): void => {
    event.preventDefault();
    if (may(first())) model.bank({ type: first(), amount: amount() });
  };
  return (
    <form class="card trader-desk" onSubmit={submit}>
      <h2 id="desk-title">{w().bank.title(ask.star)}</h2>
      <Show when={ask.toPay}>{(toPay) => <p class="notice">{w().bank.toPay(money(toPay()))}</p>}</Show>
      <dl class="accounts">
        <div>
          <dt>{w().bank.balance}</dt>
          <dd>{money(ask.balance)}</dd>
        </div>
        <div>
          <dt>{w().bank.cash}</dt>
          <dd>{money(ask.cash)}</dd>
        </div>
      </dl>
      <AmountField
        label={w().bank.amount}
        value={amount()}
        least={0}
        most={most}
        step={1000}
        parts={config.cents}
        write={money}
        mostWords={w().bank.all}
        about={w().bank.interest(percent(config.interest / 100))}
        onChange={setAmount}
      />
      <div class="buttons desk-buttons desk-foot">
        <button
          type={first() === 'deposit' ? 'submit' : 'button'}
          classList={{ primary: first() === 'deposit' }}
          disabled={!may('deposit')}
          onClick={(event) =>
            event.currentTarget.type === 'button' && model.bank({ type: 'deposit', amount: amount() })
          }
        >
          {w().bank.deposit}
        </button>
        <button
          type={first() === 'withdraw' ? 'submit' : 'button'}
          classList={{ primary: first() === 'withdraw' }}
          disabled={!may('withdraw')}
          onClick={(event) =>
            event.currentTarget.type === 'button' && model.bank({ type: 'withdraw', amount: amount() })
          }
        >
          {w().bank.withdraw}
        </button>
        <button type="button" data-key="p" class="quiet" onClick={() => model.play({ type: 'pass' })}>
          {w().bank.none} <kbd>P</kbd>
        </button>
      </div>
    </form>
  );
}
