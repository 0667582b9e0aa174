/** What must not be overlooked at a table: a refusal, a vote, a minded seat, a lost connection, the clock, an important event. */
import type { Types } from '../../core/contract.ts';
import { must } from '../../core/must.ts';
import type { MatchModel } from '../../client/match-model.ts';
import { frameWords } from '../words.ts';
import { motionWord } from './news.ts';
import type { FrameUi } from './ui.ts';

/** The sentence above the keys: what the last key was refused for comes first. */
export function noticeOf<T extends Types>(
  model: MatchModel<T>,
  { problem, moment }: Pick<FrameUi, 'problem' | 'moment'>,
): string | undefined {
  if (problem !== undefined) return problem;
  const { update, own, names, connection } = model;
  const { notice } = frameWords();
  if (connection === 'lost') return notice.lost(own.length > 0);
  if (update.vote !== undefined) return voteWords(update.vote, model);
  if (update.phase === 'paused') return own.length > 0 ? notice.pausedKey : notice.paused;
  const minded = own.find((seat) => update.seats[seat]?.minded !== undefined);
  if (minded !== undefined && update.phase !== 'over') return notice.minded(must(names[minded], 'a name'));
  if (update.phase === 'over') return update.rematch === undefined ? undefined : rematchWords(model);
  return moment === '' ? undefined : moment;
}

/** Who asked for it is told to players and watchers alike. */
function rematchWords<T extends Types>({ happened, names }: MatchModel<T>): string {
  const by = happened.findLast(({ act }) => act === 'rematch')?.by;
  return frameWords().notice.rematch(by === undefined ? undefined : must(names[by], 'a name'));
}

function voteWords<T extends Types>(
  vote: NonNullable<MatchModel<T>['update']['vote']>,
  { names, own }: MatchModel<T>,
): string {
  const nameOf = (seat: number): string => must(names[seat], 'a name');
  const asked = own.some((seat) => !vote.yes.includes(seat));
  const yes = vote.yes.map(nameOf).join(', ');
  const { notice } = frameWords();
  return notice.vote(nameOf(vote.by), motionWord(vote.motion), yes) + (asked ? notice.voteKeys : '');
}

/** What the corner shows: the time that is left, and whether there is a connection. */
export function clockLeft<T extends Types>({ update, connection, lag }: MatchModel<T>, now: number): string {
  const clock = update.lateAt === undefined ? '' : clockWord(update.lateAt + lag - now);
  if (connection === 'lost' || connection === 'connecting')
    return `${clock} ${frameWords().notice.noConnection}`.trimStart();
  return connection === 'gone' ? frameWords().notice.unknown : clock;
}

function clockWord(left: number): string {
  const seconds = Math.max(0, Math.ceil(left / 1000));
  if (seconds >= 172_800) return frameWords().notice.days(Math.floor(seconds / 86_400));
  if (seconds >= 3600) return `${Math.floor(seconds / 3600)} h ${Math.floor((seconds % 3600) / 60)} min`;
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}
