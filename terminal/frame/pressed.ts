/** What comes of a key on the screen of a match: another state of the screen, or something done. */
import type { Act } from '../../table/act.ts';

export type Did<Action> =
  | { readonly did: 'play'; readonly action: Action }
  | { readonly did: 'act'; readonly act: Act }
  /** Goes away from the screen; the match is kept. */
  | { readonly did: 'leave' }
  | { readonly did: 'again' };

export interface Pressed<Ui, Action = never> {
  readonly ui: Ui;
  readonly did?: Did<Action>;
}
