/** Something that is done again and again, but only while somebody can see it; and at once when they come back. */
import { onCleanup } from 'solid-js';

export function whileSeen(milliseconds: number, act: () => void): void {
  const ifSeen = (): void => {
    if (document.visibilityState === 'visible') act();
  };
  const timer = setInterval(ifSeen, milliseconds);
  document.addEventListener('visibilitychange', ifSeen);
  onCleanup(() => {
    clearInterval(timer);
    document.removeEventListener('visibilitychange', ifSeen);
  });
}
