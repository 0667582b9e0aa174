/**
 * Playing by keyboard: digits choose a port and, pressed again or with Enter, fly there; P passes, T
 * takes the offer, A asks the adviser, Ctrl+Z takes back. Whoever plays so is led to each new question.
 */
import { createEffect, on, onCleanup, onMount } from 'solid-js';
import type { TradeSight } from './trade-sight.ts';

/** Where everything lies below each other, the question must come into sight by itself. */
const NARROW = 700;

export function followTraderKeys(sight: TradeSight, board: () => HTMLElement | undefined): void {
  let byKeyboard = false;
  const find = (part: string): HTMLElement | undefined => board()?.querySelector<HTMLElement>(part) ?? undefined;
  const press = (event: KeyboardEvent): void => {
    byKeyboard = true;
    if (event.altKey || event.metaKey || document.querySelector('dialog[open]') !== null) return;
    if (event.ctrlKey) return takeBack(sight, event.key);
    if (event.key === 'Enter' && isAtChosenPort(event.target)) {
      event.preventDefault();
      find('.fly .primary')?.click();
      return;
    }
    const target = isTyping(event) ? undefined : find(partOf(event.key));
    if (target === undefined) return;
    event.preventDefault();
    const isChosen = target.getAttribute('aria-pressed') === 'true' && target.matches('[data-port]');
    target.focus();
    if (isChosen) find('.fly .primary')?.click();
    else target.click();
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
    const asked = sight.ask()?.ask;
    if (innerWidth < NARROW) bringUp(find(asked === 'destination' ? '.map-side' : '.desk'));
    if (byKeyboard) find('.trader-desk .amount-input, .port-line')?.focus();
  };
  createEffect(
    on(
      () => `${sight.update().at} ${sight.view().phase}`,
      () => sight.asked() !== undefined && queueMicrotask(lead),
    ),
  );
}

/** Whether Enter means the port that is chosen: the focus is on it, or on nothing. */
function isAtChosenPort(target: EventTarget | null): boolean {
  return target === document.body || (target instanceof Element && target.matches('[data-port][aria-pressed="true"]'));
}

/** What a key stands for. */
function partOf(key: string): string {
  if (/^[1-9]$/.test(key)) return `[data-port="${Number(key) - 1}"]`;
  return /^[a-z]$/i.test(key) ? `[data-key="${key.toLowerCase()}"]` : 'no-such-part';
}

function takeBack(sight: TradeSight, key: string): void {
  const { undo } = sight.update();
  if (key === 'z' && undo !== undefined) sight.act({ act: 'undo', keep: undo });
}

function bringUp(part: Element | undefined): void {
  const still = matchMedia('(prefers-reduced-motion: reduce)').matches;
  part?.scrollIntoView({ block: 'start', behavior: still ? 'instant' : 'smooth' });
}

/** A field for numbers takes digits and signs; letters are no use to it, and are commands there too. */
function isTyping({ target, key }: KeyboardEvent): boolean {
  if (target instanceof HTMLInputElement && target.type === 'number') return !/^[a-df-z]$/i.test(key);
  const fields = [HTMLInputElement, HTMLSelectElement, HTMLTextAreaElement];
  return fields.some((field) => target instanceof field);
}
