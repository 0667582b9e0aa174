/** Opens the terminal of this process as a full screen, where it is one. */
import { abilitiesOf } from './abilities.ts';
import { settings } from '../settings.ts';
import { FullScreen } from './full-screen.ts';

/** The flags of every command with a full screen. */
export interface ScreenFlags {
  readonly noColor: boolean;
  readonly mouse: boolean;
}

export function openScreen({ noColor, mouse }: ScreenFlags): FullScreen {
  // Flags win over what was set before.
  const isPlain = noColor || settings().colours === false;
  const abilities = abilitiesOf(process.env, isPlain);
  return new FullScreen(process.stdin, process.stdout, { ...abilities, mouse: mouse || settings().mouse === true });
}
