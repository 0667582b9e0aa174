// `npm run docs`: builds the documentation into dist/docs, where it is stale, and says where it is.
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { makeReady, root, stop } from './ready.mjs';

await makeReady();
const folder = join(root, 'dist', 'docs');
if (!existsSync(folder)) stop('the documentation was not built.');
console.log(`The documentation is in ${folder}; "npm start" serves it at /docs.`);
