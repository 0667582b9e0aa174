/** The captain's books, one at a time: fleet, prices, route, charts, newsletters. */
import { For, Match, Switch, createSignal } from 'solid-js';
import type { JSX } from 'solid-js';
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
  let list: HTMLDivElement | undefined;
  const walk = (event: KeyboardEvent): void => {
    const step = { ArrowRight: 1, ArrowLeft: -1 }[event.key];
    if (step === undefined) return;
    event.preventDefault();
    event.stopPropagation();
    const next = TABS[(TABS.indexOf(tab()) + step + TABS.length) % TABS.length] ?? 'fleet';
    setTab(next);
    list?.querySelector<HTMLElement>(`#tab-${next}`)?.focus();
  };
  return (
    <section class="card book-tabs" aria-label={w().books.label}>
      <div class="tab-list" role="tablist" ref={(element) => (list = element)} onKeyDown={walk}>
        <For each={TABS}>
          {(one) => (
            <button
              type="button"
              role="tab"
              id={`tab-${one}`}
              aria-selected={tab() === one}
              aria-controls="tab-panel"
              tabindex={tab() === one ? 0 : -1}
              onClick={() => setTab(one)}
            >
              {w().books.tabs[one]}
            </button>
          )}
        </For>
      </div>
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
            <WorthChart />
          </Match>
          <Match when={tab() === 'letters'}>
            <Letters />
          </Match>
        </Switch>
      </div>
    </section>
  );
}
