/** The events of a move as the trace writes them: a company founded, a merger with its table, a split. */
import { round24 } from '../../core/altair-number.ts';
import type { Event } from '../../games/star-lanes/index.ts';

/** A merger: loser `x` and survivor `t`, sizes `q`, prices `p`, shares and bonus by player, and all of it afterwards. */
interface TraceMerger {
  readonly x: string;
  readonly t: string;
  readonly qx: number;
  readonly qt: number;
  readonly px: number;
  readonly pt: number;
  readonly old: readonly number[];
  readonly had: readonly number[];
  readonly bonus: readonly number[];
  readonly q_after: number;
  readonly p_after: number;
  readonly hold_after: readonly number[];
}

export type TraceEvent = ['new', string] | ['merge', TraceMerger] | ['split', string, number];

/** The events worth tracing, in order. */
export function traceEvents(events: readonly Event[]): TraceEvent[] {
  return events.flatMap((event, at): TraceEvent[] => {
    if (event.type === 'founded') return [['new', event.company]];
    if (event.type === 'split') return [['split', event.company, event.from]];
    return event.type === 'merged' ? [['merge', merger(event, events[at + 1])]] : [];
  });
}

/** A merger is traced with the split that follows from it, if one does. */
function merger(event: Event & { type: 'merged' }, next: Event | undefined): TraceMerger {
  const split = next?.type === 'split' ? next : undefined;
  const { exchanges } = event;
  return {
    x: event.from,
    t: event.into,
    qx: event.fromSize,
    qt: event.intoSize,
    px: event.fromPrice,
    pt: event.intoPrice,
    old: exchanges.map(({ old }) => old),
    had: exchanges.map(({ had }) => had),
    bonus: exchanges.map(({ bonus }) => bonus),
    q_after: event.size,
    p_after: split?.price ?? event.price,
    hold_after: exchanges.map(({ had, gained }) => round24(had + gained) * (split === undefined ? 1 : 2)),
  };
}
