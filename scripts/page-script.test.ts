/** Modules inside the page: they run there one after the other, and others find their exports under their names. */
import { runInNewContext } from 'node:vm';
import { expect, test } from 'vitest';
import { pageScripts } from './page-script.mjs';

interface Page {
  shared?: Readonly<Record<string, Readonly<Record<string, unknown>>>> & { readonly whole: Promise<void> };
  document?: { readonly baseURI: string };
  URL?: typeof URL;
}

const FILE = 'assets/game-abc.js';
const made = (...codes: readonly string[]) =>
  pageScripts(
    codes.map((code, at) => ({ fileName: at === 0 ? FILE : `assets/part-${at}.js`, code })),
    'globalThis.shared',
  );
const inlineOf = (code: string): string => made(code)[0]?.inline ?? '';
const run = (scripts: readonly { readonly inline: string }[], page: Page = {}): Page => {
  for (const { inline } of scripts) runInNewContext(inline, page);
  return page;
};

test('what is exported is found in the global, by the names others import', () => {
  const { shared } = run(made('let a=1;function b(){return a}export{b as default,a as in};'));
  expect(shared?.[FILE]).toMatchObject({ default: expect.any(Function), in: 1 });
});

test('the module under its name gives the same out again', () => {
  const [script] = made('let a=1,b=2;export{a as x,b as class};');
  expect(script?.module).toBe(`const{"x":_0,"class":_1}=globalThis.shared["${FILE}"];export{_0 as x,_1 as class};\n`);
});

test('a part has what it imports from the parts before it', () => {
  const { shared } = run(
    made('let a=1;export{a as class};', 'import{class as b}from"./game-abc.js";let c=b+1;export{c};'),
  );
  expect(shared?.['assets/part-1.js']).toEqual({ c: 2 });
});

test('what a part imports later it gets when the whole page is there', async () => {
  const [first, second] = made('const a=()=>import(`./part-1.js`);export{a};', 'let b=2;export{b};');
  const page = run([first!]);
  const { a } = page.shared?.[FILE] ?? {};
  const later = typeof a === 'function' ? a() : undefined;
  run([second!], page);
  expect(await later).toEqual({ b: 2 });
});

test('what lies beside a part is found from the page, once that is whole', () => {
  const inline = inlineOf('const a=()=>import(`./b.js`),c=()=>import("../d.js"),e=()=>import("/f.js");export{a,c,e};');
  for (const file of ['/assets/b.js', '/d.js', '/f.js'])
    expect(inline).toContain(`globalThis.shared.whole.then(()=>import("${file}"))`);
});

test('a part is at the address of the page', () => {
  const scripts = made('const a=new URL("/b.js",import.meta.url).href;export{a};');
  const { shared } = run(scripts, { document: { baseURI: 'http://here/' }, URL });
  expect(shared?.[FILE]).toEqual({ a: 'http://here/b.js' });
});

test('words that look like code are left alone', () => {
  const scripts = made('const a="export{b};",c="import(\'./d.js\')",e="</script>";export{a,c,e};');
  expect(run(scripts).shared?.[FILE]).toMatchObject({ a: 'export{b};', c: "import('./d.js')", e: '</script>' });
  expect(scripts[0]?.inline).not.toContain('</script');
});

test('what cannot be part of a page is refused', () => {
  expect(() => made('let a=1;')).toThrow('exports nothing');
  expect(() => made('import{a}from"./b.js";export{a};')).toThrow('assets/b.js, which is not in the page');
  expect(() => made('let a=;')).toThrow('cannot be read');
});
