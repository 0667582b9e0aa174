/** What has changed from one update to the next, put together again by who was told both. */
import { fieldsOf } from './decode.ts';
import type { Fields } from './decode.ts';
import type { Update, UpdateChange } from './update.ts';

/** The update that a change makes of the one before; undefined where it changes another one. */
export function applyChange(before: Update | undefined, change: UpdateChange): Update | undefined {
  if (before === undefined || before.at !== change.since) return undefined;
  const { since: _, view, elements, ...rest } = change;
  const changed = withoutUndefined({ ...before, ...rest });
  if (view === undefined && elements === undefined) return changed;
  const known = fieldsOf(before.view);
  const lists = withElements(known, fieldsOf(elements));
  return lists === undefined ? undefined : { ...changed, view: withoutUndefined({ ...known, ...view, ...lists }) };
}

/** Whether an update only says what has changed. */
export function isChange(update: Update | UpdateChange): update is UpdateChange {
  return 'since' in update;
}

/** The lists of a view with their new elements; undefined where one of them has no such place. */
function withElements(view: Fields, elements: Fields): Fields | undefined {
  const lists: Record<string, unknown> = {};
  for (const name in elements) {
    const list: unknown = view[name];
    if (!Array.isArray(list)) return undefined;
    const places = fieldsOf(elements[name]);
    if (Object.keys(places).some((place) => !(place in list))) return undefined;
    lists[name] = list.map((value: unknown, place) => (place in places ? places[place] : value));
  }
  return lists;
}

/** What has become undefined is there no more. */
function withoutUndefined<T extends object>(value: T): T {
  const kept = { ...value };
  for (const key in kept) if (kept[key] === undefined) delete kept[key];
  return kept;
}
