/** Plays matches over the network to their end: everybody answers the question their view asks. */
import { setTimeout as sleep } from 'node:timers/promises';
import { Mulberry32 } from '../../core/chance.ts';
import { must } from '../../core/must.ts';
import { kitOf } from '../../games/index.ts';
import type { Json, Player } from './player.ts';

/** An action the update asks for, as an act. */
export function anyAct(update: Json): string {
  const kit = must(kitOf(update['head'].game), 'a game');
  return `do ${kit.game.formatAction(kit.anyAction(update['view'], new Mulberry32(update['at'])))}`;
}

/** The seats of a match and who plays them. */
export type Seated = ReadonlyMap<number, Player>;

/** How long to wait where the server says that it is asked too much: a fast machine plays faster than people may. */
const TOO_MUCH_MS = 250;

/** Plays until the match is over, or until this many acts are done; answers with the last update of the first seat. */
export async function playOn(match: string, seated: Seated, most = Infinity): Promise<Json> {
  const [[first, player] = []] = seated;
  if (first === undefined || player === undefined) throw new Error('nobody plays');
  for (let acts = 0; ;) {
    const update = player.latest(match, first) ?? {};
    const { toAct, at, phase } = update;
    if (phase === 'over' || acts >= most) return update;
    const mover = seated.get(toAct);
    const own = await mover?.next((frame) => isNewer(frame, match, toAct, at - 1));
    // Where a computer player is to act, or has acted already, the next update tells.
    if (mover !== undefined && own?.['at'] === at) {
      const answer = await mover.act(match, toAct, at, anyAct(own ?? {}));
      if (answer['why'] === 'too-many') {
        await sleep(TOO_MUCH_MS);
        continue;
      }
      if (answer['type'] === 'refused' && answer['why'] !== 'stale') throw new Error(JSON.stringify(answer));
      acts++;
    }
    await player.next((frame) => isNewer(frame, match, first, at));
  }
}

function isNewer(frame: Json, match: string, as: number, at: number): boolean {
  return frame['type'] === 'update' && frame['match'] === match && frame['as'] === as && frame['at'] > at;
}
