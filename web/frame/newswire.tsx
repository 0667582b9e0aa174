/** What happened, in words, the latest first. */
import { For, Show, createMemo } from 'solid-js';
import type { JSX } from 'solid-js';
import type { Event } from '../../games/star-lanes/index.ts';
import { takenBack } from '../game/heard.ts';
import type { TakenBack } from '../game/heard.ts';
import { isNews } from '../game/news.ts';
import { t } from '../app/words.ts';
import { w } from '../star-lanes/words.ts';
import { useSight } from '../star-lanes/sight.ts';

/** The news of one move. */
interface Story {
  readonly move: number;
  readonly by: number | undefined;
  readonly events: readonly Event[];
  /** Whoever took a move back, where that is the story. */
  readonly undo?: number;
}

export function Newswire(): JSX.Element {
  const sight = useSight();
  const stories = createMemo(() => {
    const own = sight.client.seats();
    const undos = takenBack(sight.happened()).filter(({ by }) => !own.includes(by));
    return storiesOf(sight.deeds(), undos).toReversed();
  });
  return (
    <section class="card wire" aria-labelledby="wire-title">
      <h2 id="wire-title">{t().wire.title}</h2>
      <Show when={stories().length > 0} fallback={<p class="faint">{t().wire.empty}</p>}>
        {/* Long lists scroll inside, and so must be reachable by keyboard. */}
        <ol class="stories" tabindex="0" aria-labelledby="wire-title">
          <For each={stories()}>
            {(story) => (
              <li class={`story seat-${story.by ?? 'none'}`}>
                <span class="story-move">{story.move > 0 ? w().wire.move(story.move) : ''}</span>
                <span>
                  <Show when={story.undo !== undefined}>{t().wire.tookBack(sight.names()[story.undo ?? 0] ?? '')}</Show>
                  <For each={story.events}>
                    {(event) => (
                      <span class={`news news-${event.type}`}>
                        {w().tell(event, sight.names(), sight.view().config)}{' '}
                      </span>
                    )}
                  </For>
                </span>
              </li>
            )}
          </For>
        </ol>
      </Show>
    </section>
  );
}

/** An offer begins a move; it is no news itself. What others took back is told where it happened. */
function storiesOf(deeds: readonly (readonly Event[])[], undos: readonly TakenBack[]): Story[] {
  const stories: { move: number; by: number | undefined; events: Event[]; undo?: number }[] = [];
  let [move, by]: [number, number | undefined] = [0, undefined];
  let open = false;
  const tell = (event: Event): void => {
    if (event.type === 'offered') {
      [move, by, open] = [event.move, event.to, false];
    } else if (isNews(event)) {
      if (!open) stories.push({ move, by, events: [] });
      open = true;
      stories.at(-1)?.events.push(event);
    }
  };
  for (const [i, events] of deeds.entries()) {
    for (const event of events) tell(event);
    for (const undo of undos.filter((one) => one.deeds === i + 1)) {
      stories.push({ move, by: undo.by, events: [], undo: undo.by });
      open = false;
    }
  }
  return stories;
}
