/** The newswire: everything that happened, in sentences, the latest last. */
import { starLanes } from '../../games/star-lanes/index.ts';
import type { Event } from '../../games/star-lanes/index.ts';
import type { Style } from '../screen/style.ts';
import type { StarLanesHappened } from './seating.ts';
import type { Sight } from './sight.ts';

export interface NewsLine {
  readonly text: string;
  readonly style: Style;
  /** How many actions had been done before. */
  readonly deed: number;
}

export function newsOf(sight: Sight): readonly NewsLine[] {
  let [lines, deeds]: [NewsLine[], number] = [[], 0];
  for (const one of sight.happened) {
    if (one.act === 'undo') {
      deeds = Number(one.text) + 1;
      lines = lines.filter(({ deed }) => deed < deeds);
    }
    lines.push(...tell(one, sight).map((line) => ({ ...line, deed: deeds })));
    if (one.act === 'do' || one.act === 'bot' || (one.events ?? []).length > 0) deeds++;
  }
  return lines;
}

function tell(one: StarLanesHappened, { names, view }: Sight): { readonly text: string; readonly style: Style }[] {
  const said = saidAtTable(one, names);
  const events = (one.events ?? []).filter(isNews);
  return [
    ...(said === undefined ? [] : [{ text: said, style: 'faint' as const }]),
    ...events.map((event) => ({ text: starLanes.tell(event, names, view.config), style: styleOf(event) })),
  ];
}

/** The standings and the offer stand elsewhere, and nothing is no news. */
function isNews(event: Event): boolean {
  switch (event.type) {
    case 'offered':
      return false;
    case 'traded':
      return event.orders.some(({ shares }) => shares !== 0);
    case 'dividend':
      return event.amount !== 0;
    case 'started':
    case 'outpost':
    case 'lost':
    case 'founded':
    case 'grown':
    case 'merged':
    case 'joined':
    case 'split':
    case 'swallowed':
    case 'extended':
    case 'ended':
      return true;
  }
}

function styleOf({ type }: Event): Style {
  if (type === 'merged' || type === 'swallowed' || type === 'ended') return 'strong';
  if (type === 'founded' || type === 'split') return 'gain';
  return type === 'dividend' || type === 'traded' ? 'faint' : 'plain';
}

/** What is done at the table beside the game. */
function saidAtTable({ act, by, text = '' }: StarLanesHappened, names: readonly string[]): string | undefined {
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
