// Every rule of the import check, shown by a breach planted in a file that does not exist.
import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { layers, problemsIn, typesOnly } from './import-rules.mjs';

/** Two games, and what the rest of the world has of them. */
const WORLD = {
  'games/star-lanes/index.ts': `export const starLanes = 1; export type Types = number; export default starLanes;`,
  'games/star-trader/index.ts': `export const starTrader = 2;`,
  'games/index.ts': `import { starLanes } from './star-lanes/index.ts';
    export { starTrader } from './star-trader/index.ts';
    export type * as StarLanes from './star-lanes/index.ts';
    export const theFirst = starLanes;
    export const gameOf = (id: string) => [starLanes].find((game) => game.id === id);`,
};

type Files = Readonly<Record<string, string>>;

/** The breaches in a file of that world, one line each, as the command prints them without the path. */
function breaches(path: string, text: string, others: Files = {}): string[] {
  return problemsIn({ ...WORLD, ...others, [path]: text })
    .filter((problem) => problem.path === path)
    .map(({ line, what, rule }) => `${line} ${what} (${rule})`);
}

function checkBroken(path: string, text: string, ...expected: string[]): void {
  expect(breaches(path, text)).toEqual(expected);
}

function checkFine(path: string, text: string): void {
  expect(breaches(path, text)).toEqual([]);
}

/** The folders of a list in words. */
function listed(words: string): string[] {
  return words.split(', ').filter((one) => one !== '' && one !== 'nothing');
}

describe('layers', () => {
  test('are those of ARCHITECTURE.md, in an order in which everything imports what is above it', () => {
    const page = readFileSync(new URL('../ARCHITECTURE.md', import.meta.url), 'utf8');
    const above: string[] = [];
    for (const [, folder = '', said = ''] of page.matchAll(/^(\S+?)\/? .* {2}(?:\w+; )?imports (.*)$/gm)) {
      const [things = '', kinds = ''] = said.split('; types of ');
      const but = /^all above but (.*)$/.exec(things)?.[1]?.split(', ');
      const imports = but === undefined ? listed(things) : above.filter((one) => !but.includes(one));
      expect({ folder, imports: imports.toSorted(), types: listed(kinds) }).toEqual({
        folder,
        imports: layers[folder]?.toSorted(),
        types: typesOnly[folder] ?? [],
      });
      expect([...imports, ...listed(kinds)].filter((one) => !above.includes(one))).toEqual([]);
      above.push(folder);
    }
    expect(above.toSorted()).toEqual(Object.keys(layers).toSorted());
  });

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
    const server = 'imports core, cli, games, insight, bots, table, text, teletype';
    const terminal = 'imports core, cli, games, insight, bots, table, client, lessons, text, teletype';
    const web = 'imports core, games, insight, bots, table, client, lessons, text, teletype';
    checkBroken('server/main.ts', `import '../terminal/main.ts';`, `1 imports terminal/main.ts (server ${server})`);
    checkBroken('terminal/main.ts', `await import('../web/main.ts');`, `1 imports web/main.ts (terminal ${terminal})`);
    checkBroken('web/main.tsx', `export * from '../server/lobby.ts';`, `1 imports server/lobby.ts (web ${web})`);
  });

  test('the library is made of the pure folders, and nobody imports it back', () => {
    checkFine('library/index.ts', `export { starTrader } from '../games/index.ts';`);
    checkBroken(
      'library/index.ts',
      `export { main } from '../terminal/main.ts';`,
      '1 imports terminal/main.ts (library imports core, games, insight, bots, table, client, text)',
    );
    checkBroken(
      'bots/arena.ts',
      `import '../library/index.ts';`,
      '1 imports library/index.ts (bots imports core, games, insight)',
    );
  });

  test('client and text take only types of what plays', () => {
    checkFine(
      'client/local.ts',
      `import type { Bot } from '../bots/bot.ts'; import { Table } from '../table/table.ts';`,
    );
    checkFine('text/en/advice.ts', `import { type Advice } from '../../bots/advice.ts';`);
    checkBroken(
      'client/local.ts',
      `import { gameOf } from '../games/index.ts';`,
      '1 imports games/index.ts (client imports only types of games, bots)',
    );
    checkBroken(
      'text/en/advice.ts',
      `import { advise } from '../../bots/advice.ts';`,
      '1 imports bots/advice.ts (text imports only types of bots, cli, lessons)',
    );
  });

  test('a folder that has no place among them is a breach', () => {
    checkBroken('helpers/a.ts', '', '1 is in helpers (every folder has its place among the layers)');
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
  const known = '(only registries know games)';

  test('never import each other, in any layer', () => {
    const trader = {
      'web/star-trader/desk.tsx': '',
      'insight/star-trader/routes.ts': '',
      'text/en/star-trader.ts': '',
    };
    const never = '(games never import each other)';
    for (const [path, target, from] of [
      ['games/star-lanes/trade.ts', 'games/star-trader/index.ts', '../star-trader/index.ts'],
      ['insight/star-lanes/sheet.ts', 'insight/star-trader/routes.ts', '../star-trader/routes.ts'],
      ['web/star-lanes/bar.tsx', 'web/star-trader/desk.tsx', '../star-trader/desk.tsx'],
      ['text/en/star-lanes-rules.ts', 'text/en/star-trader.ts', './star-trader.ts'],
      ['terminal/star-lanes/play.ts', 'games/star-trader/index.ts', '../../games/star-trader/index.ts'],
    ] as const)
      expect(breaches(path, `import '${from}';`, trader)).toEqual([`1 imports ${target} ${never}`]);
  });

  test('know no registry', () => {
    const own = '(a game knows only itself)';
    checkBroken('games/star-lanes/trade.ts', `import '../index.ts';`, `1 imports games/index.ts ${own}`);
    checkBroken(
      'web/star-lanes/map.tsx',
      `import { gameOf } from '../../games/index.ts';`,
      `1 imports games/index.ts ${own}`,
    );
  });

  test('are known to registries only', () => {
    const both = (up: string): string => `import '${up}star-lanes/index.ts';\nimport '${up}star-trader/index.ts';`;
    const told = ['star-lanes', 'star-trader'].map((game, i) => `${i + 1} imports games/${game}/index.ts ${known}`);
    checkFine('games/index.ts', both('./'));
    checkFine('library/index.ts', both('../games/'));
    for (const path of ['bots/index.ts', 'teletype/index.ts', 'terminal/games.ts', 'web/games.ts'])
      checkFine(path, both('../games/'));
    checkFine('text/de/index.ts', both('../../games/'));
    checkBroken('games/names.ts', both('./'), ...told);
    checkBroken('bots/arena.ts', both('../games/'), ...told);
    checkBroken('web/frame/match.tsx', both('../../games/'), ...told);
    checkBroken('text/de/words.ts', both('../../games/'), ...told);
  });

  test('are their own in every layer, and shared code knows none of that', () => {
    checkFine('bots/star-lanes/greedy.ts', `import { starLanes } from '../../games/star-lanes/index.ts';`);
    checkFine('text/en/star-lanes.ts', `import '../../games/star-lanes/index.ts';`);
    const desk = { 'web/star-trader/desk.tsx': 'export const Desk = 1;' };
    expect(breaches('web/app.tsx', `import { Desk } from './star-trader/desk.tsx';`, desk)).toEqual([
      `1 imports web/star-trader/desk.tsx ${known}`,
    ]);
  });

  test('are not known through a registry: a name is followed to where it is defined', () => {
    const from = (names: string): string => `import ${names} from '../games/index.ts';`;
    const lanes = 'games/star-lanes/index.ts';
    const through = (name: string, game = lanes): string => `1 imports ${game} (as ${name} of games/index.ts) ${known}`;
    checkFine('bots/arena.ts', from('{ gameOf }'));
    checkBroken('bots/arena.ts', from('{ starTrader as one }'), through('starTrader', 'games/star-trader/index.ts'));
    checkBroken('bots/arena.ts', from('type { StarLanes }'), through('StarLanes'));
    checkBroken('bots/arena.ts', from('{ theFirst }'), through('theFirst'));
    checkBroken('bots/arena.ts', from('* as all'), through('*', 'games/star-trader/index.ts'));
    checkBroken('server/main.ts', `await import('../games/index.ts');`, through('*', 'games/star-trader/index.ts'));
  });

  test('are not known through a chain of re-exports', () => {
    const chain = {
      'table/c.ts': `export * from './b.ts'; export const more = 1;`,
      'table/b.ts': `import { starTrader as one } from './a.ts'; export { one as two };`,
      'table/a.ts': `export { starTrader } from '../games/star-trader/index.ts';`,
    };
    expect(breaches('table/d.ts', `\nimport { more, two } from './c.ts';`, chain)).toEqual([
      `2 imports games/star-trader/index.ts (as two of table/c.ts) ${known}`,
    ]);
    expect(breaches('table/d.ts', `import { more } from './c.ts';`, chain)).toEqual([]);
  });

  test('are not known by a type, a default of a parameter, or a default export', () => {
    const told = `1 imports games/star-lanes/index.ts ${known}`;
    const types = `import type { Types } from '../games/star-lanes/index.ts';`;
    checkBroken('server/seats.ts', types, told);
    checkBroken('server/seats.ts', `${types} export interface Seats<T = Types> { of: T }`, told);
    checkBroken('server/seats.ts', `type T = import('../games/star-lanes/index.ts').Types;`, told);
    checkBroken(
      'server/seats.ts',
      `import lanes from '../games/star-lanes/index.ts'; const f = (g = lanes) => g;`,
      told,
    );
  });

  test('are not known by a worker that is started by its address', () => {
    const told = `1 imports web/star-lanes/review-worker.ts ${known}`;
    const start = (file: string): string => `new Worker(new URL('${file}', import.meta.url));`;
    checkBroken('web/review.ts', start('star-lanes/review-worker.ts'), told);
    checkBroken('web/review.ts', start('./star-lanes/review-worker.js'), told);
  });

  test('are not known by their ids', () => {
    const id = (line: number, game: string): string => `${line} says '${game}' ${known}`;
    checkBroken('web/app.tsx', `const t = (game: string) => game === 'star-trader';`, id(1, 'star-trader'));
    checkBroken('web/app.tsx', `const books = {\n'star-lanes': 1 };`, id(2, 'star-lanes'));
    checkBroken('web/app.tsx', 'const t = `star-lanes`; const link = `/star-lanes/${t}`;', id(1, 'star-lanes'));
    checkBroken('web/star-lanes/bar.tsx', `const a = ['star-lanes', 'star-trader'];`, id(1, 'star-trader'));
    checkFine('games/index.ts', `const a = ['star-lanes', 'star-trader'];`);
  });

  test('are known to tests and fixtures, which nothing else may import', () => {
    checkFine('server/seats.test.ts', `import '../games/star-lanes/index.ts'; const id = 'star-trader';`);
    checkFine('server/fixtures/seats.ts', `import '../../games/star-lanes/index.ts'; const id = 'star-trader';`);
    checkBroken(
      'server/seats.ts',
      `import './fixtures/seats.ts';`,
      '1 imports server/fixtures/seats.ts (only tests import tests and fixtures)',
    );
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
      '1 imports something computed at run time (imports name their files)',
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
