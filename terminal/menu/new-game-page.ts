/** A new match of a game: which edition, and who sits where. */
import type { EditionWords, GameScreens } from '../game-screens/game-screens.ts';
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

interface SeatChoice {
  readonly kind: string;
  readonly name: string;
}

const LONGEST_NAME = 20;

/** As many as any edition of any game has room for. */
const MOST_SEATS = 12;

export class NewGamePage implements Page<NewGame | 'back'> {
  readonly #screens: GameScreens;
  #edition = 0;
  #row = 0;
  #problem = '';
  readonly #seats: SeatChoice[];

  constructor(screens: GameScreens, name: string) {
    this.#screens = screens;
    this.#seats = Array.from({ length: MOST_SEATS }, (_, seat) => ({
      kind: seat === 0 ? 'person' : seat === 1 ? screens.usualRival : 'nobody',
      name: seat === 0 ? name : `Player ${seat + 1}`,
    }));
  }

  draw(size: Size): Cells {
    const cells = new Cells(size);
    const { name, title, year, history } = this.#chosen;
    drawTopBar(cells, `${this.#screens.title} · a new match`, '');
    cells.put(2, 2, 'Edition', 'heading');
    this.#put(cells, 0, 3, `${padded(name, 20)} ${title}${year === undefined ? '' : `, ${year}`}`);
    wrapped(history, size.width - 8).forEach((line, i) => cells.put(6, 4 + i, line, 'faint'));
    cells.put(2, 7, 'Seats', 'heading');
    for (let seat = 0; seat < this.#most; seat++) this.#drawSeat(cells, seat);
    const end = 9 + this.#most;
    this.#put(cells, this.#most + 1, end, 'Begin');
    const solo = this.#soloWords();
    if (this.#problem !== '') cells.put(4, end + 1, this.#problem, 'warning', size.width - 1);
    else if (solo !== '') cells.put(12, end, solo, 'faint', size.width - 1);
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

  get #chosen(): EditionWords {
    return this.#screens.editions[this.#edition] ?? { name: 'today', title: '', history: '' };
  }

  get #config(): unknown {
    return this.#screens.game.editions[this.#chosen.name];
  }

  get #most(): number {
    return Math.min(MOST_SEATS, this.#screens.game.seats(this.#config).max);
  }

  /** What a seat can be: nobody, a person, or a computer player. */
  get #kinds(): readonly string[] {
    return ['nobody', 'person', ...this.#screens.players.map(({ name }) => name)];
  }

  get #taken(): readonly SeatChoice[] {
    return this.#seats.slice(0, this.#most).filter(({ kind }) => kind !== 'nobody');
  }

  /** Who plays alone plays for a medal. */
  #soloWords(): string {
    const targets = this.#taken.length === 1 ? this.#screens.targets(this.#config) : [];
    return targets.length === 0 ? '' : `alone, for a medal: ${targets.join(', ')}`;
  }

  #put(cells: Cells, row: number, y: number, text: string): void {
    cells.put(2, y, row === this.#row ? '▸' : ' ', 'strong');
    cells.put(4, y, text, row === this.#row ? 'picked' : 'plain', cells.width - 1);
  }

  #drawSeat(cells: Cells, seat: number): void {
    const choice = this.#seats[seat];
    if (choice === undefined) return;
    const { kind, name } = choice;
    const bot = this.#screens.players.find((known) => known.name === kind);
    const shown = kind === 'person' ? name : kind;
    const words = kind === 'person' ? 'a person: type the name' : (bot?.about ?? '');
    this.#put(cells, seat + 1, 8 + seat, padded(`${seat + 1}  ${shown}`, 24));
    cells.put(30, 8 + seat, fit(words, cells.width - 31), 'faint');
    if (seat + 1 === this.#row && kind === 'person') cells.cursor = { x: 7 + textWidth(name), y: 8 + seat };
  }

  #change(by: number): undefined {
    if (this.#row === 0) this.#edition = this.#around(this.#edition + by, this.#screens.editions.length);
    const seat = this.#seats[this.#row - 1];
    if (seat === undefined) return;
    const kinds = this.#kinds;
    const kind = this.#around(kinds.indexOf(seat.kind) + by, kinds.length);
    this.#seats[this.#row - 1] = { ...seat, kind: kinds[kind] ?? 'nobody' };
  }

  #around(place: number, length: number): number {
    return (place + length) % Math.max(1, length);
  }

  #rename(change: (name: string) => string): undefined {
    const seat = this.#seats[this.#row - 1];
    if (seat?.kind === 'person')
      this.#seats[this.#row - 1] = { ...seat, name: change(seat.name).slice(0, LONGEST_NAME) };
  }

  #begin(): NewGame | undefined {
    const taken = this.#taken;
    const { min } = this.#screens.game.seats(this.#config);
    if (taken.length < min) {
      this.#problem = `This edition is for ${min} players or more.`;
      return undefined;
    }
    const sitters = taken.map(({ kind, name }) =>
      kind === 'person' ? { person: name.trim() || 'Player' } : { bot: kind },
    );
    return { edition: this.#chosen.name, sitters };
  }
}
