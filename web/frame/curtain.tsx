/** Between two players at one device whose books are private: nothing is shown until the next one says who they are. */
import { Show, createMemo, createSignal, onMount } from 'solid-js';
import type { JSX } from 'solid-js';
import type { Seat } from '../../core/contract.ts';
import { t } from '../app/words.ts';
import { useMatch } from './match-context.ts';

/** What stands behind the curtain is not there until it is opened. */
export function Curtain(props: { readonly children: JSX.Element }): JSX.Element {
  const { model, screens } = useMatch();
  const [unveiled, setUnveiled] = createSignal<Seat | undefined>(undefined);
  /** Whose books are next, where they may not be shown yet. */
  const next = createMemo((): { readonly seat: Seat } | undefined => {
    const viewer = model.viewer();
    const isShared = model.client.seats().length > 1;
    if (viewer === 'watcher' || viewer === unveiled() || !isShared) return undefined;
    return screens.kit.isHotSeatPrivate(model.view()) ? { seat: viewer } : undefined;
  });
  return (
    <Show when={next()} fallback={props.children}>
      {(closed) => <Closed name={model.nameOf(closed().seat)} onOpen={() => setUnveiled(closed().seat)} />}
    </Show>
  );
}

function Closed(props: { readonly name: string; readonly onOpen: () => void }): JSX.Element {
  let button: HTMLButtonElement | undefined;
  onMount(() => button?.focus());
  return (
    <main class="curtain">
      <h1>{t().curtain.title(props.name)}</h1>
      <p>{t().curtain.about}</p>
      <button ref={(element) => (button = element)} type="button" class="primary large" onClick={() => props.onOpen()}>
        {t().curtain.open(props.name)}
      </button>
    </main>
  );
}
