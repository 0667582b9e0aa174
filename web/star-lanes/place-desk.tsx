/** The question which space to play: every offered space with how it changes the race, and what the one looked at would do. */
import { For, Show } from 'solid-js';
import type { JSX } from 'solid-js';
import { must } from '../../core/must.ts';
import { keyOf, keysOf } from '../../client/offer-keys.ts';
import { isTouch } from '../app/pointer.ts';
import { Badge } from './map/company-marks.tsx';
import { w } from './words.ts';
import { EndCommand } from './choices.tsx';
import { GapMark, Preview } from './preview.tsx';
import type { Placing } from './placing.ts';

export function PlaceDesk(props: { readonly placing: Placing }): JSX.Element {
  const { placing } = props;
  // As on the map: a press on what was not looked at only looks, the next one plays.
  let before: string | undefined;
  const chosen = (): string | undefined => placing.offered().find((space) => space === placing.pointed());
  const play = (): void => {
    const space = chosen();
    if (space !== undefined) placing.choose(space, true);
  };
  const label = (): string => {
    const space = chosen();
    return space === undefined ? w().match.choose : w().match.placeOn(space);
  };
  return (
    <div class="card place-desk">
      <h2 id="desk-title">{w().match.choose}</h2>
      <ul class="offers">
        <For each={placing.offered()}>
          {(space, i) => (
            <li>
              <button
                type="button"
                class="choice offer-line"
                classList={{ chosen: placing.pointed() === space }}
                onPointerMove={(event) => event.pointerType === 'mouse' && placing.hover(space)}
                onFocus={() => placing.point(space)}
                onPointerDown={() => (before = placing.pointed())}
                onClick={(event) => placing.choose(space, event.detail === 0 || before === space)}
              >
                <kbd>{keyOf(i())}</kbd>
                <span class="offer-space">{space}</span>
                <span class="offer-title">
                  <For each={placing.outcomes().get(space)?.companies}>{(company) => <Badge company={company} />}</For>
                  {placing.outcomes().get(space)?.title}
                </span>
                <Show when={placing.outcomes().get(space)}>
                  {(outcome) => <GapMark gap={outcome().gap} part={must(placing.marks().get(space), 'a mark')} />}
                </Show>
              </button>
            </li>
          )}
        </For>
      </ul>
      <p class="faint keys-hint">{w().match.keys(keysOf(placing.offered().length))}</p>
      <EndCommand />
      <div class="outcome desk-foot">
        <Show when={chosen()} fallback={<p class="faint">{isTouch() ? w().match.chooseTap : w().match.chooseAbout}</p>}>
          {(space) => (
            <Show when={placing.outcomes().get(space())}>{(outcome) => <Preview outcome={outcome()} />}</Show>
          )}
        </Show>
        <button type="button" class="primary" disabled={chosen() === undefined} onClick={play}>
          {label()}
        </button>
      </div>
    </div>
  );
}
