/**
 * What the machine could do: the same random matches in C++ (`limit/star-lanes.cpp`), compiled here where there is a compiler.
 * Everything else is told as a part of it.
 */
import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** The program, run from `build/` where the benchmarks are compiled to. */
const SOURCE = join(import.meta.dirname, '..', '..', 'bench', 'limit', 'star-lanes.cpp');

export class Limit {
  readonly #program: string;

  private constructor(program: string) {
    this.#program = program;
  }

  /** The limit in a folder of its own, which `close` removes; undefined without a compiler. */
  static compiled(): Limit | undefined {
    const folder = mkdtempSync(join(tmpdir(), 'starlanes-limit-'));
    const program = join(folder, 'limit');
    try {
      execFileSync('g++', ['-O3', '-march=native', '-std=c++17', SOURCE, '-o', program], { stdio: 'ignore' });
      return new Limit(program);
    } catch {
      rmSync(folder, { recursive: true });
      return undefined;
    }
  }

  /** How the matches of the first seeds end; to be compared with ours, so that nothing is taken for granted of it. */
  outcomes(matches: number): unknown[] {
    const lines = this.#run('outcomes', matches).trim().split('\n');
    return lines.map((line): unknown => JSON.parse(line));
  }

  /** Matches in a second of CPU time. */
  rate(seconds: number): number {
    return Number(this.#run('speed', seconds));
  }

  close(): void {
    rmSync(join(this.#program, '..'), { recursive: true });
  }

  #run(what: string, much: number): string {
    return execFileSync(this.#program, [what, String(much)], { encoding: 'utf8', maxBuffer: 2 ** 28, stdio: 'pipe' });
  }
}
