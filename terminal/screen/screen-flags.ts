/** The flags all commands with a full screen share. */
import type { Result } from '../../core/result.ts';
import { parseUint32 } from '../../core/chance.ts';

export const SCREEN_FLAGS = {
  lines: { type: 'boolean', default: false },
  'no-color': { type: 'boolean', default: false },
  mouse: { type: 'boolean', default: false },
  pace: { type: 'string', default: '400' },
} as const;

export interface ScreenFlags {
  /** Line by line instead. */
  readonly lines: boolean;
  readonly noColour: boolean;
  readonly mouse: boolean;
  /** The least time a computer player takes for an action, in milliseconds. */
  readonly pace: number;
}

/** Longer than anybody waits. */
const LONGEST_PACE = 60_000;

export function readScreenFlags(values: {
  readonly lines: boolean;
  readonly 'no-color': boolean;
  readonly mouse: boolean;
  readonly pace: string;
}): Result<ScreenFlags> {
  const pace = parseUint32(values.pace);
  if (pace === undefined || pace > LONGEST_PACE)
    return { ok: false, problem: `--pace takes milliseconds, from 0 to ${LONGEST_PACE}, not "${values.pace}".` };
  return { ok: true, value: { lines: values.lines, noColour: values['no-color'], mouse: values.mouse, pace } };
}
