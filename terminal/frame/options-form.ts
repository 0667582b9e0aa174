/**
 * Every option of a game with its value, to be changed with left and right, for a match that is about to begin. What is
 * chosen is shown as it could be typed the next time: `today+interest=5`.
 */
import { must } from '../../core/must.ts';
import { notationParts } from '../../core/options.ts';
import type { GameOption } from '../../core/options.ts';
import type { Result } from '../../core/result.ts';
import { plainLabel } from '../../text/rules.ts';
import { Cells } from '../screen/cells.ts';
import type { Size } from '../screen/cells.ts';
import type { Key } from '../screen/key.ts';
import { fit, fitLines, padded, wrapped } from '../screen/marks.ts';
import type { Page } from '../screen/page.ts';
import { frameWords } from '../words.ts';
import { drawKeyBar, drawTopBar } from './bars.ts';
import type { AnyGameScreens } from './game-screens.ts';
import { steppedValue, typedValue } from './option-values.ts';
import { moreWords, windowFrom } from './scrolling.ts';

/** A line of the form: a heading, or an option by its place. */
type OptionLine = { readonly group: string } | { readonly place: number };

/** Rows at the foot: what the picked option is, the notation, and what is wrong with it. */
const FOOT = 5;

export class OptionsForm implements Page<'done' | 'back'> {
  readonly #screens: AnyGameScreens;
  readonly #edition: string;
  /** What differs from the edition, by the names of options. */
  readonly #changes: Map<string, string>;
  readonly #options: readonly GameOption[];
  #picked = 0;
  /** What is being typed into the picked one. */
  #typed = '';

  constructor(screens: AnyGameScreens, notation: string) {
    const [edition = '', ...changes] = notationParts(notation);
    this.#screens = screens;
    this.#edition = edition;
    this.#changes = new Map(changes.map((change) => pairOf(change)));
    const { groups, options } = screens.kit.options;
    this.#options = groups.flatMap((group) => options.filter((option) => option.group === group));
  }

  /** The edition with what was chosen, or what is wrong with that. */
  get notation(): Result<string, string> {
    const { kit, speech } = this.#screens;
    const written = [this.#edition, ...[...this.#changes].map(([name, value]) => `${name}=${value}`)].join('+');
    const config = kit.options.parse(written);
    if (!config.ok) return { ok: false, problem: speech().optionProblem(config.problem) };
    return { ok: true, value: kit.options.format(config.value) };
  }

  draw(size: Size): Cells {
    const cells = new Cells(size);
    const { options: told, keys } = frameWords();
    drawTopBar(cells, `${this.#screens.kit.title} · ${told.title}`, this.#edition);
    const lines = this.#lines;
    const at = lines.findIndex((line) => 'place' in line && line.place === this.#picked);
    const room = size.height - 2 - FOOT;
    const shown = windowFrom(lines.length, room, at - Math.floor(room / 2));
    lines.slice(shown.first, shown.end).forEach((line, i) => this.#drawLine(cells, line, 1 + i));
    this.#drawFoot(cells, size.height - 1 - FOOT, moreWords(shown));
    drawKeyBar(cells, [
      ['↑↓', keys.line],
      ['← →', keys.change],
      ['0-9', told.type],
      ['Backspace', told.reset],
      ['Enter', told.done],
      ['Esc', keys.back],
    ]);
    return cells;
  }

  handleKey(key: Key, { height }: Size): 'done' | 'back' | undefined {
    const page = height - 2 - FOOT;
    switch (key.key) {
      case 'up':
      case 'back-tab':
        return this.#go(this.#picked - 1);
      case 'down':
      case 'tab':
        return this.#go(this.#picked + 1);
      case 'page-up':
        return this.#go(Math.max(0, this.#picked - page));
      case 'page-down':
        return this.#go(Math.min(this.#options.length - 1, this.#picked + page));
      case 'home':
        return this.#go(0);
      case 'end':
        return this.#go(this.#options.length - 1);
      case 'wheel':
        return this.#go(this.#picked + key.by);
      case 'select':
        return this.#go(key.place);
      case 'left':
        return this.#step(-1);
      case 'right':
        return this.#step(1);
      case 'text':
        return this.#type(key.text);
      case 'backspace':
      case 'delete':
        this.#typed = '';
        this.#changes.delete(this.#option.name);
        return undefined;
      case 'enter':
        // What cannot be played is not begun with: the foot says why.
        return this.notation.ok ? 'done' : undefined;
      case 'escape':
      case 'end-of-input':
        return 'back';
      default:
        return undefined;
    }
  }

  get #option(): GameOption {
    return must(this.#options[this.#picked], 'an option');
  }

  get #lines(): readonly OptionLine[] {
    return this.#options.flatMap(({ group }, place): OptionLine[] => [
      ...(this.#options[place - 1]?.group === group ? [] : [{ group }]),
      { place },
    ]);
  }

  #value({ key, name }: GameOption): string {
    const { kit } = this.#screens;
    return this.#changes.get(name) ?? must(kit.options.values(kit.game.editions[this.#edition])[key], key);
  }

  #drawLine(cells: Cells, line: OptionLine, y: number): void {
    const speech = this.#screens.speech();
    if ('group' in line) {
      cells.put(1, y, speech.groups[line.group] ?? line.group, 'heading');
      return;
    }
    const option = must(this.#options[line.place], 'an option');
    const isPicked = line.place === this.#picked;
    const isChanged = this.#changes.has(option.name);
    const label = Math.max(20, Math.floor(cells.width / 2));
    cells.put(1, y, isPicked ? '▸' : isChanged ? '*' : ' ', 'strong');
    cells.put(3, y, padded(plainLabel(speech.option(option.key)), label), isPicked ? 'strong' : 'plain');
    const style = isPicked ? 'picked' : isChanged ? 'gain' : 'faint';
    cells.put(4 + label, y, fit(this.#valueWords(option), cells.width - label - 5), style);
    cells.hit({ x: 0, y, width: cells.width, height: 1 }, { key: 'select', what: 'option', place: line.place });
  }

  #valueWords(option: GameOption): string {
    const value = this.#value(option);
    const { yes, no } = frameWords().keys;
    if (option.kind === 'flag') return value === 'on' ? yes : no;
    return option.kind === 'choice'
      ? `${value}${frameWords().signs.colon}${plainLabel(this.#screens.speech().choice(option.key, value))}`
      : value;
  }

  /** What else the list has, what the picked option is, and the notation or what is wrong with it. */
  #drawFoot(cells: Cells, y: number, more: string): void {
    const { notation } = this;
    const end = more === '' ? 0 : cells.put(0, y, `── ${more} `, 'faint');
    cells.put(end, y, '─'.repeat(cells.width - end), 'faint');
    const room = cells.width - 4;
    const whole = plainLabel(this.#screens.speech().option(this.#option.key));
    fitLines(wrapped(`${this.#option.name}${frameWords().signs.colon}${whole}.`, room), 2, room).forEach((line, i) =>
      cells.put(2, y + 1 + i, line, 'faint'),
    );
    const below = notation.ok ? frameWords().options.next(notation.value) : notation.problem;
    fitLines(wrapped(below, room), 2, room).forEach((line, i) =>
      cells.put(2, y + 3 + i, line, notation.ok ? 'strong' : 'warning'),
    );
  }

  #go(place: number): undefined {
    this.#typed = '';
    this.#picked = (place + this.#options.length) % this.#options.length;
  }

  #step(by: 1 | -1): undefined {
    this.#typed = '';
    this.#set(steppedValue(this.#option, this.#value(this.#option), by));
  }

  /** A number, a chance such as 1/20 or a formula, as far as it is one. */
  #type(text: string): undefined {
    if (!/^[\d./n+]$/.test(text)) return;
    this.#typed += text;
    const value = typedValue(this.#option, this.#typed);
    if (value !== undefined) this.#set(value);
  }

  /** The edition's own value is no change. */
  #set(value: string): void {
    const { name } = this.#option;
    this.#changes.delete(name);
    if (value !== this.#value(this.#option)) this.#changes.set(name, value);
  }
}

function pairOf(change: string): [name: string, value: string] {
  const [name = '', ...value] = change.split('=');
  return [name, value.join('=')];
}
