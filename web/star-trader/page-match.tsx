/** A match of Star Trader kept on this device, opened and shown; or what is wrong with it, and a way on. */
import { Show, createSignal, onCleanup } from 'solid-js';
import type { JSX } from 'solid-js';
import type { Result } from '../../core/result.ts';
import type { StarTraderTypes } from '../../games/star-trader/index.ts';
import { Page } from '../app/page.tsx';
import { paceNow } from '../app/settings.ts';
import { PageMatch } from '../table/page-match.ts';
import { recallMatch } from '../table/page-store.ts';
import { gameCard, t } from '../app/words.ts';
import { STAR_TRADER } from './book.ts';
import { TraderMatch } from './match-screen.tsx';

export function TraderPageMatch(props: { readonly id: string }): JSX.Element {
  const [unkept, setUnkept] = createSignal(false);
  const opened = open(props.id, () => setUnkept(true));
  onCleanup(() => opened.ok && opened.value.close());
  return (
    <Show
      when={opened.ok && opened.value}
      fallback={
        <Page title={gameCard('star-trader').title}>
          <p role="alert">
            {t().match.broken} {opened.ok ? '' : t().problem(opened.problem)}
          </p>
        </Page>
      }
    >
      {(match) => <TraderMatch seating={match()} notice={unkept() ? t().match.unkept : undefined} />}
    </Show>
  );
}

function open(id: string, onUnkept: () => void): Result<PageMatch<StarTraderTypes>> {
  const kept = recallMatch(id);
  if (kept === undefined) return { ok: false, problem: t().match.missing };
  return PageMatch.open(STAR_TRADER, kept, { pace: paceNow, onUnkept });
}
