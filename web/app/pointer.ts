/** What the player points with, and where it was last. */
import type { PointerPlace } from '../frame/press-guard.ts';

let last: PointerPlace | undefined;

/** Remembers where the pointer is, from the first page on. */
export function watchPointer(): void {
  const note = ({ clientX, clientY }: PointerEvent): void => void (last = { x: clientX, y: clientY });
  for (const type of ['pointermove', 'pointerdown'] as const)
    addEventListener(type, note, { capture: true, passive: true });
}

export function pointerPlace(): PointerPlace | undefined {
  return last;
}

/** Whether the device has nothing to point with but a finger. */
export function isTouch(): boolean {
  return matchMedia('(hover: none)').matches;
}
