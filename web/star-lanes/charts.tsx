/** How everybody's worth and the prices went, live. */
import { Show, createMemo } from 'solid-js';
import type { JSX } from 'solid-js';
import { letterOf } from '../../games/star-lanes/position.ts';
import { curvesOf } from '../../insight/star-lanes/curves.ts';
import type { Point } from '../../insight/star-lanes/curves.ts';
import { shortMoney } from '../app/words.ts';
import { w } from './words.ts';
import { LineChart } from '../frame/line-chart.tsx';
import type { Line } from '../frame/line-chart.tsx';
import { useSight } from './sight.ts';

export function Charts(): JSX.Element {
  const sight = useSight();
  const points = createMemo(() => {
    const { config, books } = sight.view();
    return curvesOf(
      config,
      books.map((known) => known !== undefined),
      sight.events(),
    );
  });
  return (
    <section class="card charts" aria-label={`${w().chart.worth}, ${w().chart.prices}`}>
      <div class="chart-pair">
        <div>
          <h2>{w().chart.worth}</h2>
          <WorthChart points={points()} names={sight.names()} />
        </div>
        <div>
          <h2>{w().chart.prices}</h2>
          <PriceChart points={points()} names={sight.view().companies.map(({ name }) => name)} />
        </div>
      </div>
    </section>
  );
}

interface ChartProps {
  readonly points: readonly Point[];
  readonly names: readonly string[];
  readonly marked?: number | undefined;
}

export function WorthChart(props: ChartProps): JSX.Element {
  const lines = (): Line[] =>
    props.names.map((name, seat) => ({
      name,
      class: `seat-${seat}`,
      label: name,
      values: props.points.map(({ worths }) => worths[seat]),
    }));
  return <Chart what={w().chart.worth} lines={lines()} points={props.points} marked={props.marked} />;
}

export function PriceChart(props: ChartProps): JSX.Element {
  const lines = (): Line[] =>
    props.names.map((name, company) => ({
      name,
      class: `company-${letterOf(company)}`,
      label: letterOf(company),
      values: props.points.map(({ prices }) => prices[company]),
    }));
  return <Chart what={w().chart.prices} lines={lines()} points={props.points} marked={props.marked} />;
}

interface AnyChartProps {
  readonly what: string;
  readonly lines: readonly Line[];
  readonly points: readonly Point[];
  readonly marked: number | undefined;
}

function Chart(props: AnyChartProps): JSX.Element {
  const hasLines = (): boolean =>
    props.points.length > 1 && props.lines.some(({ values }) => values.some((value) => value !== undefined));
  return (
    <Show when={hasLines()} fallback={<p class="faint">{w().chart.empty}</p>}>
      <LineChart
        // The first point is the start, before any move.
        title={w().chart.about(props.what, 1, props.points.length - 1)}
        lines={props.lines}
        write={shortMoney}
        marked={props.marked}
      />
    </Show>
  );
}
