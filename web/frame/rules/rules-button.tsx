/** The rules over a match, at the key "?" and at a press: the match stays where it is. */
import { Show, Suspense, createResource, createSignal, lazy, onCleanup, onMount } from 'solid-js';
import type { JSX } from 'solid-js';
import { must } from '../../../core/must.ts';
import { notationParts } from '../../../core/options.ts';
import { t } from '../../app/words.ts';
import { isTyping } from '../keyboard.ts';
import { useMatch } from '../match-context.ts';

const RulesSheetView = lazy(async () => ({ default: (await import('./rules-sheet.tsx')).RulesSheetView }));

export function RulesButton(): JSX.Element {
  const { screens } = useMatch();
  const [isOpen, setOpen] = createSignal(false);
  const press = (event: KeyboardEvent): void => {
    if (event.key !== '?' || isTyping(event) || document.querySelector('dialog[open]') !== null) return;
    event.preventDefault();
    setOpen(true);
  };
  onMount(() => addEventListener('keydown', press));
  onCleanup(() => removeEventListener('keydown', press));
  return (
    <Show when={screens.rules !== undefined}>
      <button type="button" class="quiet" onClick={() => setOpen(true)}>
        <span class="bar-sign" aria-hidden="true">
          ?
        </span>{' '}
        <span class="bar-word">{t().rules.button}</span>
      </button>
      <Show when={isOpen()}>
        <RulesDialog onClose={() => setOpen(false)} />
      </Show>
    </Show>
  );
}

function RulesDialog(props: { readonly onClose: () => void }): JSX.Element {
  const { model, screens } = useMatch();
  const config = screens.kit.configOf(model.view());
  const [edition] = notationParts(screens.kit.game.formatConfig(config));
  const [sheet] = createResource(
    () => t(),
    () => screens.rules?.(config),
  );
  let dialog: HTMLDialogElement | undefined;
  onMount(() => dialog?.showModal());
  return (
    <dialog
      class="rules-dialog"
      aria-labelledby="rules-title"
      ref={(element) => (dialog = element)}
      onClose={() => props.onClose()}
    >
      <form method="dialog" class="rules-head">
        <h1 id="rules-title">{t().rules.title(screens.words().title)}</h1>
        <button>{t().rules.close}</button>
      </form>
      <Suspense>
        <Show when={sheet()}>
          {(known) => (
            <RulesSheetView
              game={screens.kit.game.id}
              sheet={known()}
              edition={screens.words().edition(must(edition, 'an edition')).title}
            />
          )}
        </Show>
      </Suspense>
    </dialog>
  );
}
