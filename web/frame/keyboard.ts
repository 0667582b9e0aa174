/** Playing by keyboard: a game's own keys, Ctrl+Z to take back. The focus follows to each new question. */
import { createEffect, on, onCleanup, onMount } from 'solid-js';
import type { FindPart } from './game-screens.ts';
import { useMatch } from './match-context.ts';

/** Follows the keys while a board is shown; `board` finds it. */
export function followKeys(board: () => HTMLElement | undefined): void {
  const { model, screens } = useMatch();
  const find: FindPart = (part) => board()?.querySelector<HTMLElement | SVGElement>(part) ?? undefined;
  const keys = screens.keys?.(find);
  let byKeyboard = false;
  const press = (event: KeyboardEvent): void => {
    byKeyboard = true;
    const isElsewhere = isTyping(event) || document.querySelector('dialog[open]') !== null;
    if (event.altKey || event.metaKey || isElsewhere) return;
    // After a press of the mouse the focus may be nowhere: Enter brings it to the question, and the next one answers.
    if (event.key === 'Enter' && isNowhere(event) && model.asked() !== undefined) {
      // Else this very key would press what it is led to.
      event.preventDefault();
      return lead();
    }
    if (!event.ctrlKey && !advise(event)) keys?.press(event);
    else if (event.key === 'z') model.undo();
  };
  /** A key of the adviser; whether it was one. */
  const advise = (event: KeyboardEvent): boolean => {
    if (!/^[a-z]$/i.test(event.key)) return false;
    const key = event.shiftKey ? event.key.toUpperCase() : event.key.toLowerCase();
    const button = find(`[data-adviser="${key}"]`);
    if (!(button instanceof HTMLElement)) return false;
    event.preventDefault();
    button.click();
    return true;
  };
  const point = (): void => void (byKeyboard = false);
  onKeyOrPoint(press, point);
  /** The question begins at its beginning, however far the one before was read. */
  const scrollBack = (): void => find('.move-panel')?.scrollTo(0, 0);
  const lead = (): void => {
    // With the next frame, because to scroll at once would have the whole page laid out twice; but no key may come before a focus.
    if (!byKeyboard) return void requestAnimationFrame(scrollBack);
    scrollBack();
    find(keys?.lead() ?? '.desk button')?.focus();
  };
  createEffect(
    on(
      () => model.update().at,
      () => model.asked() !== undefined && queueMicrotask(lead),
    ),
  );
}

/** Whether the focus is on nothing that a key could press: the page itself, or a part of it that only takes the focus by script. */
function isNowhere({ target }: KeyboardEvent): boolean {
  return target instanceof Element && target.matches('body, [tabindex="-1"]');
}

/** A field for numbers takes digits and signs; letters are no use to it, and are commands there too. */
export function isTyping({ target, key }: KeyboardEvent): boolean {
  if (target instanceof HTMLInputElement && isForNumbers(target)) return !/^[a-df-z]$/i.test(key);
  const fields = [HTMLInputElement, HTMLSelectElement, HTMLTextAreaElement];
  return fields.some((field) => target instanceof field);
}

/** A number is also typed into a field of text, where it is written as money. */
function isForNumbers(field: HTMLInputElement): boolean {
  return field.type === 'number' || field.inputMode === 'numeric' || field.getAttribute('role') === 'spinbutton';
}

/** Follows what is pressed and pointed at anywhere on the page, while what asks for it is shown. */
export function onKeyOrPoint(press: (event: KeyboardEvent) => void, point: (event: PointerEvent) => void): void {
  onMount(() => {
    addEventListener('keydown', press);
    addEventListener('pointerdown', point);
    onCleanup(() => {
      removeEventListener('keydown', press);
      removeEventListener('pointerdown', point);
    });
  });
}
