/** Between two players at one device whose books are private: nothing is shown until the next one says who they are. */
import { onMount } from 'solid-js';
import type { JSX } from 'solid-js';
import { t } from '../app/words.ts';
import { useSight } from '../star-lanes/sight.ts';

export function Curtain(): JSX.Element {
  const sight = useSight();
  const name = (): string => {
    const viewer = sight.viewer();
    return viewer === 'watcher' ? '' : (sight.names()[viewer] ?? '');
  };
  let button: HTMLButtonElement | undefined;
  onMount(() => button?.focus());
  return (
    <main class="curtain">
      <h1>{t().curtain.title(name())}</h1>
      <p>{t().curtain.about}</p>
      <button
        ref={(element) => (button = element)}
        type="button"
        class="primary large"
        onClick={() => sight.openCurtain()}
      >
        {t().curtain.open(name())}
      </button>
    </main>
  );
}
