/** Opens the terminal of this process as a full screen, where it is one. */
import { abilitiesOf } from './abilities.ts';
import { FullScreen } from './full-screen.ts';

/** The flags of every command with a full screen. */
export interface ScreenFlags {
  readonly noColor: boolean;
  readonly mouse: boolean;
}

export function openScreen({ noColor, mouse }: ScreenFlags): FullScreen {
  return new FullScreen(process.stdin, process.stdout, { ...abilitiesOf(process.env, noColor), mouse });
}
