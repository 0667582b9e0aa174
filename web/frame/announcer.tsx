/** Tells a screen reader what happened since it last spoke, politely: nobody is interrupted. */
import { createEffect, createSignal, on } from 'solid-js';
import type { JSX } from 'solid-js';
import { useMatch } from './match-context.ts';

export function Announcer(): JSX.Element {
  const { table, screens } = useMatch();
  const [words, setWords] = createSignal('');
  createEffect(
    on(table.deeds, (deeds, before = deeds) => {
      const news = deeds.slice(before.length).flat();
      const told = news.filter((event) => screens.kit.isNews(event) || screens.isForViewer(event, table));
      if (told.length > 0) setWords(told.map((event) => screens.tell(event, table.names(), table.view())).join(' '));
    }),
  );
  return (
    <p class="unseen" role="status" aria-live="polite">
      {words()}
    </p>
  );
}
