/** Why a table says no: a word for programs, one for exactly this case, and a sentence for people. */

/** Every case, with its word and its sentence; the last three say more than these. */
const REFUSALS = {
  over: ['not-now', 'The match is over.'],
  'not-begun': ['not-now', 'The match has not begun.'],
  paused: ['not-now', 'The match is paused; somebody must resume it first.'],
  stale: ['stale', 'The match has gone on since; look again.'],
  minded: ['not-now', 'A computer player minds this seat; take it back first.'],
  'person-plays': ['not-now', 'A person plays this seat.'],
  'which-seat': ['not-now', 'Say which seat.'],
  'begun-watch': ['not-now', 'The match has begun; you may watch it.'],
  'bot-seat': ['not-now', 'That seat is for a computer player.'],
  'seat-taken': ['not-now', 'That seat is taken.'],
  'begun-leave': ['not-now', 'The match has begun; you may leave it.'],
  'nobody-there': ['not-now', 'Nobody sits there.'],
  'not-a-player': ['not-yours', 'Nobody sits there.'],
  begun: ['not-now', 'The match has begun.'],
  'seats-free': ['not-now', 'Seats are free.'],
  'sitters-begin': ['not-yours', 'Only somebody who sits here can begin.'],
  'link-used': ['not-now', 'That link has been used or replaced.'],
  'time-left': ['not-now', 'There is time left.'],
  'not-playing': ['not-now', 'The match is not being played.'],
  'left-already': ['not-now', 'You have left already.'],
  'have-seat': ['not-now', 'You have your seat.'],
  'time-up': ['not-now', 'The time for this move is up; a computer player makes it. Take your seat back after it.'],
  'vote-not-over': ['not-now', 'The vote is not over.'],
  'not-paused': ['not-now', 'The match is not paused.'],
  'players-resume': ['not-yours', 'Only somebody who plays can resume it.'],
  'players-speak': ['not-yours', 'Only players can say something.'],
  'reactions-only': ['not-now', 'In public matches one speaks with reactions only.'],
  'not-over': ['not-now', 'The match is not over.'],
  'rematch-made': ['not-now', 'There is a rematch already.'],
  'nothing-to-undo': ['not-now', 'Nothing can be taken back while the match is not being played.'],
  'players-undo': ['not-yours', 'Only players can take something back.'],
  'seat-back-first': ['not-now', 'Take your seat back first.'],
  'undo-too-late': ['not-now', 'That can no longer be taken back: something new has been seen since.'],
  'no-motion': ['not-now', 'There is nothing to vote on now.'],
  'other-vote': ['not-now', 'Another vote is not over yet.'],
  'players-propose': ['not-yours', 'Only somebody who plays can propose that.'],
  'not-longer': ['not-now', 'The match cannot be made longer.'],
  'no-vote': ['not-now', 'There is nothing to vote on.'],
  'players-vote': ['not-yours', 'Only somebody who plays can vote.'],
  'said-yes': ['not-now', 'You have said yes already.'],
  'no-such-seat': ['not-yours', 'There is no such seat here.'],
  'no-action': ['not-an-action', 'That is no action.'],
  rules: ['rules', 'The rules do not allow that.'],
} as const satisfies Readonly<Record<string, readonly [why: string, problem: string]>>;

/** One case in which a table says no. It stays the same however the sentence is worded. */
export type Reason = keyof typeof REFUSALS;

/** Why not. */
export interface TableRejection {
  readonly ok: false;
  readonly why: (typeof REFUSALS)[Reason][0];
  readonly reason: Reason;
  readonly problem: string;
  /** What the game itself said, as its own data, where the rules are the reason. */
  readonly refusal?: unknown;
}

export function reject(reason: Reason): TableRejection {
  const [why, problem] = REFUSALS[reason];
  return { ok: false, why, reason, problem };
}
