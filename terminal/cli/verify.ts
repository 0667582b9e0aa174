/**
 * `starlanes verify RECORD`: works out the chance and the result of a finished match anew, compares the record with what this
 * device saw, and says in plain words what is proved. 0: nothing is wrong; 1: something is, or the record does not show it.
 */
import { rankedBy } from '../frame/result.ts';
import type { ValuesOf } from '../../cli/command.ts';
import { numberedNames } from '../../client/names.ts';
import type { Types } from '../../core/contract.ts';
import { verify as prove } from '../../table/verify.ts';
import type { Verified } from '../../table/verify.ts';
import { fail, put } from '../streams.ts';
import { screensOf } from '../frame/game-screens.ts';
import type { GameKit } from '../../core/kit.ts';
import type { ListedGames } from '../frame/game-screens.ts';
import type { VERIFY } from './study-commands.ts';
import type { CommandLine } from './entry.ts';
import { explainMatchProblem, explainProblem, tellerEn } from '../../text/en/problems.ts';
import { isRefuted } from '../../table/verdict.ts';
import type { MatchVerdict } from '../../table/verdict.ts';
import { verdictOn } from '../network/witness.ts';
import { matchFrom, matchText } from '../saved/find-match.ts';

export async function verify({ file, json }: ValuesOf<typeof VERIFY>, line: CommandLine): Promise<number> {
  const text = await matchText(file, line.input);
  if (!text.ok) return fail(line, text.problem);
  const proof = await proofOf(line.listed, text.value);
  if (json) await put(line.output, `${JSON.stringify(asData(proof), undefined, 2)}\n`);
  else if ('verified' in proof) await put(line.output, describe(proof));
  else await fail(line, { why: proof.isRead ? 'not-fair' : 'in-file', file, said: proof.said });
  return 'verified' in proof && !isRefuted(proof) ? 0 : 1;
}

interface Proof extends MatchVerdict {
  readonly kit: GameKit<Types>;
  readonly verified: Verified<Types>;
}

/** Why a text proves nothing: it cannot be read as a match, or the match it holds does not show it. */
interface NoProof {
  readonly isRead: boolean;
  readonly said: string;
}

async function proofOf(games: ListedGames, text: string): Promise<Proof | NoProof> {
  const found = matchFrom(games, text);
  if (!found.ok) return { isRead: false, said: explainProblem(found.problem) };
  const { record } = found.value;
  const kit = screensOf(games, record.game)?.kit;
  if (kit === undefined) return { isRead: false, said: explainProblem({ why: 'unknown-game', game: record.game }) };
  const verified = prove(kit.game, record);
  if (!verified.ok) return { isRead: true, said: explainMatchProblem(kit.game, verified.problem) };
  return { ...(await verdictOn(record)), kit, verified: verified.value };
}

/** Best first. */
function standingsOf({ record, verified }: Proof) {
  const results = verified.result.map((worth) => ({ worth }));
  return rankedBy(results, numberedNames(record.names)).map(({ seat, name, worth }) => ({ seat, name, worth }));
}

function asData(proof: Proof | NoProof): object {
  if (!('verified' in proof)) return { fair: false, problem: proof.said };
  const { record, verified } = proof;
  return {
    fair: !isRefuted(proof),
    game: record.game,
    edition: record.edition,
    ...verified.fair,
    chance: record.chance,
    draws: verified.state.chance.draws,
    actions: record.actions.length,
    standings: standingsOf(proof),
    signature: proof.signature,
    ...(record.signature === undefined ? {} : { key: record.signature.key }),
    ...(proof.saw === undefined ? {} : { saw: proof.saw }),
    proved: tellerEn.verdict(proof),
  };
}

function describe(proof: Proof): string {
  const { record, verified } = proof;
  const { match, commitment, words } = verified.fair;
  return `Match ${match}: ${record.game}, edition ${record.edition}.

The secret matches the commitment published before anybody took a seat:
  ${commitment}
${describeWords(numberedNames(record.names), words)}
All ${record.actions.length} actions were replayed with the resulting key (${verified.state.chance.draws} draws).
${record.result === undefined ? 'The record does not contain a result. The match ends with:' : 'The result matches the record:'}

${describeStandings(proof)}
${tellerEn.verdict(proof).join('\n')}
`;
}

function describeWords(names: readonly string[], words: readonly string[]): string {
  if (words.every((said) => said === '')) return 'No player contributed words.';
  const lines = names.flatMap((name, seat) => (words[seat] ? `  ${name}: ${words[seat]}\n` : []));
  return `The players contributed these words:\n${lines.join('')}`.trimEnd();
}

function describeStandings(proof: Proof): string {
  const standings = standingsOf(proof);
  const width = Math.max(...standings.map(({ name }) => name.length));
  const lines = standings.map(({ name, worth }) => {
    const place = standings.findIndex((other) => other.worth === worth) + 1;
    return `  ${place}. ${name.padEnd(width)}  ${proof.kit.formatMoney(worth)}\n`;
  });
  return lines.join('');
}
