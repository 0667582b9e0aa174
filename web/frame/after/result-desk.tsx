/** The match is over: who won, and what can be done with it now. */
import { For, Show, createSignal } from 'solid-js';
import type { JSX } from 'solid-js';
import { starLanes } from '../../../games/star-lanes/index.ts';
import { medalFor, nextMedal } from '../../../games/star-lanes/medals.ts';
import { useSight } from '../../star-lanes/sight.ts';
import { Rematch } from '../../network/rematch.tsx';
import { Problem } from '../../app/problem.tsx';
import { listed, money, t } from '../../app/words.ts';
import { makeMatch } from '../../table/new-match.ts';
import { STAR_LANES } from '../../table/star-lanes-book.ts';
import { go } from '../../app/router.ts';
import { KeepButtons } from './keep-buttons.tsx';
import { lanesPicture } from '../../star-lanes/lanes-picture.ts';
import { packRecord } from './record-link.ts';

export function ResultDesk(): JSX.Element {
  const sight = useSight();
  const [problem, setProblem] = createSignal<string | undefined>(undefined);
  const ranked = (): { seat: number; net: number }[] =>
    (sight.view().standings ?? []).map(({ net }, seat) => ({ seat, net })).sort((one, other) => other.net - one.net);
  const winners = (): number[] => ranked().flatMap(({ seat, net }) => (net === ranked()[0]?.net ? [seat] : []));
  const title = (): string => {
    const alone = ranked().length === 1;
    if (alone) return t().after.alone(money(ranked()[0]?.net ?? 0));
    const viewer = sight.viewer();
    const mine = winners().length === 1 && viewer !== 'watcher' && winners().includes(viewer);
    if (mine && sight.client.seats().length === 1) return t().after.youWon;
    return t().after.won(listed(winners().map((seat) => sight.names()[seat] ?? '')));
  };
  const again = (): void => {
    const { head, seats } = sight.update();
    const sitters = seats.map(({ bot, name }) => (bot === undefined ? { person: name ?? '' } : { bot }));
    go({ at: 'match', id: makeMatch(STAR_LANES, head.edition, sitters).head.id });
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
        <Medal net={ranked()[0]?.net ?? 0} />
      </Show>
      <ol class="ranks">
        <For each={ranked()}>
          {({ seat, net }, i) => (
            <li>
              <span>
                {t().after.rank(i() + 1)} <span class={`dot seat-${seat}`} aria-hidden="true" />
                {sight.names()[seat]}
              </span>
              <b>{money(net)}</b>
            </li>
          )}
        </For>
      </ol>
      <Problem sentence={problem()} />
      <div class="buttons">
        <Show when={sight.client.place !== 'server'} fallback={<Rematch />}>
          <button type="button" class="primary" onClick={again}>
            {t().after.again}
          </button>
        </Show>
        <button type="button" onClick={() => void watch()}>
          {t().after.replay}
        </button>
        <KeepButtons
          table={sight}
          game={starLanes}
          picture={() => lanesPicture(sight.view(), sight.names(), t().title)}
        />
      </div>
    </div>
  );
}

function Medal(props: { readonly net: number }): JSX.Element {
  const sight = useSight();
  const config = () => {
    const reading = starLanes.parseConfig(sight.update().head.edition);
    return reading.ok ? reading.value : sight.view().config;
  };
  const medal = () => medalFor(config(), props.net);
  const next = () => nextMedal(config(), props.net);
  return (
    <p>
      <Show when={medal()}>{(won) => <b>{t().after.medals[won()]} </b>}</Show>
      <Show when={next()}>
        {(one) => <span class="faint">{t().after.nextMedal(t().after.medals[one().medal], money(one().worth))}</span>}
      </Show>
    </p>
  );
}
