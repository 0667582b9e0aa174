/** What has just happened, for who looks at the map and for who listens. */
import { For, createMemo, createEffect, createSignal, on } from 'solid-js';
import type { JSX } from 'solid-js';
import { useMatch } from './match-context.ts';

/** How many of the latest events are looked at for news. */
const LATEST = 40;
const LINES = 6;

/** The latest news in a few lines under the map, for the eye only: the newswire and the announcer tell them, too. */
export function Ticker(): JSX.Element {
  const { model, screens } = useMatch();
  const latest = createMemo(() =>
    model
      .events()
      .slice(-LATEST)
      .filter((event) => screens.kit.isNews(event))
      .slice(-LINES)
      .toReversed(),
  );
  return (
    <ol class="ticker" aria-hidden="true">
      <For each={latest()}>{(event) => <li>{model.tell(event)}</li>}</For>
    </ol>
  );
}

/** Tells a screen reader what happened since it last spoke, politely: nobody is interrupted. */
export function Announcer(): JSX.Element {
  const { model, screens } = useMatch();
  const [words, setWords] = createSignal('');
  createEffect(
    on(model.deeds, (deeds, before = deeds) => {
      const news = deeds.slice(before.length).flat();
      const told = news.filter((event) => screens.kit.isNews(event) || screens.isForViewer?.(event, model) === true);
      if (told.length > 0) setWords(told.map((event) => model.tell(event)).join(' '));
    }),
  );
  return (
    <p class="unseen" role="status" aria-live="polite">
      {words()}
    </p>
  );
}
