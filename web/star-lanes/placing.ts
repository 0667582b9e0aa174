/** Choosing a space: what is offered, what each would do, which is looked at, and playing it. */
import { createEffect, createMemo, createSignal, on } from 'solid-js';
import type { Accessor } from 'solid-js';
import type { StarLanesTypes, View } from '../../games/star-lanes/index.ts';
import type { Position } from '../../games/star-lanes/position.ts';
import { must } from '../../core/must.ts';
import { gapMarks } from '../../insight/star-lanes/space-gap.ts';
import { foresee, positionOf } from '../../insight/star-lanes/foresee.ts';
import { outcomeOf } from './outcome-lines.ts';
import type { SpaceLines } from './outcome-lines.ts';
import type { LiveModel } from '../frame/live-model.ts';
import { offeredTo } from './map/galaxy-map.ts';

export interface Placing {
  /** The position the player to act can know; undefined while nothing is asked of this device. */
  readonly position: Accessor<Position | undefined>;
  readonly offered: Accessor<readonly string[]>;
  readonly outcomes: Accessor<ReadonlyMap<string, SpaceLines | undefined>>;
  /** The space that is looked at. */
  readonly pointed: Accessor<string | undefined>;
  readonly point: (space: string | undefined) => void;
  /** Looks at what the mouse is over, once it was moved; a pointer that rests chooses nothing. */
  readonly hover: (space: string | undefined) => void;
  /** How each offered space changes the race beside the others, from -1 to 1. */
  readonly marks: Accessor<ReadonlyMap<string, number>>;
  /** A space was clicked, tapped or entered: played where the player is `sure`, else looked at. */
  readonly choose: (space: string, sure: boolean) => void;
  /** The space for which a company has to be chosen first, and the companies. */
  readonly choosing: Accessor<string | undefined>;
  readonly companies: (space: string) => readonly string[];
  readonly place: (space: string, company?: string) => void;
  readonly cancel: () => void;
}

export function createPlacing(model: LiveModel<StarLanesTypes>): Placing {
  const [pointed, point] = createSignal<string | undefined>(undefined);
  const [choosing, setChoosing] = createSignal<string | undefined>(undefined);
  const offered = createMemo(() => offeredTo(model.view(), model.asked()));
  const position = createMemo(() =>
    model.asked() === undefined ? undefined : positionOf(model.view(), model.events()),
  );
  const hover = (space: string | undefined): void => {
    if (space === undefined || model.record !== undefined || model.presses.hasMoved) point(space);
  };
  const companies = (space: string): readonly string[] => companiesAt(model.view(), space);
  const place = (space: string, company?: string): void => {
    setChoosing(undefined);
    model.play(company === undefined ? { type: 'place', space } : { type: 'place', space, company });
  };
  const choose = (space: string, sure: boolean): void => {
    switch (stepFor(space, sure, offered(), companies(space))) {
      case 'look':
        return void point(space);
      case 'choose-company':
        return void setChoosing(space);
      case 'place':
        return place(space);
    }
  };
  // With every action the question is another one.
  createEffect(
    on(
      () => model.deeds().length,
      () => {
        point(undefined);
        setChoosing(undefined);
      },
    ),
  );
  const outcomes = createMemo(() => {
    const readers = { names: model.names(), known: model.view().books.map((books) => books !== undefined) };
    return new Map(
      offered().map((space) => {
        const now = position();
        const facts = now === undefined ? undefined : foresee(now, space, companies(space)[0]);
        return [space, facts === undefined ? undefined : outcomeOf(facts, readers)];
      }),
    );
  });
  const marks = createMemo(() => {
    const parts = gapMarks(offered().map((space) => outcomes().get(space)?.gap.gap ?? 0));
    return new Map(offered().map((space, i) => [space, must(parts[i], 'a mark')]));
  });
  const cancel = (): void => setChoosing(undefined);
  return { position, offered, outcomes, marks, pointed, point, hover, choose, choosing, companies, place, cancel };
}

/** The companies one can choose from when a space is played; none where there is nothing to choose. */
export function companiesAt({ ask }: View, space: string): readonly string[] {
  if (ask?.ask !== 'place') return [];
  return ask.spaces.find((one) => one.space === space)?.companies ?? [];
}

/** What comes of choosing a space: what is not offered, or not meant for sure, is only looked at. */
export function stepFor(
  space: string,
  sure: boolean,
  offered: readonly string[],
  companies: readonly string[],
): 'look' | 'choose-company' | 'place' {
  if (!sure || !offered.includes(space)) return 'look';
  return companies.length > 0 ? 'choose-company' : 'place';
}
