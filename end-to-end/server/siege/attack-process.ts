/** Attackers in a process of their own, so that what they do takes no time from the people who are measured beside them. */
import { fork } from 'node:child_process';
import { once } from 'node:events';
import { constants, setPriority } from 'node:os';
import { fileURLToPath } from 'node:url';
import { startAttackers } from './attackers.ts';
import type { Attackers, Tallies } from './attackers.ts';

/** What the process is told: where the server is, or that it is enough. */
type Told = { readonly aim: string | undefined } | 'stop';

/**
 * Starts them. They have less of a claim to the processor than others: in the world they come on machines of their own, and
 * here they must not win by taking ours.
 */
export function forkAttackers(many: number): Attackers {
  const child = fork(fileURLToPath(import.meta.url), ['attack', String(many)]);
  if (child.pid !== undefined) setPriority(child.pid, constants.priority.PRIORITY_BELOW_NORMAL);
  const tell = (told: Told): boolean => child.connected && child.send(told);
  return {
    aim: (base) => void tell({ aim: base }),
    haveBegun: () => true,
    async stop() {
      const told: Promise<[Tallies]> = once(child, 'message') as Promise<[Tallies]>;
      tell('stop');
      const [tallies] = await told;
      child.kill();
      return tallies;
    },
  };
}

/** The other side: this file again, in the process that was started. */
if (process.argv[2] === 'attack' && process.send !== undefined) {
  const attackers = startAttackers(Number(process.argv[3]));
  process.on('message', (told: Told) => {
    if (told !== 'stop') return attackers.aim(told.aim);
    void attackers.stop().then((tallies) => process.send?.(tallies));
  });
  process.on('disconnect', () => process.exit());
}
