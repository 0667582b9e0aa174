/**
 * Several questions answered by one press: a seat's questions one after the other, as long as there is an answer to them. Each answer
 * is an action of its own, told, kept and taken back as if it had been given by hand.
 */
import type { Game, Seat, Types } from '../core/contract.ts';
import type { Said } from '../table/protocol.ts';
import { countedDeeds } from './counted-deeds.ts';
import type { MatchClient } from './match-client.ts';

/** What answers for a player. */
export interface Answering<T extends Types> {
  /** The answer to a question, from what the seat sees and has heard; undefined: the rest is for the player. */
  answer(view: T['View'], heard: readonly T['Event'][]): T['Action'] | undefined | Promise<T['Action'] | undefined>;
}

/** Answers until there is no answer, somebody else is asked, or something else has happened meanwhile; says what was refused. */
export async function answerOn<T extends Types>(
  client: MatchClient<T>,
  { formatAction }: Pick<Game<T>, 'formatAction'>,
  seat: Seat,
  answering: Answering<T>,
): Promise<Said | undefined> {
  for (;;) {
    const update = client.update(seat);
    if (update?.view === undefined || update.phase !== 'playing' || update.toAct !== seat) return undefined;
    const heard = countedDeeds<T['Event']>(client.happened(seat)).flat();
    const action = await answering.answer(update.view, heard);
    // What was thought about for a while may be no question any more.
    if (action === undefined || client.update(seat)?.at !== update.at) return undefined;
    const no = await client.act(seat, { act: 'do', did: formatAction(action) });
    if (no !== undefined) return no;
    await changed(client, seat, update.at);
  }
}

/** Waits until the match has gone on: a server may say that something was done before it tells what came of it. */
function changed<T extends Types>(client: MatchClient<T>, seat: Seat, since: number): Promise<void> {
  const isOld = (): boolean => client.update(seat)?.at === since;
  if (!isOld()) return Promise.resolve();
  return new Promise((resolve) => {
    const stop = client.listen(() => {
      if (isOld()) return;
      stop();
      resolve();
    });
  });
}
