/** What the player points with. */

/** Whether a click came from a mouse: who has one has seen what lies under it. */
export function isMouse(event: MouseEvent): boolean {
  return event instanceof PointerEvent && event.pointerType === 'mouse';
}

/** Whether the device has nothing to point with but a finger. */
export function isTouch(): boolean {
  return matchMedia('(hover: none)').matches;
}
