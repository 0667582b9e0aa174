/** Opens the terminal of this process as a full screen, where it is one. */
import type { Streams } from '../streams.ts';
import { abilitiesOf, isDumb } from './abilities.ts';
import { FullScreen } from './full-screen.ts';
import type { ScreenFlags } from './screen-flags.ts';

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

export function openScreen({ noColour, mouse }: Pick<ScreenFlags, 'noColour' | 'mouse'>): FullScreen {
  return new FullScreen(process.stdin, process.stdout, { ...abilitiesOf(process.env, noColour), mouse });
}
