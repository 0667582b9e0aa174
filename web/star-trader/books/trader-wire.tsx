/** What happened, in words, the latest first. */
import { For, Show, createMemo } from 'solid-js';
import type { JSX } from 'solid-js';
import { useTrade } from '../trade-sight.ts';
import { w } from '../words.ts';
import { storiesOf } from './trader-news.ts';

/** Older news stands in the newsletters. */
const MOST = 30;

export function TraderWire(): JSX.Element {
  const sight = useTrade();
  const stories = createMemo(() => storiesOf(sight.events()).slice(-MOST).toReversed());
  return (
    <section class="card wire" aria-labelledby="wire-title">
      <h2 id="wire-title">{w().wire.title}</h2>
      <Show when={stories().length > 0} fallback={<p class="faint">{w().wire.empty}</p>}>
        {/* Long lists scroll inside, and so must be reachable by keyboard. */}
        <ol class="stories" tabindex="0" aria-labelledby="wire-title">
          <For each={stories()}>
            {(story) => (
              <li class={`story seat-${story.by ?? 'none'}`}>
                <Show when={story.at}>{(at) => <span class="story-move">{w().date(at())}</span>}</Show>
                <For each={story.events}>
                  {(event) => <span class={`news news-${event.type}`}>{w().tell(event, sight.names())} </span>}
                </For>
              </li>
            )}
          </For>
        </ol>
      </Show>
    </section>
  );
}
