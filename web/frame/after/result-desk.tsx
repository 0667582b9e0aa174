/** The match is over: who won, and what can be done with it now. */
import { For, Show, createMemo, createSignal } from 'solid-js';
import type { JSX } from 'solid-js';
import { Dynamic } from 'solid-js/web';
import { must } from '../../../core/must.ts';
import { Problem } from '../../app/page.tsx';
import { go } from '../../app/router.ts';
import { listed, money, problemWords, t } from '../../app/words.ts';
import { makeMatch } from '../../matches/make-match.ts';
import { useMatch, useModel } from '../match-context.ts';
import { KeepButtons } from './keep-buttons.tsx';
import { packRecord } from './record-link.ts';
import { server } from '../../network/api.ts';

export function ResultDesk(): JSX.Element {
  const { model, screens } = useMatch();
  const [problem, setProblem] = createSignal<string | undefined>(undefined);
  const ranked = createMemo(() =>
    must(screens.worths(model.view()), 'what everybody is worth in the end')
      .map((worth, seat) => ({ seat, worth }))
      .sort((one, other) => other.worth - one.worth),
  );
  const best = (): number => must(ranked()[0], 'a player').worth;
  const title = (): string => {
    if (ranked().length === 1) return t().after.alone(money(best()));
    const winners = ranked().flatMap(({ seat, worth }) => (worth === best() ? [seat] : []));
    const mine = winners.length === 1 && winners[0] === model.viewer();
    if (mine && model.client.seats().length === 1) return t().after.youWon;
    return t().after.won(listed(winners.map(model.nameOf)));
  };
  const again = (): void => {
    const { head, seats } = model.update();
    const sitters = seats.map(({ bot, name }) =>
      bot === undefined ? { person: must(name, 'the name of a player') } : { bot },
    );
    go({ at: 'match', id: makeMatch(screens.kit, head.edition, sitters).head.id });
  };
  const watch = async (): Promise<void> => {
    const record = await model.client.record();
    if (record.ok) go({ at: 'record', packed: await packRecord(record.value), moment: undefined });
    else setProblem((await problemWords()).problem(record.problem));
  };
  return (
    <div class="card result">
      <h2 id="desk-title">{title()}</h2>
      <Show when={ranked().length === 1}>
        <Medal worth={best()} />
      </Show>
      <ol class="ranks">
        <For each={ranked()}>
          {({ seat, worth }, i) => (
            <li>
              <span>
                {t().after.rank(i() + 1)} <span class={`dot seat-${seat}`} aria-hidden="true" />
                {model.nameOf(seat)}
              </span>
              <b>{money(worth)}</b>
            </li>
          )}
        </For>
      </ol>
      <Dynamic component={screens.ResultDetails} />
      <Problem sentence={problem()} />
      <div class="buttons">
        <KeepButtons />
      </div>
      <div class="buttons desk-foot">
        <Show when={model.client.place !== 'server'} fallback={<Rematch />}>
          <button type="button" class="primary" onClick={again}>
            {t().after.again}
          </button>
        </Show>
        <button type="button" onClick={() => void watch()}>
          {t().after.replay}
        </button>
      </div>
    </div>
  );
}

function Medal(props: { readonly worth: number }): JSX.Element {
  const { model, screens } = useMatch();
  const medals = createMemo(() => {
    const { kit } = screens;
    const config = kit.configOf(model.view());
    return { won: kit.medalFor(config, props.worth), next: kit.nextMedal(config, props.worth) };
  });
  return (
    <p>
      <Show when={medals().won}>{(won) => <b>{t().after.medals[won()]} </b>}</Show>
      <Show when={medals().next}>
        {(next) => (
          <span class="faint">{t().after.nextMedal(t().after.medals[next().medal], money(next().worth))}</span>
        )}
      </Show>
      <Show when={medals().won === undefined && medals().next === undefined}>
        <span class="faint">{t().after.noMedals}</span>
      </Show>
    </p>
  );
}

/** The same players once more: makes the rematch, or joins it where it is made already. */
function Rematch(): JSX.Element {
  const model = useModel();
  const [problem, setProblem] = createSignal<string | undefined>(undefined);
  const again = async (): Promise<void> => {
    const made = await server.rematch(model.client.match);
    if (made.ok) go({ at: 'server-match', id: made.value });
    else setProblem((await problemWords()).problem(made.problem));
  };
  return (
    <Show when={model.viewer() !== 'watcher'}>
      <button type="button" class="primary" onClick={() => void again()}>
        {model.update().rematch === undefined ? t().talk.rematch : t().talk.joinRematch}
      </button>
      <Problem sentence={problem()} />
    </Show>
  );
}
