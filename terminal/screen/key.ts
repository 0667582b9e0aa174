/** What a player does at a keyboard, or with a mouse. */
const KEY_NAMES = [
  'up',
  'down',
  'left',
  'right',
  'enter',
  'escape',
  'tab',
  'back-tab',
  'backspace',
  'delete',
  'home',
  'end',
  'page-up',
  'page-down',
  'interrupt',
  'suspend',
  'redraw',
  'end-of-input',
] as const;

/** A key that is no character. */
export type KeyName = (typeof KEY_NAMES)[number];

export type Key =
  | { readonly key: KeyName }
  /** One character. */
  | { readonly key: 'text'; readonly text: string }
  | { readonly key: 'paste'; readonly text: string }
  | { readonly key: 'wheel'; readonly by: 1 | -1 }
  /** One of several things on the screen, by its place among them: for clicks that no other key stands for. */
  | { readonly key: 'select'; readonly what: string; readonly place: number };

/** What comes from a terminal. A click is looked up on the screen, and pages are given the key it stands for there. */
export type TerminalInput = Key | { readonly key: 'click'; readonly x: number; readonly y: number };

/** A character as a key. */
export function textKey(text: string): Key {
  return { key: 'text', text };
}
