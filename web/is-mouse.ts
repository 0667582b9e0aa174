/** Whether a click came from a mouse: who has one has seen what lies under it. */
export function isMouse(event: MouseEvent): boolean {
  return event instanceof PointerEvent && event.pointerType === 'mouse';
}
