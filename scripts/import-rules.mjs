// The rules of check-imports.mjs: which folder may import which, and which names the pure folders must not know.
// They look at one file at a time, given its path from the root and its text.
import { builtinModules } from 'node:module';
import { posix } from 'node:path';
import { parseSync, visitorKeys } from 'oxc-parser';

/** What is wrong, where, and the rule that says so. @typedef {{ path: string, line: number, what: string, rule: string }} Problem */
/** A node of the syntax tree. @typedef {{ type: string, start: number, [key: string]: any }} Node */

/** The layers: a file in this folder may import from these. Folders that are not named (bench, scripts) may import all. */
export const layers = /** @type {Record<string, string[]>} */ ({
  core: ['core'],
  games: ['core', 'games'],
  insight: ['core', 'games', 'insight'],
  bots: ['core', 'games', 'insight', 'bots'],
  table: ['core', 'table'],
  client: ['core', 'games', 'bots', 'table', 'client'],
  text: ['core', 'games', 'insight', 'bots', 'table', 'text'],
  teletype: ['core', 'games', 'teletype'],
  server: ['core', 'games', 'insight', 'bots', 'table', 'text', 'teletype', 'server'],
  terminal: ['core', 'games', 'insight', 'bots', 'table', 'client', 'text', 'teletype', 'terminal'],
  web: ['core', 'games', 'insight', 'bots', 'table', 'client', 'text', 'teletype', 'web'],
  'index.ts': ['core', 'games', 'insight', 'bots', 'table', 'client'],
});

/** No clock, no chance, no input or output in here; whoever runs a match brings them. */
const pure = new Set(['core', 'games', 'insight', 'bots', 'table', 'client', 'text', 'teletype']);

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

/** Everything wrong in one file, in order. @returns {Problem[]} */
export function problemsIn(/** @type {string} */ path, /** @type {string} */ text) {
  const file = describe(path);
  const found = /** @type {Map<string, { start: number, what: string, rule: string }>} */ (new Map());
  const report = (/** @type {number} */ start, /** @type {string} */ what, /** @type {string} */ rule) => {
    // `{ Date }` is two nodes in one place, and one mistake.
    found.set(`${start} ${what}`, { start, what, rule });
  };
  const { program, comments, errors } = parseSync(path, text);
  if (errors[0]) report(errors[0].labels[0]?.start ?? 0, `cannot be read: ${errors[0].message}`, 'syntax');
  checkImports(file, importsOf(program), report);
  if (file.pure) checkNames(file, program, report);
  if (file.pure && !file.test) checkReferences(comments, report);
  return [...found.values()]
    .toSorted((a, b) => a.start - b.start)
    .map(({ start, what, rule }) => ({ path, line: lineAt(text, start), what, rule }));
}

/** @typedef {ReturnType<typeof describe>} File */
/** @typedef {(start: number, what: string, rule: string) => void} Report */

function describe(/** @type {string} */ path) {
  const folder = folderOf(path);
  return { path, folder, game: gameOf(path), pure: pure.has(folder), test: /\.test\.tsx?$/.test(path) };
}

// ---- what is imported

/** All module names in a file: import, export from, import(), and import() in a type. */
function importsOf(/** @type {object} */ program) {
  const found = /** @type {Node[]} */ ([]);
  walk(program, (node) => {
    const kinds = [
      'ImportDeclaration',
      'ExportNamedDeclaration',
      'ExportAllDeclaration',
      'ImportExpression',
      'TSImportType',
    ];
    if (kinds.includes(node.type) && node['source']) found.push(node['source']);
  });
  return found;
}

function checkImports(/** @type {File} */ file, /** @type {Node[]} */ sources, /** @type {Report} */ report) {
  const games = new Set(file.game === undefined ? [] : [file.game]);
  for (const { start, value } of sources) {
    const say = (/** @type {string} */ what, /** @type {string} */ rule) => report(start, what, rule);
    if (typeof value !== 'string') checkComputed(file, say);
    else if (value.startsWith('.') || value.startsWith('/')) checkRelative(file, value, games, say);
    else checkPackage(file, value, say);
  }
}

/** @typedef {(what: string, rule: string) => void} Say */

function checkComputed(/** @type {File} */ file, /** @type {Say} */ say) {
  if (file.pure) say('imports something computed at run time', 'pure folders import by name');
}

function checkPackage(/** @type {File} */ file, /** @type {string} */ name, /** @type {Say} */ say) {
  const node = name.startsWith('node:') || builtinModules.includes(name);
  if (file.test) return;
  if (node && (file.pure || file.folder === 'web')) say(`imports ${name}`, `${file.folder} knows nothing of Node`);
  else if (file.pure) say(`imports the package ${name}`, `${file.folder} needs no packages`);
}

/**
 * @param {File} file
 * @param {string} name
 * @param {Set<string>} games the games this file has named so far
 * @param {Say} say
 */
function checkRelative(file, name, games, say) {
  const target = posix.join(posix.dirname(file.path), name);
  const allowed = layers[file.folder];
  if (allowed && !allowed.includes(folderOf(target))) {
    say(`imports ${target}`, `${file.folder} imports ${others(file.folder, allowed)}`);
  }
  checkGames(file, target, games, say);
}

function others(/** @type {string} */ folder, /** @type {string[]} */ allowed) {
  return allowed.filter((other) => other !== folder).join(', ') || 'nothing';
}

/**
 * @param {File} file
 * @param {string} target
 * @param {Set<string>} games
 * @param {Say} say
 */
function checkGames(file, target, games, say) {
  if (!(file.folder in layers) || file.path === 'games/index.ts') return;
  if (file.game !== undefined && target === 'games/index.ts') say(`imports ${target}`, 'a game knows only itself');
  const game = gameOf(target);
  if (game === undefined) return;
  games.add(game);
  if (games.size === 1) return;
  const rule =
    file.game === undefined ? 'only games/index.ts names more than one game' : 'games never import each other';
  say(`imports ${target}`, rule);
}

// ---- which names are used

function checkNames(/** @type {File} */ file, /** @type {object} */ program, /** @type {Report} */ report) {
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

function folderOf(/** @type {string} */ path) {
  return path.split('/', 1)[0] ?? '';
}

/** `star-lanes` for games/star-lanes/merge.ts; undefined for files that belong to no game. */
function gameOf(/** @type {string} */ path) {
  return /^games\/([^/]+)\//.exec(path)?.[1];
}

function lineAt(/** @type {string} */ text, /** @type {number} */ offset) {
  return text.slice(0, offset).split('\n').length;
}

/** @param {any} node @param {(node: Node, parent: Node | undefined) => void} visit @param {Node} [parent] */
function walk(node, visit, parent) {
  visit(node, parent);
  for (const key of visitorKeys[node.type] ?? []) {
    for (const child of [node[key]].flat()) if (child) walk(child, visit, node);
  }
}
