// The library as a caller's compiler reads it: for each way in of the package, what it exports, with its declaration and
// the sentences written over it, from the types in dist/.
import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { readModule } from './module-graph.mjs';

/** @typedef {import('./module-graph.mjs').Module} Module */
/** @typedef {import('./module-graph.mjs').Node} Node */
/** @typedef {{ name: string, about: string, code: string }} Declaration */
/** @typedef {{ name: string, declarations: Declaration[] }} EntryPoint */

/** Every way in, as package.json lists them; what runs before types, each by its name. @returns {EntryPoint[]} */
export function libraryTypes(/** @type {string} */ root) {
  const modules = readTypes(join(root, 'dist'));
  const { name: library, exports } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
  return Object.entries(exports)
    .filter(([, target]) => target.types !== undefined)
    .map(([path, { types }]) => {
      const module = asSource(types.replace('./dist/', ''));
      const name = path.replace(/^\./, library);
      if (!modules.has(module)) throw new Error(`the package has no types for ${name}: ${types} is missing`);
      const names = [...new Set(exportedNames(modules, module))];
      return { name, declarations: names.flatMap((one) => declarationsOf(modules, module, one)).toSorted(byKind) };
    });
}

/** All types that were built, by the names of their modules. @returns {Map<string, Module>} */
function readTypes(/** @type {string} */ dist) {
  if (!existsSync(dist)) throw new Error('dist is not built');
  const files = readdirSync(dist, { recursive: true, encoding: 'utf8' }).filter((path) => path.endsWith('.d.ts'));
  return new Map(
    files.map((file) => {
      const path = asSource(file.replaceAll('\\', '/'));
      const text = readFileSync(join(dist, file), 'utf8');
      return [path, readModule(path, text.replaceAll(/(from ['"]\.[^'"]*)\.js(?=['"])/g, '$1.ts'))];
    }),
  );
}

function asSource(/** @type {string} */ path) {
  return path.replace(/\.d\.ts$/, '.ts');
}

/** @returns {string[]} */
function exportedNames(/** @type {Map<string, Module>} */ modules, /** @type {string} */ path) {
  const module = modules.get(path);
  if (module === undefined) return [];
  return [...module.exports.keys(), ...module.stars.flatMap((star) => exportedNames(modules, star))];
}

/** A name of a module with its declaration; a name for a whole module is all that is in it. @returns {Declaration[]} */
function declarationsOf(
  /** @type {Map<string, Module>} */ modules,
  /** @type {string} */ path,
  /** @type {string} */ name,
  shown = name,
) {
  const module = modules.get(path);
  const origin = module?.exports.get(name);
  if (origin?.name === '*') {
    const within = [...new Set(exportedNames(modules, origin.target))];
    return within.flatMap((one) => declarationsOf(modules, origin.target, one, `${shown}.${one}`));
  }
  if (origin !== undefined) return declarationsOf(modules, origin.target, origin.name, shown);
  const found = module?.program['body'].find((/** @type {Node} */ node) => namesOf(node).includes(name));
  if (module !== undefined && found !== undefined) {
    const code = module.text.slice(found.start, found.end).replace(/^export (?:declare )?/, '');
    return [{ name: shown, about: commentBefore(module, found.start), code: code.replaceAll('    ', '  ') }];
  }
  const star = module?.stars.find((other) => exportedNames(modules, other).includes(name));
  if (star === undefined) throw new Error(`${path} exports ${name}, and its declaration was not found`);
  return declarationsOf(modules, star, name, shown);
}

/** What a statement declares. @returns {string[]} */
function namesOf(/** @type {Node} */ { declaration, ...node }) {
  const declared = declaration ?? node;
  return [declared, ...(declared.declarations ?? [])].flatMap(({ id }) => id?.name ?? []);
}

/** The comment that ends right before a place, as running text. */
function commentBefore(/** @type {Module} */ { text, comments }, /** @type {number} */ start) {
  const comment = comments.findLast((one) => one.start < start);
  if (comment === undefined) return '';
  const between = text.slice(comment.start + comment.value.length + '/**/'.length, start);
  if (between.trim() !== '') return '';
  return comment.value
    .replace(/^\*/, '')
    .replaceAll(/^\s*\* ?/gm, '')
    .trim();
}

function byKind(/** @type {Declaration} */ a, /** @type {Declaration} */ b) {
  const rank = (/** @type {Declaration} */ { code }) => (/^(?:interface|type)\b/.test(code) ? 1 : 0);
  return rank(a) - rank(b) || a.name.localeCompare(b.name, 'en');
}
