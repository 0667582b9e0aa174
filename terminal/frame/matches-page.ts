/** The matches of this device in one list: to go on with, to replay, to delete; what is finished stands apart. */
import { must } from '../../core/must.ts';
import { drawKeyBar, drawTopBar } from './bars.ts';
import type { KeyHelp } from './bars.ts';
import { Cells } from '../screen/cells.ts';
import type { Size } from '../screen/cells.ts';
import type { Key } from '../screen/key.ts';
import { fitLines, padded, wrapped } from '../screen/marks.ts';
import type { Page } from '../screen/page.ts';
import { frameWords, words } from '../words.ts';

/** A match of the list, in words. */
export interface MatchRow {
  readonly id: string;
  /** What of its name is enough to call it by. */
  readonly short: string;
  readonly names: string;
  /** The game and its edition. */
  readonly game: string;
  /** How far it is, or how it ended, or why it cannot be read. */
  readonly stand: string;
  readonly date: string;
  readonly isOver: boolean;
  readonly isUnreadable: boolean;
}

/** What is to be done with a match; `elsewhere` asks for one that is not in the list. */
export type MatchWish = { readonly does: 'go-on' | 'replay'; readonly match: string } | { readonly does: 'elsewhere' };

interface MatchesOptions {
  /** What there is, now. */
  readonly read: () => readonly MatchRow[];
  /** Deletes a match for good; says why not, where it cannot. */
  readonly remove: (match: string) => string | undefined;
  /** Which kind is picked from at first. */
  readonly first: 'playing' | 'finished';
}

/** Columns that are as wide in every terminal; the names and the stand share the rest. */
const SHORT = 8;
const DATE = 16;
/** Below this width the game is only told of the match that is picked. */
const WITH_GAME = 76;

export class MatchesPage implements Page<MatchWish | 'back'> {
  readonly #options: MatchesOptions;
  #rows: readonly MatchRow[] = [];
  #picked = 0;
  #filter: string | undefined;
  #isTyping = false;
  #isSure = false;
  #told = '';

  constructor(options: MatchesOptions) {
    this.#options = options;
    this.refresh();
    const isFirst = ({ isOver, isUnreadable }: MatchRow): boolean =>
      isOver === (options.first === 'finished') && !isUnreadable;
    this.#picked = Math.max(0, this.#rows.findIndex(isFirst));
  }

  /** Reads the list anew; `told` is what came of the last wish. */
  refresh(told = ''): void {
    this.#told = told;
    this.#rows = this.#options.read().toSorted((one, other) => Number(one.isOver) - Number(other.isOver));
    this.#move(0);
  }

  draw(size: Size): Cells {
    const cells = new Cells(size);
    const { title, head, filtered, none, noneLike } = words().saved;
    drawTopBar(cells, `Star Lanes · ${title}`, '');
    cells.put(2, 2, head, 'star');
    if (this.#filter !== undefined) {
      const end = cells.put(2, 3, filtered(this.#filter), 'plain');
      if (this.#isTyping) cells.cursor = { x: end, y: 3 };
    }
    const shown = this.#shown();
    if (shown.length === 0) cells.put(2, 5, this.#filter === undefined ? none : noneLike, 'faint');
    const foot = this.#drawFoot(cells, size);
    this.#drawRows(cells, shown, { top: 5, room: foot - 6 });
    drawKeyBar(cells, this.#keys());
    return cells;
  }

  handleKey(key: Key, size: Size): MatchWish | 'back' | undefined {
    if (this.#isSure) return this.#answerSure(key);
    this.#told = '';
    const page = size.height - 10;
    switch (key.key) {
      case 'up':
      case 'back-tab':
        return this.#move(-1);
      case 'down':
      case 'tab':
        return this.#move(1);
      case 'wheel':
        return this.#move(key.by);
      case 'page-up':
        return this.#move(-page);
      case 'page-down':
        return this.#move(page);
      case 'home':
        return this.#move(-Infinity);
      case 'end':
        return this.#move(Infinity);
      case 'enter':
        return this.#open();
      case 'select':
        return key.place === this.#picked ? this.#open() : this.#move(key.place - this.#picked);
      case 'delete':
        return this.#ask();
      case 'backspace':
        return this.#typeFilter((this.#filter ?? '').slice(0, -1));
      case 'paste':
        return this.#typeFilter((this.#filter ?? '') + key.text);
      case 'escape':
        return this.#filter === undefined ? 'back' : this.#unfilter();
      case 'end-of-input':
        return 'back';
      case 'text':
        return this.#isTyping ? this.#typeFilter((this.#filter ?? '') + key.text) : this.#command(key.text);
      default:
        return undefined;
    }
  }

  /** The keys of somebody who is not typing a filter. */
  #command(text: string): MatchWish | 'back' | undefined {
    switch (text) {
      case 'k':
        return this.#move(-1);
      case 'j':
        return this.#move(1);
      case 'g':
        return this.#move(-Infinity);
      case 'G':
        return this.#move(Infinity);
      case ' ':
        return this.#open();
      case 'r':
        return this.#wish('replay');
      case 'd':
        return this.#ask();
      case 'o':
        return { does: 'elsewhere' };
      case '/':
        return this.#typeFilter(this.#filter ?? '');
      case 'q':
        return 'back';
      default:
        return undefined;
    }
  }

  /** What is finished can only be looked at. */
  #open(): MatchWish | undefined {
    const row = this.#shown()[this.#picked];
    return row === undefined ? undefined : this.#wish(row.isOver ? 'replay' : 'go-on');
  }

  #wish(does: 'go-on' | 'replay'): MatchWish | undefined {
    const row = this.#shown()[this.#picked];
    return row === undefined ? undefined : { does, match: row.id };
  }

  #ask(): undefined {
    this.#isSure = this.#shown().length > 0;
  }

  #answerSure(key: Key): undefined {
    const row = must(this.#shown()[this.#picked], 'a match to delete');
    this.#isSure = false;
    if (key.key !== 'text' || key.text !== 'y') return;
    const problem = this.#options.remove(row.id);
    this.refresh(problem ?? words().saved.deleted(row.id));
  }

  #typeFilter(text: string): undefined {
    this.#isTyping = true;
    this.#filter = text;
    this.#picked = 0;
  }

  #unfilter(): undefined {
    this.#isTyping = false;
    this.#filter = undefined;
    this.#move(0);
  }

  #move(by: number): undefined {
    this.#picked = Math.max(0, Math.min(this.#shown().length - 1, this.#picked + by));
  }

  /** What the filter leaves: every word of it is somewhere in the row. */
  #shown(): readonly MatchRow[] {
    const wanted = (this.#filter ?? '').toLowerCase().split(' ');
    return this.#rows.filter((row) => {
      const text = `${row.id} ${row.names} ${row.game} ${row.stand} ${row.date}`.toLowerCase();
      return wanted.every((word) => text.includes(word));
    });
  }

  /** The rows under the headings of their kinds, as many as there is room for around the one that is picked. */
  #drawRows(
    cells: Cells,
    shown: readonly MatchRow[],
    { top, room }: { readonly top: number; readonly room: number },
  ): void {
    const lines = linesOf(shown);
    const at = lines.findIndex((line) => line.place === this.#picked);
    const first = Math.max(0, Math.min(at - Math.floor(room / 2), lines.length - room));
    const isCut = { above: first > 0, below: first + room < lines.length };
    lines.slice(first, first + room).forEach((line, i) => {
      const y = top + i;
      const hidden = i === 0 && isCut.above ? first + 1 : i === room - 1 && isCut.below ? lines.length - first - i : 0;
      if (hidden > 0)
        cells.put(
          4,
          y,
          `${i === 0 ? '↑' : '↓'} ${words().saved.more(countIn(lines, i === 0 ? 0 : first + i, hidden))}`,
          'faint',
        );
      else if (line.row === undefined) cells.put(2, y, line.heading, 'heading');
      else this.#drawRow(cells, line.row, { y, place: line.place });
    });
  }

  #drawRow(cells: Cells, row: MatchRow, { y, place }: { readonly y: number; readonly place: number }): void {
    const isPicked = place === this.#picked;
    const { width } = cells;
    const hasGame = width >= WITH_GAME;
    const rest = width - 4 - SHORT - DATE - 2;
    const names = Math.floor(rest * (hasGame ? 0.36 : 0.55));
    const game = hasGame ? Math.max(17, Math.floor(rest * 0.3)) : 0;
    const style = isPicked ? 'strong' : row.isUnreadable ? 'faint' : 'plain';
    cells.put(2, y, isPicked ? '▸' : ' ', 'strong');
    let x = cells.put(4, y, padded(row.short, SHORT), isPicked ? 'picked' : 'faint');
    x = cells.put(x, y, `${padded(row.names, names - 1)} `, style);
    if (hasGame) x = cells.put(x, y, `${padded(row.game, game - 1)} `, 'faint');
    cells.put(x, y, padded(row.stand, width - x - DATE - 2), style);
    cells.put(width - DATE - 1, y, row.date, 'faint');
    cells.hit({ x: 0, y, width, height: 1 }, { key: 'select', what: 'match', place });
  }

  /** The match that is picked, in full, or what was asked or told; where it begins. */
  #drawFoot(cells: Cells, { width, height }: Size): number {
    const row = this.#shown()[this.#picked];
    const text = this.#isSure
      ? words().saved.sure(must(row, 'a match to delete').id)
      : this.#told !== ''
        ? this.#told
        : row === undefined
          ? ''
          : [row.id, row.names, row.game, row.stand, row.date].filter((part) => part !== '').join(' · ');
    const lines = fitLines(wrapped(text, width - 4), 3, width - 4);
    const top = height - 2 - Math.max(1, lines.length);
    lines.forEach((line, i) =>
      cells.put(2, top + 1 + i, line, this.#isSure || this.#told !== '' ? 'warning' : 'faint'),
    );
    return top;
  }

  #keys(): readonly KeyHelp[] {
    const row = this.#shown()[this.#picked];
    const { goOn, replay, delete: remove, filter, elsewhere } = words().saved;
    const open: readonly KeyHelp[] = row === undefined ? [] : [['Enter', row.isOver ? replay : goOn]];
    if (this.#isTyping) return [['↑↓', frameWords().keys.pick], ...open, ['Esc', frameWords().keys.back]];
    const others: readonly KeyHelp[] =
      row === undefined
        ? []
        : [
            // What is over is replayed by Enter.
            ...(row.isOver ? [] : [['r', replay] as const]),
            ['d', remove],
            ['/', filter],
          ];
    return [...open, ...others, ['o', elsewhere], ['↑↓', frameWords().keys.pick], ['q', frameWords().keys.back]];
  }
}

type ListLine =
  | { readonly row: MatchRow; readonly place: number }
  | { readonly row?: undefined; readonly place?: undefined; readonly heading: string };

function linesOf(rows: readonly MatchRow[]): readonly ListLine[] {
  const { playing, finished } = words().saved;
  return [false, true].flatMap((isOver): readonly ListLine[] => {
    const lines = rows.flatMap((row, place) => (row.isOver === isOver ? [{ row, place }] : []));
    return lines.length === 0 ? [] : [{ heading: isOver ? finished : playing }, ...lines];
  });
}

/** How many matches there are among some lines. */
function countIn(lines: readonly ListLine[], from: number, count: number): number {
  return lines.slice(from, from + count).filter(({ row }) => row !== undefined).length;
}
