/** The match is over: who won, how it went, and what can be done with it now. */
import { For, Show, createSignal } from 'solid-js';
import type { JSX } from 'solid-js';
import { starTrader } from '../../../games/star-trader/index.ts';
import { medalFor, nextMedal } from '../../../games/star-trader/medals.ts';
import { packRecord } from '../../frame/after/record-link.ts';
import { Rematch } from '../../network/rematch.tsx';
import { makeMatch } from '../../table/new-match.ts';
import { listed, money, t } from '../../app/words.ts';
import { go } from '../../app/router.ts';
import { STAR_TRADER } from '../book.ts';
import { WorthChart } from '../books/worth-chart.tsx';
import { useTrade } from '../trade-sight.ts';
import { w } from '../words.ts';
import { TraderKeep } from './trader-keep.tsx';

export function TraderResult(): JSX.Element {
  const sight = useTrade();
  const [problem, setProblem] = createSignal<string | undefined>(undefined);
  const ranked = (): { seat: number; total: number }[] =>
    sight
      .view()
      .captains.map(({ total }, seat) => ({ seat, total: Math.round(total) }))
      .sort((one, other) => other.total - one.total);
  const winners = (): number[] => ranked().flatMap(({ seat, total }) => (total === ranked()[0]?.total ? [seat] : []));
  const title = (): string => {
    if (ranked().length === 1) return t().after.alone(money(ranked()[0]?.total ?? 0));
    const viewer = sight.viewer();
    const mine = winners().length === 1 && viewer !== 'watcher' && winners().includes(viewer);
    if (mine && sight.client.seats().length === 1) return t().after.youWon;
    return t().after.won(listed(winners().map((seat) => sight.names()[seat] ?? '')));
  };
  const again = (): void => {
    const { head, seats } = sight.update();
    const sitters = seats.map(({ bot, name }) => (bot === undefined ? { person: name ?? '' } : { bot }));
    go({ at: 'match', id: makeMatch(STAR_TRADER, head.edition, sitters).head.id });
  };
  const watch = async (): Promise<void> => {
    const record = await sight.client.record();
    if (record.ok) go({ at: 'record', packed: await packRecord(record.value), moment: undefined });
    else setProblem(t().problem(record.problem));
  };
  return (
    <div class="card result">
      <h2 id="desk-title">{title()}</h2>
      <Show when={ranked().length === 1}>
        <Medal total={ranked()[0]?.total ?? 0} />
      </Show>
      <ol class="ranks">
        <For each={ranked()}>
          {({ seat, total }, i) => (
            <li>
              <span>
                {t().after.rank(i() + 1)} <span class={`dot seat-${seat}`} aria-hidden="true" />
                {sight.names()[seat]}
              </span>
              <b>{money(total)}</b>
            </li>
          )}
        </For>
      </ol>
      <WorthChart events={sight.events()} names={sight.names()} until={sight.view().today} />
      <Show when={problem()}>
        {(sentence) => (
          <p class="problem" role="alert">
            {sentence()}
          </p>
        )}
      </Show>
      <div class="buttons">
        <Show when={sight.client.place !== 'server'} fallback={<Rematch />}>
          <button type="button" class="primary" onClick={again}>
            {t().after.again}
          </button>
        </Show>
        <button type="button" onClick={() => void watch()}>
          {t().after.replay}
        </button>
        <TraderKeep />
      </div>
    </div>
  );
}

function Medal(props: { readonly total: number }): JSX.Element {
  const sight = useTrade();
  const config = () => {
    const reading = starTrader.parseConfig(sight.update().head.edition);
    return reading.ok ? reading.value : sight.view().config;
  };
  const medal = () => medalFor(config(), props.total);
  const next = () => nextMedal(config(), props.total);
  return (
    <p>
      <Show when={medal()}>{(won) => <b>{t().after.medals[won()]} </b>}</Show>
      <Show when={next()}>
        {(one) => <span class="faint">{t().after.nextMedal(t().after.medals[one().medal], money(one().worth))}</span>}
      </Show>
      <Show when={medal() === undefined && next() === undefined}>
        <span class="faint">{w().after.medalsNone}</span>
      </Show>
    </p>
  );
}
