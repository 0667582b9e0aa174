/** What can wait until the rest was painted: on a phone, everything below the map costs as much as the map itself. */
import { Show, createSignal, onMount } from 'solid-js';
import type { JSX } from 'solid-js';

export function AfterPaint(props: { readonly when: boolean; readonly children: JSX.Element }): JSX.Element {
  const [isPainted, setPainted] = createSignal(false);
  // A frame is painted after its callbacks.
  onMount(() => requestAnimationFrame(() => setTimeout(() => setPainted(true))));
  return <Show when={isPainted() && props.when}>{props.children}</Show>;
}
