/** What can be taken home from a match that is over: its record, a picture, and the proof that it fits and, on a server, that chance was fair. */
import { Show, createSignal } from 'solid-js';
import type { JSX } from 'solid-js';
import type { Game, Types } from '../../../core/contract.ts';
import { formatRecord } from '../../../core/record.ts';
import { verify } from '../../../table/verify.ts';
import type { AtTable } from '../at-table.ts';
import { t } from '../../app/words.ts';
import { download } from './download.ts';
import { sharePicture } from './share-picture.ts';
import type { Picture } from './share-picture.ts';

interface KeepButtonsProps<T extends Types> {
  readonly table: AtTable<T>;
  readonly game: Game<T>;
  readonly picture: () => Picture;
}

export function KeepButtons<T extends Types>(props: KeepButtonsProps<T>): JSX.Element {
  const [said, setSaid] = createSignal<string | undefined>(undefined);
  const save = async (): Promise<void> => {
    const record = await props.table.client.record();
    if (record.ok) download(`${props.game.id}.txt`, new Blob([formatRecord(record.value)], { type: 'text/plain' }));
    else setSaid(t().problem(record.problem));
  };
  const draw = async (): Promise<void> => {
    const picture = await sharePicture(props.picture());
    if (picture !== undefined) download(`${props.game.id}.png`, picture);
  };
  // Only a server tells everybody before a match what its chance is made from.
  const isPromised = (): boolean => props.table.client.place === 'server';
  const prove = async (): Promise<void> => {
    const record = await props.table.client.record();
    const proved = record.ok ? verify(props.game, record.value) : record;
    // What was promised before the match is what this page was told then, not what the record says it was.
    const { commitment } = props.table.update().head;
    const kept = !proved.ok || commitment === '' || proved.value.fair.commitment === commitment;
    if (proved.ok && kept) setSaid(isPromised() ? t().after.fair : t().after.fits);
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
        {isPromised() ? t().after.verify : t().after.check}
      </button>
      <Show when={said()}>{(sentence) => <p role="status">{sentence()}</p>}</Show>
    </>
  );
}
