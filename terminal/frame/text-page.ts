/** A text that is read on the full screen, from its beginning to its end. */
import { hanging } from '../screen/marks.ts';
import { drawKeyBar, drawTopBar } from './bars.ts';
import { Cells } from '../screen/cells.ts';
import type { Size } from '../screen/cells.ts';
import type { Key } from '../screen/key.ts';
import type { Page } from '../screen/page.ts';
import { frameWords } from '../words.ts';
import { drawScrolled } from './scrolling.ts';

export class TextPage implements Page<'back'> {
  readonly #title: string;
  readonly #text: string;
  #scroll = 0;

  constructor(title: string, text: string) {
    this.#title = title;
    this.#text = text;
  }

  draw(size: Size): Cells {
    const cells = new Cells(size);
    drawTopBar(cells, this.#title, '');
    const area = { x: 0, y: 1, width: size.width, height: size.height - 2 };
    drawScrolled(cells, this.#lines(size), area, this.#scroll, (line, y) =>
      cells.put(1, y, line, isHeading(line) ? 'heading' : 'plain'),
    );
    drawKeyBar(cells, [
      ['↑↓ PgUp PgDn', frameWords().keys.scroll],
      ['q', frameWords().keys.back],
    ]);
    return cells;
  }

  handleKey(key: Key, size: Size): 'back' | undefined {
    const page = size.height - 4;
    const steps: Partial<Record<Key['key'], number>> = {
      up: -1,
      down: 1,
      'page-up': -page,
      'page-down': page,
      home: -Infinity,
      end: Infinity,
    };
    if (key.key === 'escape' || key.key === 'end-of-input' || (key.key === 'text' && key.text === 'q')) return 'back';
    const typed: Readonly<Record<string, number>> = { ' ': page, b: -page, j: 1, k: -1, g: -Infinity, G: Infinity };
    const by = key.key === 'wheel' ? 3 * key.by : key.key === 'text' ? (typed[key.text] ?? 0) : (steps[key.key] ?? 0);
    const most = Math.max(0, this.#lines(size).length - (size.height - 3));
    this.#scroll = Math.max(0, Math.min(most, this.#scroll + by));
    return undefined;
  }

  #lines({ width }: Size): string[] {
    return this.#text.split('\n').flatMap((line) => hanging(line, width - 2));
  }
}

function isHeading(line: string): boolean {
  return /^\p{Lu}[\p{L} ,()’]*$/u.test(line);
}
