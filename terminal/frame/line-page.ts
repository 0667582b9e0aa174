/** Asks for one line: a link, the name of a file, a player's name. */
import { drawKeyBar, drawTopBar } from './bars.ts';
import { Cells } from '../screen/cells.ts';
import type { Size } from '../screen/cells.ts';
import { textWidth } from '../screen/marks.ts';
import type { Key } from '../screen/key.ts';
import type { Page } from '../screen/page.ts';
import { frameWords } from '../words.ts';

/** Longer than any link or path people type. */
const LONGEST = 500;

export class LinePage implements Page<{ readonly line: string } | 'back'> {
  readonly #title: string;
  readonly #question: string;
  readonly #usual: string;
  #line: string;
  /** Whether what is there is only proposed: what is typed takes its place. */
  #isProposed = true;

  /** `line` stands there already; `usual` is meant when nothing is typed. */
  constructor(title: string, question: string, { line = '', usual = '' } = {}) {
    this.#title = title;
    this.#question = question;
    this.#usual = usual;
    this.#line = line;
  }

  draw(size: Size): Cells {
    const cells = new Cells(size);
    drawTopBar(cells, this.#title, '');
    cells.put(2, 3, this.#question, 'strong');
    const shown = this.#line.slice(-(size.width - 6));
    cells.put(2, 5, '▸', 'heading');
    cells.put(4, 5, shown);
    cells.cursor = { x: 4 + textWidth(shown), y: 5 };
    drawKeyBar(cells, [
      ['Enter', frameWords().keys.goOn],
      ['Esc', frameWords().keys.back],
    ]);
    return cells;
  }

  handleKey(key: Key): { readonly line: string } | 'back' | undefined {
    switch (key.key) {
      case 'text':
      case 'paste':
        this.#line = ((this.#isProposed ? '' : this.#line) + key.text.replaceAll(/\p{Cc}+/gu, '')).slice(0, LONGEST);
        this.#isProposed = false;
        return undefined;
      case 'backspace':
        this.#isProposed = false;
        this.#line = [...this.#line].slice(0, -1).join('');
        return undefined;
      case 'enter': {
        const line = this.#line.trim() || this.#usual;
        return line === '' ? undefined : { line };
      }
      case 'escape':
      case 'end-of-input':
        return 'back';
      default:
        return undefined;
    }
  }
}
