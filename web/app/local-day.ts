/** The day it is at a moment where the reader is, written as 2026-11-16. */
export function localDay(time: number): string {
  const at = new Date(time);
  return [at.getFullYear(), at.getMonth() + 1, at.getDate()].map((part) => String(part).padStart(2, '0')).join('-');
}
