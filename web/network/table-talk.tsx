/** What a match over the network has besides the game: clocks, votes, absent players, talk. */
import { For, Show, createMemo, createSignal, onCleanup } from 'solid-js';
import type { JSX } from 'solid-js';
import { LONGEST_SAYING, MOTIONS, REACTIONS } from '../../table/act.ts';
import { useModel } from '../frame/match-context.ts';
import type { ServerMatch } from '../../client/server-match.ts';
import { t } from '../app/words.ts';
import { OwnSeat } from './own-seat.tsx';
import { Sayings } from './sayings.tsx';
import type { Motion } from '../../table/act.ts';

export function TableTalk(props: { readonly match: ServerMatch }): JSX.Element {
  const { match } = props;
  const model = useModel();
  const playing = (): boolean => model.viewer() !== 'watcher';
  const over = (): boolean => model.update().phase === 'over';
  return (
    <section class="card talk" aria-labelledby="talk-title">
      <h2 id="talk-title">{t().talk.title}</h2>
      <Clock match={match} />
      <Absences />
      <Show when={model.update().phase === 'paused'}>
        <p>{t().talk.paused}</p>
        <Show when={playing()}>
          <button type="button" class="primary" onClick={() => model.act({ act: 'resume' })}>
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
  const model = useModel();
  const [now, setNow] = createSignal(Date.now() - props.match.lag());
  const ticking = setInterval(() => setNow(Date.now() - props.match.lag()), 500);
  onCleanup(() => clearInterval(ticking));
  const left = createMemo(() => {
    const { lateAt, toAct } = model.update();
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
          {model.nameOf(time().seat)}: {words(time().seconds)}
        </p>
      )}
    </Show>
  );
}

function Absences(): JSX.Element {
  const model = useModel();
  const minded = createMemo(() =>
    model.update().seats.flatMap(({ minded: why }, seat) => (why === undefined ? [] : [seat])),
  );
  return (
    <For each={minded()}>
      {(seat) => (
        <Show when={seat === model.viewer()} fallback={<p class="faint">{t().talk.minded(model.nameOf(seat))}</p>}>
          <p class="notice">
            {t().talk.mindedYou}{' '}
            <button type="button" class="primary" onClick={() => model.act({ act: 'back' })}>
              {t().talk.back}
            </button>
          </p>
        </Show>
      )}
    </For>
  );
}

function Vote(): JSX.Element {
  const model = useModel();
  const mayVote = ({ motion, yes }: { readonly motion: string; readonly yes: readonly number[] }): boolean => {
    const viewer = model.viewer();
    if (viewer === 'watcher' || yes.includes(viewer)) return false;
    const minded = model.update().seats[viewer]?.minded;
    // Nobody's match ends behind their back: who is late still has a say in that.
    return minded === undefined || (minded === 'late' && motion === 'end');
  };
  return (
    <Show when={model.update().vote}>
      {(vote) => (
        <div class="vote" role="status">
          <p>
            {t().talk.vote(model.nameOf(vote().by), motionWords(vote().motion))} {t().talk.votes(vote().yes.length)}
          </p>
          <Show when={mayVote(vote())}>
            <div class="buttons">
              <button type="button" class="primary" onClick={() => model.act({ act: 'yes' })}>
                {t().talk.yes}
              </button>
              <button type="button" onClick={() => model.act({ act: 'no' })}>
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
  const model = useModel();
  const [text, setText] = createSignal('');
  const send = (event: SubmitEvent): void => {
    event.preventDefault();
    if (text().trim() !== '') model.act({ act: 'say', text: text().trim() });
    setText('');
  };
  return (
    <>
      <div class="reactions" role="group" aria-label={t().talk.react}>
        <For each={REACTIONS}>
          {(reaction) => (
            <button type="button" onClick={() => model.act({ act: 'react', reaction })}>
              {t().talk.reactions[reaction]}
            </button>
          )}
        </For>
      </div>
      <Show when={!model.update().head.public}>
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

/** What a player can propose to all; what could not be voted on now is out of reach. */
function Motions(): JSX.Element {
  const model = useModel();
  const makesSense = (motion: Motion): boolean => {
    const { phase, vote, seats } = model.update();
    const viewer = model.viewer();
    if (motion === 'longer' && !model.mayGrow()) return false;
    const hasVoice = viewer !== 'watcher' && seats[viewer]?.minded === undefined;
    return hasVoice && vote === undefined && (phase === 'playing' || (phase === 'paused' && motion !== 'pause'));
  };
  return (
    <details>
      <summary>{t().talk.propose}</summary>
      <div class="buttons">
        <For each={MOTIONS}>
          {(motion) => (
            <button type="button" disabled={!makesSense(motion)} onClick={() => model.act({ act: 'propose', motion })}>
              {t().talk.motions[motion]}
            </button>
          )}
        </For>
      </div>
    </details>
  );
}
