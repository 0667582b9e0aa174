/** Clocks as people say them: 90s, 2m, 1h, 3d. */
import type { OrSentence } from '../../cli/or-sentence.ts';
import { readClock } from '../../table/match.ts';

const SECONDS = { s: 1, m: 60, h: 3600, d: 86_400 } as const;

/** Reads how long a move may take; `none` is no clock. */
export function readClockWords(text: string): OrSentence<number | undefined> {
  if (text === 'none') return { ok: true, value: undefined };
  const [, number, unit = 's'] = /^(\d{1,7})([smhd]?)$/.exec(text) ?? [];
  const each = unit === 'm' || unit === 'h' || unit === 'd' ? SECONDS[unit] : SECONDS.s;
  if (number !== undefined && readClock(Number(number) * each).ok) return { ok: true, value: Number(number) * each };
  return { ok: false, problem: `--clock takes the time for a move, 15s to 10m or 1h to 14d, or none; not "${text}".` };
}

/** The time for a move, in words. */
export function clockWords(clock: number | undefined): string {
  if (clock === undefined) return 'no clock';
  if (clock % SECONDS.d === 0) return `${count(clock / SECONDS.d, 'day')} a move`;
  if (clock >= SECONDS.h) return `${count(Math.round(clock / SECONDS.h), 'hour')} a move`;
  return clock % SECONDS.m === 0 ? `${count(clock / SECONDS.m, 'minute')} a move` : `${clock} seconds a move`;
}

function count(number: number, word: string): string {
  return `${number} ${word}${number === 1 ? '' : 's'}`;
}
