/** What happened, in words, the latest first. */
import { For, Show, createMemo } from 'solid-js';
import type { JSX } from 'solid-js';
import type { Seat, Types } from '../../core/contract.ts';
import { t } from '../app/words.ts';
import { takenBack } from '../../client/counted-deeds.ts';
import { useMatch } from './match-context.ts';
import { latestPlaces, storiesOf } from './stories.ts';
import type { Story } from './stories.ts';

export function Newswire(): JSX.Element {
  const { model, screens } = useMatch();
  const stories = createMemo(() => {
    const own = model.client.seats();
    const undos = takenBack(model.happened()).filter(({ by }) => !own.includes(by));
    return storiesOf(model.deeds(), undos, screens);
  });
  // By their places, which stay when more is told: only what is new is drawn.
  const places = createMemo(() => latestPlaces(stories().length, screens.mostStories));
  return (
    <section class="card wire" aria-labelledby="wire-title">
      <h2 id="wire-title">{t().wire.title}</h2>
      <Show when={stories().length > 0} fallback={<p class="faint">{t().wire.empty}</p>}>
        {/* Long lists scroll inside, and so must be reachable by keyboard. */}
        <ol class="stories" tabindex="0" aria-labelledby="wire-title">
          <For each={places()}>
            {(place) => <Show when={stories()[place]}>{(story) => <StoryLines story={story()} />}</Show>}
          </For>
        </ol>
      </Show>
    </section>
  );
}

function StoryLines(props: { readonly story: Story<Types['Event']> }): JSX.Element {
  const { model } = useMatch();
  const undo = (): { readonly by: Seat } | undefined =>
    props.story.undo === undefined ? undefined : { by: props.story.undo };
  return (
    <li class={`story seat-${props.story.head?.by ?? 'none'}`}>
      <Show when={props.story.head?.when?.()}>{(when) => <span class="story-move">{when()}</span>}</Show>
      <Show when={undo()}>{(one) => <span>{t().wire.tookBack(model.nameOf(one().by))}</span>}</Show>
      <For each={props.story.events}>
        {(event) => <span class={`news news-${event.type}`}>{model.tell(event)} </span>}
      </For>
    </li>
  );
}
