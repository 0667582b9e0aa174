/** A number that is typed, stepped up and down, or set to its most: for units and for money. */
import { Show, createUniqueId } from 'solid-js';
import type { JSX } from 'solid-js';
import { w } from '../words.ts';

interface AmountFieldProps {
  readonly label: string;
  readonly value: number;
  readonly least: number;
  readonly most: number;
  readonly step: number;
  readonly parts: boolean;
  /** What the button for the most says; without words there is none. */
  readonly mostWords: string | undefined;
  readonly about?: string | undefined;
  readonly onChange: (value: number) => void;
}

export function AmountField(props: AmountFieldProps): JSX.Element {
  const id = createUniqueId();
  const within = (value: number): number => Math.max(props.least, Math.min(props.most, value));
  return (
    <div class="amount">
      <label for={id}>{props.label}</label>
      <div class="amount-row">
        <button
          type="button"
          aria-label={w().trade.less}
          onClick={() => props.onChange(within(props.value - props.step))}
        >
          −
        </button>
        <input
          id={id}
          class="amount-input"
          type="number"
          inputmode={props.parts ? 'decimal' : 'numeric'}
          min={props.least}
          max={props.most}
          step={props.parts ? 'any' : 1}
          autocomplete="off"
          aria-describedby={props.about === undefined ? undefined : `${id}-about`}
          value={Number.isNaN(props.value) ? '' : props.value}
          onInput={(event) => props.onChange(event.currentTarget.valueAsNumber)}
          onFocus={(event) => event.currentTarget.select()}
        />
        <button
          type="button"
          aria-label={w().trade.more}
          onClick={() => props.onChange(within(props.value + props.step))}
        >
          +
        </button>
        <Show when={props.mostWords}>
          {(words) => (
            <button type="button" class="max" onClick={() => props.onChange(props.most)}>
              {words()}
            </button>
          )}
        </Show>
      </div>
      <p id={`${id}-about`} class="faint amount-about">
        {props.about}
      </p>
    </div>
  );
}
