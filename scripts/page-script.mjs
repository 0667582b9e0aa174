// A module for within the page: an inline script has no name that others could import it by, so it leaves its exports in a
// global, and a small module stands under its name that gives them out. Works on the syntax tree of what was bundled.
import { posix } from 'node:path';
import { parseSync, visitorKeys } from 'oxc-parser';

/** A change of a text: the text from `start` to `end` becomes `text`. @typedef {{ start: number, end: number, text: string }} Edit */
/** An export by its name within the module and outside. @typedef {{ own: string, name: string }} Export */

/**
 * @param {string} code the module as it was bundled
 * @param {string} file its path in the site, such as `assets/game.js`: what it imports lies beside it
 * @param {string} shared the global that holds its exports
 * @returns {{ inline: string, module: string }} the script for within the page, and the module under its name
 */
export function pageScript(code, file, shared) {
  const { program, errors } = parseSync(file, code);
  if (errors[0]) throw new Error(`${file} cannot be read: ${errors[0].message}`);
  const given = program.body.filter((node) => node.type === 'ExportNamedDeclaration');
  const exported = given.flatMap(({ specifiers }) => specifiers.map(exportOf));
  if (exported.length === 0) throw new Error(`${file} exports nothing`);
  const edits = [
    ...given.map(({ start, end }) => ({ start, end, text: '' })),
    ...importsIn(program).map(({ start, end, value }) => ({ start, end, text: JSON.stringify(beside(file, value)) })),
  ];
  const values = exported.map(({ own, name }) => `${JSON.stringify(name)}:${own}`);
  return {
    inline: `${edited(code, edits).trimEnd()}\n${shared}={${values.join()}};`.replaceAll('</script', '<\\/script'),
    // A name may be a word of the language, and so no variable.
    module: `const{${exported.map(({ name }, i) => `${JSON.stringify(name)}:_${i}`).join()}}=${shared};export{${exported.map(({ name }, i) => `_${i} as ${name}`).join()}};\n`,
  };
}

/** @returns {Export} */
function exportOf(/** @type {any} */ { local, exported }) {
  return { own: local.name, name: exported.name ?? exported.value };
}

/** The modules a script imports later, by relative names. @returns {{ start: number, end: number, value: string }[]} */
function importsIn(/** @type {object} */ program) {
  const found = /** @type {{ start: number, end: number, value: string }[]} */ ([]);
  walk(program, (node) => {
    if (node.type === 'ImportDeclaration') throw new Error('what is within the page imports nothing at once');
    if (node.type !== 'ImportExpression') return;
    const { start, end } = node.source;
    const value = node.source.value ?? node.source.quasis?.[0]?.value.cooked;
    if (typeof value === 'string' && value.startsWith('.')) found.push({ start, end, value });
  });
  return found;
}

function beside(/** @type {string} */ file, /** @type {string} */ name) {
  return posix.join('/', posix.dirname(file), name);
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
