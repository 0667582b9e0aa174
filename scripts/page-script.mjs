// Modules for within the page: an inline script has no name that others could import it by, so it leaves its exports in a
// global, and a small module stands under its name that gives them out. Each is a script of its own, which runs as soon as it
// has come while the next is on its way. Works on the syntax tree of what was bundled.
import { posix } from 'node:path';
import { parseSync, visitorKeys } from 'oxc-parser';

/** A module as it was bundled; `fileName` is its path in the site, such as `assets/game.js`. @typedef {{ fileName: string, code: string }} Part */
/** A change of a text: the text from `start` to `end` becomes `text`. @typedef {{ start: number, end: number, text: string }} Edit */
/** An export by its name within the module and outside. @typedef {{ own: string, name: string }} Export */
/** Where a module is: its own path, those of all parts of the page, and the global. @typedef {{ file: string, inPage: readonly string[], shared: string }} Place */

/**
 * @param {readonly Part[]} parts the modules in the order they run in
 * @param {string} shared the global that holds the exports of each by its path, and as `whole` a promise that all are there
 * @returns {{ inline: string, module: string }[]} for each the script for within the page, and the module under its name
 */
export function pageScripts(parts, shared) {
  const inPage = parts.map(({ fileName }) => fileName);
  const begin = `${shared}={};${shared}.whole=new Promise(end=>${shared}.end=end);`;
  const end = `${shared}.end();`;
  return parts.map(({ fileName, code }, at) => {
    const { inline, module } = pageScript(code, { file: fileName, inPage, shared });
    // A function, so that what is within it stays there and is strict, as in a module.
    const script = `(()=>{"use strict";${inline}})();`;
    return { inline: `${at === 0 ? begin : ''}${script}${at === parts.length - 1 ? end : ''}`, module };
  });
}

/** @returns {{ inline: string, module: string }} */
function pageScript(/** @type {string} */ code, /** @type {Place} */ place) {
  const { program, errors } = parseSync(place.file, code);
  if (errors[0]) throw new Error(`${place.file} cannot be read: ${errors[0].message}`);
  const given = program.body.filter((node) => node.type === 'ExportNamedDeclaration');
  const exported = given.flatMap(({ specifiers }) => specifiers.map(exportOf));
  if (exported.length === 0) throw new Error(`${place.file} exports nothing`);
  const own = exportsOf(place.file, place);
  const edits = [...given.map(({ start, end }) => ({ start, end, text: '' })), ...importsIn(program, place)];
  const values = exported.map(({ own: value, name }) => `${JSON.stringify(name)}:${value}`);
  return {
    inline: `${edited(code, edits).trimEnd()}\n${own}={${values.join()}};`.replaceAll('</script', '<\\/script'),
    // A name may be a word of the language, and so no variable.
    module: `const{${exported.map(({ name }, i) => `${JSON.stringify(name)}:_${i}`).join()}}=${own};export{${exported.map(({ name }, i) => `_${i} as ${name}`).join()}};\n`,
  };
}

/** The code that finds the exports of a part. */
function exportsOf(/** @type {string} */ file, /** @type {Place} */ { shared }) {
  return `${shared}[${JSON.stringify(file)}]`;
}

/** @returns {Export} */
function exportOf(/** @type {any} */ { local, exported }) {
  return { own: local.name, name: exported.name ?? exported.value };
}

/** What takes the place of everything that only a module can say. @returns {Edit[]} */
function importsIn(/** @type {object} */ program, /** @type {Place} */ place) {
  const edits = /** @type {Edit[]} */ ([]);
  walk(program, (node) => {
    const text = inScript(node, place);
    if (text !== undefined) edits.push({ start: node.start, end: node.end, text });
  });
  return edits;
}

/** @returns {string | undefined} */
function inScript(/** @type {any} */ node, /** @type {Place} */ place) {
  if (node.type === 'ImportDeclaration') return importedAtOnce(node, place);
  if (node.type === 'ImportExpression') return importedLater(node, place);
  if (node.type === 'MetaProperty' && node.meta.name === 'import') return '({url:document.baseURI})';
  return undefined;
}

function importedAtOnce(/** @type {any} */ { source, specifiers }, /** @type {Place} */ place) {
  const from = beside(place.file, source.value);
  if (!place.inPage.includes(from)) throw new Error(`${place.file} imports ${from}, which is not in the page`);
  const names = specifiers.map(
    (/** @type {any} */ { local, imported }) => `${JSON.stringify(imported.name ?? imported.value)}:${local.name}`,
  );
  return `const{${names.join()}}=${exportsOf(from, place)};`;
}

/** What comes later may be a part of the page, and else may import one: so the page has to be whole. */
function importedLater(/** @type {any} */ { source }, /** @type {Place} */ place) {
  const name = source.value ?? source.quasis?.[0]?.value.cooked;
  if (typeof name !== 'string') return undefined;
  const from = beside(place.file, name);
  const found = place.inPage.includes(from) ? exportsOf(from, place) : `import(${JSON.stringify(`/${from}`)})`;
  return `${place.shared}.whole.then(()=>${found})`;
}

/** The path in the site of what a file names. */
function beside(/** @type {string} */ file, /** @type {string} */ name) {
  return name.startsWith('/') ? name.slice(1) : posix.join(posix.dirname(file), name);
}

function edited(/** @type {string} */ code, /** @type {Edit[]} */ edits) {
  return edits
    .toSorted((one, other) => other.start - one.start)
    .reduce((text, { start, end, text: put }) => text.slice(0, start) + put + text.slice(end), code);
}

function walk(/** @type {any} */ node, /** @type {(node: any) => void} */ visit) {
  visit(node);
  for (const key of visitorKeys[node.type] ?? []) {
    for (const child of [node[key]].flat()) if (child) walk(child, visit);
  }
}
