// The server's signature: it fits the record it was made for, and no other.
import { createPublicKey, verify } from 'node:crypto';
import { expect, test } from 'vitest';
import { race } from '../core/fixtures/race.ts';
import { must } from '../core/must.ts';
import { formatRecord, parseRecord } from '../core/record.ts';
import type { MatchRecord } from '../core/record.ts';
import { Sitting, playTranscript } from '../table/fixtures/transcript.ts';
import { chainOf } from '../table/chain.ts';
import { MemoryStore } from '../table/memory-store.ts';
import { checkSignature } from '../table/signature.ts';
import { Signer } from './signing.ts';

const sitting = new Sitting(race, { sitting: 'person greedy' });
playTranscript(sitting, '1 sit Ann');
for (let i = 0; sitting.table.phase === 'playing'; i++) sitting.play(['1 do step 3', '2 bot step 1'][i % 2] ?? '');
const record = must(sitting.table.chainedRecord, 'the record of a match that is over');

/** As anybody would check it who has the protocol's page. */
async function check(key: string, text: string, signature: string): Promise<boolean> {
  const publicKey = createPublicKey({ key: { kty: 'OKP', crv: 'Ed25519', x: key }, format: 'jwk' });
  return verify(undefined, Buffer.from(text), publicKey, Buffer.from(signature, 'base64url'));
}

function read(text: string): MatchRecord {
  const reading = parseRecord(text);
  if (!reading.ok) throw new Error(JSON.stringify(reading.problem));
  return reading.value;
}

test('a record is signed with the key of the store, which stays the same', async () => {
  const store = new MemoryStore();
  const [signer, next] = [await Signer.of(store), await Signer.of(store)];
  expect(next.key).toBe(signer.key);
  expect(signer.key).toMatch(/^[\w-]{43}$/);
  const signed = read(formatRecord(signer.sign(record)));
  expect(signed.signature?.key).toBe(signer.key);
  expect(await checkSignature(signed, check)).toBe('valid');
  expect((await Signer.of(new MemoryStore())).key).not.toBe(signer.key);
});

test('is found out: actions, names, results or a chain that were changed after it was signed, and a key that is another', async () => {
  const signer = await Signer.of(new MemoryStore());
  const signed = signer.sign(record);
  const actions = record.actions.map((done, i) => (i === 0 ? { ...done, text: 'step 2' } : done));
  const forged = { ...signed, actions };
  const other = await Signer.of(new MemoryStore());
  const changes: MatchRecord[] = [
    { ...forged, chain: must(chainOf(forged), 'a chain') },
    { ...signed, names: ['Eve', 'greedy'] },
    { ...signed, result: [1, 2] },
    { ...signed, signature: { key: other.key, signature: must(signed.signature, 'a signature').signature } },
  ];
  for (const changed of changes) expect(await checkSignature(changed, check)).toBe('wrong');
});

test('a record that is not signed, or whose chain was taken out, proves nothing about who played what', async () => {
  const { chain: _, ...unchained } = (await Signer.of(new MemoryStore())).sign(record);
  expect(await checkSignature(record, check)).toBe('none');
  expect(await checkSignature(unchained, check)).toBe('none');
});
