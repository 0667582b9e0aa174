/** What a match over the network has besides the game: clocks, votes, absent players, talk. */
import { For, Show, createMemo, createSignal, onCleanup } from 'solid-js';
import type { JSX } from 'solid-js';
import { LONGEST_SAYING, MOTIONS, REACTIONS } from '../../table/act.ts';
import { useTable } from '../frame/match-context.ts';
import type { ServerMatch } from '../../client/server-match.ts';
import { t } from '../app/words.ts';
import { Motions } from './motions.tsx';
import { OwnSeat } from './own-seat.tsx';
import { Sayings } from './sayings.tsx';

export function TableTalk(props: { readonly match: ServerMatch }): JSX.Element {
  const { match } = props;
  const table = useTable();
  const playing = (): boolean => table.viewer() !== 'watcher';
  const over = (): boolean => table.update().phase === 'over';
  return (
    <section class="card talk" aria-labelledby="talk-title">
      <h2 id="talk-title">{t().talk.title}</h2>
      <Clock match={match} />
      <Absences />
      <Show when={table.update().phase === 'paused'}>
        <p>{t().talk.paused}</p>
        <Show when={playing()}>
          <button type="button" class="primary" onClick={() => table.act({ act: 'resume' })}>
            {t().talk.resume}
          </button>
        </Show>
      </Show>
      <Vote />
      <Sayings />
      <Show when={playing()}>
        <Speak />
        <Show when={!over()}>
          <Motions />
          <OwnSeat />
        </Show>
      </Show>
    </section>
  );
}

function Clock(props: { readonly match: ServerMatch }): JSX.Element {
  const table = useTable();
  const [now, setNow] = createSignal(Date.now() - props.match.lag());
  const ticking = setInterval(() => setNow(Date.now() - props.match.lag()), 500);
  onCleanup(() => clearInterval(ticking));
  const left = createMemo(() => {
    const { lateAt, toAct } = table.update();
    if (lateAt === undefined || toAct === undefined) return undefined;
    return { seat: toAct, seconds: Math.max(0, Math.ceil((lateAt - now()) / 1000)) };
  });
  const words = (seconds: number): string => {
    if (seconds < 7200) return t().talk.clock(seconds);
    const time = new Date(Date.now() + 1000 * seconds);
    return t().talk.clockLong(time.toLocaleString(document.documentElement.lang));
  };
  return (
    <Show when={left()}>
      {(time) => (
        <p class="clock" classList={{ urgent: time().seconds <= 10 }}>
          {table.nameOf(time().seat)}: {words(time().seconds)}
        </p>
      )}
    </Show>
  );
}

function Absences(): JSX.Element {
  const table = useTable();
  const minded = createMemo(() =>
    table.update().seats.flatMap(({ minded: why }, seat) => (why === undefined ? [] : [seat])),
  );
  return (
    <For each={minded()}>
      {(seat) => (
        <Show when={seat === table.viewer()} fallback={<p class="faint">{t().talk.minded(table.nameOf(seat))}</p>}>
          <p class="notice">
            {t().talk.mindedYou}{' '}
            <button type="button" class="primary" onClick={() => table.act({ act: 'back' })}>
              {t().talk.back}
            </button>
          </p>
        </Show>
      )}
    </For>
  );
}

function Vote(): JSX.Element {
  const table = useTable();
  const mayVote = (yes: readonly number[]): boolean => {
    const viewer = table.viewer();
    return viewer !== 'watcher' && !yes.includes(viewer) && table.update().seats[viewer]?.minded === undefined;
  };
  return (
    <Show when={table.update().vote}>
      {(vote) => (
        <div class="vote" role="status">
          <p>
            {t().talk.vote(table.nameOf(vote().by), motionWords(vote().motion))} {t().talk.votes(vote().yes.length)}
          </p>
          <Show when={mayVote(vote().yes)}>
            <div class="buttons">
              <button type="button" class="primary" onClick={() => table.act({ act: 'yes' })}>
                {t().talk.yes}
              </button>
              <button type="button" onClick={() => table.act({ act: 'no' })}>
                {t().talk.no}
              </button>
            </div>
          </Show>
        </div>
      )}
    </Show>
  );
}

function motionWords(motion: string): string {
  const known = MOTIONS.find((one) => one === motion);
  return known === undefined ? motion : t().talk.motions[known];
}

function Speak(): JSX.Element {
  const table = useTable();
  const [text, setText] = createSignal('');
  const send = (event: SubmitEvent): void => {
    event.preventDefault();
    if (text().trim() !== '') table.act({ act: 'say', text: text().trim() });
    setText('');
  };
  return (
    <>
      <div class="reactions" role="group" aria-label={t().talk.react}>
        <For each={REACTIONS}>
          {(reaction) => (
            <button type="button" onClick={() => table.act({ act: 'react', reaction })}>
              {t().talk.reactions[reaction]}
            </button>
          )}
        </For>
      </div>
      <Show when={!table.update().head.public}>
        <form class="say" onSubmit={send}>
          <input
            type="text"
            maxlength={LONGEST_SAYING}
            autocomplete="off"
            aria-label={t().talk.chat}
            value={text()}
            onInput={(event) => setText(event.currentTarget.value)}
          />
          <button type="submit">{t().talk.send}</button>
        </form>
      </Show>
    </>
  );
}
