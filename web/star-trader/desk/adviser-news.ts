/** What the page asks the adviser's thread, and what that tells the page. */
import type { StarTraderAdvice } from '../../../bots/star-trader/adviser/advice.ts';
import type { Event, View } from '../../../games/star-trader/index.ts';

export interface AdviserQuestion {
  readonly view: View;
  readonly heard: readonly Event[];
  readonly seed: number;
}

export type AdviserNews =
  | { readonly ok: true; readonly advice: StarTraderAdvice }
  | { readonly ok: false; readonly problem: string };
