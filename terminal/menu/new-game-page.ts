/** A new match, here or on a server: which edition, who sits where, and what else is to be agreed. */
import { starLanesBots } from '../../bots/star-lanes/index.ts';
import { EDITIONS } from '../../games/star-lanes/editions.ts';
import { starLanes } from '../../games/star-lanes/index.ts';
import { drawKeyBar, drawTopBar } from '../match/bars.ts';
import { wrapped } from '../match/wrap.ts';
import { Cells } from '../screen/cells.ts';
import type { Size } from '../screen/cells.ts';
import { fit, padded, textWidth } from '../screen/mark-width.ts';
import type { Key } from '../screen/key.ts';
import type { Page } from '../screen/page.ts';

export interface NewGame {
  readonly edition: string;
  /** The seats that are taken or wait for somebody. */
  readonly seats: readonly SeatChoice[];
  /** Which value of each further line was chosen. */
  readonly chosen: readonly number[];
}

/** Who can take a seat, beside nobody and computer players, and what is said of them. */
type Sitters = Readonly<Record<string, string>>;

export interface NewGameOptions {
  readonly title: string;
  /** The first of them sits in the first seat, by the name that is given; names can be typed for those that are named. */
  readonly sitters: Sitters;
  readonly named: string;
  readonly name: string;
  /** Who sits in the second seat at first. */
  readonly second: string;
  /** Further lines, each with its values. */
  readonly lines: readonly { readonly label: string; readonly values: readonly string[] }[];
  /** Why this is no table, if so. */
  readonly problem?: (seats: readonly SeatChoice[]) => string | undefined;
}

const EDITION_NAMES = ['today', 'quick', 'grand', ...Object.keys(EDITIONS).filter((name) => EDITIONS[name]?.historic)];

const BOT_KINDS = [...starLanesBots.map(({ name }) => name), 'champion'];

/** What is chosen for a seat: nobody, one of the sitters, or a computer player. */
export interface SeatChoice {
  readonly kind: string;
  readonly name: string;
}

const LONGEST_NAME = 20;

export class NewGamePage implements Page<NewGame | 'back'> {
  #edition = 0;
  #row = 0;
  #problem = '';
  readonly #options: NewGameOptions;
  readonly #kinds: readonly string[];
  readonly #seats: SeatChoice[];
  readonly #chosen: number[];

  constructor(options: NewGameOptions) {
    const { sitters, named, name, second, lines } = options;
    this.#options = options;
    this.#kinds = ['nobody', ...Object.keys(sitters), ...BOT_KINDS];
    this.#chosen = lines.map(() => 0);
    this.#seats = Array.from({ length: 8 }, (_, seat) => ({
      kind: seat === 0 ? named : seat === 1 ? second : 'nobody',
      name: seat === 0 ? name : `Player ${seat + 1}`,
    }));
  }

  draw(size: Size): Cells {
    const cells = new Cells(size);
    const name = this.#name;
    const about = EDITIONS[name];
    drawTopBar(cells, this.#options.title, '');
    cells.put(2, 2, 'Edition', 'heading');
    this.#put(cells, 0, 3, `${padded(name, 20)} ${about?.title ?? ''}, ${about?.year ?? ''}`);
    wrapped(about?.history ?? '', size.width - 8).forEach((line, i) => cells.put(6, 4 + i, line, 'faint'));
    cells.put(2, 7, 'Seats', 'heading');
    for (let seat = 0; seat < this.#most; seat++) this.#drawSeat(cells, seat);
    this.#options.lines.forEach(({ label, values }, i) => {
      const y = 9 + this.#most + i;
      this.#put(cells, this.#most + 1 + i, y, `${padded(label, 10)}${values[this.#chosen[i] ?? 0] ?? ''}`);
    });
    const end = 9 + this.#most + (this.#chosen.length === 0 ? 0 : this.#chosen.length + 1);
    this.#put(cells, this.#rows - 1, end, 'Begin');
    if (this.#problem !== '') cells.put(4, end + 1, this.#problem, 'warning', size.width - 1);
    drawKeyBar(cells, [
      ['↑↓', 'line'],
      ['← →', 'change'],
      ['A-z', 'name'],
      ['Enter', 'begin'],
      ['Esc', 'back'],
    ]);
    return cells;
  }

  press(key: Key): NewGame | 'back' | undefined {
    this.#problem = '';
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
        return this.#rename((name) => name + key.text.replaceAll(/[\p{Cc},]/gu, ''));
      case 'backspace':
        return this.#rename((name) => [...name].slice(0, -1).join(''));
      case 'enter':
        return this.#begin();
      case 'escape':
      case 'end-of-input':
        return 'back';
      default:
        return undefined;
    }
  }

  get #name(): string {
    return EDITION_NAMES[this.#edition] ?? 'today';
  }

  get #most(): number {
    return starLanes.editions[this.#name]?.maxPlayers ?? 4;
  }

  /** The edition, the seats, the further lines and the beginning. */
  get #rows(): number {
    return this.#most + this.#chosen.length + 2;
  }

  #put(cells: Cells, row: number, y: number, text: string): void {
    cells.put(2, y, row === this.#row ? '▸' : ' ', 'strong');
    cells.put(4, y, text, row === this.#row ? 'picked' : 'plain', cells.width - 1);
  }

  #drawSeat(cells: Cells, seat: number): void {
    const choice = this.#seats[seat];
    if (choice === undefined) return;
    const { kind, name } = choice;
    const bot = starLanesBots.find((known) => known.name === kind);
    const isNamed = kind === this.#options.named;
    const shown = isNamed ? name : kind;
    const champion = kind === 'champion' ? 'The strongest: a trained network that searches.' : '';
    const words = this.#options.sitters[kind] ?? bot?.about ?? champion;
    this.#put(cells, seat + 1, 8 + seat, padded(`${seat + 1}  ${shown}`, 24));
    cells.put(30, 8 + seat, fit(words, cells.width - 31), 'faint');
    if (seat + 1 === this.#row && isNamed) cells.cursor = { x: 7 + textWidth(name), y: 8 + seat };
  }

  #change(by: number): undefined {
    if (this.#row === 0) this.#edition = (this.#edition + by + EDITION_NAMES.length) % EDITION_NAMES.length;
    const line = this.#row - this.#most - 1;
    const values = this.#options.lines[line]?.values.length;
    if (values !== undefined) this.#chosen[line] = ((this.#chosen[line] ?? 0) + by + values) % values;
    if (this.#row > 0 && this.#row <= this.#most) this.#changeSeat(this.#row - 1, by);
  }

  #changeSeat(place: number, by: number): void {
    const seat = this.#seats[place];
    if (seat === undefined) return;
    const kind = this.#kinds.indexOf(seat.kind) + by + this.#kinds.length;
    this.#seats[place] = { ...seat, kind: this.#kinds[kind % this.#kinds.length] ?? 'nobody' };
  }

  #rename(change: (name: string) => string): undefined {
    const place = this.#row <= this.#most ? this.#row - 1 : -1;
    const seat = this.#seats[place];
    if (seat?.kind === this.#options.named)
      this.#seats[place] = { ...seat, name: change(seat.name).slice(0, LONGEST_NAME) };
  }

  #begin(): NewGame | undefined {
    const seats = this.#seats
      .slice(0, this.#most)
      .filter(({ kind }) => kind !== 'nobody')
      .map((seat) => ({ ...seat, name: seat.name.trim() || 'Player' }));
    const { min } = starLanes.seats(starLanes.editions[this.#name] ?? { ...starLanes.editions['today']! });
    const few = seats.length < min ? `This edition is for ${min} players or more.` : undefined;
    const problem = few ?? this.#options.problem?.(seats);
    this.#problem = problem ?? '';
    return problem === undefined ? { edition: this.#name, seats, chosen: this.#chosen } : undefined;
  }
}
