/** The match is over: one's own place, who won, and what to do next; what can be kept of it steps back. */
import { For, Show, createMemo, createSignal, onMount } from 'solid-js';
import type { JSX } from 'solid-js';
import { Dynamic } from 'solid-js/web';
import { must } from '../../../core/must.ts';
import type { Sitter } from '../../../client/new-match.ts';
import { botName } from '../../app/names.ts';
import { Problem } from '../../app/page.tsx';
import { go } from '../../app/router.ts';
import { LEVELS, change } from '../../app/settings.ts';
import { listed, money, problemWords, t } from '../../app/words.ts';
import { makeMatch } from '../../matches/make-match.ts';
import { useMatch } from '../match-context.ts';
import { KeepButtons } from './keep-buttons.tsx';
import { keepOwnSeat } from './own-replay.ts';
import { packRecord } from './record-link.ts';
import { Rematch } from './rematch.tsx';
import { outcomeFor, rankedSeats, botsALevel, winnersOf } from './standing.ts';

export function ResultDesk(props: { readonly next: JSX.Element }): JSX.Element {
  const { model, screens } = useMatch();
  const [problem, setProblem] = createSignal<string | undefined>(undefined);
  const ranked = createMemo(() =>
    rankedSeats(must(screens.worths(model.view()), 'what everybody is worth in the end')),
  );
  const outcome = createMemo(() => outcomeFor(ranked(), model.you()));
  const won = (): string => t().after.won(listed(winnersOf(ranked()).map(model.nameOf)));
  const title = (): string => {
    const one = outcome();
    switch (one.is) {
      case 'alone':
        return t().after.alone(money(one.worth));
      case 'theirs':
        return won();
      case 'yours':
        if (one.place > 1) return t().after.youCame(one.place);
        return one.with.length === 0 ? t().after.youWon : t().after.youShare(listed(one.with.map(model.nameOf)));
    }
  };
  /** Who won, where the heading says something else. */
  const isTold = (): boolean => {
    const one = outcome();
    return one.is === 'yours' && one.place > 1;
  };
  const reason = (): string | undefined => screens.endReason?.(model);
  const review = async (): Promise<void> => {
    const record = await model.client.record();
    if (record.ok) {
      const packed = await packRecord(record.value);
      keepOwnSeat(packed, model.you());
      go({ at: 'record', packed, moment: undefined });
    } else setProblem((await problemWords()).problem(record.problem));
  };
  let heading: HTMLHeadingElement | undefined;
  // Who answered the last question by keyboard goes on here; it took the focus with it.
  onMount(() => document.activeElement === document.body && heading?.focus({ preventScroll: true }));
  return (
    <div class="card result">
      <h2 id="desk-title" ref={(element) => (heading = element)} tabindex="-1">
        {title()}
      </h2>
      <Show when={isTold()}>
        <p>{won()}.</p>
      </Show>
      <Show when={reason()}>{(why) => <p class="faint">{t().after.ended(why(), ranked().length === 1)}</p>}</Show>
      <Show when={ranked().length === 1}>
        <Medal worth={must(ranked()[0], 'a player').worth} />
      </Show>
      <ol class="ranks">
        <For each={ranked()}>
          {({ seat, worth, place }) => (
            <li classList={{ own: seat === model.you() }}>
              <span>
                {t().after.rank(place)} <span class={`dot seat-${seat}`} aria-hidden="true" />
                {model.labelOf(seat)}
              </span>
              <b>{money(worth)}</b>
            </li>
          )}
        </For>
      </ol>
      <Dynamic component={screens.ResultDetails} />
      <Problem sentence={problem()} />
      <div class="keep-row">
        <KeepButtons />
      </div>
      <div class="buttons desk-foot">
        <Show when={model.client.place !== 'server'} fallback={<Rematch />}>
          {props.next ?? <PlayAgain isWon={!isTold()} />}
        </Show>
        <button type="button" onClick={() => void review()}>
          {t().after.replay}
        </button>
      </div>
    </div>
  );
}

/** The same match on this device once more; who has won may go a level up, who has lost a level down. */
function PlayAgain(props: { readonly isWon: boolean }): JSX.Element {
  const { model, screens } = useMatch();
  const play = (sitters: readonly Sitter[]): void =>
    go({ at: 'match', id: makeMatch(screens.kit, model.update().head.edition, sitters).head.id });
  const sitters = (bots: readonly string[]): readonly Sitter[] => {
    const coming = [...bots];
    return model
      .update()
      .seats.map(({ bot, name }) =>
        bot === undefined
          ? { person: must(name, 'the name of a player') }
          : { bot: must(coming.shift(), 'a computer player') },
      );
  };
  const bots = createMemo(() => model.update().seats.flatMap(({ bot }) => bot ?? []));
  const where = (): 'up' | 'down' => (props.isWon ? 'up' : 'down');
  const others = createMemo(() => {
    const isPlayed = model.client.seats().length > 0;
    const ladder = { bots: screens.bots, levels: LEVELS.map((level) => screens.rivals[level]) };
    return isPlayed ? botsALevel(where(), bots(), ladder) : undefined;
  });
  const changeLevel = (next: readonly string[]): void => {
    const level = LEVELS.find((one) => screens.rivals[one].join() === next.join());
    // The next match from the first page is of that level, too.
    if (level !== undefined) change({ level });
    play(sitters(next));
  };
  return (
    <>
      <button type="button" class="primary" onClick={() => play(sitters(bots()))}>
        {t().after.again}
      </button>
      <Show when={others()}>
        {(next) => (
          <button
            type="button"
            title={t().after.against(listed(next().map((bot) => botName(bot, t()))))}
            onClick={() => changeLevel(next())}
          >
            {where() === 'up' ? t().after.levelUp : t().after.levelDown}
          </button>
        )}
      </Show>
    </>
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
