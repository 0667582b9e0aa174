/** How the chart room trades: all that gains, as the captain does, with cargo at its base price: that is what the match counts. */
import { CAPTAIN } from '../captain.ts';
import type { Style } from '../style.ts';

export const PLANNING: Style = { ...CAPTAIN, carry: 0 };
