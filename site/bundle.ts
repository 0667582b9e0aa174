/** The scripts of the pages, each in one file that needs no other. */
import { join } from 'node:path';
import { rolldown } from 'rolldown';

const SCRIPTS = ['theme', 'site'];

export function bundleScripts(root: string): Promise<readonly (readonly [path: string, code: string])[]> {
  return Promise.all(
    SCRIPTS.map(async (name) => {
      const bundle = await rolldown({ input: join(root, 'site', 'client', `${name}.ts`) });
      // Not a module: browsers load none from files.
      const { output } = await bundle.generate({ format: 'iife', minify: true });
      await bundle.close();
      return [`${name}.js`, output[0].code] as const;
    }),
  );
}
