/** News of any match: everything that happened, in sentences, the latest last. */
import type { Types } from '../../core/contract.ts';
import type { Happened } from '../../table/update.ts';
import type { Style } from '../screen/style.ts';
import type { HappenedOf } from '../../client/match-client.ts';
import type { MatchModel } from '../match/table-sight.ts';

interface Told {
  readonly text: string;
  readonly style: Style;
}

export interface NewsLine extends Told {
  /** How many actions had been done before. */
  readonly deed: number;
}

/** News of a match whose game tells its own events. */
export function newsFrom<T extends Types>(
  { happened, names }: MatchModel<T>,
  tell: (event: T['Event']) => Told | undefined,
): readonly NewsLine[] {
  let [lines, deeds]: [NewsLine[], number] = [[], 0];
  for (const one of happened) {
    if (one.act === 'undo') {
      deeds = Number(one.text) + 1;
      lines = lines.filter(({ deed }) => deed < deeds);
    }
    lines.push(...toldOf(one, names, tell).map((line) => ({ ...line, deed: deeds })));
    if (one.act === 'do' || one.act === 'bot' || (one.events ?? []).length > 0) deeds++;
  }
  return lines;
}

function toldOf<T extends Types>(
  one: HappenedOf<T>,
  names: readonly string[],
  tell: (event: T['Event']) => Told | undefined,
): Told[] {
  const said = saidAtTable(one, names);
  return [
    ...(said === undefined ? [] : [{ text: said, style: 'faint' as const }]),
    ...(one.events ?? []).flatMap((event) => tell(event) ?? []),
  ];
}

/** What is done at the table beside the game. */
function saidAtTable({ act, by, text = '' }: Happened, names: readonly string[]): string | undefined {
  const who = by === undefined ? '' : (names[by] ?? '');
  switch (act) {
    case 'say':
      return `${who}: ${text}`;
    case 'react':
      return `${who}: ${text.replaceAll('-', ' ')}!`;
    case 'undo':
      return `${who} takes the last action back.`;
    case 'late':
      return `${who}'s time is up; a computer player minds the seat.`;
    case 'leave':
      return `${who} leaves; a computer player minds the seat.`;
    case 'back':
      return `${who} is back.`;
    case 'propose':
      return `${who} proposes ${motionWord(text)}.`;
    case 'yes':
      return `${who} says yes.`;
    case 'no':
      return `${who} says no.`;
    case 'resume':
      return `${who} goes on with the match.`;
    case 'sit':
    case 'stand':
    case 'start':
    case 'offer':
    case 'move':
    case 'do':
    case 'bot':
    case 'lapse':
    case 'rematch':
      return undefined;
  }
}

/** What a vote is about. */
export function motionWord(motion: string): string {
  if (motion === 'pause') return 'a pause';
  return motion === 'end' ? 'to end the match here' : 'to play longer';
}
