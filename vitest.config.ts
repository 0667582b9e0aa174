// Tests stand beside the code they test; whole programs are tried in end-to-end/.
import { defineConfig } from 'vitest/config';

const long = process.env['LONG'] !== undefined;

export default defineConfig({
  test: {
    include: ['**/*.test.ts'],
    exclude: ['**/node_modules/**', 'dist/**', 'dist.*/**', 'build/**'],
    globalSetup: 'scripts/test-setup.ts',
    setupFiles: 'scripts/test-seed.ts',
    pool: 'threads',
    maxWorkers: 2,
    testTimeout: long ? 3_600_000 : 60_000,
    hookTimeout: 60_000,
    // A test that prints is hard to read past; what a failing one printed is still shown.
    silent: 'passed-only',
  },
});
