/** Sees to it that a press at a board counts only where it is meant: presses on what has just come are swallowed. */
import { onCleanup, onMount } from 'solid-js';
import { useModel } from './match-context.ts';

/** What changes from question to question. */
const CHANGING = '.map-side, .move-panel';

/** Follows the pointer while a board is shown; `board` finds it. */
export function followPresses(board: () => HTMLElement | undefined): void {
  const { presses } = useModel();
  const follow = ({ clientX, clientY }: PointerEvent): void => presses.follow({ x: clientX, y: clientY });
  const swallow = (event: MouseEvent): void => {
    const isAtQuestion = event.target instanceof Element && event.target.closest(CHANGING) !== null;
    // A click without a count comes from a keyboard.
    if (!isAtQuestion || event.detail === 0 || presses.isMeant) return;
    event.preventDefault();
    event.stopPropagation();
  };
  onMount(() => {
    const ends = new AbortController();
    const early = { capture: true, passive: true, signal: ends.signal };
    for (const type of ['pointermove', 'pointerover', 'pointerdown'] as const) addEventListener(type, follow, early);
    board()?.addEventListener('click', swallow, { capture: true });
    onCleanup(() => ends.abort());
  });
}
