/** The frame of every page but a match: a way home, a heading and the content; and what is told to who looks at it. */
import { Show, onMount, createEffect, onCleanup } from 'solid-js';
import type { JSX } from 'solid-js';
import { Link } from './link.tsx';
import { t } from './words.ts';
import { mayGoBack } from './router.ts';

export function Page(props: {
  readonly title: string;
  /** Another look of the whole page. */
  readonly class?: string;
  /** Whether something else than the heading takes the focus. */
  readonly keepsFocus?: boolean;
  readonly children: JSX.Element;
}): JSX.Element {
  let heading: HTMLHeadingElement | undefined;
  // Keyboards and screen readers go on at the beginning of the page.
  onMount(() => {
    if (props.keepsFocus !== true) heading?.focus();
  });
  followTitle(() => props.title);
  return (
    <main class={`page ${props.class ?? ''}`}>
      <nav class="page-bar">
        <Show when={mayGoBack()}>
          <button type="button" class="quiet" onClick={() => history.back()}>
            ← {t().back}
          </button>
        </Show>
        <Link class="quiet" to={{ at: 'start' }}>
          {t().home}
        </Link>
      </nav>
      <h1 ref={(element) => (heading = element)} tabindex="-1">
        {props.title}
      </h1>
      {props.children}
    </main>
  );
}

/** The title of the window or tab, by which pages are told apart in a list of tabs and by who listens. */
export function followTitle(name: () => string, game = (): string => t().title): void {
  createEffect(() => (document.title = name() === game() ? game() : `${name()} · ${game()}`));
  onCleanup(() => (document.title = t().title));
}

/** What went wrong with something a player tried, told to who reads and to who listens; nothing where nothing did. */
export function Problem(props: { readonly sentence: string | undefined }): JSX.Element {
  return (
    <Show when={props.sentence}>
      {(sentence) => (
        <p class="problem" role="alert">
          {sentence()}
        </p>
      )}
    </Show>
  );
}

/** How long good news stays, in milliseconds. */
const TOAST = 6000;

/** Good news that goes away by itself. */
export function Toast(props: { readonly words: string; readonly onGone: () => void }): JSX.Element {
  const going = setTimeout(() => props.onGone(), TOAST);
  onCleanup(() => clearTimeout(going));
  return (
    <p class="card toast" role="status">
      {props.words}
    </p>
  );
}
