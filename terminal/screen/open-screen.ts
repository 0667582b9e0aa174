/** Opens the terminal of this process as a full screen, where it is one. */
import type { Streams } from '../streams.ts';
import { abilitiesOf, isDumb } from './abilities.ts';
import { FullScreen } from './full-screen.ts';

/** The flags of every command with a full screen. */
export interface ScreenFlags {
  readonly noColor: boolean;
  readonly mouse: boolean;
}

/** Whether somebody sits at a terminal that can be drawn on. */
export function hasScreen({ input, output }: Streams): boolean {
  return (
    input === process.stdin &&
    output === process.stdout &&
    process.stdin.isTTY &&
    process.stdout.isTTY &&
    !isDumb(process.env)
  );
}

export function openScreen({ noColor, mouse }: ScreenFlags): FullScreen {
  return new FullScreen(process.stdin, process.stdout, { ...abilitiesOf(process.env, noColor), mouse });
}
