/** Whether the device has nothing to point with but a finger. */
export function isTouch(): boolean {
  return matchMedia('(hover: none)').matches;
}
