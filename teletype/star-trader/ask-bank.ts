/** The bank: whether to enter it, what to withdraw, what to deposit. */
import type { AskOf } from '../../core/contract.ts';
import type { Event } from '../../games/star-trader/index.ts';
import type { Ask } from '../../games/star-trader/types.ts';
import type { Dialogue } from '../basic/dialogue.ts';
import type { Paper } from '../basic/paper.ts';
import { askNumberOrPass, askWhether } from './ask.ts';
import { dollars } from './columns.ts';
import type { VoyageOnPaper } from './match.ts';

/** Asks whether the captain goes to the bank. */
export function* askBank(
  paper: Paper,
  match: VoyageOnPaper,
  { toPay, cash }: AskOf<Ask, 'bank'>,
): Dialogue<readonly Event[]> {
  if (toPay !== undefined) paper.line(`THAT IS MORE THAN THE ${dollars(cash)} YOU HAVE ON BOARD.`);
  const enters = yield* askWhether(paper, 'DO YOU WANT TO SEE THE BANK');
  return done(match.act({ type: enters ? 'bank' : 'pass' }));
}

/** Asks what is withdrawn; nothing, or less, goes on to depositing. */
export function* askWithdrawal(
  paper: Paper,
  match: VoyageOnPaper,
  ask: AskOf<Ask, 'withdraw'>,
): Dialogue<readonly Event[]> {
  paper.line(`YOU HAVE ${dollars(ask.balance)} IN THE BANK.`);
  for (;;) {
    const amount = yield* askNumberOrPass(paper, 'HOW MUCH DO YOU WITHDRAW');
    const outcome = match.act(amount === 'pass' || amount <= 0 ? { type: 'pass' } : { type: 'withdraw', amount });
    if (outcome.ok) return outcome.events;
    paper.line(`YOU HAVE ONLY ${dollars(ask.balance)}.`);
  }
}

/** Asks what is deposited. */
export function* askDeposit(
  paper: Paper,
  match: VoyageOnPaper,
  { cash }: AskOf<Ask, 'deposit'>,
): Dialogue<readonly Event[]> {
  for (;;) {
    const amount = yield* askNumberOrPass(paper, 'HOW MUCH DO YOU DEPOSIT');
    const outcome = match.act(amount === 'pass' ? { type: 'pass' } : { type: 'deposit', amount });
    if (outcome.ok) return outcome.events;
    paper.line(`YOU HAVE ${dollars(cash)} ON BOARD.`);
  }
}

function done(outcome: ReturnType<VoyageOnPaper['act']>): readonly Event[] {
  return outcome.ok ? outcome.events : [];
}
