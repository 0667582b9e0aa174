/** The one sentence that must not be overlooked: a refusal, a vote, a seat that somebody else minds. */
import { motionWord } from './table-news.ts';
import type { MatchModel } from '../match/table-sight.ts';
import type { TableUi } from './table-ui.ts';

export function noticeOf(sight: MatchModel, { problem }: TableUi): string | undefined {
  if (problem !== undefined) return problem;
  const { update, own, names, connection: link } = sight;
  if (link === 'lost')
    return `The server does not answer; we keep calling. ${own.length > 0 ? 'Your seat is kept; ' : ''}q leaves.`;
  if (update.vote !== undefined) return voteWords(update.vote, sight);
  if (update.phase === 'paused') return own.length > 0 ? 'The match is paused: p goes on.' : 'The match is paused.';
  const minded = own.find((seat) => update.seats[seat]?.minded !== undefined);
  if (minded !== undefined && update.phase !== 'over')
    return `A computer player minds the seat of ${names[minded] ?? ''}: b takes it back.`;
  return update.phase === 'over' && update.rematch !== undefined ? 'There is a rematch: r joins it.' : undefined;
}

function voteWords(vote: NonNullable<MatchModel['update']['vote']>, { names, own }: MatchModel): string {
  const asked = own.some((seat) => !vote.yes.includes(seat));
  const yes = vote.yes.map((seat) => names[seat] ?? '').join(', ');
  return `${names[vote.by] ?? ''} proposes ${motionWord(vote.motion)} (yes: ${yes}).${asked ? ' y agrees, n refuses.' : ''}`;
}
