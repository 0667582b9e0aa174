// The rules of check-imports.mjs: which folder may import which, who may know a game, and which names the pure folders
// must not know. They look at all files together, so that a name is followed through re-exports to where it is defined.
import { builtinModules } from 'node:module';
import { definedIn, readModule, walk } from './module-graph.mjs';

/** @typedef {import('./module-graph.mjs').Module} Module */
/** @typedef {import('./module-graph.mjs').Import} Import */
/** @typedef {import('./module-graph.mjs').Node} Node */

/**
 * What is wrong, where, and the rule that says so.
 * @typedef {{ path: string, line: number, what: string, rule: string }} Problem
 */

/** The layers: a file in this folder may import from these. @type {Record<string, string[]>} */
export const layers = {
  core: [],
  games: ['core'],
  insight: ['core', 'games'],
  bots: ['core', 'games', 'insight'],
  table: ['core'],
  client: ['core', 'table'],
  lessons: ['core', 'games', 'table', 'client'],
  text: ['core', 'games', 'insight', 'table'],
  teletype: ['core', 'games', 'text'],
  cli: ['core'],
  server: ['core', 'cli', 'games', 'insight', 'bots', 'table', 'text', 'teletype'],
  terminal: ['core', 'cli', 'games', 'insight', 'bots', 'table', 'client', 'lessons', 'text', 'teletype'],
  web: ['core', 'games', 'insight', 'bots', 'table', 'client', 'lessons', 'text', 'teletype'],
  library: ['core', 'games', 'insight', 'bots', 'table', 'client', 'text'],
};

/** And types, but nothing that runs, from these. @type {Record<string, string[]>} */
export const typesOnly = { client: ['games', 'bots'], text: ['bots', 'cli', 'lessons'] };

/** These stand outside the product, and may import all of it. */
const free = new Set(['bench', 'end-to-end', 'examples', 'scripts', 'site', 'training']);

/** No clock, no chance, no input or output in here; the program that runs a match brings them. */
const pure = new Set(['core', 'games', 'insight', 'bots', 'table', 'client', 'lessons', 'text', 'teletype', 'library']);

/** The only files that know the games. */
const registry = /^((games|bots|teletype)\/index|(terminal|web)\/games|text\/[^/]+\/index|library\/[a-z-]+)\.ts$/;

/** Names that reach outside the program. The compiler lacks most of them there too; this says it in plain words. */
const outside = new Map([
  ...names('a clock', 'Date performance Temporal'),
  ...names('a timer', 'setTimeout setInterval setImmediate clearTimeout clearInterval clearImmediate queueMicrotask'),
  ...names('a timer', 'requestAnimationFrame requestIdleCallback'),
  ...names('input or output', 'console fetch WebSocket XMLHttpRequest Worker'),
  ...names('a Node name', 'process Buffer require'),
  ...names('a browser name', 'window document navigator localStorage sessionStorage indexedDB'),
  ...names('chance', 'crypto'),
  ...names('a way around this check', 'globalThis eval'),
]);

/** Everything wrong in these files, given their texts by their paths from the root. @returns {Problem[]} */
export function problemsIn(/** @type {Record<string, string>} */ files) {
  const modules = new Map(Object.entries(files).map(([path, text]) => [path, readModule(path, text)]));
  const games = [...new Set(Object.keys(files).flatMap((path) => /^games\/([^/]+)\//.exec(path)?.[1] ?? []))];
  return [...modules.values()].flatMap((module) => problemsOf(module, modules, games));
}

/** @typedef {ReturnType<typeof describe>} File */
/** @typedef {(start: number, what: string, rule: string) => void} Report */

/** @returns {Problem[]} */
function problemsOf(
  /** @type {Module} */ module,
  /** @type {Map<string, Module>} */ modules,
  /** @type {string[]} */ games,
) {
  const { path, text, program, comments, error, imports } = module;
  const file = describe(path, games);
  if (file.free) return [];
  /** @type {Map<string, { start: number, what: string, rule: string }>} */
  const found = new Map();
  /** @type {Report} */
  const report = (start, what, rule) => {
    // `{ Date }` is two nodes in one place, and one mistake.
    const key = `${start} ${what}`;
    if (!found.has(key)) found.set(key, { start, what, rule });
  };
  if (!(file.folder in layers)) report(0, `is in ${file.folder}`, 'every folder has its place among the layers');
  if (error) report(error.start, `cannot be read: ${error.message}`, 'syntax');
  for (const one of imports) {
    checkLayer(file, one, report);
    if (one.local && !file.forTests)
      checkGames(file, one, definedIn(modules, one.target ?? '', one.name), games, report);
  }
  if (!file.forTests && !file.registry) checkTexts(file, program, games, report);
  if (file.pure) checkNames(file, program, report);
  if (file.pure && !file.test) checkReferences(comments, report);
  return [...found.values()]
    .toSorted((a, b) => a.start - b.start)
    .map(({ start, ...problem }) => ({ path, line: lineAt(text, start), ...problem }));
}

function describe(/** @type {string} */ path, /** @type {string[]} */ games) {
  const folder = path.split('/', 1)[0] ?? '';
  return {
    path,
    folder,
    free: free.has(folder) || /^[^/]*\.(config|test)\.ts$/.test(path),
    game: gameOf(path, games),
    registry: registry.test(path),
    pure: pure.has(folder),
    test: /\.test\.tsx?$/.test(path),
    forTests: isForTests(path),
  };
}

/** Tests, and what only they use. */
function isForTests(/** @type {string} */ path) {
  return /\.test\.tsx?$|\/fixtures\//.test(path);
}

/** The game a file belongs to: a part of its path is called like it (`star-lanes/`, `star-lanes.ts`, `star-lanes-words.ts`). */
function gameOf(/** @type {string} */ path, /** @type {string[]} */ games) {
  const parts = path.split('/');
  return games.find((game) => parts.some((part) => part === game || /^[.-]/.test(part.split(game)[1] ?? '')));
}

// ---- layers

function checkLayer(
  /** @type {File} */ file,
  /** @type {Import} */ { target, local, start, type },
  /** @type {Report} */ report,
) {
  const { folder } = file;
  if (target === undefined) {
    report(start, 'imports something computed at run time', 'imports name their files');
  } else if (!local) checkPackage(file, target, start, report);
  else {
    const other = target.split('/', 1)[0] ?? '';
    const allowed = layers[folder] ?? [];
    const known = other === folder || allowed.includes(other);
    const say = (/** @type {string} */ rule) => report(start, `imports ${target}`, rule);
    // Threads are tried as they are built.
    if (file.forTests && other === 'dist') return;
    if (typesOnly[folder]?.includes(other)) {
      if (!type && !file.forTests) say(`${folder} imports only types of ${typesOnly[folder].join(', ')}`);
    } else if (!known) say(`${folder} imports ${allowed.join(', ') || 'nothing'}`);
    else if (isForTests(target) && !file.forTests) say('only tests import tests and fixtures');
  }
}

function checkPackage(
  /** @type {File} */ file,
  /** @type {string} */ name,
  /** @type {number} */ start,
  /** @type {Report} */ report,
) {
  const node = name.startsWith('node:') || builtinModules.includes(name);
  if (file.test) return;
  if (node && (file.pure || file.folder === 'web'))
    report(start, `imports ${name}`, `${file.folder} knows nothing of Node`);
  else if (file.pure) report(start, `imports the package ${name}`, `${file.folder} needs no packages`);
}

// ---- games

/**
 * @param {File} file
 * @param {Import} one
 * @param {string[]} origins the files that define what is imported
 * @param {string[]} games
 * @param {Report} report
 */
function checkGames(file, { target = '', name, start }, origins, games, report) {
  if (file.registry) return;
  if (file.game !== undefined && registry.test(target)) report(start, `imports ${target}`, 'a game knows only itself');
  for (const origin of [target, ...origins]) {
    const game = gameOf(origin, games);
    if (game === undefined || game === file.game) continue;
    const rule = file.game === undefined ? 'only registries know games' : 'games never import each other';
    const way = origin === target ? '' : ` (as ${name} of ${target})`;
    report(start, `imports ${origin}${way}`, rule);
    return;
  }
}

/** A game's id in a text is as much knowledge of it as an import. */
function checkTexts(
  /** @type {File} */ file,
  /** @type {Node} */ program,
  /** @type {string[]} */ games,
  /** @type {Report} */ report,
) {
  walk(program, (node) => {
    const text = node.type === 'TemplateElement' ? node['value'].cooked : node['value'];
    if (node.type !== 'Literal' && node.type !== 'TemplateElement') return;
    if (games.includes(text) && text !== file.game) report(node.start, `says '${text}'`, 'only registries know games');
  });
}

// ---- which names are used

function checkNames(/** @type {File} */ file, /** @type {Node} */ program, /** @type {Report} */ report) {
  walk(program, (node, parent) => {
    if (node.type !== 'Identifier' || isLabel(node, parent)) return;
    if (node['name'] === 'Math') checkMath(file, node, parent, report);
    const kind = outside.get(node['name']);
    if (kind && !file.test) report(node.start, `uses ${node['name']}, ${kind}`, `${file.folder} is pure`);
  });
}

/** `Math.random` in any spelling. Tests too: a test that draws its own chance cannot be repeated. */
function checkMath(
  /** @type {File} */ file,
  /** @type {Node} */ node,
  /** @type {Node | undefined} */ parent,
  /** @type {Report} */ report,
) {
  const plain = parent?.type === 'MemberExpression' && parent['object'] === node && !parent['computed'];
  if (plain && parent['property'].name !== 'random') return;
  const what = plain ? 'uses Math.random, chance' : 'passes Math around, and chance with it';
  report(node.start, what, `${file.folder} is pure: chance comes with the match`);
}

/** A name that only labels a member (`clock.Date`, `{ process: 1 }`) refers to nothing outside. */
function isLabel(/** @type {Node} */ node, /** @type {Node | undefined} */ parent) {
  if (parent?.type === 'TSQualifiedName') return parent['right'] === node;
  if (!parent || parent['computed'] || parent['shorthand']) return false;
  return parent['key'] === node || parent['property'] === node || parent['label'] === node;
}

function checkReferences(/** @type {{ value: string, start: number }[]} */ comments, /** @type {Report} */ report) {
  for (const { value, start } of comments) {
    if (/^\/\s*<reference/.test(value))
      report(start, 'has a reference comment', 'pure folders bring in no other types');
  }
}

// ---- small things

/** @returns {[string, string][]} */
function names(/** @type {string} */ kind, /** @type {string} */ list) {
  return list.split(' ').map((name) => [name, kind]);
}

function lineAt(/** @type {string} */ text, /** @type {number} */ offset) {
  return text.slice(0, offset).split('\n').length;
}
