/** A new match, here or on a server: which edition, who sits where, and what else is to be agreed. */
import { must } from '../../core/must.ts';
import type { EditionCard, MatchLengths } from '../../core/kit.ts';
import { notationParts, optionName } from '../../core/options.ts';
import { unwrap } from '../../core/result.ts';
import type { AnyGameScreens } from './game-screens.ts';
import { drawKeyBar, drawTopBar } from './bars.ts';
import { BLANK, drawFormLines } from './form-lines.ts';
import type { FormLine } from './form-lines.ts';
import { OptionsForm } from './options-form.ts';
import { targetsOf } from './result.ts';
import { Cells } from '../screen/cells.ts';
import type { Size } from '../screen/cells.ts';
import { padded, textWidth, wrapped } from '../screen/marks.ts';
import type { Key } from '../screen/key.ts';
import type { Page } from '../screen/page.ts';
import { frameWords } from '../words.ts';

export interface NewGame {
  /** With the length, where another than the edition's was chosen. */
  readonly edition: string;
  /** The seats that are taken or wait for somebody. */
  readonly seats: readonly SeatChoice[];
  /** Which value of each further line was chosen. */
  readonly chosen: readonly number[];
}

/** Who can take a seat, beside nobody and computer players, and what is said of them. */
type Sitters = Readonly<Record<string, string>>;

export interface NewGameOptions {
  /** The game that is to be played. */
  readonly screens: AnyGameScreens;
  readonly title: string;
  /** The first of them sits in the first seat, by the name that is given; names can be typed for those that are named. */
  readonly sitters: Sitters;
  readonly named: string;
  readonly name: string;
  /** Who sits in the second seat at first. */
  readonly second: string;
  /** How the last match was begun: this one is proposed to be the same. */
  readonly last?: { readonly edition?: string | undefined; readonly seats?: readonly SeatChoice[] | undefined };
  /** Further lines, each with its values. */
  readonly lines: readonly { readonly label: string; readonly values: readonly string[] }[];
  /** Why this is no table, if so. */
  readonly problem?: (seats: readonly SeatChoice[]) => string | undefined;
}

/** What is chosen for a seat: nobody, one of the sitters, or a computer player. */
export interface SeatChoice {
  readonly kind: string;
  readonly name: string;
}

/** A seat that stays empty. */
const NOBODY = 'nobody';

const LONGEST_NAME = 20;

/** The columns of a label, and of a seat with its number. */
const LABEL = 10;
const SEAT = 24;

/** As many as any edition of any game has room for. */
const MOST_SEATS = 12;

export class NewGamePage implements Page<NewGame | 'back'> {
  #edition = 0;
  /** The edition with what differs from it; undefined: nothing does. */
  #written: string | undefined;
  /** The options, while they are looked at. */
  #form: OptionsForm | undefined;
  #row = 0;
  #problem: string | undefined;
  readonly #options: NewGameOptions;
  readonly #kinds: readonly string[];
  readonly #seats: SeatChoice[];
  readonly #chosen: number[];
  /** The rows whose name somebody has typed at. */
  readonly #named = new Set<number>();

  constructor(options: NewGameOptions) {
    const { screens, sitters, named, name, second, lines, last } = options;
    this.#options = options;
    this.#kinds = [NOBODY, ...Object.keys(sitters), ...screens.players.map((player) => player.name)];
    this.#chosen = lines.map(() => 0);
    this.#seats = Array.from({ length: MOST_SEATS }, (_, seat) => ({
      kind: seat === 0 ? named : seat === 1 ? second : NOBODY,
      name: seat === 0 ? name : frameWords().newGame.player(seat + 1),
    }));
    last?.seats?.forEach((seat, place) => (this.#seats[place] = seat));
    for (let seat = last?.seats?.length ?? MOST_SEATS; seat < MOST_SEATS; seat++)
      this.#seats[seat] = { ...must(this.#seats[seat], 'a seat'), kind: NOBODY };
    if (last?.edition !== undefined) this.#begunWith(last.edition);
  }

  #begunWith(notation: string): void {
    const [name] = notationParts(notation);
    this.#edition = Math.max(
      0,
      this.#editions.findIndex(([edition]) => edition === name),
    );
    this.#written = notation === name ? undefined : notation;
  }

  draw(size: Size): Cells {
    if (this.#form !== undefined) return this.#form.draw(size);
    const cells = new Cells(size);
    drawTopBar(cells, `${this.#options.screens.kit.title} · ${this.#options.title}`, '');
    drawFormLines(cells, this.#lines(size.width), this.#row);
    const { newGame: told, keys } = frameWords();
    drawKeyBar(cells, [
      ['↑↓', keys.line],
      ['← →', keys.change],
      ['A-z', told.keys.name],
      ['Enter', this.#row === this.#rows - 2 ? keys.open : told.keys.begin],
      ['Esc', keys.back],
    ]);
    return cells;
  }

  #lines(width: number): readonly FormLine[] {
    const { newGame: told } = frameWords();
    const further = this.#furtherLines();
    return [
      ...this.#editionLines(width),
      { text: told.seats, style: 'heading', x: 2 },
      ...Array.from({ length: this.#offered }, (_, seat) => this.#seatLine(seat)),
      BLANK,
      ...further,
      ...(further.length === 0 ? [] : [BLANK]),
      { text: `${padded(told.options, LABEL)}${this.#notation}`, row: this.#rows - 2, x: 4 },
      ...this.#beginLines(width),
    ];
  }

  /** The edition with its place in history, and the length of the match where that can be chosen. */
  #editionLines(width: number): readonly FormLine[] {
    const { newGame: told } = frameWords();
    const { name, year } = this.#chosenEdition;
    const { title, history } = this.#options.screens.speech().edition(name);
    const lengths = this.#lengths === undefined ? [] : [`${padded(told.length, LABEL)}${this.#lengthWords()}`];
    return [
      { text: told.edition, style: 'heading', x: 2 },
      { text: `${padded(name, 20)} ${title}${year === undefined ? '' : `, ${year}`}`, row: 0, x: 4 },
      ...wrapped(history, width - 8).map((text): FormLine => ({ text, style: 'faint', x: 6, spare: 2 })),
      ...lengths.map((text) => ({ text, row: 1, x: 4 })),
    ];
  }

  #seatLine(seat: number): FormLine {
    const { kind, name } = must(this.#seats[seat], 'a seat');
    const isTyped = kind === this.#options.named;
    const shown = isTyped ? name : kind === NOBODY ? frameWords().newGame.nobody : kind;
    const bots = this.#options.screens.speech().bots;
    const words = kind === NOBODY ? '' : must(this.#options.sitters[kind] ?? bots[kind], `words for ${kind}`);
    const text = padded(`${seat + 1}  ${shown}`, SEAT);
    return { text, row: this.#firstSeat + seat, x: 4, about: { x: 6 + SEAT, text: words }, isTyped };
  }

  #furtherLines(): readonly FormLine[] {
    return this.#options.lines.map(({ label, values }, i) => {
      const value = must(values[must(this.#chosen[i], 'a choice')], 'a value');
      return { text: `${padded(label, LABEL)}${value}`, row: this.#firstLine + i, x: 4 };
    });
  }

  /** What begins the match, with why it cannot begin, or what there is to win. */
  #beginLines(width: number): readonly FormLine[] {
    const { begin } = frameWords().newGame;
    const x = 6 + textWidth(begin);
    const style = this.#problem === undefined ? 'faint' : 'warning';
    const [first = '', ...others] = wrapped(this.#problem ?? this.#soloWords(), width - x - 1);
    return [
      { text: begin, row: this.#rows - 1, x: 4, about: { x, text: first, style } },
      ...others.map((text): FormLine => ({ text, style, x })),
    ];
  }

  handleKey(key: Key, size: Size): NewGame | 'back' | undefined {
    if (this.#form !== undefined) return this.#handleFormKey(this.#form, key, size);
    this.#problem = undefined;
    const rows = this.#rows;
    switch (key.key) {
      case 'up':
      case 'back-tab':
        this.#row = (this.#row + rows - 1) % rows;
        return undefined;
      case 'down':
      case 'tab':
        this.#row = (this.#row + 1) % rows;
        return undefined;
      case 'left':
        return this.#change(-1);
      case 'right':
        return this.#change(1);
      case 'text':
      case 'paste':
        return this.#type(key.text.replaceAll(/[\p{Cc},]/gu, ''));
      case 'backspace':
        return this.#rename((name) => [...name].slice(0, -1).join(''));
      case 'select':
        this.#row = key.place;
        if (key.place === rows - 2) return this.#openOptions();
        return key.place === rows - 1 ? this.#begin() : undefined;
      case 'enter':
        return this.#row === rows - 2 ? this.#openOptions() : this.#begin();
      case 'escape':
      case 'end-of-input':
        return 'back';
      default:
        return undefined;
    }
  }

  get #editions(): readonly [string, EditionCard][] {
    return Object.entries(this.#options.screens.kit.editions);
  }

  get #chosenEdition(): EditionCard & { readonly name: string } {
    const [name, card] = must(this.#editions[this.#edition], 'an edition');
    return { ...card, name };
  }

  get #lengths(): MatchLengths | undefined {
    return this.#options.screens.kit.lengths;
  }

  /** The length of the match, as its option has it. */
  get #lasts(): string {
    const { option } = must(this.#lengths, 'lengths to choose from');
    return must(this.#options.screens.kit.options.values(this.#config)[option], option);
  }

  #lengthWords(): string {
    const { unit } = must(this.#lengths, 'lengths to choose from');
    return frameWords().newGame.lasts[unit](Number(this.#lasts));
  }

  get #notation(): string {
    return this.#written ?? this.#chosenEdition.name;
  }

  get #config(): unknown {
    return unwrap(this.#options.screens.kit.options.parse(this.#notation));
  }

  /** The row of the first seat, and that of the first further line. */
  get #firstSeat(): number {
    return this.#lengths === undefined ? 1 : 2;
  }

  get #firstLine(): number {
    return this.#firstSeat + this.#offered;
  }

  get #most(): number {
    return Math.min(MOST_SEATS, this.#options.screens.kit.game.seats(this.#config).max);
  }

  /** How many seats the form has: those up to the last that is taken, and one for one more player. */
  get #offered(): number {
    const last = this.#seats.slice(0, this.#most).findLastIndex(({ kind }) => kind !== NOBODY);
    return Math.min(this.#most, Math.max(2, last + 2));
  }

  get #taken(): readonly SeatChoice[] {
    return this.#seats.slice(0, this.#most).filter(({ kind }) => kind !== NOBODY);
  }

  /** Who plays alone plays for a medal. */
  #soloWords(): string {
    const targets = this.#taken.length === 1 ? targetsOf(this.#options.screens, this.#config) : [];
    return targets.length === 0 ? '' : frameWords().newGame.alone(targets.join(', '));
  }

  /** The edition, its length, the seats, the further lines, the options and the beginning. */
  get #rows(): number {
    return this.#firstLine + this.#chosen.length + 2;
  }

  #openOptions(): undefined {
    this.#form = new OptionsForm(this.#options.screens, this.#notation);
  }

  #handleFormKey(form: OptionsForm, key: Key, size: Size): undefined {
    const end = form.handleKey(key, size);
    if (end === undefined) return;
    this.#form = undefined;
    if (end === 'done' && form.notation.ok) this.#written = form.notation.value;
  }

  #change(by: number): undefined {
    const editions = this.#editions.length;
    if (this.#row === 0) {
      this.#edition = (this.#edition + by + editions) % editions;
      this.#written = undefined;
    }
    if (this.#row > 0 && this.#row < this.#firstSeat) this.#changeLength(by);
    if (this.#row === this.#rows - 2) return this.#openOptions();
    const line = this.#row - this.#firstLine;
    const values = this.#options.lines[line]?.values.length;
    if (values !== undefined) this.#chosen[line] = (must(this.#chosen[line], 'a choice') + by + values) % values;
    if (this.#seatAtRow !== undefined) this.#changeSeat(this.#seatAtRow, by);
  }

  /** To the next of the lengths that are offered. */
  #changeLength(by: number): void {
    const { option, values } = must(this.#lengths, 'lengths to choose from');
    const now = Math.max(
      0,
      values.findIndex((value) => String(value) === this.#lasts),
    );
    const name = optionName(option);
    const others = notationParts(this.#notation).filter((part) => !part.startsWith(`${name}=`));
    const { options } = this.#options.screens.kit;
    const changed = options.parse(
      [...others, `${name}=${values[(now + by + values.length) % values.length]}`].join('+'),
    );
    // Written anew: the edition's own length is not told.
    if (changed.ok) this.#written = options.format(changed.value);
  }

  /** The seat whose row is chosen. */
  get #seatAtRow(): number | undefined {
    return this.#row >= this.#firstSeat && this.#row < this.#firstLine ? this.#row - this.#firstSeat : undefined;
  }

  #changeSeat(place: number, by: number): void {
    const seat = must(this.#seats[place], 'a seat');
    const kind = this.#kinds.indexOf(seat.kind) + by + this.#kinds.length;
    this.#seats[place] = { ...seat, kind: must(this.#kinds[kind % this.#kinds.length], 'a kind of player') };
  }

  /** The name that stands there at first is only proposed: what is typed takes its place. */
  #type(text: string): undefined {
    const isProposed = !this.#named.has(this.#row);
    return this.#rename((name) => (isProposed ? text : name + text));
  }

  #rename(change: (name: string) => string): undefined {
    const place = this.#seatAtRow;
    const seat = place === undefined ? undefined : this.#seats[place];
    if (place === undefined || seat?.kind !== this.#options.named) return;
    this.#named.add(this.#row);
    this.#seats[place] = { ...seat, name: change(seat.name).slice(0, LONGEST_NAME) };
  }

  #begin(): NewGame | undefined {
    const seats = this.#taken.map((seat) => ({ ...seat, name: seat.name.trim() || this.#options.name }));
    const { min } = this.#options.screens.kit.game.seats(this.#config);
    const few = seats.length < min ? frameWords().newGame.few(min) : undefined;
    const problem = few ?? this.#options.problem?.(seats);
    this.#problem = problem;
    return problem === undefined ? { edition: this.#notation, seats, chosen: this.#chosen } : undefined;
  }
}
