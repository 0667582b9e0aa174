/** What this browser remembers of the chance of matches on servers. */
import { Witness } from '../../client/witness.ts';
import { forget, keep, keptKeys, recall } from '../app/storage.ts';

export const witness = new Witness({
  memory: { recall, keep, forget, keys: keptKeys },
  drawWords: () =>
    Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join(''),
  now: () => Date.now(),
});
