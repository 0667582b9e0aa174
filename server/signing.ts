/** The server's signature under records, and its key: made at the first start, kept in the database, the same for all processes over it. */
import { createPrivateKey, createPublicKey, generateKeyPairSync, sign } from 'node:crypto';
import type { KeyObject } from 'node:crypto';
import { must } from '../core/must.ts';
import type { MatchRecord } from '../core/record.ts';
import { signedText } from '../table/signature.ts';
import type { Store } from '../table/store.ts';

export class Signer {
  /** The public key, as records have it: 32 bytes in base64url. */
  readonly key: string;
  readonly #secret: KeyObject;

  constructor(secret: string) {
    this.#secret = createPrivateKey({ key: Buffer.from(secret, 'base64url'), format: 'der', type: 'pkcs8' });
    this.key = must(createPublicKey(this.#secret).export({ format: 'jwk' }).x, 'the public half of a key');
  }

  /** With the key of a store, which is made where there is none yet. */
  static async of(store: Store): Promise<Signer> {
    return new Signer(await store.serverKey(newKey));
  }

  sign(record: MatchRecord): MatchRecord {
    const signed = { ...record, signature: { key: this.key, signature: '' } };
    const signature = sign(undefined, Buffer.from(signedText(signed)), this.#secret).toString('base64url');
    return { ...record, signature: { key: this.key, signature } };
  }
}

function newKey(): string {
  const { privateKey } = generateKeyPairSync('ed25519');
  return privateKey.export({ format: 'der', type: 'pkcs8' }).toString('base64url');
}
