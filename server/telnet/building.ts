/** What all who call share: computer players, and the tables by name, and no more of them than there are, nor more than one address may open. */
import type { Chance } from '../../core/chance.ts';
import { Counts } from '../limits.ts';
import type { SharedTeletype } from './shared-teletype.ts';
import type { TelnetBots } from './telnet-bots.ts';

const MOST_TABLES = 100;
const TABLES_PER_ADDRESS = 10;

interface OpenTable {
  readonly table: SharedTeletype;
  /** The address of who opened it. */
  readonly opener: string;
}

export class Building {
  readonly chance: () => Chance;
  readonly bots: TelnetBots;
  readonly #tables = new Map<string, OpenTable>();
  readonly #perAddress = new Counts(TABLES_PER_ADDRESS);

  constructor(chance: () => Chance, bots: TelnetBots) {
    this.chance = chance;
    this.bots = bots;
  }

  find(name: string): SharedTeletype | undefined {
    return this.#tables.get(name)?.table;
  }

  /** The tables at which somebody can sit down. */
  get withRoom(): readonly SharedTeletype[] {
    return Array.from(this.#tables.values(), ({ table }) => table).filter(({ hasRoom }) => hasRoom);
  }

  /** Whether somebody may open one more: there are not too many, in all or from their address. */
  mayOpen(opener: string): boolean {
    return this.#tables.size < MOST_TABLES && !this.#perAddress.isFull(opener);
  }

  /** Opens a table for somebody, where they may. */
  open(table: SharedTeletype, opener: string): boolean {
    if (!this.mayOpen(opener)) return false;
    this.#perAddress.enter(opener);
    this.#tables.set(table.name, { table, opener });
    return true;
  }

  /** Clears a table away; one of the same name that was opened since stays. */
  close(table: SharedTeletype): void {
    const known = this.#tables.get(table.name);
    if (known?.table !== table) return;
    this.#tables.delete(table.name);
    this.#perAddress.leave(known.opener);
  }
}
