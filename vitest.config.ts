// Tests stand beside the code they test; whole programs are tried in end-to-end/.
import { defineConfig } from 'vitest/config';

const long = process.env['LONG'] !== undefined;

const common = {
  setupFiles: 'scripts/test-seed.ts',
  exclude: ['**/node_modules/**', 'dist/**', 'dist.*/**', 'build/**'],
  pool: 'threads' as const,
  testTimeout: long ? 3_600_000 : 60_000,
  hookTimeout: 60_000,
};

/** Their tests start processes and threads, and change what is around them. */
const programs = ['{bench,end-to-end,scripts,server}/**/*.test.ts', '*.test.ts'];

export default defineConfig({
  test: {
    globalSetup: 'scripts/test-setup.ts',
    // One more than the processors of the smallest machine: many tests wait for programs they started.
    maxWorkers: 3,
    // A test that prints is hard to read past; what a failing one printed is still shown.
    silent: 'passed-only',
    projects: [
      { test: { ...common, name: 'programs', include: programs } },
      // The others share modules: loading rules and bots anew for every file takes a third of the time.
      {
        test: {
          ...common,
          name: 'modules',
          include: ['**/*.test.ts'],
          exclude: [...common.exclude, ...programs],
          isolate: false,
        },
      },
    ],
  },
});
