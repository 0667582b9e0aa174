/** What is set for every match in this terminal, and remembered. */
import { must } from '../../core/must.ts';
import { LANGUAGES, LANGUAGE_TAGS } from '../../text/index.ts';
import { Cells } from '../screen/cells.ts';
import type { Size } from '../screen/cells.ts';
import type { Key } from '../screen/key.ts';
import { padded, textWidth } from '../screen/marks.ts';
import type { Page, PageTurn } from '../screen/page.ts';
import { settings } from '../settings.ts';
import type { TerminalSettings } from '../settings.ts';
import { frameWords, language, words } from '../words.ts';
import { drawKeyBar, drawTopBar } from './bars.ts';

/** The paces that are offered, in milliseconds an action. */
const PACES: readonly number[] = [0, 100, 400, 1000, 2000];
const LONGEST_NAME = 20;

/** What is usual where nothing was set. */
interface UsualSettings {
  readonly name: string;
  readonly pace: number;
}

/** Sets something; says why it could not be kept. */
type Change = (changes: TerminalSettings) => Promise<string | undefined>;

export class SettingsPage implements Page<'back'> {
  readonly #usual: UsualSettings;
  readonly #change: Change;
  #row = 0;
  #isTyped = false;
  #problem: string | undefined;
  #redraw: () => void = () => {};

  constructor(usual: UsualSettings, change: Change) {
    this.#usual = usual;
    this.#change = change;
  }

  draw(size: Size): Cells {
    const cells = new Cells(size);
    const told = words().settings;
    drawTopBar(cells, `Star Lanes · ${told.title}`, '');
    this.#rows.forEach(({ label, value, note = '' }, row) => {
      const y = 2 + 2 * row;
      const isPicked = row === this.#row;
      cells.put(2, y, isPicked ? '▸' : ' ', 'strong');
      cells.put(4, y, padded(label, 28), isPicked ? 'strong' : 'plain');
      const end = cells.put(33, y, value, isPicked ? 'picked' : 'plain', size.width - 1);
      cells.put(end + 2, y, note, 'faint', size.width - 1);
      cells.hit({ x: 0, y, width: size.width, height: 1 }, { key: 'select', what: 'row', place: row });
      if (isPicked && row === NAME_ROW) cells.cursor = { x: 33 + textWidth(value), y };
    });
    if (this.#problem !== undefined) cells.put(2, size.height - 3, this.#problem, 'warning', size.width - 1);
    const { keys, newGame } = frameWords();
    drawKeyBar(cells, [
      ['↑↓', keys.line],
      ['← →', keys.change],
      ['A-z', newGame.keys.name],
      ['Esc', keys.back],
    ]);
    return cells;
  }

  handleKey(key: Key): 'back' | undefined {
    switch (key.key) {
      case 'up':
      case 'back-tab':
        return this.#go(this.#row - 1);
      case 'down':
      case 'tab':
        return this.#go(this.#row + 1);
      case 'select':
        return this.#go(key.place);
      case 'left':
        return this.#step(-1);
      case 'right':
        return this.#step(1);
      case 'text':
      case 'paste':
        return this.#type((name) => (this.#isTyped ? name : '') + key.text.replaceAll(/[\p{Cc},]/gu, ''));
      case 'backspace':
        return this.#type((name) => [...name].slice(0, -1).join(''));
      case 'enter':
      case 'escape':
      case 'end-of-input':
        return 'back';
      default:
        return undefined;
    }
  }

  listen({ redraw }: PageTurn<'back'>): () => void {
    this.#redraw = redraw;
    return () => {};
  }

  get #name(): string {
    return settings().name ?? this.#usual.name;
  }

  get #pace(): number {
    return settings().pace ?? this.#usual.pace;
  }

  get #rows(): readonly { readonly label: string; readonly value: string; readonly note?: string }[] {
    const told = words().settings;
    const { colours = true, mouse = false } = settings();
    return [
      { label: told.language, value: LANGUAGES[language()].name },
      { label: told.name, value: this.#name },
      { label: told.colours, value: colours ? told.on : told.off, note: told.next },
      { label: told.mouse, value: mouse ? told.on : told.off, note: told.next },
      { label: told.pace, value: told.paces(this.#pace) },
    ];
  }

  #go(row: number): undefined {
    this.#isTyped = false;
    this.#row = (row + this.#rows.length) % this.#rows.length;
  }

  #step(by: number): undefined {
    const { colours = true, mouse = false } = settings();
    const turned = <Value>(all: readonly Value[], now: Value): Value =>
      must(all[(Math.max(0, all.indexOf(now)) + by + all.length) % all.length], 'a value');
    const changes: readonly TerminalSettings[] = [
      { language: turned(LANGUAGE_TAGS, language()) },
      {},
      { colours: !colours },
      { mouse: !mouse },
      { pace: turned(PACES, this.#pace) },
    ];
    void this.#set(must(changes[this.#row], 'a row'));
  }

  /** The name that stands there at first is only proposed: what is typed takes its place. */
  #type(change: (name: string) => string): undefined {
    if (this.#row !== NAME_ROW) return;
    const name = change(this.#name).slice(0, LONGEST_NAME);
    this.#isTyped = true;
    void this.#set({ name });
  }

  async #set(changes: TerminalSettings): Promise<void> {
    this.#problem = await this.#change(changes);
    this.#redraw();
  }
}

const NAME_ROW = 1;
