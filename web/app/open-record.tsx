/** Opens a record file: the match can be watched again, and played on from any moment. */
import type { JSX } from 'solid-js';
import { parseRecord } from '../../core/record.ts';
import { go } from './router.ts';
import { packRecord } from '../frame/after/record-link.ts';
import { problemWords, t } from './words.ts';

/** More than any record of ours. */
const LARGEST = 4_000_000;

export function OpenRecord(props: { readonly onProblem: (problem: string | undefined) => void }): JSX.Element {
  const open = async (file: File): Promise<void> => {
    const text = file.size > LARGEST ? '' : await file.text();
    const record = parseRecord(text);
    if (!record.ok) return props.onProblem(`${t().after.notRecord} ${(await problemWords()).problem(record.problem)}`);
    go({ at: 'record', packed: await packRecord(record.value), moment: undefined });
  };
  return (
    <label class="card way file">
      <b>{t().start.open}</b>
      <span>{t().start.openAbout}</span>
      <input
        type="file"
        accept=".txt,text/plain"
        onChange={(event) => {
          const [file] = event.currentTarget.files ?? [];
          if (file !== undefined) void open(file);
          event.currentTarget.value = '';
        }}
      />
    </label>
  );
}
