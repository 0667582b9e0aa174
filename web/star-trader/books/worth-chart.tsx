/** What every captain was worth, month by month. */
import { Show, createMemo } from 'solid-js';
import type { JSX } from 'solid-js';
import { worthHistory } from '../../../insight/star-trader/worth-history.ts';
import type { Stardate } from '../../../games/star-trader/calendar.ts';
import type { Event } from '../../../games/star-trader/index.ts';
import { LineChart } from '../../frame/line-chart.tsx';
import { shortMoney } from '../../app/words.ts';
import { w } from '../words.ts';
import { monthly, yearTicks } from './monthly.ts';

interface WorthChartProps {
  readonly events: readonly Event[];
  readonly names: readonly string[];
  readonly until: Stardate;
  readonly marked?: number | undefined;
}

export function WorthChart(props: WorthChartProps): JSX.Element {
  const lines = createMemo(() => {
    const history = worthHistory(props.events);
    return props.names.map((name, seat) => ({
      name,
      class: `seat-${seat}`,
      label: name,
      values: monthly(
        history.map(({ at, totals }) => ({ at, value: totals[seat] ?? 0 })),
        props.until,
      ),
    }));
  });
  const hasLines = (): boolean => (lines()[0]?.values.length ?? 0) > 1;
  return (
    <Show when={hasLines()} fallback={<p class="faint">{w().chart.empty}</p>}>
      <LineChart
        title={w().chart.about(w().chart.worth)}
        lines={lines()}
        write={shortMoney}
        marked={props.marked}
        ticks={yearTicks(props.until)}
      />
    </Show>
  );
}
