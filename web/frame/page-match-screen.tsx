/** A match kept on this device, opened and shown; or what is wrong with it, and a way on. */
import { Show, createSignal, onCleanup } from 'solid-js';
import type { JSX } from 'solid-js';
import type { Result } from '../../core/result.ts';
import type { StarLanesTypes } from '../../games/star-lanes/index.ts';
import { Page } from '../app/page.tsx';
import { paceNow } from '../app/settings.ts';
import { PageMatch } from '../table/page-match.ts';
import { recallMatch } from '../table/page-store.ts';
import { STAR_LANES } from '../table/star-lanes-book.ts';
import { t } from '../app/words.ts';
import { MatchScreen } from './match-screen.tsx';

export function PageMatchScreen(props: { readonly id: string }): JSX.Element {
  const [unkept, setUnkept] = createSignal(false);
  const opened = open(props.id, () => setUnkept(true));
  onCleanup(() => opened.ok && opened.value.close());
  return (
    <Show when={opened.ok && opened.value} fallback={<Broken problem={opened.ok ? '' : opened.problem} />}>
      {(match) => <MatchScreen seating={match()} notice={unkept() ? t().match.unkept : undefined} />}
    </Show>
  );
}

function open(id: string, onUnkept: () => void): Result<PageMatch<StarLanesTypes>> {
  const kept = recallMatch(id);
  if (kept === undefined) return { ok: false, problem: '' };
  return PageMatch.open(STAR_LANES, kept, { pace: paceNow, onUnkept });
}

function Broken(props: { readonly problem: string }): JSX.Element {
  return (
    <Page title={t().title}>
      <p role="alert">
        {props.problem === '' ? t().match.missing : `${t().match.broken} ${t().problem(props.problem)}`}
      </p>
    </Page>
  );
}
