/** The newswire of any match: everything that happened, in sentences, the latest at the bottom. */
import { fitLines, wrapped } from '../screen/marks.ts';
import type { Types } from '../../core/contract.ts';
import { must } from '../../core/must.ts';
import type { Happened } from '../../table/update.ts';
import { deedsAfter } from '../../client/counted-deeds.ts';
import type { HappenedOf } from '../../client/match-client.ts';
import type { MatchModel } from '../../client/match-model.ts';
import type { Area, Cells } from '../screen/cells.ts';
import type { Style } from '../screen/style.ts';
import { frameWords } from '../words.ts';
import type { GameScreens } from './game-screens.ts';
import { moreWords } from './scrolling.ts';
import type { ListWindow } from './scrolling.ts';
import type { FrameUi } from './ui.ts';

export interface NewsLine {
  readonly text: string;
  readonly style: Style;
}

/** What the newswire needs of a game. */
type Wire<T extends Types, Model extends MatchModel<T>> = Pick<
  GameScreens<T, Model, FrameUi>,
  'kit' | 'newsStyle' | 'speech'
>;

/** All news of a match. */
export function newsOf<T extends Types, Model extends MatchModel<T>>(
  { happened, names, view }: Model,
  { kit, ...screens }: Wire<T, Model>,
): readonly NewsLine[] {
  const config = kit.configOf(view);
  const tell = (event: T['Event']): NewsLine[] =>
    kit.isNews(event)
      ? [{ text: screens.speech().tell(event, names, config), style: screens.newsStyle?.(event) ?? 'plain' }]
      : [];
  // Each line with the deed it belongs to, for what is taken back.
  let [lines, deeds]: [(NewsLine & { readonly deed: number })[], number] = [[], 0];
  for (const one of happened) {
    const count = deedsAfter(deeds, one);
    if (one.act === 'undo') lines = lines.filter(({ deed }) => deed < count);
    lines.push(...toldOf(one, names, tell).map((line) => ({ ...line, deed: count > deeds ? count - 1 : count })));
    deeds = count;
  }
  return lines;
}

function toldOf<T extends Types>(
  one: HappenedOf<T>,
  names: readonly string[],
  tell: (event: T['Event']) => NewsLine[],
): NewsLine[] {
  const said = saidAtTable(one, names);
  return [
    ...(said === undefined ? [] : [{ text: said, style: 'faint' as const }]),
    ...(one.events ?? []).flatMap(tell),
  ];
}

/** What is done at the table beside the game. */
function saidAtTable({ act, by, text = '' }: Happened, names: readonly string[]): string | undefined {
  const who = (): string => must(names[must(by, `who did ${act}`)], 'the name of a seat');
  const { news } = frameWords();
  switch (act) {
    case 'say':
      return news.says(who(), text);
    case 'react':
      return news.reacts(who(), text);
    case 'propose':
      return news.propose(who(), motionWord(text));
    case 'undo':
    case 'late':
    case 'leave':
    case 'back':
    case 'yes':
    case 'no':
    case 'resume':
      return news[act](who());
    case 'redraw':
      return news.redraw;
    case 'sit':
    case 'reveal':
    case 'stand':
    case 'start':
    case 'offer':
    case 'move':
    case 'do':
    case 'bot':
    case 'lapse':
    case 'rematch':
      return undefined;
  }
}

/** What a vote is about. */
export function motionWord(motion: string): string {
  const { motions } = frameWords();
  if (motion === 'pause') return motions.pause;
  return motion === 'end' ? motions.end : motions.longer;
}

/**
 * The newswire in the room there is. Only whole messages are shown; of one that is longer than all the room, its beginning.
 * As a page it is scrolled up from its end by so many messages, and says how many others there are.
 */
export function drawNews(cells: Cells, news: readonly NewsLine[], area: Area, scroll?: number): void {
  const { x, y, width, height } = area;
  const heading = cells.put(x, y, frameWords().news.title, 'heading');
  const messages = news.map(({ text, style }) => ({ lines: wrapped(text, width - 1, '  '), style }));
  const shown = lastThatFit(messages, height - 1, scroll ?? 0);
  if (scroll !== undefined) cells.put(heading + 2, y, moreWords(shown), 'faint');
  let row = y + 1;
  for (const { lines, style } of messages.slice(shown.first, shown.end))
    for (const line of fitLines(lines, height - 1, width - 1)) cells.put(x, row++, line, style);
}

/** The latest that fit as a whole; scrolled up as far as there are earlier ones to fill the room. */
function lastThatFit(
  messages: readonly { readonly lines: readonly string[] }[],
  room: number,
  scroll: number,
): ListWindow {
  const heightOf = (from: number, to: number): number =>
    messages.slice(from, to).reduce((sum, { lines }) => sum + lines.length, 0);
  let end = Math.max(Math.min(1, messages.length), messages.length - scroll);
  let first = Math.max(0, end - 1);
  while (first > 0 && heightOf(first - 1, end) <= room) first--;
  if (first === 0) while (end < messages.length && heightOf(0, end + 1) <= room) end++;
  return { first, end, above: first, below: messages.length - end };
}
