/** What can be taken home from a match that is over: its record, a picture, and the proof that chance was fair. */
import { Show, createSignal } from 'solid-js';
import type { JSX } from 'solid-js';
import { writeRecord } from '../../core/record.ts';
import { starLanes } from '../../games/star-lanes/index.ts';
import { verify } from '../../table/verify.ts';
import { useSight } from '../match/sight.ts';
import { t } from '../text/text.ts';
import { download } from './download.ts';
import { sharePicture } from './share-picture.ts';

export function KeepButtons(): JSX.Element {
  const sight = useSight();
  const [said, setSaid] = createSignal<string | undefined>(undefined);
  const save = async (): Promise<void> => {
    const record = await sight.seating.record();
    if (record.ok) download('star-lanes.txt', new Blob([writeRecord(record.value)], { type: 'text/plain' }));
    else setSaid(t().problem(record.problem));
  };
  const draw = async (): Promise<void> => {
    const picture = await sharePicture(sight.view(), sight.names(), t().title);
    if (picture !== undefined) download('star-lanes.png', picture);
  };
  const prove = async (): Promise<void> => {
    const record = await sight.seating.record();
    const proved = record.ok ? verify(starLanes, record.value) : record;
    // What was promised before the match is what this page was told then, not what the record says it was.
    const { commitment } = sight.update().head;
    const kept = !proved.ok || commitment === '' || proved.value.fair.commitment === commitment;
    if (proved.ok && kept) setSaid(t().after.fair);
    else setSaid(`${t().after.unfair} ${proved.ok ? commitment : t().problem(proved.problem)}`);
  };
  return (
    <>
      <button type="button" onClick={() => void save()}>
        {t().after.download}
      </button>
      <button type="button" onClick={() => void draw()}>
        {t().after.share}
      </button>
      <button type="button" onClick={() => void prove()}>
        {t().after.verify}
      </button>
      <Show when={said()}>{(sentence) => <p role="status">{sentence()}</p>}</Show>
    </>
  );
}
