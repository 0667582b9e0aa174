/**
 * Keeps every match of a sitting in a file of its own, action by action as they happen, so that a
 * crash loses nothing. The first goes into the file that was named, the next ones beside it.
 */
import { closeSync, openSync, writeFileSync } from 'node:fs';
import { parse, join } from 'node:path';
import type { Chance } from '../../core/chance.ts';
import type { Game, Seat, Step, Types } from '../../core/contract.ts';
import { formatPlayedAction, formatRecordHead } from '../../core/record.ts';

/** A state that knows its configuration. */
type Configured = Types & { readonly State: { readonly config: unknown } };

export class RecordFile<T extends Configured & { readonly Config: T['State']['config'] }> {
  readonly #name: string;
  readonly #game: Game<T>;
  #matches = 0;
  #file: number;

  /** Opens the file at once: better told before an evening's play than after it. */
  constructor(name: string, game: Game<T>) {
    this.#name = name;
    this.#game = game;
    this.#file = openSync(name, 'w');
  }

  started(names: readonly string[], chance: Chance, { state }: Step<T>): void {
    this.#matches++;
    if (this.#matches > 1) this.#openNext();
    const { id: game, engine } = this.#game;
    const edition = this.#game.formatConfig(state.config);
    writeFileSync(this.#file, formatRecordHead({ game, engine, edition, chance: chance.format(), names }));
  }

  acted(_before: T['State'], by: Seat, action: T['Action']): void {
    writeFileSync(this.#file, formatPlayedAction({ by, text: this.#game.formatAction(action) }));
  }

  /** match.txt is followed by match-2.txt. */
  #openNext(): void {
    closeSync(this.#file);
    const { dir, name, ext } = parse(this.#name);
    this.#file = openSync(join(dir, `${name}-${this.#matches}${ext}`), 'w');
  }
}
