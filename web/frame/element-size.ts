/** The size of an element in pixels, as it changes. */
import { createSignal, onCleanup, onMount } from 'solid-js';
import type { Accessor } from 'solid-js';

export interface ElementSize {
  readonly width: number;
  readonly height: number;
}

/** Until the element is there, a size that shows something. */
const FIRST: ElementSize = { width: 340, height: 320 };

export function createSize(element: () => Element | undefined): Accessor<ElementSize> {
  const [size, setSize] = createSignal(FIRST);
  onMount(() => {
    const watched = element();
    if (watched === undefined) return;
    const measure = (): void => {
      const { width, height } = watched.getBoundingClientRect();
      if (width > 0 && height > 0) setSize({ width: Math.round(width), height: Math.round(height) });
    };
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(watched);
    onCleanup(() => observer.disconnect());
  });
  return size;
}
