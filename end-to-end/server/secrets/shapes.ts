/** The shape of what is said: every field by its path, so that a new one does not slip out unseen. */
import type { Json } from '../player.ts';

/** The paths of all fields in a value. Things that happened are told apart by their type. */
export function pathsOf(value: unknown, path = ''): string[] {
  if (Array.isArray(value)) return value.flatMap((part) => pathsOf(part, path));
  if (typeof value !== 'object' || value === null) return [path];
  const fields: Json = { ...value };
  const kind = typeof fields['type'] === 'string' ? `<${fields['type']}>` : '';
  return Object.entries(fields).flatMap(([name, part]) => pathsOf(part, `${path}${kind}.${name}`));
}

/** All numbers in a value. */
export function numbersIn(value: unknown): number[] {
  if (typeof value === 'number') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(numbersIn) : [];
}
