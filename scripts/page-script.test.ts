/** A module inside the page: it runs there, and others find its exports under its name. */
import { runInNewContext } from 'node:vm';
import { expect, test } from 'vitest';
import { pageScript } from './page-script.mjs';

const FILE = 'assets/game-abc.js';
const made = (code: string) => pageScript(code, FILE, 'globalThis.shared');

test('what is exported is found in the global, by the names others import', () => {
  const { inline } = made('let a=1;function b(){return a}export{b as default,a as in};');
  const page: { shared?: { readonly default: () => number; readonly in: number } } = {};
  runInNewContext(inline, page);
  expect(page.shared?.default()).toBe(1);
  expect(page.shared?.in).toBe(1);
});

test('the module under its name gives the same out again', () => {
  const { module } = made('let a=1,b=2;export{a as x,b as class};');
  expect(module).toBe('const{"x":_0,"class":_1}=globalThis.shared;export{_0 as x,_1 as class};\n');
});

test('what lies beside the module is found from the page', () => {
  const { inline } = made('const a=()=>import(`./b.js`),c=()=>import("../d.js"),e=()=>import("/f.js");export{a,c,e};');
  expect(inline).toContain('import("/assets/b.js")');
  expect(inline).toContain('import("/d.js")');
  expect(inline).toContain('import("/f.js")');
});

test('words that look like code are left alone', () => {
  const { inline } = made('const a="export{b};",c="import(\'./d.js\')",e="</script>";export{a,c,e};');
  const page: { shared?: Readonly<Record<string, string>> } = {};
  runInNewContext(inline, page);
  expect(page.shared).toMatchObject({ a: 'export{b};', c: "import('./d.js')", e: '</script>' });
  expect(inline).not.toContain('</script');
});

test('what cannot be part of a page is refused', () => {
  expect(() => made('let a=1;')).toThrow('exports nothing');
  expect(() => made('import{a}from"./b.js";export{a};')).toThrow('imports nothing at once');
  expect(() => made('let a=;')).toThrow('cannot be read');
});
