/**
 * The adviser at hand: what it would do and why, with what else could be done; and, for who shares the device with nobody,
 * one press that does what it says for the rest of the turn. Where no advice is allowed there is none of it.
 */
import { For, Match, Show, Switch, createEffect, createSignal, on, onCleanup, onMount, untrack } from 'solid-js';
import type { JSX } from 'solid-js';
import type { Types } from '../../core/contract.ts';
import '../style/match/adviser.css';
import { t } from '../app/words.ts';
import type { AdvisedAction, GameAdviser } from './adviser.ts';
import { useMatch } from './match-context.ts';

/** The best answer, and two to compare it with. */
const MOST = 3;

type Opinion =
  | { readonly is: 'thinking' }
  | { readonly is: 'found'; readonly answers: readonly AdvisedAction<Types>[] }
  | { readonly is: 'failed'; readonly problem: string };

export function AdviserDesk(props: { readonly adviser: GameAdviser<Types> }): JSX.Element {
  const { model } = useMatch();
  const { adviser } = props;
  const [opinion, setOpinion] = createSignal<Opinion | undefined>(undefined);
  /** What is left to the adviser; undefined while the player decides. */
  const [left, setLeft] = createSignal<string | undefined>(undefined);
  let thinking = new AbortController();
  const forget = (): void => {
    thinking.abort();
    setOpinion(undefined);
  };
  onCleanup(() => thinking.abort());
  const ask = (): void => {
    forget();
    const { signal } = (thinking = new AbortController());
    setOpinion({ is: 'thinking' });
    const question = { view: model.view(), heard: model.events(), seed: model.update().at };
    adviser.advise(question, signal).then(
      (answers) => signal.aborted || hear(answers),
      (error: unknown) => signal.aborted || setOpinion({ is: 'failed', problem: String(error) }),
    );
  };
  const hear = (answers: readonly AdvisedAction<Types>[]): void => {
    const [best] = answers;
    if (left() === undefined || best === undefined) setOpinion({ is: 'found', answers: answers.slice(0, MOST) });
    else model.play(best.action);
  };
  const leave = (): void => {
    setLeft(adviser.stretch());
    ask();
  };
  /** The question is another one: the adviser goes on where it is still left to it; what was taken back is the player's again. */
  const goOn = (isFurther: boolean): void => {
    forget();
    if (isFurther && model.asked() !== undefined && left() === adviser.stretch()) ask();
    else setLeft(undefined);
  };
  createEffect<number>((before) => {
    const now = model.deeds().length;
    if (now !== before) untrack(() => goOn(now > before));
    return now;
  }, model.deeds().length);
  // What was refused will not be allowed the next time.
  createEffect(on(model.problem, (problem) => problem !== undefined && (setLeft(undefined), forget())));
  const isAlone = (): boolean => model.client.seats().length === 1;
  return (
    <div class="adviser">
      <div class="adviser-buttons">
        <Show when={opinion() === undefined}>
          <button
            type="button"
            class="quiet"
            title={t().adviser.askAbout}
            data-adviser={adviser.key().toLowerCase()}
            onClick={ask}
          >
            {t().adviser.ask} <kbd>{adviser.key()}</kbd>
          </button>
        </Show>
        <Show when={isAlone() && left() === undefined}>
          <button
            type="button"
            class="quiet"
            title={t().adviser.followAbout}
            data-adviser={adviser.key().toUpperCase()}
            onClick={leave}
          >
            {t().adviser.follow} <kbd>⇧{adviser.key()}</kbd>
          </button>
        </Show>
      </div>
      <div role="status">
        <Switch>
          <Match when={opinionOf(opinion(), 'thinking')}>
            <p class="faint">{left() === undefined ? t().adviser.thinking : t().adviser.playing}</p>
          </Match>
          <Match when={opinionOf(opinion(), 'failed')}>
            {(failed) => (
              <p class="problem">
                {t().adviser.failed} {failed().problem}
              </p>
            )}
          </Match>
          <Match when={opinionOf(opinion(), 'found')}>
            {(found) => <Answers answers={found().answers} onClose={forget} />}
          </Match>
        </Switch>
      </div>
    </div>
  );
}

function Answers(props: {
  readonly answers: readonly AdvisedAction<Types>[];
  readonly onClose: () => void;
}): JSX.Element {
  const { model } = useMatch();
  let best: HTMLButtonElement | undefined;
  // The button that asked is gone: who was on it goes on here.
  onMount(() => document.activeElement === document.body && best?.focus());
  return (
    <div class="card advice">
      <h2>{t().adviser.title}</h2>
      <button type="button" class="quiet close" aria-label={t().adviser.close} onClick={() => props.onClose()}>
        ✕
      </button>
      <ol>
        <For each={props.answers}>
          {(answer, i) => (
            <li>
              <button
                type="button"
                class="choice"
                ref={(element) => (best ??= element)}
                classList={{ best: i() === 0 }}
                onClick={() => model.play(answer.action)}
              >
                <b>{answer.words()}</b>
                <Show when={answer.worth()}>{(worth) => <small class="faint"> {worth()}</small>}</Show>
              </button>
              <p class="faint">{unbroken(answer.because())}</p>
            </li>
          )}
        </For>
      </ol>
    </div>
  );
}

/** A sign stays with its amount: the end of a line may stand between them otherwise. */
function unbroken(words: string): string {
  return words.replaceAll(/[−+](?=[$\d])/g, '$&\u2060');
}

function opinionOf<Is extends Opinion['is']>(
  opinion: Opinion | undefined,
  is: Is,
): Extract<Opinion, { readonly is: Is }> | undefined {
  return opinion !== undefined && isOpinion(opinion, is) ? opinion : undefined;
}

function isOpinion<Is extends Opinion['is']>(
  opinion: Opinion,
  is: Is,
): opinion is Extract<Opinion, { readonly is: Is }> {
  return opinion.is === is;
}
