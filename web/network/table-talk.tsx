/** What a match over the network has besides the game: absent players, votes, talk. */
import { For, Show, createMemo, createSignal } from 'solid-js';
import type { JSX } from 'solid-js';
import { LONGEST_SAYING, MOTIONS, REACTIONS } from '../../table/act.ts';
import { useModel } from '../frame/match-context.ts';
import { t } from '../app/words.ts';
import { AwayPlayers, Presence } from './presence.tsx';
import { OwnSeat } from './own-seat.tsx';
import { Sayings } from './sayings.tsx';
import type { Motion } from '../../table/act.ts';

/** What waits for an answer of the players besides the game: it stands with the question. */
export function TableMatters(): JSX.Element {
  const model = useModel();
  const isPaused = (): boolean => model.update().phase === 'paused';
  return (
    <>
      <Absences />
      <AwayPlayers />
      <Show when={isPaused()}>
        <div class="card matter">
          <p>{t().talk.paused}</p>
          <Show when={model.viewer() !== 'watcher'}>
            <button type="button" class="primary" onClick={() => model.act({ act: 'resume' })}>
              {t().talk.resume}
            </button>
          </Show>
        </div>
      </Show>
      <Vote />
    </>
  );
}

export function TableTalk(): JSX.Element {
  const model = useModel();
  const over = (): boolean => model.update().phase === 'over';
  return (
    <section class="card talk" aria-labelledby="talk-title">
      <h2 id="talk-title">{t().talk.title}</h2>
      <Presence />
      <Sayings />
      <Show when={model.viewer() !== 'watcher'}>
        <Speak />
        <Show when={!over()}>
          <Motions />
          <OwnSeat />
        </Show>
      </Show>
    </section>
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
        <div class="card matter vote" role="status">
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
