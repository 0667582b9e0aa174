/** A new match: which edition, and who sits where. */
import { starLanesBots } from '../../bots/star-lanes/index.ts';
import { EDITIONS } from '../../games/star-lanes/editions.ts';
import { starLanes } from '../../games/star-lanes/index.ts';
import { drawKeyBar, drawTopBar } from '../match/bars.ts';
import { wrapped } from '../match/wrap.ts';
import type { Sitter } from '../saved/saved-matches.ts';
import { Cells } from '../screen/cells.ts';
import type { Size } from '../screen/cells.ts';
import { fit, padded, textWidth } from '../screen/mark-width.ts';
import type { Key } from '../screen/key.ts';
import type { Page } from '../screen/page.ts';

export interface NewGame {
  readonly edition: string;
  readonly sitters: readonly Sitter[];
}

const EDITION_NAMES = ['today', 'quick', 'grand', ...Object.keys(EDITIONS).filter((name) => EDITIONS[name]?.historic)];

/** What a seat can be: nobody, a person, or a computer player. */
const SEAT_KINDS = ['nobody', 'person', ...starLanesBots.map(({ name }) => name), 'champion'] as const;

interface SeatChoice {
  readonly kind: string;
  readonly name: string;
}

const LONGEST_NAME = 20;

export class NewGamePage implements Page<NewGame | 'back'> {
  #edition = 0;
  #row = 0;
  #problem = '';
  readonly #seats: SeatChoice[];

  constructor(name: string) {
    this.#seats = Array.from({ length: 8 }, (_, seat) => ({
      kind: seat === 0 ? 'person' : seat === 1 ? 'strategist' : 'nobody',
      name: seat === 0 ? name : `Player ${seat + 1}`,
    }));
  }

  draw(size: Size): Cells {
    const cells = new Cells(size);
    const name = this.#name;
    const about = EDITIONS[name];
    drawTopBar(cells, 'Star Lanes · a new match', '');
    cells.put(2, 2, 'Edition', 'heading');
    this.#put(cells, 0, 3, `${padded(name, 20)} ${about?.title ?? ''}, ${about?.year ?? ''}`);
    wrapped(about?.history ?? '', size.width - 8).forEach((line, i) => cells.put(6, 4 + i, line, 'faint'));
    cells.put(2, 7, 'Seats', 'heading');
    for (let seat = 0; seat < this.#most; seat++) this.#drawSeat(cells, seat);
    const end = 9 + this.#most;
    this.#put(cells, this.#most + 1, end, 'Begin');
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
    const rows = this.#most + 2;
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

  #put(cells: Cells, row: number, y: number, text: string): void {
    cells.put(2, y, row === this.#row ? '▸' : ' ', 'strong');
    cells.put(4, y, text, row === this.#row ? 'picked' : 'plain', cells.width - 1);
  }

  #drawSeat(cells: Cells, seat: number): void {
    const choice = this.#seats[seat];
    if (choice === undefined) return;
    const { kind, name } = choice;
    const bot = starLanesBots.find((known) => known.name === kind);
    const shown = kind === 'person' ? name : kind;
    const words =
      kind === 'person'
        ? 'a person: type the name'
        : (bot?.about ?? (kind === 'champion' ? 'The strongest: a trained network that searches.' : ''));
    this.#put(cells, seat + 1, 8 + seat, padded(`${seat + 1}  ${shown}`, 24));
    cells.put(30, 8 + seat, fit(words, cells.width - 31), 'faint');
    if (seat + 1 === this.#row && kind === 'person') cells.cursor = { x: 7 + textWidth(name), y: 8 + seat };
  }

  #change(by: number): undefined {
    if (this.#row === 0) this.#edition = (this.#edition + by + EDITION_NAMES.length) % EDITION_NAMES.length;
    const seat = this.#seats[this.#row - 1];
    if (seat === undefined) return;
    const kind = SEAT_KINDS.findIndex((known) => known === seat.kind) + by + SEAT_KINDS.length;
    this.#seats[this.#row - 1] = { ...seat, kind: SEAT_KINDS[kind % SEAT_KINDS.length] ?? 'nobody' };
  }

  #rename(change: (name: string) => string): undefined {
    const seat = this.#seats[this.#row - 1];
    if (seat?.kind === 'person')
      this.#seats[this.#row - 1] = { ...seat, name: change(seat.name).slice(0, LONGEST_NAME) };
  }

  #begin(): NewGame | undefined {
    const taken = this.#seats.slice(0, this.#most).filter(({ kind }) => kind !== 'nobody');
    const { min } = starLanes.seats(starLanes.editions[this.#name] ?? { ...starLanes.editions['today']! });
    if (taken.length < min) {
      this.#problem = `This edition is for ${min} players or more.`;
      return undefined;
    }
    const sitters = taken.map(({ kind, name }) =>
      kind === 'person' ? { person: name.trim() || 'Player' } : { bot: kind },
    );
    return { edition: this.#name, sitters };
  }
}
