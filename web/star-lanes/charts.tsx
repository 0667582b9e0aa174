/** How everybody's worth and the prices went, live; in a replay over the whole match, with the moment marked. */
import { Show, Suspense, createMemo, lazy } from 'solid-js';
import type { JSX } from 'solid-js';
import { letterOf } from '../../games/star-lanes/position.ts';
import { curvesOf } from '../../insight/star-lanes/curves.ts';
import { shortMoney } from '../app/words.ts';
import type { ChartLine } from '../frame/line-chart.tsx';
import { useLanes } from './model.ts';
import { w } from './words.ts';

// There are no lines before the first move.
const LineChart = lazy(async () => ({ default: (await import('../frame/line-chart.tsx')).LineChart }));

export function Charts(): JSX.Element {
  const { view, events, names, labelOf, record } = useLanes();
  const points = createMemo(() => {
    const { config, books } = view();
    const known = books.map((book) => book !== undefined);
    return curvesOf(config, known, record === undefined ? events() : record.story);
  });
  const worths = (): ChartLine[] =>
    names().map((_, seat) => ({
      name: labelOf(seat),
      class: `seat-${seat}`,
      label: labelOf(seat),
      values: points().map((point) => point.worths[seat]),
    }));
  const prices = (): ChartLine[] =>
    view().companies.map(({ name }, company) => ({
      name,
      class: `company-${letterOf(company)}`,
      label: letterOf(company),
      values: points().map((point) => point.prices[company]),
    }));
  return (
    <section class="card charts" aria-label={`${w().chart.worth}, ${w().chart.prices}`}>
      <div class="chart-pair">
        <Chart title={w().chart.worth} lines={worths()} />
        <Chart title={w().chart.prices} lines={prices()} />
      </div>
    </section>
  );
}

function Chart(props: { readonly title: string; readonly lines: readonly ChartLine[] }): JSX.Element {
  const { view, record } = useLanes();
  const length = (): number => Math.max(0, ...props.lines.map(({ values }) => values.length));
  const hasLines = (): boolean =>
    length() > 1 && props.lines.some(({ values }) => values.some((value) => value !== undefined));
  return (
    <div>
      <h2>{props.title}</h2>
      <Show when={hasLines()} fallback={<p class="faint">{w().chart.empty}</p>}>
        <Suspense>
          <LineChart
            // The first point is the start, before any move.
            title={w().chart.about(props.title, 1, length() - 1)}
            lines={props.lines}
            write={shortMoney}
            marked={record === undefined ? undefined : view().moves}
          />
        </Suspense>
      </Show>
    </div>
  );
}
