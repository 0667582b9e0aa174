// Lets the Node it is imported into load TypeScript.
import { register } from 'node:module';

register('./typescript-hooks.mjs', import.meta.url);
