/** The newsletters: each January a sheet to read, and all of them kept in a list. */
import { For, Show, createMemo, on, onMount } from 'solid-js';
import type { JSX } from 'solid-js';
import type { Event } from '../../../games/star-trader/index.ts';
import { newslettersOf } from '../../../insight/star-trader/newsletter.ts';
import type { Newsletter } from '../../../insight/star-trader/newsletter.ts';
import { money, signed } from '../../app/words.ts';
import { useTrader } from '../model.ts';
import { lotWords, w } from '../words.ts';

export function Letters(): JSX.Element {
  const model = useTrader();
  const count = createMemo(() => model.events().filter(isNewsletter).length);
  // Made anew only when one more has come: what is under the pointer stays.
  const letters = createMemo(on(count, () => newslettersOf(model.events()).toReversed()));
  return (
    <ul class="letters">
      <For each={letters()} fallback={<li class="faint">{w().letter.none}</li>}>
        {(letter) => (
          <li>
            <button type="button" class="quiet" onClick={() => model.openLetter(letter)}>
              {w().letter.open(letter.number, w().date(letter.at))}
            </button>
          </li>
        )}
      </For>
    </ul>
  );
}

function isNewsletter(event: Event): boolean {
  return event.type === 'reported' && event.by === undefined;
}

/** The newsletter that is read: it stays as it is, whatever happens meanwhile. */
export function OpenLetter(): JSX.Element {
  const { letter, openLetter } = useTrader();
  return (
    <Show when={letter()} keyed>
      {(one) => <LetterSheet letter={one} onClose={() => openLetter(undefined)} />}
    </Show>
  );
}

function LetterSheet(props: { readonly letter: Newsletter; readonly onClose: () => void }): JSX.Element {
  let dialog: HTMLDialogElement | undefined;
  let heading: HTMLHeadingElement | undefined;
  onMount(() => {
    dialog?.showModal();
    // It is read from its beginning, not from the button at its foot.
    heading?.focus();
  });
  return (
    <dialog
      ref={(element) => (dialog = element)}
      class="card letter"
      aria-labelledby="letter-title"
      onClose={() => props.onClose()}
    >
      <header>
        <h2 id="letter-title" class="plain-title" ref={(element) => (heading = element)} tabindex="-1">
          {w().letter.title(props.letter.number)}
        </h2>
        <time>{w().date(props.letter.at)}</time>
      </header>
      <Sheet letter={props.letter} />
      <div class="letter-foot">
        <button type="button" class="primary" onClick={() => dialog?.close()}>
          {w().letter.close}
        </button>
      </div>
    </dialog>
  );
}

function Sheet(props: { readonly letter: Newsletter }): JSX.Element {
  const model = useTrader();
  // Nothing is paid where a good is not traded any more.
  const price = (amount: number): string => (amount === 0 ? '–' : money(Math.abs(amount)));
  const grown = (): string[] => [
    ...props.letter.grown.map(({ star, steps, class: reached }) =>
      reached === undefined ? w().letter.growth(star, steps) : w().letter.reached(star, w().classes[reached]),
    ),
    ...props.letter.appeared.map((star) => w().letter.appeared(star)),
  ];
  return (
    <>
      <Show when={props.letter.number === 1}>
        <p>{w().letter.first}</p>
      </Show>
      <h3>{w().letter.standings}</h3>
      <ol class="ranks">
        <For each={props.letter.standings}>
          {(one) => (
            <li>
              <span>
                <span class={`dot seat-${one.seat}`} aria-hidden="true" />
                {model.labelOf(one.seat)}
              </span>
              <span>
                <b>{money(Math.round(one.total))}</b>{' '}
                <Show when={one.change}>
                  {(more) => <small class="faint">{signed(Math.round(more()), money)}</small>}
                </Show>
              </span>
            </li>
          )}
        </For>
      </ol>
      <Facts
        title={w().letter.deals}
        lines={props.letter.deals.map(({ by, units, good, star, total, side }) =>
          w().letter.deal(model.subjectOf(by), lotWords(units, good), star, money(total), side),
        )}
      />
      <Facts
        title={w().letter.moved}
        lines={props.letter.moved.map(({ star, good, before, now }) =>
          w().letter.move(star, w().goods[good], price(before), price(now)),
        )}
      />
      <Facts title={w().letter.grown} lines={grown()} />
      <Show when={props.letter.number > 1}>
        <p class="faint">{w().letter.landings(props.letter.landings)}</p>
      </Show>
    </>
  );
}

function Facts(props: { readonly title: string; readonly lines: readonly string[] }): JSX.Element {
  return (
    <Show when={props.lines.length > 0}>
      <h3>{props.title}</h3>
      <ul class="facts">
        <For each={props.lines}>{(line) => <li>{line}</li>}</For>
      </ul>
    </Show>
  );
}
