/** What the star would make of the bid: a bar from its offer to where it walks away, and the same in a sentence. */
import { Show } from 'solid-js';
import type { JSX } from 'solid-js';
import type { BidOutlook, BidReach } from '../../../insight/star-trader/bid-outlook.ts';
import { money, percent } from '../../app/words.ts';
import { w } from '../words.ts';

interface PatienceMeterProps {
  readonly offer: number;
  readonly reach: BidReach;
  readonly bid: number;
  readonly outlook: BidOutlook;
}

/** The part of the bar beyond the last bid the star listens to. */
const BEYOND = 0.14;

export function PatienceMeter(props: PatienceMeterProps): JSX.Element {
  const { offer, reach } = props;
  /** Where an amount is, in percent of the bar; further is always better for the captain. */
  const at = (amount: number): number => {
    const part = (amount - offer) / (reach.listens - offer);
    return 100 * Math.max(0, Math.min(1, part * (1 - BEYOND)));
  };
  const mark = (): string => `${at(Number.isNaN(props.bid) ? offer : props.bid).toFixed(1)}%`;
  return (
    <div class={`patience ${props.outlook.answer}`}>
      <div class="patience-bar" aria-hidden="true" style={{ '--takes': `${at(reach.takes).toFixed(1)}%` }}>
        <i class="patience-mark" style={{ left: mark() }} />
      </div>
      <p class="patience-scale faint">
        <span>{w().bid.takes(money(reach.takes))}</span>
        <Show when={reach.listens !== reach.takes}>
          <span>{w().bid.listens(money(reach.listens))}</span>
        </Show>
      </p>
      <p role="status">{outlookWords(props.outlook, props.offer)}</p>
    </div>
  );
}

function outlookWords(outlook: BidOutlook, offer: number): string {
  const words = w().bid.outlook;
  switch (outlook.answer) {
    case 'offer':
      return words.offer(money(offer));
    case 'taken':
      return words.taken;
    case 'thinking':
      return words.thinking(percent(outlook.patience), money(outlook.next.takes), outlook.bidsLeft);
    case 'gone':
      return outlook.last ? words.last : words.gone;
  }
}
