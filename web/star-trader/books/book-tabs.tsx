/** The captain's books, one at a time: fleet, prices, route, charts, newsletters. */
import { Match, Switch, createSignal } from 'solid-js';
import type { JSX } from 'solid-js';
import { TabList } from '../../frame/tab-list.tsx';
import { useTrader } from '../model.ts';
import { w } from '../words.ts';
import { Fleet } from './fleet.tsx';
import { Letters } from './letters.tsx';
import { Planner } from './planner.tsx';
import { PriceBook } from './price-book.tsx';
import { WorthChart } from './worth-chart.tsx';

const TABS = ['fleet', 'prices', 'route', 'charts', 'letters'] as const;
type BookTab = (typeof TABS)[number];

export function BookTabs(): JSX.Element {
  const [tab, setTab] = createSignal<BookTab>('fleet');
  const { record } = useTrader();
  return (
    <section class="card book-tabs" aria-label={w().books.label}>
      <TabList
        id="tab"
        label={w().books.label}
        names={TABS}
        chosen={tab()}
        title={(one) => w().books.tabs[one]}
        panel={() => 'tab-panel'}
        onChoose={setTab}
      />
      <div id="tab-panel" role="tabpanel" aria-labelledby={`tab-${tab()}`}>
        <Switch>
          <Match when={tab() === 'fleet'}>
            <Fleet />
          </Match>
          <Match when={tab() === 'prices'}>
            <PriceBook />
          </Match>
          <Match when={tab() === 'route'}>
            <Planner />
          </Match>
          <Match when={tab() === 'charts'}>
            <h3>{w().chart.worth}</h3>
            <WorthChart whole={record} />
          </Match>
          <Match when={tab() === 'letters'}>
            <Letters />
          </Match>
        </Switch>
      </div>
    </section>
  );
}
