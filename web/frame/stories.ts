/** The news of a match in the order they came, told turn by turn. */
import type { Seat } from '../../core/contract.ts';
import type { TakenBack } from '../../client/counted-deeds.ts';
import type { StoryHead } from './game-screens.ts';

/** The news of one turn; what somebody took back is a story of its own. */
export interface Story<Event> {
  readonly head: StoryHead | undefined;
  readonly events: readonly Event[];
  /** Who took a move back, where that is the story. */
  readonly undo: Seat | undefined;
}

interface Teller<Event> {
  readonly kit: { isNews(event: Event): boolean };
  storyHead(this: void, event: Event): StoryHead | undefined;
}

/** What others took back is told where it happened. */
export function storiesOf<Event>(
  deeds: readonly (readonly Event[])[],
  undos: readonly TakenBack[],
  { kit, storyHead }: Teller<Event>,
): readonly Story<Event>[] {
  const stories: (Story<Event> & { readonly events: Event[] })[] = [];
  let head: StoryHead | undefined;
  let open: Event[] | undefined;
  const tell = (event: Event): void => {
    const begun = storyHead(event);
    if (begun !== undefined) [head, open] = [begun, undefined];
    if (!kit.isNews(event)) return;
    if (open === undefined) stories.push({ head, events: (open = []), undo: undefined });
    open.push(event);
  };
  for (const [i, events] of deeds.entries()) {
    for (const event of events) tell(event);
    for (const { by } of undos.filter((one) => one.deeds === i + 1)) {
      stories.push({ head: head === undefined ? undefined : { ...head, by }, events: [], undo: by });
      open = undefined;
    }
  }
  return stories;
}

/** The places of the latest stories, the newest first. */
export function latestPlaces(stories: number, most = stories): readonly number[] {
  return Array.from({ length: Math.min(stories, most) }, (_, i) => stories - 1 - i);
}
