// Tests stand beside the code they test; whole programs are tried in end-to-end/.
import { defineConfig } from 'vitest/config';
import { BaseSequencer } from 'vitest/node';
import type { TestSpecification } from 'vitest/node';

const long = process.env['LONG'] !== undefined;
const loader = new URL('./scripts/load-typescript.mjs', import.meta.url);

/** What starts programs takes longest: it begins first, so that no processor is idle at the end. */
class ProgramsFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files);
    const isOfPrograms = ({ moduleId }: TestSpecification): boolean => moduleId.includes('/end-to-end/');
    return [...sorted.filter(isOfPrograms), ...sorted.filter((file) => !isOfPrograms(file))];
  }
}

export default defineConfig({
  test: {
    sequence: { sequencer: ProgramsFirst },
    globalSetup: 'scripts/test-setup.ts',
    // Two more than the processors of the smallest machine: many tests wait for programs they started.
    maxWorkers: 4,
    // A test that prints is hard to read past; what a failing one printed is still shown.
    silent: 'passed-only',
    // On Node 20 a thread may end while vitest still notes what imported what, which only its watching needs.
    onUnhandledError: ({ message }) => (message.includes('"ensureModuleGraphEntry" was pending') ? false : undefined),
    projects: [
      {
        test: {
          name: 'all',
          include: ['**/*.test.ts'],
          exclude: ['**/node_modules/**', 'dist/**', 'dist.*/**', 'build/**'],
          setupFiles: 'scripts/test-seed.ts',
          // Others use this machine, too: nothing but a test that hangs should ever meet these limits.
          testTimeout: long ? 3_600_000 : 180_000,
          hookTimeout: 180_000,
          expect: { poll: { timeout: 40_000 } },
          pool: 'threads',
          // Files share the modules of their thread: loading rules, bots and Playwright anew for each took a third of the time.
          isolate: false,
          // Node loads everything itself.
          experimental: { viteModuleRunner: false, nodeLoader: false },
          execArgv: ['--import', loader.href],
        },
      },
    ],
  },
});
