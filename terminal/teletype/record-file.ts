/**
 * Keeps every match of a sitting in a file of its own, action by action as they happen, so that a
 * crash loses nothing. The first goes into the file that was named, the next ones beside it.
 */
import { closeSync, openSync, writeSync } from 'node:fs';
import { parse, join } from 'node:path';
import type { Chance } from '../../core/chance.ts';
import type { Seat } from '../../core/contract.ts';
import { writeDone, writeRecordHead } from '../../core/record.ts';
import { starLanes } from '../../games/star-lanes/index.ts';
import type { Action } from '../../games/star-lanes/index.ts';
import type { Position } from '../../games/star-lanes/position.ts';
import type { Played } from './star-lanes/faber-1977.ts';
import type { Witness } from './star-lanes/match.ts';

export class RecordFile implements Witness {
  readonly #name: string;
  #matches = 0;
  #file: number;

  /** Opens the file at once: better told before an evening's play than after it. */
  constructor(name: string) {
    this.#name = name;
    this.#file = openSync(name, 'w');
  }

  started(names: readonly string[], chance: Chance, { state }: Played): void {
    this.#matches++;
    if (this.#matches > 1) this.#openNext();
    const { id: game, engine } = starLanes;
    const edition = starLanes.writeConfig(state.config);
    writeSync(this.#file, writeRecordHead({ game, engine, edition, chance: chance.write(), names }));
  }

  acted(_before: Position, by: Seat, action: Action): void {
    writeSync(this.#file, writeDone({ by, did: starLanes.write(action) }));
  }

  /** match.txt is followed by match-2.txt. */
  #openNext(): void {
    closeSync(this.#file);
    const { dir, name, ext } = parse(this.#name);
    this.#file = openSync(join(dir, `${name}-${this.#matches}${ext}`), 'w');
  }
}
