/** Tells a screen reader what happened since it last spoke, politely: nobody is interrupted. */
import { createEffect, createSignal, on } from 'solid-js';
import type { JSX } from 'solid-js';
import type { Event } from '../../games/star-trader/index.ts';
import { isTraderNews } from './books/trader-news.ts';
import { useTrade } from './trade-sight.ts';
import { w } from './words.ts';

export function TraderAnnouncer(): JSX.Element {
  const sight = useTrade();
  const [words, setWords] = createSignal('');
  // Of bids only what the star thinks of one's own is news.
  const isTold = (event: Event): boolean =>
    isTraderNews(event) || (event.type === 'declined' && event.by === sight.viewer());
  createEffect(
    on(sight.deeds, (deeds, before) => {
      const news = deeds.slice(before?.length ?? deeds.length).flat();
      const told = news.filter(isTold);
      if (told.length > 0) setWords(told.map((event) => w().tell(event, sight.names())).join(' '));
    }),
  );
  return (
    <p class="unseen" role="status" aria-live="polite">
      {words()}
    </p>
  );
}
