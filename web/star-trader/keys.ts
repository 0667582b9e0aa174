/**
 * Playing Star Trader by keyboard: digits choose a port and, pressed again or with Enter, fly there; P passes, T takes the
 * offer, A asks the adviser.
 */
import type { FindPart, Keys } from '../frame/game-screens.ts';
import { useTrader } from './model.ts';

export function traderKeys(find: FindPart): Keys {
  const { ask } = useTrader();
  const press = (part: string): void => {
    const button = find(part);
    if (button instanceof HTMLElement) button.click();
  };
  return {
    press(event) {
      const flies = event.key === 'Enter' && isAtChosenPort(event.target);
      const part = flies ? undefined : partOf(event.key);
      const target = part === undefined ? undefined : find(part);
      if (part === undefined || target === undefined) {
        if (!flies) return;
        event.preventDefault();
        return press(FLY);
      }
      event.preventDefault();
      target.focus();
      press(target.matches(CHOSEN_PORT) ? FLY : part);
    },
    lead: () => ({
      sight: ask()?.ask === 'destination' ? '.map-side' : '.desk',
      focus: '.trader-desk .amount-input, .port-line',
    }),
  };
}

const FLY = '.fly .primary';
const CHOSEN_PORT = '[data-port][aria-pressed="true"]';

/** Whether Enter means the port that is chosen: the focus is on it, or on nothing. */
function isAtChosenPort(target: EventTarget | null): boolean {
  return target === document.body || (target instanceof Element && target.matches(CHOSEN_PORT));
}

/** What a key stands for. */
function partOf(key: string): string | undefined {
  if (/^[1-9]$/.test(key)) return `[data-port="${Number(key) - 1}"]`;
  return /^[a-z]$/i.test(key) ? `[data-key="${key.toLowerCase()}"]` : undefined;
}
