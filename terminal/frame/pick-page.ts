/** A list to pick from, with the arrows or with a key for each line. */
import { must } from '../../core/must.ts';
import type { AnyGameScreens } from './game-screens.ts';
import { drawKeyBar, drawTopBar } from './bars.ts';
import type { KeyHelp } from './bars.ts';
import { Cells } from '../screen/cells.ts';
import type { Size } from '../screen/cells.ts';
import { fit, padded, textWidth, wrapped } from '../screen/marks.ts';
import type { Key } from '../screen/key.ts';
import type { Page } from '../screen/page.ts';
import type { Style } from '../screen/style.ts';
import { frameWords } from '../words.ts';
import { moreWords, windowAround } from './scrolling.ts';

export interface MenuChoice<Value> {
  /** The key that picks it at once; empty: none. */
  readonly key: string;
  readonly words: string;
  readonly about: string;
  readonly value: Value;
  readonly style?: Style;
}

export interface PickOptions<Value> {
  readonly title: string;
  /** What is above the list. */
  readonly head: readonly string[];
  readonly choices: readonly MenuChoice<Value>[];
  readonly keys: readonly KeyHelp[];
  /** Which is picked at first, by its place. */
  readonly first?: number;
  /** What is said when there is nothing to pick. */
  readonly empty?: string;
}

export class PickPage<Value> implements Page<Value | 'back'> {
  readonly #options: PickOptions<Value>;
  #picked: number;

  constructor(options: PickOptions<Value>) {
    this.#options = options;
    this.#picked = options.first ?? 0;
  }

  draw(size: Size): Cells {
    const { title, head, choices, keys, empty = '' } = this.#options;
    const cells = new Cells(size);
    const left = Math.max(2, Math.floor((size.width - 76) / 2));
    drawTopBar(cells, title, '');
    const top = 1 + drawHead(cells, head, left);
    const room = size.height - top - 2;
    if (choices.length === 0) cells.put(left, top, empty, 'faint');
    const indent = choices.some(({ key }) => key !== '') ? 5 : 2;
    const words = Math.max(12, ...choices.map(({ words: text }) => textWidth(text))) + 2;
    const about = left + indent + words + 1;
    const lines = aboutLines(choices, size.width - about - 1, room, this.#picked);
    const more = Math.max(0, (lines[this.#picked]?.length ?? 0) - 1);
    const shown = windowAround(choices.length, room - more, this.#picked);
    let y = top;
    choices.slice(shown.first, shown.end).forEach((choice, i) => {
      const place = shown.first + i;
      const isPicked = place === this.#picked;
      const said = must(lines[place], 'what a choice is about');
      cells.put(left, y, isPicked ? '▸' : ' ', 'strong');
      cells.put(left + 2, y, choice.key, 'heading');
      cells.put(left + indent, y, padded(choice.words, words), isPicked ? 'picked' : (choice.style ?? 'plain'));
      for (const [line, text] of said.entries()) cells.put(about, y + line, text, 'faint');
      const height = Math.max(1, said.length);
      cells.hit({ x: 0, y, width: size.width, height }, { key: 'select', what: 'choice', place });
      y += height;
    });
    cells.put(left + indent, size.height - 2, moreWords(shown), 'faint');
    drawKeyBar(cells, keys);
    return cells;
  }

  handleKey(key: Key): Value | 'back' | undefined {
    const { choices } = this.#options;
    const move = (by: number): undefined => {
      this.#picked = Math.max(0, (this.#picked + by + choices.length) % Math.max(1, choices.length));
    };
    switch (key.key) {
      case 'up':
      case 'back-tab':
        return move(-1);
      case 'down':
      case 'tab':
        return move(1);
      case 'wheel':
        return move(key.by);
      case 'home':
        return move(-this.#picked);
      case 'end':
        return move(choices.length - 1 - this.#picked);
      case 'enter':
        return choices[this.#picked]?.value;
      case 'select':
        return choices[key.place]?.value;
      case 'escape':
      case 'end-of-input':
        return 'back';
      case 'text':
        return this.#command(key.text, move);
      default:
        return undefined;
    }
  }

  /** The key of a choice, or one that lists have everywhere: j and k only where neither is a choice's. */
  #command(text: string, move: (by: number) => undefined): Value | 'back' | undefined {
    const { choices } = this.#options;
    // Help has two keys on every screen.
    const chosen =
      choices.find((choice) => choice.key === text) ??
      (text === 'h' ? choices.find((choice) => choice.key === '?') : undefined);
    if (chosen !== undefined) return chosen.value;
    const hasLetters = choices.some(({ key }) => key === 'j' || key === 'k');
    switch (text) {
      case 'q':
        return 'back';
      case ' ':
        return choices[this.#picked]?.value;
      case 'j':
        return hasLetters ? undefined : move(1);
      case 'k':
        return hasLetters ? undefined : move(-1);
      default:
        return undefined;
    }
  }
}

/** What is above the list, the first line of it larger; returns the row below. */
function drawHead(cells: Cells, head: readonly string[], left: number): number {
  let y = 2;
  head.forEach((line, i) => {
    for (const text of line === '' ? [''] : wrapped(line, cells.width - left - 1))
      cells.put(left, y++, text, i === 0 ? 'star' : 'faint');
  });
  return y;
}

/**
 * What is said of each choice: whole, on as many lines as that takes, where there is room for all of it; else of the one
 * that is picked, and what fits on a line of the others.
 */
function aboutLines(
  choices: readonly MenuChoice<unknown>[],
  width: number,
  room: number,
  picked: number,
): readonly string[][] {
  const whole = choices.map(({ about }) => wrapped(about, width));
  const height = whole.reduce((sum, lines) => sum + Math.max(1, lines.length), 0);
  if (height <= room) return whole;
  return choices.map(({ about }, place) => (place === picked ? wrapped(about, width) : [fit(about, width)]));
}

/** Asks which of the games is meant; the key of a game is the first letter of its last word. */
export function gamePage(games: readonly AnyGameScreens[], entry: string, words: string): PickPage<AnyGameScreens> {
  return new PickPage({
    title: `Star Lanes · ${entry}`,
    head: [frameWords().whichGame, words],
    choices: games.map((screens) => ({
      key: must(screens.kit.title.split(' ').at(-1)?.[0], 'a title').toLowerCase(),
      words: screens.kit.game.id,
      about: screens.speech().about,
      value: screens,
    })),
    keys: [
      ['↑↓', frameWords().keys.pick],
      ['Enter', frameWords().keys.open],
      ['q', frameWords().keys.back],
    ],
  });
}
