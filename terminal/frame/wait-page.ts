/** A page that is shown while something is waited for, and that ends with it. */
import { Cells } from '../screen/cells.ts';
import type { Size } from '../screen/cells.ts';
import type { Page, PageTurn } from '../screen/page.ts';

export class WaitPage<Value> implements Page<Value> {
  readonly #sentence: string;
  readonly #work: Promise<Value>;

  constructor(sentence: string, work: Promise<Value>) {
    this.#sentence = sentence;
    this.#work = work;
  }

  draw(size: Size): Cells {
    const cells = new Cells(size);
    cells.put(2, 2, this.#sentence, 'faint', size.width - 1);
    return cells;
  }

  handleKey(): undefined {
    return undefined;
  }

  listen({ end }: PageTurn<Value>): () => void {
    void this.#work.then(end);
    return () => {};
  }
}
