/** What has changed from one update to the next, put together again by who was told both. */
import type { Update, UpdateChange } from './update.ts';

/** The update that a change makes of the one before; undefined where it changes another one. */
export function applyChange(before: Update | undefined, change: UpdateChange): Update | undefined {
  if (before === undefined || before.at !== change.since) return undefined;
  const { since: _, view, ...rest } = change;
  const changed = withoutUndefined({ ...before, ...rest });
  return view === undefined ? changed : { ...changed, view: withoutUndefined({ ...fieldsIn(before.view), ...view }) };
}

/** Whether an update only says what has changed. */
export function isChange(update: Update | UpdateChange): update is UpdateChange {
  return 'since' in update;
}

function fieldsIn(view: unknown): object {
  return typeof view === 'object' && view !== null ? view : {};
}

/** What has become undefined is there no more. */
function withoutUndefined<T extends object>(value: T): T {
  const kept = { ...value };
  for (const key in kept) if (kept[key] === undefined) delete kept[key];
  return kept;
}
