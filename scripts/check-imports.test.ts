// Every rule of the import check, shown by a breach planted in a file that does not exist.
import { describe, expect, test } from 'vitest';
import { problemsIn } from './import-rules.mjs';

/** The breaches in a file, one line each, as the command prints them without the path. */
function breaches(path: string, text: string): string[] {
  return problemsIn(path, text).map(({ line, what, rule }) => `${line} ${what} (${rule})`);
}

function checkBroken(path: string, text: string, ...expected: string[]): void {
  expect(breaches(path, text)).toEqual(expected);
}

function checkFine(path: string, text: string): void {
  expect(breaches(path, text)).toEqual([]);
}

describe('layers', () => {
  test('core imports nothing', () => {
    checkFine('core/record.ts', `import { draw } from './chance.ts';`);
    checkBroken(
      'core/record.ts',
      `\nimport type { Config } from '../games/star-lanes/types.ts';`,
      '2 imports games/star-lanes/types.ts (core imports nothing)',
    );
  });

  test('games import core', () => {
    checkFine('games/star-lanes/merge.ts', `import { draw } from '../../core/chance.ts';`);
    checkBroken(
      'games/star-lanes/merge.ts',
      `import { choose } from '../../bots/random.ts';`,
      '1 imports bots/random.ts (games imports core)',
    );
  });

  test('bots import core and games', () => {
    checkFine('bots/arena.ts', `import { games } from '../games/index.ts'; export * from '../core/contract.ts';`);
    checkBroken(
      'bots/arena.ts',
      `import '../table/table.ts';`,
      '1 imports table/table.ts (bots imports core, games, insight)',
    );
  });

  test('the table knows no game', () => {
    checkBroken(
      'table/table.ts',
      `export { games } from '../games/index.ts';`,
      '1 imports games/index.ts (table imports core)',
    );
  });

  test('the programs never import each other', () => {
    const server = 'imports core, games, insight, bots, table, text, teletype';
    const both = 'imports core, games, insight, bots, table, client, text, teletype';
    checkBroken('server/main.ts', `import '../terminal/main.ts';`, `1 imports terminal/main.ts (server ${server})`);
    checkBroken('terminal/main.ts', `await import('../web/main.ts');`, `1 imports web/main.ts (terminal ${both})`);
    checkBroken('web/main.tsx', `export * from '../server/lobby.ts';`, `1 imports server/lobby.ts (web ${both})`);
  });

  test('the library is made of the pure folders, and nobody imports it back', () => {
    checkFine('index.ts', `export { starLanes } from './games/index.ts';`);
    checkBroken(
      'index.ts',
      `export { main } from './terminal/main.ts';`,
      '1 imports terminal/main.ts (index.ts imports core, games, insight, bots, table, client)',
    );
    checkBroken('bots/arena.ts', `import '../index.ts';`, '1 imports index.ts (bots imports core, games, insight)');
  });

  test('an import in a type, or out of the repository, is an import', () => {
    checkBroken(
      'core/contract.ts',
      `type T = import('../table/table.ts').Table;`,
      '1 imports table/table.ts (core imports nothing)',
    );
    checkBroken('core/contract.ts', `import '../../elsewhere.ts';`, '1 imports ../elsewhere.ts (core imports nothing)');
  });

  test('tests keep the layers too', () => {
    checkBroken(
      'core/laws.test.ts',
      `import { starLanes } from '../games/star-lanes/index.ts';`,
      '1 imports games/star-lanes/index.ts (core imports nothing)',
    );
  });

  test('benchmarks, scripts and end-to-end tests may import everything', () => {
    checkFine('bench/engine.ts', `import '../terminal/main.ts'; import 'node:fs'; import '../server/main.ts';`);
    checkFine('end-to-end/play.test.ts', `import '../terminal/main.ts'; import 'starlanes';`);
  });
});

describe('games', () => {
  test('never import each other', () => {
    checkBroken(
      'games/star-lanes/trade.ts',
      `import { haggle } from '../star-trader/haggle.ts';`,
      '1 imports games/star-trader/haggle.ts (games never import each other)',
    );
    checkBroken(
      'games/star-lanes/trade.ts',
      `import '../index.ts';`,
      '1 imports games/index.ts (a game knows only itself)',
    );
  });

  test('are both named by games/index.ts only', () => {
    const both = (up: string): string =>
      `import '${up}star-lanes/index.ts';\nimport '${up}star-lanes/types.ts';\nimport '${up}star-trader/index.ts';`;
    const breach = '3 imports games/star-trader/index.ts (only games/index.ts names more than one game)';
    checkFine('games/index.ts', both('./'));
    checkBroken('games/names.ts', both('./'), breach);
    checkBroken('bots/arena.ts', both('../games/'), breach);
    checkBroken('index.ts', both('./games/'), breach);
  });
});

describe('pure folders', () => {
  test('import neither Node nor packages', () => {
    checkBroken('core/chance.ts', `import 'node:crypto';`, '1 imports node:crypto (core knows nothing of Node)');
    checkBroken('games/index.ts', `import { readFileSync } from 'fs';`, '1 imports fs (games knows nothing of Node)');
    checkBroken('bots/network.ts', `import 'openskill';`, '1 imports the package openskill (bots needs no packages)');
    checkBroken(
      'table/table.ts',
      `const load = (name: string) => import(name);`,
      '1 imports something computed at run time (pure folders import by name)',
    );
    checkFine('server/main.ts', `import 'node:http'; import 'ws';`);
    checkBroken(
      'web/main.ts',
      `import 'node:http'; import 'solid-js';`,
      '1 imports node:http (web knows nothing of Node)',
    );
  });

  test('have no chance of their own, tests included', () => {
    const rule = '(games is pure: chance comes with the match)';
    checkFine('games/star-lanes/map.ts', `export const half = (n: number): number => Math.floor(n / 2);`);
    for (const path of ['games/star-lanes/map.ts', 'games/star-lanes/map.test.ts']) {
      checkBroken(path, `const r = Math.random();`, `1 uses Math.random, chance ${rule}`);
      checkBroken(path, `const r = Math['random']();`, `1 passes Math around, and chance with it ${rule}`);
      checkBroken(path, `const { random } = Math;`, `1 passes Math around, and chance with it ${rule}`);
    }
    checkBroken('core/chance.ts', `crypto.getRandomValues(bytes);`, '1 uses crypto, chance (core is pure)');
  });

  test('have no clock, timer, input or output', () => {
    checkBroken('table/table.ts', `const now = Date.now();`, '1 uses Date, a clock (table is pure)');
    checkBroken('table/table.ts', `let when: Date;`, '1 uses Date, a clock (table is pure)');
    checkBroken('table/table.ts', `const clock = { Date };`, '1 uses Date, a clock (table is pure)');
    checkBroken('bots/arena.ts', `\n\nsetTimeout(stop, 100);`, '3 uses setTimeout, a timer (bots is pure)');
    checkBroken('core/laws.ts', `console.log(1);`, '1 uses console, input or output (core is pure)');
    checkBroken('core/laws.ts', `const long = process.env;`, '1 uses process, a Node name (core is pure)');
    checkBroken('core/laws.ts', `document.title = '';`, '1 uses document, a browser name (core is pure)');
    checkBroken('core/laws.ts', `globalThis.x = 1;`, '1 uses globalThis, a way around this check (core is pure)');
  });

  test('bring in no types of Node by a comment', () => {
    checkBroken(
      'core/laws.ts',
      `/// <reference types="node" />`,
      '1 has a reference comment (pure folders bring in no other types)',
    );
  });

  test('may use such a word as a member, in a comment or in a text', () => {
    checkFine('core/laws.ts', `// Date\nconst a = { process: 'console' };\nexport const b = a.process;`);
    checkFine('core/laws.ts', `export interface Move { document: string; Date(): void }`);
  });

  test('have tests that may use Node, packages and a clock', () => {
    checkFine(
      'core/laws.test.ts',
      `import { test } from 'vitest';\nimport fc from 'fast-check';\nimport 'node:fs';\nconst runs = process.env['LONG'];`,
    );
  });
});

test('a file that cannot be read is a breach', () => {
  expect(breaches('core/laws.ts', 'const = ;')[0]).toMatch(/^1 cannot be read: /);
});
