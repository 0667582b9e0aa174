/** A few still stars and one lane behind the first page: the same every time, for calm. */
import { For } from 'solid-js';
import type { JSX } from 'solid-js';

const STARS = Array.from({ length: 60 }, (_, i) => {
  const spread = (factor: number): number => (i * factor) % 1;
  return { x: 1000 * spread(0.754877), y: 600 * spread(0.569841), r: 0.6 + 1.5 * spread(0.381966) };
});

export function Sky(): JSX.Element {
  return (
    <svg class="backdrop" viewBox="0 0 1000 600" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
      <For each={STARS}>{({ x, y, r }) => <circle cx={x} cy={y} r={r} />}</For>
      <path d="M-20 470L180 380L340 430L560 250L760 300L1020 120" />
      <For
        each={[
          [180, 380],
          [340, 430],
          [560, 250],
          [760, 300],
        ]}
      >
        {([x, y]) => <circle class="port" cx={x} cy={y} r="6" />}
      </For>
    </svg>
  );
}
