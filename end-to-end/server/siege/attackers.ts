/** Several attackers at once, in this process. */
import { setMaxListeners } from 'node:events';
import { ATTACKS } from './attacks.ts';
import type { AttackName, Attacker, Tally } from './attacks.ts';

/** What all attackers together tried, by attack. */
export type Tallies = Readonly<Record<AttackName, Tally>>;

export interface Attackers {
  /** Lets them know where a server is now; undefined: nowhere. */
  aim(base: string | undefined): void;
  /** Whether every attack was tried at least once; where they are out of sight, it is taken to be so. */
  haveBegun(): boolean;
  /** Ends all attacks and says what came of them. */
  stop(): Promise<Tallies>;
}

export function startAttackers(many: number): Attackers {
  const ending = new AbortController();
  setMaxListeners(0, ending.signal);
  let target: string | undefined;
  const tallies = noTallies();
  const attacks = Array.from({ length: many }, (_, number) => number).flatMap((number) => {
    const matches: string[] = [];
    return ATTACK_NAMES.map((name, kind) => {
      const attacker: Attacker = {
        number,
        // Each attack from an address of its own, so that none is hindered by what another may not.
        caller: { local: `127.66.${kind}.${number + 1}`, forwarded: `203.0.${kind}.${number + 1}` },
        base: () => target,
        tally: tallies[name],
        matches,
        signal: ending.signal,
      };
      return ATTACKS[name].run(attacker);
    });
  });
  return {
    aim(base) {
      target = base;
    },
    haveBegun: () => Object.values(tallies).every(({ tried }) => tried > 0),
    async stop() {
      ending.abort();
      await Promise.all(attacks);
      return tallies;
    },
  };
}

const ATTACK_NAMES = ['look-back', 'bots', 'connections', 'talk', 'household'] as const satisfies readonly AttackName[];

function noTallies(): Tallies {
  const none = (): Tally => ({ tried: 0, refused: 0 });
  return { 'look-back': none(), bots: none(), connections: none(), talk: none(), household: none() };
}
