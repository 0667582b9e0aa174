/** The question which space to play: every offered space with what it would do, and the details of the one looked at. */
import { For, Show } from 'solid-js';
import type { JSX } from 'solid-js';
import { keyOf } from '../game/keys.ts';
import type { Outcome } from '../game/outcome-lines.ts';
import { isMouse } from '../is-mouse.ts';
import { Badge } from '../map/badge.tsx';
import { t } from '../text/text.ts';
import { EndCommand } from './end-command.tsx';

interface PlaceDeskProps {
  readonly offered: readonly string[];
  readonly outcomes: ReadonlyMap<string, Outcome | undefined>;
  readonly pointed: string | undefined;
  readonly onPoint: (space: string | undefined) => void;
  readonly onChoose: (space: string, sure: boolean) => void;
}

export function PlaceDesk(props: PlaceDeskProps): JSX.Element {
  // As on the map: a finger's first press looks, the second plays.
  let before: string | undefined;
  const chosen = (): string | undefined =>
    props.pointed !== undefined && props.offered.includes(props.pointed) ? props.pointed : undefined;
  return (
    <div class="card place-desk">
      <h2 id="desk-title">{t().match.choose}</h2>
      <ul class="offers">
        <For each={props.offered}>
          {(space, i) => (
            <li>
              <button
                type="button"
                class="offer-line"
                classList={{ pointed: props.pointed === space }}
                onPointerEnter={(event) => event.pointerType === 'mouse' && props.onPoint(space)}
                onFocus={() => props.onPoint(space)}
                onPointerDown={() => (before = props.pointed)}
                onClick={(event) => props.onChoose(space, event.detail === 0 || isMouse(event) || before === space)}
              >
                <kbd>{keyOf(i())}</kbd>
                <span class="offer-space">{space}</span>
                <span class="offer-title">
                  <For each={props.outcomes.get(space)?.companies}>{(company) => <Badge company={company} />}</For>
                  {props.outcomes.get(space)?.title}
                </span>
              </button>
            </li>
          )}
        </For>
      </ul>
      <div class="outcome">
        <Show when={chosen()} fallback={<p class="faint">{t().match.chooseAbout}</p>}>
          {(space) => (
            <>
              <Show when={props.outcomes.get(space())}>{(outcome) => <OutcomeWords outcome={outcome()} />}</Show>
              <button type="button" class="primary" onClick={() => props.onChoose(space(), true)}>
                {t().match.placeOn(space())}
              </button>
            </>
          )}
        </Show>
      </div>
      <p class="faint keys-hint">{t().match.keys}</p>
      <EndCommand />
    </div>
  );
}

function OutcomeWords(props: { readonly outcome: Outcome }): JSX.Element {
  return (
    <ul class="outcome-lines">
      <For each={props.outcome.lines} fallback={<li>{t().outcome.noGain}</li>}>
        {(line) => <li>{line}</li>}
      </For>
    </ul>
  );
}
