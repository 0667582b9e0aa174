/** What can be done at any table beside the game: votes, leaving, and a word to the others. */
import { REACTIONS } from '../../table/act.ts';
import type { Act } from '../../table/act.ts';
import type { MatchModel } from '../match/table-sight.ts';
import type { TableOverlay } from './table-ui.ts';

export interface TableItem<Overlay extends string = TableOverlay> {
  readonly key: string;
  readonly words: string;
  readonly does: { readonly act: Act } | { readonly overlay: Overlay };
}

export function tableItems({ update, place, own }: MatchModel): readonly TableItem[] {
  if (own.length === 0 || place === 'local') return [];
  const playing = update.phase === 'playing' || update.phase === 'paused';
  return [...(playing ? votes(update.phase) : []), ...reactions()];
}

function votes(phase: string): TableItem[] {
  const pause: TableItem =
    phase === 'paused'
      ? { key: 'p', words: 'go on with the match', does: { act: { act: 'resume' } } }
      : { key: 'p', words: 'propose a pause', does: { act: { act: 'propose', motion: 'pause' } } };
  return [
    pause,
    { key: 'o', words: 'propose to end the match here', does: { act: { act: 'propose', motion: 'end' } } },
    { key: 'l', words: 'propose to play longer', does: { act: { act: 'propose', motion: 'longer' } } },
    { key: 'x', words: 'leave for good: a computer player takes over', does: { overlay: 'sure-leave' } },
  ];
}

function reactions(): TableItem[] {
  return REACTIONS.map((reaction, i) => ({
    key: String(i + 1),
    words: `say "${reaction.replaceAll('-', ' ')}"`,
    does: { act: { act: 'react', reaction } },
  }));
}
