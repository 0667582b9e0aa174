/** A rematch on a server: who asked for it, and the way there, for players and for who watches. */
import { Show, createSignal } from 'solid-js';
import type { JSX } from 'solid-js';
import { Link } from '../../app/link.tsx';
import { Problem } from '../../app/page.tsx';
import { go } from '../../app/router.ts';
import { problemWords, t } from '../../app/words.ts';
import { server } from '../../network/api.ts';
import { useModel } from '../match-context.ts';

export function Rematch(): JSX.Element {
  const model = useModel();
  const [problem, setProblem] = createSignal<string | undefined>(undefined);
  const again = async (): Promise<void> => {
    const made = await server.rematch(model.client.match);
    if (made.ok) go({ at: 'server-match', id: made.value });
    else setProblem((await problemWords()).problem(made.problem));
  };
  const asked = (): string | undefined => {
    const by = model.rematchBy();
    return by === undefined ? undefined : t().talk.rematchBy(model.nameOf(by));
  };
  return (
    <>
      <Show when={asked()}>
        {(words) => (
          <p class="rematch-asked" role="status">
            {words()}
          </p>
        )}
      </Show>
      <Show
        when={model.viewer() !== 'watcher'}
        fallback={
          <Show when={model.update().rematch}>
            {(id) => (
              <Link class="button primary" to={{ at: 'server-match', id: id() }}>
                {t().talk.watchRematch}
              </Link>
            )}
          </Show>
        }
      >
        <button type="button" class="primary" onClick={() => void again()}>
          {model.update().rematch === undefined ? t().talk.rematch : t().talk.joinRematch}
        </button>
      </Show>
      <Problem sentence={problem()} />
    </>
  );
}
