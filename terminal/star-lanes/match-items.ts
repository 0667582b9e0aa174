/** What can be done at a table of Star Lanes beside the game. */
import type { Sight } from './sight.ts';
import { tableItems } from '../frame/table-items.ts';
import type { TableItem } from '../frame/table-items.ts';
import type { Overlay } from './ui.ts';

export function matchItems(sight: Sight): readonly TableItem<Overlay>[] {
  const { view, asked } = sight;
  const end: TableItem<Overlay>[] =
    asked !== undefined && view.ask?.mayEnd === true
      ? [{ key: 'e', words: 'end the match now (a rule of this edition)', does: { overlay: 'sure-end' } }]
      : [];
  return [...end, ...tableItems(sight)];
}
