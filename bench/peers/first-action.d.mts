import type { Ask } from '../../games/star-lanes/types.ts';

/** The first legal action there is, in its notation. */
export function firstAction(ask: Ask | undefined): string;
