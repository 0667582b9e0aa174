/** A number that is typed, stepped up and down, or set to its most: for units and for money. Money looks as it does elsewhere. */
import { Show, batch, createSignal, createUniqueId } from 'solid-js';
import type { JSX } from 'solid-js';
import { parseAmount } from '../../../text/amounts.ts';
import { w } from '../words.ts';

interface AmountFieldProps {
  readonly label: string;
  readonly value: number;
  readonly least: number;
  readonly most: number;
  readonly step: number;
  /** Whether parts of one count as well. */
  readonly parts: boolean;
  /** How an amount is written: as money, or as a plain number. */
  readonly write: (value: number) => string;
  /** What the button for the most says; without words there is none. */
  readonly mostWords: string | undefined;
  readonly about?: string | undefined;
  readonly onChange: (value: number) => void;
}

const STEPS: Readonly<Record<string, number>> = { ArrowUp: 1, ArrowDown: -1, PageUp: 10, PageDown: -10 };

export function AmountField(props: AmountFieldProps): JSX.Element {
  const id = createUniqueId();
  const [typed, setTyped] = createSignal<string | undefined>(undefined);
  /** What is being typed stays as it is typed; what comes from elsewhere, or is left, is written as amounts are. */
  const shown = (): string => {
    const now = typed();
    if (now !== undefined && Object.is(parseAmount(now), props.value)) return now;
    return Number.isNaN(props.value) ? '' : props.write(props.value);
  };
  const change = (value: number): void => {
    setTyped(undefined);
    props.onChange(value);
  };
  const step = (by: number): void => {
    const from = Number.isNaN(props.value) ? props.least : props.value;
    change(Math.max(props.least, Math.min(props.most, from + by * props.step)));
  };
  const press = (event: KeyboardEvent): void => {
    const by = STEPS[event.key];
    if (by === undefined) return;
    event.preventDefault();
    step(by);
  };
  return (
    <div class="amount">
      <label for={id}>{props.label}</label>
      <div class="amount-row">
        <button type="button" aria-label={w().trade.less} onClick={() => step(-1)}>
          −
        </button>
        <input
          id={id}
          class="amount-input"
          type="text"
          inputmode={props.parts ? 'decimal' : 'numeric'}
          role="spinbutton"
          aria-valuemin={props.least}
          aria-valuemax={props.most}
          aria-valuenow={Number.isNaN(props.value) ? undefined : props.value}
          aria-valuetext={shown()}
          autocomplete="off"
          aria-describedby={props.about === undefined ? undefined : `${id}-about`}
          value={shown()}
          // Letters are commands of the desk, not part of an amount.
          onBeforeInput={(event) => /\p{L}/u.test(event.data ?? '') && event.preventDefault()}
          onInput={({ currentTarget: { value } }) => {
            // Together: a text that is not yet the value would be written over.
            batch(() => {
              setTyped(value);
              props.onChange(parseAmount(value));
            });
          }}
          onKeyDown={press}
          onFocus={({ currentTarget }) => currentTarget.select()}
          onBlur={() => !Number.isNaN(props.value) && setTyped(undefined)}
        />
        <button type="button" aria-label={w().trade.more} onClick={() => step(1)}>
          +
        </button>
        <Show when={props.mostWords}>
          {(words) => (
            <button type="button" class="max" onClick={() => change(props.most)}>
              {words()}
            </button>
          )}
        </Show>
      </div>
      <Show when={props.about}>
        <p id={`${id}-about`} class="faint amount-about">
          {props.about}
        </p>
      </Show>
    </div>
  );
}
