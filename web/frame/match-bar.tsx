/** The bar above a match: the way home, whose turn it is, what one has, the clock, how far the match is, and undo. */
import { Show, createMemo, onMount } from 'solid-js';
import type { JSX } from 'solid-js';
import { Dynamic } from 'solid-js/web';
import { Link } from '../app/link.tsx';
import { followTitle } from '../app/page.tsx';
import { nextPace } from '../app/paces.ts';
import type { Pace } from '../app/paces.ts';
import { change, pace } from '../app/settings.ts';
import { placeWords } from '../app/result-words.ts';
import { money, shortMoney, t } from '../app/words.ts';
import { Clock } from './clock.tsx';
import { useMatch } from './match-context.ts';
import { RulesButton } from './rules/rules-button.tsx';

export function MatchBar(props: { readonly badge: string | undefined }): JSX.Element {
  const { model, screens } = useMatch();
  const turn = (): string => {
    const { toAct, phase } = model.update();
    if (phase === 'paused') return t().match.paused;
    const asking = model.rematchBy();
    if (asking !== undefined) return t().talk.rematchBy(model.nameOf(asking));
    if (toAct === undefined) return t().match.over;
    const mine = model.asked() === toAct && model.client.seats().length === 1;
    return screens.turnOf(mine ? undefined : model.nameOf(toAct), model.view());
  };
  // A player at another tab sees when it is their turn.
  followTitle(turn, () => screens.words().title);
  // On a server nobody waits to be watched.
  const isPaced = (): boolean =>
    model.client.place === 'local' &&
    model.update().phase !== 'over' &&
    model.update().seats.some(({ bot }) => bot !== undefined);
  let heading: HTMLHeadingElement | undefined;
  // A player who pressed "Play" by keyboard goes on here, and not where the page before ended; unless a question has the
  // focus already. With the next frame, because a focus at once would have the whole page laid out twice.
  onMount(() => {
    requestAnimationFrame(() => {
      if (document.activeElement === document.body) heading?.focus({ preventScroll: true });
    });
  });
  return (
    <header class="bar">
      <HomeLink />
      <div class="bar-main">
        <h1 class="bar-title" ref={(element) => (heading = element)} tabindex="-1">
          <span class={`dot seat-${model.update().toAct ?? 'none'}`} aria-hidden="true" />
          {turn()}
          <Dynamic component={screens.TurnDetails} />
        </h1>
        <OwnStanding />
      </div>
      <Clock />
      <span class="bar-move">
        <Show when={props.badge}>{(badge) => <b class="bar-badge">{badge()}</b>}</Show>
        <screens.Progress />
      </span>
      <Show when={isPaced()}>
        <PaceButton />
      </Show>
      <Show when={model.update().undo !== undefined}>
        <button type="button" class="quiet" onClick={model.undo}>
          ↶ <span class="bar-word">{t().match.undo}</span>
        </button>
      </Show>
      <RulesButton />
      <SettingsLink />
    </header>
  );
}

/** Back to the first page. */
function HomeLink(): JSX.Element {
  return (
    <Link class="quiet" to={{ at: 'start' }}>
      ← <span class="bar-word">{t().home}</span>
    </Link>
  );
}

function SettingsLink(): JSX.Element {
  return (
    <Link class="quiet" to={{ at: 'settings' }}>
      <span class="bar-sign" aria-hidden="true">
        ⚙
      </span>{' '}
      <span class="bar-word">{t().settings.title}</span>
    </Link>
  );
}

const PACE_SIGNS: Readonly<Record<Pace, string>> = { calm: '▸', quick: '▸▸', instant: '▸▸▸' };

/** How fast computer players move; a press makes them faster, and after the fastest calm again. */
function PaceButton(): JSX.Element {
  const words = (): string => t().settings.paceIs(t().settings.paces[pace()]);
  return (
    <button type="button" class="quiet pace" title={words()} onClick={() => change({ pace: nextPace(pace()) })}>
      <span aria-hidden="true">{PACE_SIGNS[pace()]}</span>
      <span class="unseen">{words()}</span>
    </button>
  );
}

/** What the player at this device has, and at which place that is, as far as it is known. */
function OwnStanding(): JSX.Element {
  const { model, screens } = useMatch();
  const own = createMemo(() => {
    const viewer = model.viewer();
    if (viewer === 'watcher') return undefined;
    const worths = screens.worths(model.view()) ?? [];
    const worth = worths[viewer];
    const isRanked = worth !== undefined && worths.length > 1;
    // While it goes on, what can be spent; in the end, what counts.
    const has = model.update().phase === 'over' ? worth : screens.cash?.(model.view(), viewer);
    return {
      has,
      place: isRanked ? placeWords(worths, worth) : '',
    };
  });
  return (
    <Show when={own()}>
      {(one) => (
        <p class="bar-own">
          <b>
            <Show when={one().has !== undefined}>
              <OwnSum of={one().has ?? 0} />
            </Show>
          </b>{' '}
          <span class="bar-place">{one().place}</span>
        </p>
      )}
    </Show>
  );
}

/** From here on the narrowest bar tells a sum in few signs. */
const LONG_SUM = 1_000_000;

function OwnSum(props: { readonly of: number }): JSX.Element {
  return (
    <Show when={props.of >= LONG_SUM} fallback={money(props.of)}>
      <span class="bar-whole">{money(props.of)}</span>
      <span class="bar-brief" aria-hidden="true">
        {shortMoney(props.of)}
      </span>
    </Show>
  );
}

/** The bar above a replay. */
export function ReplayBar(): JSX.Element {
  const { screens } = useMatch();
  return (
    <header class="bar">
      <HomeLink />
      <div class="bar-main">
        <h1 class="bar-title">{t().after.replay}</h1>
      </div>
      <span class="bar-move">
        <screens.Progress />
      </span>
      <RulesButton />
      <SettingsLink />
    </header>
  );
}
