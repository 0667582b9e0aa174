/**
 * The bubble of a lesson: at the thing it speaks of, with an arrow to it. It is one element for the whole lesson, so that
 * screen readers tell each step as it comes.
 */
import { Show, createEffect, createSignal, on, onCleanup, onMount } from 'solid-js';
import type { JSX } from 'solid-js';
import type { LessonFrameWords } from '../../../text/en/lesson.ts';
import { lineTo, placeBubble } from './place-bubble.ts';
import type { BubbleLine, BubblePlace, ScreenBox, ScreenSize, BubbleSurroundings } from './place-bubble.ts';

/** What a step says, and where. */
export interface BubbleWords {
  readonly says: string;
  /** How that is done; empty where nothing is to be done. */
  readonly how: string;
  /** Selectors of the thing it speaks of: the first that is in view counts. */
  readonly parts: readonly string[];
  /** The selectors of what must not be covered, and of what should be seen with it. */
  readonly kept: string;
  readonly seen: string;
  /** Whether it is only read. */
  readonly isRead: boolean;
  readonly progress: string;
}

interface BubbleProps {
  readonly spoken: BubbleWords | undefined;
  readonly words: LessonFrameWords;
  readonly onNext: () => void;
  readonly onSkip: () => void;
}

export function Bubble(props: BubbleProps): JSX.Element {
  const [thing, setThing] = createSignal<ScreenBox | undefined>(undefined);
  const [place, setPlace] = createSignal<BubblePlace | undefined>(undefined);
  let bubble: HTMLElement | undefined;
  const size = (): ScreenSize => ({ width: bubble?.offsetWidth ?? 0, height: bubble?.offsetHeight ?? 0 });
  const line = (): BubbleLine | undefined => {
    const [to, at] = [thing(), place()];
    return to === undefined || at === undefined ? undefined : lineTo(to, at, size());
  };
  const look = (): void => {
    const found = props.spoken === undefined ? undefined : boxOf(inView(props.spoken.parts));
    setThing(found);
    setPlace(found && placeBubble(found, size(), { width: innerWidth, height: innerHeight }, around(props.spoken)));
  };
  followScreen(look, () => show(props.spoken));
  createEffect(
    on(
      () => props.spoken,
      (spoken) => {
        show(spoken);
        // A question that comes at the same time may take the front.
        queueMicrotask(() => show(props.spoken));
        look();
      },
    ),
  );
  return (
    <aside
      ref={(element) => (bubble = element)}
      class="bubble card"
      classList={{ quiet: props.spoken === undefined }}
      data-side={place()?.side}
      style={{
        left: `${place()?.x ?? 0}px`,
        top: `${place()?.y ?? 0}px`,
        '--arrow': `${place()?.arrow ?? 0}px`,
      }}
      aria-label={props.words.title}
    >
      <div role="status">
        <p>{props.spoken?.says}</p>
        <p class="faint">{props.spoken?.how}</p>
      </div>
      <Show when={props.spoken}>
        {(spoken) => (
          <div class="buttons">
            <small class="faint">{spoken().progress}</small>
            <button type="button" class="quiet" onClick={() => props.onSkip()}>
              {props.words.skip}
            </button>
            <Show when={spoken().isRead && spoken()} keyed>
              <NextButton words={props.words.next} onNext={props.onNext} />
            </Show>
          </div>
        )}
      </Show>
      <Show when={thing()}>
        {(box) => (
          <span
            class="bubble-ring"
            aria-hidden="true"
            style={{
              left: `${box().x}px`,
              top: `${box().y}px`,
              width: `${box().width}px`,
              height: `${box().height}px`,
            }}
          />
        )}
      </Show>
      <Show when={line()}>
        {(to) => (
          <span
            class="bubble-line"
            aria-hidden="true"
            style={{
              left: `${to().x}px`,
              top: `${to().y}px`,
              width: `${to().length}px`,
              rotate: `${to().angle}rad`,
            }}
          />
        )}
      </Show>
    </aside>
  );
}

/** What is only read is read by Enter; then the focus is where the question has it. */
function NextButton(props: { readonly words: string; readonly onNext: () => void }): JSX.Element {
  let button: HTMLButtonElement | undefined;
  // The question takes the focus first, for who plays by keyboard.
  onMount(() => {
    const coming = setTimeout(() => button?.focus({ preventScroll: true }));
    onCleanup(() => clearTimeout(coming));
  });
  const next = ({ detail }: MouseEvent): void => {
    props.onNext();
    const find = (part: string): HTMLElement | null => document.querySelector(part);
    // A click without a count comes from a keyboard. What asks may have to come to the front first.
    if (detail === 0) queueMicrotask(() => (find('.desk input') ?? find('.desk button'))?.focus());
  };
  return (
    <button ref={(element) => (button = element)} type="button" class="primary" onClick={next}>
      {props.words}
    </button>
  );
}

/** Brings to the front what is spoken of: by its tab where it lies behind another, and by scrolling. */
function show(spoken: BubbleWords | undefined): void {
  if (spoken === undefined) return;
  // What is asked for is answered there, whatever is spoken of.
  if (!spoken.isRead) document.querySelector<HTMLElement>('#part-move[aria-selected="false"]')?.click();
  const [first] = spoken.parts.flatMap((part) => document.querySelector(part) ?? []);
  const panel = first?.closest<HTMLElement>('[role=tabpanel][hidden]');
  if (panel !== undefined && panel !== null)
    document.querySelector<HTMLElement>(`[aria-controls="${panel.id}"]`)?.click();
  inView(spoken.parts)?.scrollIntoView({ block: 'nearest' });
}

function inView(parts: readonly string[]): Element | undefined {
  return parts
    .flatMap((part) => [...document.querySelectorAll(part)])
    .find((element) => element.getBoundingClientRect().width > 0);
}

function around(spoken: BubbleWords | undefined): BubbleSurroundings {
  return { kept: boxesOf(spoken?.kept), seen: boxesOf(spoken?.seen) };
}

function boxesOf(parts: string | undefined): readonly ScreenBox[] {
  if (parts === undefined) return [];
  const boxes = [...document.querySelectorAll(parts)].map(shownBox);
  return boxes.filter(({ width, height }) => width > 0 && height > 0);
}

/** As much of something as its panel shows, which may be scrolled. */
function shownBox(element: Element): ScreenBox {
  const { left, top, right, bottom } = element.getBoundingClientRect();
  const panel = element.closest('.panel')?.getBoundingClientRect();
  const y = Math.max(top, panel?.top ?? top);
  return { x: left, y, width: right - left, height: Math.min(bottom, panel?.bottom ?? bottom) - y };
}

function boxOf(element: Element | undefined): ScreenBox | undefined {
  if (element === undefined) return undefined;
  const { x, y, width, height } = element.getBoundingClientRect();
  return { x, y, width, height };
}

/** Looks again, once a frame, whenever something moves on the screen; in another window the thing may be out of view. */
function followScreen(look: () => void, resized: () => void): void {
  let waiting: number | undefined;
  const soon = (): void => {
    waiting ??= requestAnimationFrame(() => {
      waiting = undefined;
      look();
    });
  };
  const changes = new MutationObserver((found) => {
    if (found.some(({ target }) => target instanceof Element && target.closest('.bubble') === null)) soon();
  });
  onMount(() => {
    changes.observe(document.body, { subtree: true, childList: true, attributes: true });
    addEventListener('resize', soon);
    addEventListener('resize', resized);
    addEventListener('scroll', soon, { capture: true });
    soon();
  });
  onCleanup(() => {
    changes.disconnect();
    removeEventListener('resize', soon);
    removeEventListener('resize', resized);
    removeEventListener('scroll', soon, { capture: true });
    if (waiting !== undefined) cancelAnimationFrame(waiting);
  });
}
