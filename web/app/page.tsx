/** The frame of every page but a match: a way home, a heading and the content. */
import { Show, onMount } from 'solid-js';
import type { JSX } from 'solid-js';
import { Link } from './link.tsx';
import { followTitle } from './page-title.ts';
import { t } from './words.ts';
import { mayGoBack } from './router.ts';

export function Page(props: { readonly title: string; readonly children: JSX.Element }): JSX.Element {
  let heading: HTMLHeadingElement | undefined;
  // Whoever came here by keyboard or hears the page goes on at its beginning.
  onMount(() => heading?.focus());
  followTitle(() => props.title);
  return (
    <main class="page">
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
