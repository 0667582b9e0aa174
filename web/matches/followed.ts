/** A match that Solid follows: whatever reads it reads it again when the match goes on. */
import { createSignal, onCleanup } from 'solid-js';
import type { MatchClient } from '../../client/match-client.ts';
import type { Types } from '../../core/contract.ts';

/** To be called where a component is made; it ends with it. */
export function followed<Client extends MatchClient<Types>>(client: Client): Client {
  const [changes, setChanges] = createSignal(0);
  onCleanup(client.listen(() => setChanges((count) => count + 1)));
  return new Proxy(client, {
    get(target, name) {
      changes();
      const value: unknown = Reflect.get(target, name, target);
      return typeof value === 'function' ? (...args: unknown[]): unknown => Reflect.apply(value, target, args) : value;
    },
  });
}
