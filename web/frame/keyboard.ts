/**
 * Playing by keyboard: a number looks at an offered space and, pressed again, plays it; a company's
 * letter leads to its order; Ctrl+Z takes back. Whoever plays so is led to each new question.
 */
import { createEffect, on, onCleanup, onMount } from 'solid-js';
import { placeOf } from '../game/keys.ts';
import type { Placing } from '../star-lanes/placing.ts';
import type { Sight } from '../star-lanes/sight.ts';

/** Where everything lies below each other, the question must come into sight by itself. */
const NARROW = 700;

/** Follows the keys while a board is shown; `board` finds parts of it. */
export function followKeys(sight: Sight, placing: Placing, board: () => HTMLElement | undefined): void {
  let byKeyboard = false;
  const find = (part: string): HTMLElement | SVGElement | undefined =>
    board()?.querySelector<HTMLElement | SVGElement>(part) ?? undefined;
  const press = (event: KeyboardEvent): void => {
    byKeyboard = true;
    if (event.altKey || event.metaKey || placing.choosing() !== undefined || isTyping(event.target)) return;
    if (event.ctrlKey) return takeBack(sight, event.key);
    const space = placing.offered()[placeOf(event.key)];
    const part = space === undefined ? orderOf(event.key) : `[data-space="${space}"]`;
    const target = part === undefined ? undefined : find(part);
    if (target === undefined) return;
    event.preventDefault();
    if (space !== undefined && placing.pointed() === space) placing.choose(space, true);
    else target.focus();
  };
  const point = (): void => void (byKeyboard = false);
  onMount(() => {
    addEventListener('keydown', press);
    addEventListener('pointerdown', point);
    onCleanup(() => {
      removeEventListener('keydown', press);
      removeEventListener('pointerdown', point);
    });
  });
  const lead = (): void => {
    const trading = sight.view().phase === 'trade';
    if (innerWidth < NARROW) bringUp(find(trading ? '.desk' : '.map-side'));
    if (byKeyboard) find(trading ? '.order input' : `[data-space="${placing.offered()[0] ?? ''}"]`)?.focus();
  };
  createEffect(
    on(
      () => `${sight.update().at} ${sight.view().phase}`,
      () => sight.asked() !== undefined && queueMicrotask(lead),
    ),
  );
}

/** Where a letter leads while trading. */
function orderOf(key: string): string | undefined {
  return /^[a-l]$/i.test(key) ? `[data-company="${key.toUpperCase()}"] input` : undefined;
}

function takeBack(sight: Sight, key: string): void {
  const { undo } = sight.update();
  if (key === 'z' && undo !== undefined) sight.act({ act: 'undo', keep: undo });
}

function bringUp(part: Element | undefined): void {
  // What is in sight stays where it is: moving it would only push the heading out of sight.
  const { top, bottom } = part?.getBoundingClientRect() ?? { top: 0, bottom: 0 };
  if (top >= 0 && bottom <= innerHeight) return;
  const still = matchMedia('(prefers-reduced-motion: reduce)').matches;
  part?.scrollIntoView({ block: 'start', behavior: still ? 'instant' : 'smooth' });
}

function isTyping(target: EventTarget | null): boolean {
  const fields = [HTMLInputElement, HTMLSelectElement, HTMLTextAreaElement];
  return fields.some((field) => target instanceof field);
}
