/**
 * Cards over the map for what nobody should miss. They take no focus and no key away: whatever is pressed does what it does
 * without them, and makes them go besides. The announcer reads the news out, so that nothing here speaks.
 */
import { For, Show, createEffect, createSignal, on, onCleanup } from 'solid-js';
import type { Accessor, JSX } from 'solid-js';
import { TIMERS } from '../app/timers.ts';
import { t } from '../app/words.ts';
import { CardQueue, isGoingOn, sinceDrawn } from './card-queue.ts';
import type { EventCard, SeenDeeds } from './card-queue.ts';
import { onKeyOrPoint } from './keyboard.ts';
import { useMatch } from './match-context.ts';

/** The cards of a match; whoever plays it may wait for them. */
export interface ShownCards {
  readonly queue: CardQueue;
  readonly cards: Accessor<readonly EventCard[]>;
}

export function createCards(): ShownCards {
  const [cards, setCards] = createSignal<readonly EventCard[]>([]);
  const queue = new CardQueue(sinceDrawn(whenDrawn, TIMERS.wait), setCards);
  onCleanup(() => queue.dismiss());
  return { queue, cards };
}

/** A page that nobody sees draws no frames, and its match must go on all the same, in milliseconds. */
const LONGEST_FRAME = 1000;

/** The next frame shows what is there now; it is drawn when that has been seen to. */
function whenDrawn(call: () => void): () => void {
  let later = setTimeout(() => {
    cancelAnimationFrame(frame);
    call();
  }, LONGEST_FRAME);
  const frame = requestAnimationFrame(() => {
    clearTimeout(later);
    later = setTimeout(call);
  });
  return () => {
    cancelAnimationFrame(frame);
    clearTimeout(later);
  };
}

/** Shows what is new to who looks; `seen` outlives the board, which goes while books are handed over. */
export function EventCards(props: { readonly shown: ShownCards; readonly seen: SeenDeeds }): JSX.Element {
  const { model, screens } = useMatch();
  const { queue, cards } = props.shown;
  const { seen } = props;
  createEffect(
    on(model.deeds, (deeds) => {
      const viewer = model.viewer();
      const reader = screens.kit.isHotSeatPrivate(model.view()) && viewer !== 'watcher' ? viewer : 'all';
      const news = seen.take(reader, deeds);
      queue.show(screens.cards?.(news.flat(), model) ?? []);
    }),
  );
  // What is pressed in a card is its own; pressed anywhere else, it was read.
  const press = ({ key, target }: KeyboardEvent): void => {
    if (isGoingOn({ key, isInField: isIn(target, 'input, select, textarea, .event-card') })) queue.dismiss();
  };
  const point = ({ target }: PointerEvent): void => {
    if (!isIn(target, '.event-card')) queue.dismiss();
  };
  onKeyOrPoint(press, point);
  return (
    <div class="event-cards">
      <For each={cards()}>{(card) => <Card card={card} queue={queue} />}</For>
    </div>
  );
}

function Card(props: { readonly card: EventCard; readonly queue: CardQueue }): JSX.Element {
  const { card, queue } = props;
  const open = (): void => {
    queue.dismiss();
    card.more?.open();
  };
  let section: HTMLElement | undefined;
  const close = (): void => {
    const hasFocus = section?.contains(document.activeElement) === true;
    queue.dismiss();
    // Who came here by keyboard is not left nowhere.
    if (hasFocus) document.querySelector<HTMLElement>('.bar-title')?.focus({ preventScroll: true });
  };
  return (
    <section
      ref={(element) => (section = element)}
      class="card event-card"
      aria-label={card.title}
      onPointerEnter={(event) => event.pointerType === 'mouse' && queue.hold(true)}
      onPointerLeave={(event) => event.pointerType === 'mouse' && queue.hold(false)}
      // A mouse leaves the focus where it is: perhaps somebody is typing.
      onMouseDown={(event) => event.preventDefault()}
      onFocusIn={() => queue.hold(true)}
      onFocusOut={() => queue.hold(false)}
      // Pressed itself, it was read; its buttons know what they do.
      onClick={({ target }) => !isIn(target, 'button') && queue.dismiss()}
    >
      <button type="button" class="quiet event-card-close" aria-label={t().match.goOn} onClick={close}>
        ✕
      </button>
      <h2 class="plain-title">{card.title}</h2>
      <ul>
        <For each={card.lines}>
          {({ seat, words }) => (
            <li>
              <Show when={seat !== undefined}>
                <span class={`dot seat-${seat}`} aria-hidden="true" />
              </Show>
              {words}
            </li>
          )}
        </For>
      </ul>
      <Show when={card.more}>
        {(more) => (
          <button type="button" onClick={open}>
            {more().words}
          </button>
        )}
      </Show>
    </section>
  );
}

function isIn(target: EventTarget | null, parts: string): boolean {
  return target instanceof Element && target.closest(parts) !== null;
}
