/** A game's first match: played on its own screens, with a bubble that leads through it. Nothing of it is kept. */
import { Show, createMemo, createResource, createSignal, onCleanup, onMount } from 'solid-js';
import type { JSX } from 'solid-js';
import type { Types } from '../../../core/contract.ts';
import { must } from '../../../core/must.ts';
import { openLesson } from '../../../lessons/lesson-match.ts';
import type { LessonMatch } from '../../../lessons/lesson-match.ts';
import { sayStep } from '../../../lessons/lesson.ts';
import type { LessonWords } from '../../../lessons/lesson.ts';
import type { LessonFrameWords } from '../../../text/en/lesson.ts';
import { Link } from '../../app/link.tsx';
import { noteTaught } from '../../app/first-visit.ts';
import { isTouch } from '../../app/pointer.ts';
import { playNow } from '../../app/play-now.ts';
import { go } from '../../app/router.ts';
import { paceNow, settings } from '../../app/settings.ts';
import { TIMERS } from '../../app/timers.ts';
import { entryOf, WithGame } from '../../app/with-game.tsx';
import { lessonWords, money, t } from '../../app/words.ts';
import { followed } from '../../matches/followed.ts';
import type { PageLesson } from '../game-entry.ts';
import type { GameScreens } from '../game-screens.ts';
import { MatchScreen } from '../match-screen.tsx';
import { NoMatch } from '../page-match.tsx';
import '../../style/lesson.css';
import { Bubble } from './bubble.tsx';
import type { BubbleWords } from './bubble.tsx';

export function LessonPage(props: { readonly game: string }): JSX.Element {
  return <WithGame game={props.game}>{(screens) => <Course game={props.game} screens={screens} />}</WithGame>;
}

/** What a lesson needs before it begins. */
interface Course {
  readonly taught: PageLesson<Types>;
  readonly own: LessonWords;
  readonly frame: LessonFrameWords;
}

async function loadCourse(game: string): Promise<Course | 'none'> {
  const taught = await entryOf(game)?.lesson?.();
  return taught === undefined ? 'none' : { taught, ...(await lessonWords(taught.id)) };
}

function Course(props: { readonly game: string; readonly screens: GameScreens<Types> }): JSX.Element {
  const [course] = createResource(() => loadCourse(props.game));
  // Once more is a match of its own.
  const [round, setRound] = createSignal({});
  const ready = (): Course | undefined => {
    const known = course();
    return known === 'none' ? undefined : known;
  };
  return (
    <Show when={course() !== 'none'} fallback={<NoMatch title={t().title} words={t().start.nowhere} />}>
      <Show when={ready() !== undefined && round()} keyed>
        <Taught screens={props.screens} course={must(ready(), 'a lesson')} onAgain={() => setRound({})} />
      </Show>
    </Show>
  );
}

interface TaughtProps {
  readonly screens: GameScreens<Types>;
  readonly course: Course;
  readonly onAgain: () => void;
}

function Taught(props: TaughtProps): JSX.Element {
  const { taught, own, frame } = props.course;
  // The lesson says itself what there is to say.
  const { hints: _hints, cards: _cards, ...screens } = props.screens;
  const name = settings().name || screens.words().person;
  const match = followed(openLesson(screens.kit, taught.lesson, { name, pace: paceNow, ...TIMERS }));
  onCleanup(() => void match.close());
  const spoken = createMemo(() => spokenOf(match, props.course));
  const isDone = createMemo(() => match.isDone);
  const End = (): JSX.Element => (
    <LessonEnd
      game={taught.id}
      words={sayStep(own, 'end', match.amounts, money)}
      frame={frame}
      onPlay={() => playNow(props.screens)}
      onAgain={props.onAgain}
    />
  );
  const skip = (): void => {
    noteTaught(taught.id);
    go({ at: 'start' });
  };
  return (
    <>
      <Bubble spoken={spoken()} words={frame} onNext={() => match.next()} onSkip={skip} />
      <MatchScreen screens={screens} client={match} ending={{ isReached: isDone, Card: End }} />
    </>
  );
}

/** What every game's screen has. */
const FRAME_PARTS: Readonly<Record<string, readonly string[]>> = {
  cash: ['.bar-own'],
  desk: ['.desk .desk-foot'],
  exchange: ['#panel-exchange .exchange', '#part-exchange'],
};

/** What a player needs on every game's screen. */
const KEPT = '.bar-own, .desk .primary';
/** What else they read there. */
const SEEN = '.panel :is(h2, th, td, dt, dd, p, li, label, button, input)';

function spokenOf(match: LessonMatch<Types>, { taught, own, frame }: Course): BubbleWords | undefined {
  const { step, progress } = match;
  if (step === undefined) return undefined;
  const { says, how, at, does } = step;
  return {
    says: sayStep(own, says, match.amounts, money),
    how: how === undefined ? '' : howWords(own, how),
    // In a small window the question may lie behind another tab.
    parts: [...(FRAME_PARTS[at] ?? taught.parts(at)), '#part-move'],
    // What is only read presses nothing.
    kept: does === undefined ? '.bar-own, .map-legend' : `${KEPT}, ${taught.kept}`,
    seen: `${SEEN}, ${taught.seen}`,
    isRead: does === undefined,
    progress: frame.step(progress.done + 1, progress.of),
  };
}

function howWords({ page, keyboard }: LessonWords, how: string): string {
  const press = must(page[how], `words for ${how}`);
  return isTouch() ? press : `${press} ${must(keyboard[how], `words for ${how}`)}`;
}

interface LessonEndProps {
  readonly game: string;
  readonly words: string;
  readonly frame: LessonFrameWords;
  readonly onPlay: () => void;
  readonly onAgain: () => void;
}

/** What stands in the place of the question when all is done. */
function LessonEnd(props: LessonEndProps): JSX.Element {
  let heading: HTMLHeadingElement | undefined;
  onMount(() => {
    noteTaught(props.game);
    heading?.focus();
  });
  return (
    <div class="card lesson-end">
      <h2 id="desk-title" ref={(element) => (heading = element)} tabindex="-1">
        {props.frame.end}
      </h2>
      <p>{props.words}</p>
      <div class="buttons desk-foot">
        <button type="button" class="primary" onClick={() => props.onPlay()}>
          {props.frame.play}
        </button>
        <Link class="button" to={{ at: 'rules', game: props.game, edition: '' }}>
          {t().rules.button}
        </Link>
        <button type="button" onClick={() => props.onAgain()}>
          {props.frame.again}
        </button>
      </div>
    </div>
  );
}
