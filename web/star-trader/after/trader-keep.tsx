/** What can be taken home from a match that is over: its record, and the proof that chance was fair. */
import { Show, createSignal } from 'solid-js';
import type { JSX } from 'solid-js';
import { writeRecord } from '../../../core/record.ts';
import { starTrader } from '../../../games/star-trader/index.ts';
import { verify } from '../../../table/verify.ts';
import { download } from '../../after/download.ts';
import { t } from '../../text/text.ts';
import { useTrade } from '../trade-sight.ts';
import { w } from '../words.ts';

export function TraderKeep(): JSX.Element {
  const sight = useTrade();
  const [said, setSaid] = createSignal<string | undefined>(undefined);
  const save = async (): Promise<void> => {
    const record = await sight.seating.record();
    if (record.ok) download(w().after.file, new Blob([writeRecord(record.value)], { type: 'text/plain' }));
    else setSaid(record.problem);
  };
  const prove = async (): Promise<void> => {
    const record = await sight.seating.record();
    const proved = record.ok ? verify(starTrader, record.value) : record;
    // What was promised before the match is what this page was told then, not what the record says it was.
    const { commitment } = sight.update().head;
    const kept = !proved.ok || commitment === '' || proved.value.fair.commitment === commitment;
    if (proved.ok && kept) setSaid(t().after.fair);
    else setSaid(`${t().after.unfair} ${proved.ok ? commitment : proved.problem}`);
  };
  return (
    <>
      <button type="button" onClick={() => void save()}>
        {t().after.download}
      </button>
      <button type="button" onClick={() => void prove()}>
        {t().after.verify}
      </button>
      <Show when={said()}>{(sentence) => <p role="status">{sentence()}</p>}</Show>
    </>
  );
}
