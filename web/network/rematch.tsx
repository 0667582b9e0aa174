/** The same players once more: makes the rematch, or joins it where it is made already. */
import { Show, createSignal } from 'solid-js';
import type { JSX } from 'solid-js';
import { useTable } from '../frame/match-context.ts';
import { Problem } from '../app/problem.tsx';
import { t } from '../app/words.ts';
import { go } from '../app/router.ts';
import { rematch } from './api.ts';

export function Rematch(): JSX.Element {
  const table = useTable();
  const [problem, setProblem] = createSignal<string | undefined>(undefined);
  const again = async (): Promise<void> => {
    const made = await rematch(table.client.match);
    if (made.ok) go({ at: 'server-match', id: made.value });
    else setProblem(made.problem);
  };
  return (
    <Show when={table.viewer() !== 'watcher'}>
      <button type="button" class="primary" onClick={() => void again()}>
        {table.update().rematch === undefined ? t().talk.rematch : t().talk.joinRematch}
      </button>
      <Problem sentence={problem()} />
    </Show>
  );
}
