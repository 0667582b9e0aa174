/** What can be looked at when a match at this terminal is over, before it is left: every action again, or its review. */
import { RecordMatch } from '../../client/record-match.ts';
import type { MatchRecord } from '../../core/record.ts';
import { printReview } from '../review/page.ts';
import { Cells } from '../screen/cells.ts';
import type { FullScreen } from '../screen/full-screen.ts';
import { frameWords, words } from '../words.ts';
import type { AnyGameScreens } from './game-screens.ts';
import type { MatchEnd } from './match-page.ts';
import { ReplayPage } from './replay-page.ts';
import { TextPage } from './text-page.ts';

/** Shows it until it is closed. */
export async function lookBack(
  screen: FullScreen,
  screens: AnyGameScreens,
  record: MatchRecord,
  what: Exclude<MatchEnd, 'leave' | 'again'>,
): Promise<void> {
  if (what === 'review') return showReview(screen, screens, record);
  const isBot = (name: string): boolean => screens.players.some((player) => player.name === name);
  const match = RecordMatch.open(record, { kit: screens.kit, isBot });
  if (match.ok) await screen.show(new ReplayPage(match.value, screens, screen.isRich));
}

async function showReview(screen: FullScreen, screens: AnyGameScreens, record: MatchRecord): Promise<void> {
  const { table } = frameWords();
  const title = `${screens.kit.title} · ${table.review}`;
  const told = await screen.show<string>({
    draw(size) {
      const cells = new Cells(size);
      cells.put(2, 2, table.reviewing, 'faint');
      return cells;
    },
    handleKey: () => undefined,
    // The search has this thread for itself: what is waited for is drawn first.
    listen({ end }) {
      const begin = setTimeout(() => void reviewText(screens, record, screen.isRich).then(end), DRAWN_MS);
      return () => clearTimeout(begin);
    },
  });
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
