/** What happened, in words, the latest first. */
import { For, Show, createMemo } from 'solid-js';
import type { JSX } from 'solid-js';
import { takenBack } from '../../game/heard.ts';
import { useTrade } from '../trade-sight.ts';
import { w } from '../words.ts';
import { storiesOf } from './trader-news.ts';

/** Older news stands in the newsletters. */
const MOST = 30;

export function TraderWire(): JSX.Element {
  const sight = useTrade();
  const stories = createMemo(() => storiesOf(sight.events()).slice(-MOST).toReversed());
  // What others take back is told; of one's own one knows.
  const undone = createMemo(() => {
    const own = sight.client.seats();
    const last = takenBack(sight.happened()).at(-1);
    const isLatest = last?.deeds === sight.deeds().length;
    return last !== undefined && isLatest && !own.includes(last.by) ? last.by : undefined;
  });
  return (
    <section class="card wire" aria-labelledby="wire-title">
      <h2 id="wire-title">{w().wire.title}</h2>
      <Show when={stories().length > 0} fallback={<p class="faint">{w().wire.empty}</p>}>
        {/* Long lists scroll inside, and so must be reachable by keyboard. */}
        <ol class="stories" tabindex="0" aria-labelledby="wire-title">
          <Show when={undone() !== undefined}>
            <li class="story">{w().wire.tookBack(sight.names()[undone() ?? 0] ?? '')}</li>
          </Show>
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
