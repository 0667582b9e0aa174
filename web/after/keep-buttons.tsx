/** What can be taken home from a match that is over: its record, a picture, and the proof that chance was fair. */
import { Show, createSignal } from 'solid-js';
import type { JSX } from 'solid-js';
import { replay, writeRecord } from '../../core/record.ts';
import { starLanes } from '../../games/star-lanes/index.ts';
import { checkFairChance } from '../../table/fair-chance.ts';
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
    else setSaid(record.problem);
  };
  const draw = async (): Promise<void> => {
    const picture = await sharePicture(sight.view(), sight.names(), t().title);
    if (picture !== undefined) download('star-lanes.png', picture);
  };
  const verify = async (): Promise<void> => {
    const record = await sight.seating.record();
    const fair = record.ok ? checkFairChance(record.value) : record;
    const played = record.ok && fair.ok ? replay(starLanes, record.value) : fair;
    setSaid(played.ok ? t().after.fair : `${t().after.unfair} ${played.problem}`);
  };
  return (
    <>
      <button type="button" onClick={() => void save()}>
        {t().after.download}
      </button>
      <button type="button" onClick={() => void draw()}>
        {t().after.share}
      </button>
      <button type="button" onClick={() => void verify()}>
        {t().after.verify}
      </button>
      <Show when={said()}>{(sentence) => <p role="status">{sentence()}</p>}</Show>
    </>
  );
}
