// Reads modules: what each imports and exports, so that a name can be followed through re-exports to where it is defined.
import { posix } from 'node:path';
import { parseSync, visitorKeys } from 'oxc-parser';

/** A node of the syntax tree. @typedef {{ type: string, start: number, [key: string]: any }} Node */
/**
 * One name that is imported: `*` for all of a module, nothing for its effects alone, undefined where it is computed at
 * run time. `target` is a path from the root, or a package.
 * @typedef {{ target: string | undefined, local: boolean, name: string, start: number, type: boolean }} Import
 */
/** Where an exported name comes from, if from elsewhere. @typedef {{ target: string, name: string }} Origin */
/**
 * @typedef {{ path: string, text: string, program: Node, comments: { value: string, start: number }[],
 *   error: { start: number, message: string } | undefined,
 *   imports: Import[], exports: Map<string, Origin | undefined>, stars: string[] }} Module
 */

/** One file, given its path from the root. @returns {Module} */
export function readModule(/** @type {string} */ path, /** @type {string} */ text) {
  const { program, comments, errors, module } = parseSync(path, text);
  const [error] = errors;
  const entries = module.staticExports.flatMap((statement) => statement.entries);
  const within = (/** @type {string} */ specifier) => resolve(path, specifier);
  const aliases = aliasesIn(program, module.staticImports);
  /** @type {Module['exports']} */
  const exports = new Map();
  for (const { exportName, importName, moduleRequest } of entries) {
    const name = nameOf(exportName);
    if (name === '*') continue;
    const alias = aliases.get(name);
    if (moduleRequest) exports.set(name, { target: within(moduleRequest.value).target, name: nameOf(importName) });
    else exports.set(name, alias && { target: within(alias.target).target, name: alias.name });
  }
  return {
    path,
    text,
    program,
    comments,
    error: error && { start: error.labels[0]?.start ?? 0, message: error.message },
    imports: [...staticImports(module, within), ...otherImports(program, within)],
    exports,
    stars: program.body.flatMap((node) =>
      node.type === 'ExportAllDeclaration' && !node.exported ? [within(node.source.value).target] : [],
    ),
  };
}

/** The modules that define this name of that module: one, unless it stands for all of it. @returns {string[]} */
export function definedIn(
  /** @type {Map<string, Module>} */ modules,
  /** @type {string} */ target,
  /** @type {string} */ name,
  /** @type {Set<string>} */ seen = new Set(),
) {
  const key = `${target} ${name}`;
  const module = modules.get(target);
  if (module === undefined || seen.has(key)) return [target];
  seen.add(key);
  const follow = (/** @type {Origin} */ origin) => definedIn(modules, origin.target, origin.name, seen);
  if (name === '*') {
    const origins = [...module.exports.values()].filter((origin) => origin !== undefined);
    return [target, ...origins.flatMap(follow), ...module.stars.flatMap((star) => follow({ target: star, name }))];
  }
  const origin = module.exports.get(name);
  if (origin !== undefined) return follow(origin);
  if (module.exports.has(name)) return [target];
  const star = module.stars.find((other) => exportsName(modules, other, name, new Set()));
  return star === undefined ? [target] : follow({ target: star, name });
}

/**
 * @param {Map<string, Module>} modules
 * @param {string} target
 * @param {string} name
 * @param {Set<string>} seen
 * @returns {boolean}
 */
function exportsName(modules, target, name, seen) {
  const module = modules.get(target);
  if (module === undefined || seen.has(target)) return false;
  seen.add(target);
  return module.exports.has(name) || module.stars.some((star) => exportsName(modules, star, name, seen));
}

/**
 * Visits every node, each with the one around it.
 * @param {Node} node
 * @param {(node: Node, parent: Node | undefined) => void} visit
 * @param {Node} [parent]
 */
export function walk(node, visit, parent) {
  visit(node, parent);
  for (const key of visitorKeys[node.type] ?? []) {
    for (const child of [node[key]].flat()) if (child) walk(child, visit, node);
  }
}

// ---- what is imported

/** @typedef {ReturnType<typeof parseSync>['module']} Parsed */
/** @typedef {(specifier: string) => { target: string, local: boolean }} Within */

/** `import` and `export from`, one for each name. */
function staticImports(
  /** @type {Parsed} */ { staticImports: statements, staticExports },
  /** @type {Within} */ within,
) {
  const imported = statements.flatMap(({ moduleRequest: { value, start }, entries }) => {
    const names = entries.map(({ importName, isType }) => ({ name: nameOf(importName), type: isType }));
    return (names.length === 0 ? [{ name: '', type: false }] : names).map((one) => ({
      ...within(value),
      ...one,
      start,
    }));
  });
  const exported = staticExports.flatMap(({ entries }) =>
    entries.flatMap(({ moduleRequest: from, importName, isType }) =>
      from === null ? [] : [{ ...within(from.value), name: nameOf(importName), type: isType, start: from.start }],
    ),
  );
  return [...imported, ...exported];
}

/** `import()`, `import()` in a type, and workers. */
function otherImports(/** @type {Node} */ program, /** @type {Within} */ within) {
  /** @type {Import[]} */
  const found = [];
  const note = (/** @type {Node} */ { value, start }, /** @type {string} */ name, /** @type {boolean} */ type) => {
    const known = typeof value === 'string' ? within(value) : { target: undefined, local: false };
    found.push({ ...known, name, start, type });
  };
  walk(program, (node) => {
    if (node.type === 'ImportExpression') note(node['source'], '*', false);
    else if (node.type === 'TSImportType') note(node['source'], firstName(node['qualifier']), true);
    else if (node.type === 'NewExpression') {
      const value = workerFile(node);
      if (value !== undefined) note({ ...node, value }, '', false);
    }
  });
  return found;
}

/** `./bot-worker.ts` of `new URL('bot-worker.js', import.meta.url)`: threads are started by their address, as compiled. */
function workerFile(/** @type {Node} */ { callee, arguments: [file, base] }) {
  const beside = base?.type === 'MemberExpression' && base.object.type === 'MetaProperty';
  if (callee.name !== 'URL' || !beside || !/\.[jt]s$/.test(file.value ?? '')) return undefined;
  return `./${file.value.replace(/\.js$/, '.ts')}`;
}

/** `Table` of `import('./table.ts').Table.rows`. @returns {string} */
function firstName(/** @type {Node | null | undefined} */ qualifier) {
  if (!qualifier) return '*';
  return qualifier.type === 'TSQualifiedName' ? firstName(qualifier['left']) : qualifier['name'];
}

function nameOf(/** @type {{ kind: string, name: string | null }} */ { kind, name }) {
  return kind === 'Default' ? 'default' : (name ?? '*');
}

/** Names that are exported as nothing but another name for something imported. */
function aliasesIn(/** @type {Node} */ program, /** @type {Parsed['staticImports']} */ statements) {
  const imported = new Map(
    statements.flatMap(({ moduleRequest: { value }, entries }) =>
      entries.map(({ localName, importName }) => [localName.value, { target: value, name: nameOf(importName) }]),
    ),
  );
  /** @type {Map<string, Origin>} */
  const found = new Map();
  const note = (/** @type {string} */ name, /** @type {string | undefined} */ same) => {
    const origin = imported.get(same ?? '');
    if (origin) found.set(name, origin);
  };
  for (const { type, declaration } of program['body']) {
    if (type === 'ExportDefaultDeclaration') note('default', declaration.name);
    if (type !== 'ExportNamedDeclaration' || !declaration) continue;
    for (const { id, init } of declaration.declarations ?? []) note(id.name, init?.name);
    if (declaration.type === 'TSTypeAliasDeclaration')
      note(declaration.id.name, declaration.typeAnnotation.typeName?.name);
  }
  return found;
}

/** A module name as a path from the root; sources name each other as they are on disk. */
function resolve(/** @type {string} */ path, /** @type {string} */ specifier) {
  const local = specifier.startsWith('.') || specifier.startsWith('/');
  const [file = ''] = specifier.split('?', 1);
  return { target: local ? posix.join(posix.dirname(path), file) : specifier, local };
}
