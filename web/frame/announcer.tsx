/** Tells a screen reader what happened since it last spoke, politely: nobody is interrupted. */
import { createEffect, createSignal, on } from 'solid-js';
import type { JSX } from 'solid-js';
import { isNews } from '../game/news.ts';
import { w } from '../star-lanes/words.ts';
import { useSight } from '../star-lanes/sight.ts';

export function Announcer(): JSX.Element {
  const sight = useSight();
  const [words, setWords] = createSignal('');
  createEffect(
    on(sight.deeds, (deeds, before) => {
      const news = deeds.slice(before?.length ?? deeds.length).flat();
      // Of offers only one's own is news.
      const told = news.filter((event) => isNews(event) || (event.type === 'offered' && event.to === sight.asked()));
      if (told.length > 0) setWords(told.map((event) => w().tell(event, sight.names(), sight.view().config)).join(' '));
    }),
  );
  return (
    <p class="unseen" role="status" aria-live="polite">
      {words()}
    </p>
  );
}
