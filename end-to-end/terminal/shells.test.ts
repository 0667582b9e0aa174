/** Completion in the real shells: what a person sees who types some of a command line and presses Tab. */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import { programs } from '../../scripts/programs.mjs';
import { STAR_LANES } from '../../terminal/star-lanes/index.ts';
import { SavedFile } from '../../terminal/saved/saved-file.ts';
import { newSavedMatch } from '../../terminal/saved/saved-matches.ts';
import { PROGRAM } from '../teletype/starlanes.ts';
import { useScreens } from './use-screens.ts';

const { open, dataFolder } = useScreens();

/** Each shell without anybody's settings, and what makes it complete. */
const SHELLS = {
  bash: {
    find: () => 'bash',
    isThere: () => true,
    args: ['--noprofile', '--norc'],
    load: 'source <(starlanes completion bash)',
  },
  zsh: {
    find: programs.zsh.find,
    isThere: () => inject('programs').zsh,
    args: ['-f'],
    load: 'autoload -U compinit; compinit -D; source <(starlanes completion zsh)',
  },
  fish: {
    find: programs.fish.find,
    isThere: () => inject('programs').fish,
    args: ['--no-config'],
    load: 'starlanes completion fish | source',
  },
} as const;

const bin = mkdtempSync(join(tmpdir(), 'starlanes-bin-'));
beforeAll(() => {
  writeFileSync(join(bin, 'starlanes'), `#!/bin/sh\nexec "${process.execPath}" "${PROGRAM}" "$@"\n`, { mode: 0o755 });
});
afterAll(() => rmSync(bin, { recursive: true }));

/** What is typed before Tab, and what then stands there. */
const LINES = [
  ['starlanes tele', 'starlanes teletype '],
  ['starlanes resume 2026', 'starlanes resume 20261115-1819-abc123 '],
  ['starlanes play --edition today+row', 'starlanes play --edition today+rows='],
  ['starlanes play star-trader --edition today+oversupply=k', '--edition today+oversupply=kept '],
  ['starlanes play --seats Ann,cham', 'starlanes play --seats Ann,champion'],
] as const;

describe.each(Object.entries(SHELLS))('%s', (_, { find, isThere, args, load }) => {
  test.skipIf(!isThere())('completes names of matches, options of an edition, and players', async () => {
    const data = dataFolder();
    const saved = newSavedMatch(STAR_LANES.kit, 'quick', [{ person: 'Ann' }], 7);
    const folder = join(data, 'starlanes', 'matches');
    mkdirSync(folder, { recursive: true });
    SavedFile.begin(join(folder, '20261115-1819-abc123.match'), saved).close();
    const env = { PATH: [bin, process.env['PATH']].join(delimiter), HOME: data, PS1: '$ ' };
    const screen = open(args, data, { program: find() ?? '', env, columns: 120 });
    screen.type(`${load}; echo rea''dy\r`);
    await screen.shows('ready');
    for (const [typed, completed] of LINES) {
      screen.type(`${typed}\t`);
      await screen.shows(completed.trimEnd());
      expect(screen.text).not.toContain('not found');
      screen.type('\u0015');
    }
  });
});
