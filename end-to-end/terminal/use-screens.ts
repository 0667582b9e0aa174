/** Terminals for a file of tests: each is closed, and its data folder removed, when the test is over. */
import { rmSync } from 'node:fs';
import { afterEach, beforeAll } from 'vitest';
import { makeReady } from '../../scripts/ready.mjs';
import { Screen, newDataFolder } from './screen.ts';
import type { ScreenOptions } from './screen.ts';

/** Any command for ink or paper. */
export const COLOUR = /\[(?:\d+;)*(?:3|4|9|10)\d[;m]/;

interface Screens {
  readonly dataFolder: () => string;
  readonly open: (args: readonly string[], data?: string, options?: ScreenOptions) => Screen;
}

export function useScreens(): Screens {
  const folders: string[] = [];
  const screens: Screen[] = [];
  beforeAll(() => makeReady());
  afterEach(async () => {
    for (const screen of screens.splice(0)) await screen.close();
    for (const folder of folders.splice(0)) rmSync(folder, { recursive: true, force: true });
  });
  const dataFolder = (): string => {
    const folder = newDataFolder();
    folders.push(folder);
    return folder;
  };
  return {
    dataFolder,
    open(args, data = dataFolder(), options = {}) {
      const screen = new Screen(args, data, options);
      screens.push(screen);
      return screen;
    },
  };
}
