/** What is worth telling of what happened: not the offers, and not that nothing was paid or traded. */
import type { Event } from '../../games/star-lanes/index.ts';

export function isNews(event: Event): boolean {
  if (event.type === 'dividend') return event.amount !== 0;
  if (event.type === 'traded') return event.orders.some(({ shares }) => shares !== 0);
  return event.type !== 'offered';
}
