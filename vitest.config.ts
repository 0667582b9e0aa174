// Tests stand beside the code they test; whole programs are tried in end-to-end/.
import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: ['**/*.test.ts'],
    exclude: ['**/node_modules/**', 'dist/**', 'dist.*/**', 'build/**'],
    pool: 'threads',
    maxWorkers: 2,
    testTimeout: 60_000,
    hookTimeout: 60_000,
    // A test that prints is hard to read past; what a failing one printed is still shown.
    silent: 'passed-only',
  },
});
