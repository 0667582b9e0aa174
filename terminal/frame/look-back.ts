/** What can be opened when a match is over, before it is left: every action again, its review, or the lesson of its game. */
import { setTimeout as sleep } from 'node:timers/promises';
import { RecordMatch } from '../../client/record-match.ts';
import type { MatchRecord } from '../../core/record.ts';
import { showLesson } from '../lesson/play-lesson.ts';
import { printReview } from '../review/page.ts';
import type { FullScreen } from '../screen/full-screen.ts';
import type { Page } from '../screen/page.ts';
import { frameWords, words } from '../words.ts';
import type { AnyGameScreens } from './game-screens.ts';
import type { MatchEnd } from './match-page.ts';
import { ReplayPage } from './replay-page.ts';
import { TextPage } from './text-page.ts';
import type { LookBack } from './ui.ts';
import { WaitPage } from './wait-page.ts';

/** Shows the page of a match, and what is opened from its end, until it is left or played again. */
export async function showWithLooksBack(
  screen: FullScreen,
  screens: AnyGameScreens,
  page: Page<MatchEnd>,
  { parting, record, pace }: EndedMatch,
): Promise<'leave' | 'again'> {
  for (;;) {
    const end = await screen.showWith(page, parting);
    if (end === 'leave' || end === 'again') return end;
    if (end === 'learn') await showLesson(screen, screens, pace);
    else await lookBack(screen, screens, await record(), end);
  }
}

/** What is told when the page is left, the record of the match, if it can be had, and the pace of computer players. */
interface EndedMatch {
  readonly parting: () => string;
  readonly record: () => Promise<MatchRecord | undefined>;
  readonly pace: number;
}

async function lookBack(
  screen: FullScreen,
  screens: AnyGameScreens,
  record: MatchRecord | undefined,
  what: Exclude<LookBack, 'learn'>,
): Promise<void> {
  if (record === undefined) return;
  if (what === 'review') return showReview(screen, screens, record);
  const isBot = (name: string): boolean => screens.players.some((player) => player.name === name);
  const match = RecordMatch.open(record, { kit: screens.kit, isBot });
  if (match.ok) await screen.show(new ReplayPage(match.value, screens, screen.isRich));
}

async function showReview(screen: FullScreen, screens: AnyGameScreens, record: MatchRecord): Promise<void> {
  const { table } = frameWords();
  const title = `${screens.kit.title} · ${table.review}`;
  // The search has this thread for itself: what is waited for is drawn first.
  const told = await screen.show(
    new WaitPage(
      table.reviewing,
      sleep(DRAWN_MS).then(() => reviewText(screens, record, screen.isRich)),
    ),
  );
  await screen.show(new TextPage(title, told));
}

/** By then a page is on the screen. */
const DRAWN_MS = 50;

async function reviewText(screens: AnyGameScreens, record: MatchRecord, unicode: boolean): Promise<string> {
  const reviewed = await screens.review?.(record, { quick: true }, () => {});
  if (reviewed === undefined) return '';
  return reviewed.ok
    ? printReview(screens.kit.title, reviewed.value.page, unicode)
    : words().teller.matchProblem(reviewed.problem, screens.speech());
}
