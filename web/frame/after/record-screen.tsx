/** A match watched again: any moment of it on the map, linked to, played on from, and judged. */
import { Show, createEffect, on, onCleanup, onMount } from 'solid-js';
import type { JSX } from 'solid-js';
import { Dynamic } from 'solid-js/web';
import type { Types } from '../../../core/contract.ts';
import { must } from '../../../core/must.ts';
import type { MatchRecord } from '../../../core/record.ts';
import { sentence } from '../../../text/sentences.ts';
import { go } from '../../app/router.ts';
import { say, t } from '../../app/words.ts';
import { followed } from '../../matches/followed.ts';
import { makeLiveModel } from '../live-model.ts';
import type { GameScreens } from '../game-screens.ts';
import { ReplayBar } from '../match-bar.tsx';
import { MatchContext } from '../match-context.ts';
import { Panels } from '../panels.tsx';
import { NoMatch } from '../page-match.tsx';
import { RecordMatch } from '../../../client/record-match.ts';
import { ownSeatIn } from './own-replay.ts';
import { ReplayControls } from './replay-controls.tsx';

interface RecordScreenProps {
  readonly screens: GameScreens<Types>;
  readonly record: MatchRecord;
  readonly packed: string;
  readonly moment: number | undefined;
}

export function RecordScreen(props: RecordScreenProps): JSX.Element {
  const { kit, bots } = props.screens;
  const opened = RecordMatch.open(props.record, { kit, isBot: (name) => bots.includes(name) });
  const problem = opened.ok ? opened.value.problem : opened.problem;
  if (!opened.ok || problem !== undefined)
    return (
      <NoMatch
        title={props.screens.words().title}
        words={`${t().after.badLink} ${say().matchProblem(must(problem, 'a problem'), props.screens.words())}`}
      />
    );
  const { screens, packed } = props;
  const record = followed(opened.value);
  record.show(props.moment ?? 0);
  followMoment(record, packed);
  const model = makeLiveModel(record, screens, { record, you: ownSeatIn(packed) });
  return (
    <MatchContext.Provider value={{ model, screens }}>
      <screens.Provider model={model}>
        <main class={`match ${screens.look ?? ''}`}>
          <ReplayBar />
          <Show when={opened.value.flaw}>
            {(flaw) => (
              <p class="notice" role="status">
                {sentence(say().matchProblem(flaw(), screens.words()))}
              </p>
            )}
          </Show>
          <section class="map-side" aria-label={screens.words().map.title}>
            <screens.Map />
          </section>
          <Panels
            move={
              <>
                <ReplayControls record={record} packed={packed} />
                <Dynamic component={screens.TurningPoints} />
              </>
            }
            isSettled
          />
        </main>
      </screens.Provider>
    </MatchContext.Provider>
  );
}

/** Keys step through the moments, and the address follows, so that a reload or a bookmark comes back to this one. */
function followMoment(record: RecordMatch<Types>, packed: string): void {
  createEffect(
    on(
      () => record.now(),
      (moment) => go({ at: 'record', packed, moment }, true),
      { defer: true },
    ),
  );
  const press = (event: KeyboardEvent): void => {
    // Fields and maps have their own use for these keys.
    if (event.target instanceof Element && event.target.closest('input, select, svg') !== null) return;
    const to = { ArrowLeft: record.now() - 1, ArrowRight: record.now() + 1, Home: 0, End: record.last }[event.key];
    if (to === undefined || event.ctrlKey || event.altKey || event.metaKey) return;
    event.preventDefault();
    record.show(to);
  };
  onMount(() => {
    addEventListener('keydown', press);
    onCleanup(() => removeEventListener('keydown', press));
  });
}
