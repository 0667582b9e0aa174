/**
 * `starlanes verify RECORD`: works out the chance and the result of a finished match anew, and says
 * in plain words what was checked. 0: it was fair; 1: it was not, or the record does not show it.
 */
import { readFileSync } from 'node:fs';
import type { Types } from '../../core/contract.ts';
import type { Result } from '../../core/result.ts';
import { parseRecord } from '../../core/record.ts';
import type { MatchRecord } from '../../core/record.ts';
import { gameOf } from '../../games/index.ts';
import { verify as prove } from '../../table/verify.ts';
import type { Verified } from '../../table/verify.ts';
import { putPage } from '../help-page.ts';
import { put, tellUser } from '../streams.ts';
import type { Streams } from '../streams.ts';

const HELP = `Checks the record of a finished match: that nobody chose its chance, and that it ends as it says it ended.

  starlanes verify RECORD

  --json    one JSON object instead of text

What is checked: the secret is the one that was committed to before anybody sat down; the key of the chance was made
from it and the players' own words; every action can be played again with the draws of that key; the result is what
they lead to. Whether the commitment and your words are those you saw and gave, only you can tell: they are printed.

The exit status is 0 if the match was fair, 1 if not, 2 if the command was not understood.
`;

export async function verify(args: readonly string[], streams: Streams): Promise<number> {
  if (args.includes('--help')) return putPage(streams, HELP);
  const [file, ...more] = args.filter((word) => word !== '--json');
  if (file === undefined || file.startsWith('--') || more.length > 0) {
    await tellUser(streams, 'Say which match: starlanes verify RECORD [--json]');
    return 2;
  }
  const proof = proofOf(readFileSync(file, 'utf8'));
  if (args.includes('--json')) await put(streams.output, `${JSON.stringify(asData(proof), undefined, 2)}\n`);
  else if (proof.ok) await put(streams.output, describe(proof.value));
  else await tellUser(streams, `${file}: this match is not shown to be fair: ${proof.problem.replace(/\.$/, '')}.`);
  return proof.ok ? 0 : 1;
}

interface Proof {
  readonly record: MatchRecord;
  readonly verified: Verified<Types>;
}

function proofOf(text: string): Result<Proof> {
  const record = parseRecord(text);
  if (!record.ok) return record;
  const game = gameOf(record.value.game);
  if (game === undefined) return { ok: false, problem: `nobody here knows the game ${record.value.game}` };
  const verified = prove(game, record.value);
  return verified.ok ? { ok: true, value: { record: record.value, verified: verified.value } } : verified;
}

interface Standing {
  readonly seat: number;
  readonly name: string;
  readonly worth: number;
}

/** Best first. */
function standingsOf({ record, verified }: Proof): Standing[] {
  const all = verified.result.map((worth, seat) => ({ seat, name: record.names[seat] ?? '', worth }));
  return all.sort((one, other) => other.worth - one.worth);
}

function asData(proof: Result<Proof>): object {
  if (!proof.ok) return { fair: false, problem: proof.problem };
  const { record, verified } = proof.value;
  return {
    fair: true,
    game: record.game,
    edition: record.edition,
    ...verified.fair,
    chance: record.chance,
    draws: verified.state.chance.draws,
    actions: record.actions.length,
    standings: standingsOf(proof.value),
  };
}

function describe(proof: Proof): string {
  const { record, verified } = proof;
  const { match, commitment, words } = verified.fair;
  return `Match ${match}: ${record.game}, edition ${record.edition}.

The secret is the one that was committed to before anybody sat down:
  ${commitment}
${describeWords(record.names, words)}
All ${record.actions.length} actions were played again, with ${verified.state.chance.draws} draws from the key made of these.
${record.result === undefined ? 'The record does not say how the match ended. It ends so:' : 'The match ends as the record says:'}

${describeStandings(standingsOf(proof))}
The match was fair.
`;
}

function describeWords(names: readonly string[], words: readonly string[]): string {
  if (words.every((said) => said === '')) return 'No player added words of their own to it.';
  const lines = names.flatMap((name, seat) => (words[seat] ? `  ${name}: ${words[seat]}\n` : []));
  return `The players added words of their own to it:\n${lines.join('')}`.trimEnd();
}

function describeStandings(standings: readonly Standing[]): string {
  const width = Math.max(...standings.map(({ name }) => name.length));
  const lines = standings.map(({ name, worth }) => {
    const place = standings.findIndex((other) => other.worth === worth) + 1;
    return `  ${place}. ${name.padEnd(width)}  ${worth.toLocaleString('en-US')}\n`;
  });
  return lines.join('');
}
