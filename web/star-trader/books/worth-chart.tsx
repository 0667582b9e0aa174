/** What every captain was worth, month by month. */
import { Show, createMemo } from 'solid-js';
import type { JSX } from 'solid-js';
import { must } from '../../../core/must.ts';
import type { Stardate } from '../../../games/star-trader/calendar.ts';
import type { StarTraderTypes } from '../../../games/star-trader/index.ts';
import { worthHistory } from '../../../insight/star-trader/worth-history.ts';
import { shortMoney } from '../../app/words.ts';
import type { RecordMatch } from '../../../client/record-match.ts';
import { LineChart } from '../../frame/line-chart.tsx';
import { starTraderKit } from '../../../games/star-trader/kit.ts';
import { useTrader } from '../model.ts';
import { w } from '../words.ts';
import { monthOf, monthly, yearTicks } from './monthly.ts';

/** Until now; or of a whole record, with now marked. */
export function WorthChart(props: { readonly whole?: RecordMatch<StarTraderTypes> | undefined }): JSX.Element {
  const { names, labelOf, events, view } = useTrader();
  const until = createMemo((): Stardate => {
    if (props.whole === undefined) return view().today;
    return starTraderKit.openView(must(props.whole.moments.at(-1), 'the end of a record').state).today;
  });
  const lines = createMemo(() => {
    const history = worthHistory(props.whole?.story ?? events());
    return names().map((_, seat) => ({
      name: labelOf(seat),
      class: `seat-${seat}`,
      label: labelOf(seat),
      values: monthly(
        history.map(({ at, totals }) => ({ at, value: must(totals[seat], 'the worth of a captain') })),
        until(),
      ),
    }));
  });
  return (
    <Show when={monthOf(until()) > 0} fallback={<p class="faint">{w().chart.empty}</p>}>
      <LineChart
        title={w().chart.about(w().chart.worth)}
        lines={lines()}
        write={shortMoney}
        marked={props.whole === undefined ? undefined : monthOf(view().today)}
        ticks={yearTicks(until())}
      />
    </Show>
  );
}
