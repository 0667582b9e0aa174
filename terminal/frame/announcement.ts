/** What nobody should miss lies over the screen in a box, as mergers did in 1977, until a key is pressed. */
import type { Types } from '../../core/contract.ts';
import type { MatchModel } from '../../client/match-model.ts';
import type { CardWords } from '../../text/cards.ts';
import type { Cells } from '../screen/cells.ts';
import { wrapped } from '../screen/marks.ts';
import { seatStyle } from '../screen/style.ts';
import { frameWords } from '../words.ts';
import { drawBox } from './box.ts';
import type { BoxLine } from './box.ts';
import type { GameScreens } from './game-screens.ts';
import type { FrameUi } from './ui.ts';

/**
 * The state with what nobody should miss of what happened since the last look: in a box where the game has them, else in a
 * sentence above the keys. What was done before the first look is no news, and who only watches is stopped by nothing.
 */
export function hearNews<T extends Types, Model extends MatchModel<T>, Ui extends FrameUi>(
  ui: Ui,
  model: Model,
  screens: Pick<GameScreens<T, Model, Ui>, 'cards' | 'boxesCards'>,
  mayBox: boolean,
): Ui {
  const { length } = model.deeds;
  const news = model.deeds.slice(ui.seen ?? length).flat();
  const cards = news.length === 0 ? [] : (screens.cards?.(news, model) ?? []);
  if (cards.length === 0) return { ...ui, seen: length };
  const isBoxed = mayBox && screens.boxesCards === true && model.viewer !== 'watcher';
  if (isBoxed) return { ...ui, seen: length, cards: [...ui.cards, ...cards] };
  return { ...ui, seen: length, moment: cards.map(cardSentence).join(' ') };
}

/** A card in one sentence: what happened, and what it means for whom. */
function cardSentence({ title, lines }: CardWords): string {
  const told = title.replace(/\.$/, '');
  return lines.length === 0
    ? `${told}.`
    : `${told}${frameWords().signs.colon}${lines.map(({ words }) => words).join(frameWords().signs.semicolon)}.`;
}

/** The state when the box has been read. */
export function withoutAnnouncements<Ui extends FrameUi>(ui: Ui): Ui {
  return { ...ui, cards: [] };
}

/** All that happened in one box, the earliest first; where that is too much, the latest. */
export function drawAnnouncements(cells: Cells, cards: readonly CardWords[]): void {
  const all = cards.map((card, i) => [...(i === 0 ? [] : ['']), ...cardLines(card, cells.width - 10)]);
  const room = cells.height - 8;
  let first = 0;
  while (first < all.length - 1 && all.slice(first).flat().length > room) first++;
  const shown = all.slice(first).flat();
  const earlier = first === 0 ? [] : [`↑ ${frameWords().more(first)}`];
  drawBox(cells, frameWords().announcement.title, [...earlier, ...(shown[0] === '' ? shown.slice(1) : shown)]);
}

function cardLines({ title, lines }: CardWords, room: number): BoxLine[] {
  return [
    ...wrapped(title, room).map((text): BoxLine => [{ text, style: 'strong' }]),
    ...lines.flatMap(({ seat, words: said }) =>
      wrapped(said, room - 2).map((text): BoxLine => [
        { text: `  ${text}`, style: seat === undefined ? 'plain' : seatStyle(seat) },
      ]),
    ),
  ];
}
