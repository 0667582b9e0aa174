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
  | { readonly key: 'click'; readonly x: number; readonly y: number }
  | { readonly key: 'wheel'; readonly by: 1 | -1 };
