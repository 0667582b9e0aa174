/** What this program, and a person at it, are called where nobody says it. */
import { calledAs } from '../cli/command.ts';
import { tidyName } from '../core/record.ts';
import { settings } from './settings.ts';

/** How this program was called. */
export const PROGRAM_NAME = calledAs(process.env);

/** A command on a line of its own. */
export function commandLine(...words: readonly string[]): string {
  return `  ${[PROGRAM_NAME, ...words].join(' ')}\n`;
}

/** What somebody is called who has not said it: nothing that would tell strangers who they are. */
export function usualName(): string {
  const { name } = settings();
  return name === undefined || isYou(name) ? 'Pilot' : name;
}

/** The name that was typed for a person. `you` is the person at this program: as a name it would read "you begins". */
export function personName(typed: string): string {
  return isYou(typed) ? usualName() : tidyName(typed);
}

function isYou(name: string): boolean {
  return tidyName(name).toLowerCase() === 'you';
}
