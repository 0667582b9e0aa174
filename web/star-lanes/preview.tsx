/** What the space that is looked at would do: who gains and the gap in one line, the rest on request. */
import { For, Show, createSignal } from 'solid-js';
import type { JSX } from 'solid-js';
import type { SpaceGap } from '../../insight/star-lanes/space-gap.ts';
import { gapInWords } from '../../text/star-lanes.ts';
import { money, shortMoney, signed } from '../app/words.ts';
import { useLanes } from './model.ts';
import { isEven } from './outcome-lines.ts';
import type { SpaceLines } from './outcome-lines.ts';
import { w } from './words.ts';

/** Whoever wants the rest of one space wants it of the next. */
const [isOpen, setOpen] = createSignal(false);

export function Preview(props: { readonly outcome: SpaceLines }): JSX.Element {
  return (
    <div class="preview">
      <GapWords gap={props.outcome.gap} />
      <Show when={props.outcome.lines.length > 0}>
        <details open={isOpen()} onToggle={(event) => setOpen(event.currentTarget.open)}>
          <summary>{w().outcome.gap.more}</summary>
          <ul class="outcome-lines" tabindex="0" aria-label={w().outcome.gap.more}>
            <For each={props.outcome.lines}>{(line) => <li>{line}</li>}</For>
          </ul>
        </details>
      </Show>
    </div>
  );
}

/** "you +$61K, best rival (Greedy) +$95K: gap −$34K". */
function GapWords(props: { readonly gap: SpaceGap }): JSX.Element {
  const { names } = useLanes();
  const told = () => gapInWords(props.gap, w().outcome.gap, names(), shortMoney);
  return (
    <p class="gap-line" title={w().outcome.gap.about}>
      <Show when={!isEven(props.gap)} fallback={w().outcome.gap.even}>
        {told().gains}
        <Show when={told().gap}>
          {(gap) => (
            <>
              : <b classList={tone(props.gap.gap)}>{gap()}</b>
            </>
          )}
        </Show>
      </Show>
    </p>
  );
}

/** The gap of an offer, with a bar as long as it is large beside the others. */
export function GapMark(props: { readonly gap: SpaceGap; readonly part: number }): JSX.Element {
  const length = (): number => 50 * Math.abs(props.part);
  return (
    <Show when={!isEven(props.gap)}>
      <span class="gap-mark" classList={tone(props.gap.gap)} title={w().outcome.gap.about}>
        <span aria-hidden="true">{signed(props.gap.gap, shortMoney)}</span>
        <span class="unseen">{w().outcome.gap.gap(signed(props.gap.gap, money))}</span>
        <svg viewBox="0 0 100 4" preserveAspectRatio="none" aria-hidden="true">
          <rect x={props.part < 0 ? 50 - length() : 50} width={length()} height="4" />
        </svg>
      </span>
    </Show>
  );
}

/** The colour of a gain and of a loss; the sign says the same. */
function tone(gap: number): { readonly gains: boolean; readonly loses: boolean } {
  return { gains: gap > 0, loses: gap < 0 };
}
