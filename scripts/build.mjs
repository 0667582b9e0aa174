// `npm run build`: builds dist/ where it is stale.
import { makeReady } from './ready.mjs';

await makeReady();
