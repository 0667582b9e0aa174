// Lets Node load TypeScript, for the tests and for the site: types are left out, and everything else is as it is on disk. Vitest's own
// loader turns every use of an import into a call, which costs the rules and bots a third of their speed, and takes ten times
// as long to load them.
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { transformSync } from 'rolldown/utils';

/** As the compiler does it, see tsconfig.json. */
export const compilerOptions = {
  typescript: { onlyRemoveTypeImports: true, removeClassFieldsWithoutInitializer: true },
  assumptions: { setPublicClassFields: true },
};

const OPTIONS = { ...compilerOptions, tsconfig: false, sourcemap: true };

/** @type {import('node:module').LoadHook} */
export async function load(url, context, next) {
  const { protocol, pathname } = new URL(url);
  if (protocol !== 'file:' || !pathname.endsWith('.ts')) return next(url, context);
  const path = fileURLToPath(`file://${pathname}`);
  const { code, map, errors } = transformSync(path, readFileSync(path, 'utf8'), OPTIONS);
  if (errors.length > 0) throw new SyntaxError(errors.map(({ message }) => `${path}: ${message}`).join('\n'));
  const places = Buffer.from(JSON.stringify(map)).toString('base64');
  const source = `${code}\n//# sourceMappingURL=data:application/json;base64,${places}`;
  return { format: 'module', source, shortCircuit: true };
}
