/** What the check of a match on a server came to, in words: exactly what was proved, and what only the players can tell. */
import { must } from '../core/must.ts';
import type { MatchRecord } from '../core/record.ts';
import type { MatchVerdict, WitnessReport } from '../table/verdict.ts';
import { joined } from './format.ts';

export interface VerdictWords {
  /** Whose words the chance was made from, and who had none. */
  readonly voices: (names: string) => string;
  readonly nobody: string;
  readonly silent: (names: string) => string;
  /** Who vouches for the actions. */
  readonly signed: (lines: number, key: string) => string;
  readonly notSigned: string;
  readonly unchecked: (key: string) => string;
  readonly wrongSignature: string;
  /** What this device saw. */
  readonly sawNothing: string;
  readonly sawSame: string;
  readonly otherCommitment: string;
  readonly toldNone: string;
  readonly otherWords: string;
  readonly otherHashes: string;
  readonly otherActions: (lines: number) => string;
  readonly sameActions: (lines: number) => string;
  /** What nothing here can prove. */
  readonly playersTell: string;
  readonly and: string;
}

/** The verdict in sentences. */
export function explainVerdict(words: VerdictWords, verdict: MatchVerdict): readonly string[] {
  return [
    ...explainChance(words, verdict.record),
    explainSignature(words, verdict),
    ...explainSight(words, verdict.saw),
    words.playersTell,
  ];
}

function explainChance(words: VerdictWords, { names, fair }: MatchRecord): readonly string[] {
  const has = (seat: number): boolean => (fair?.words[seat] ?? '') !== '';
  const voices = names.filter((_, seat) => has(seat));
  const silent = names.filter((_, seat) => !has(seat));
  if (voices.length === 0) return [words.nobody];
  return [
    words.voices(joined(voices, words.and)),
    ...(silent.length === 0 ? [] : [words.silent(joined(silent, words.and))]),
  ];
}

function explainSignature(words: VerdictWords, { signature, record }: MatchVerdict): string {
  const key = (): string => must(record.signature, 'the signature').key;
  switch (signature) {
    case 'none':
      return words.notSigned;
    case 'valid':
      return words.signed((record.played ?? record.actions).length, key());
    case 'unchecked':
      return words.unchecked(key());
    case 'wrong':
      return words.wrongSignature;
  }
}

function explainSight(words: VerdictWords, saw: WitnessReport | undefined): readonly string[] {
  if (saw === undefined) return [words.sawNothing];
  const { isCommitmentSame, areOwnWordsSame, areHashesSame, actions } = saw;
  const wrong = [
    ...(isCommitmentSame ? [] : [words.otherCommitment]),
    ...(areOwnWordsSame === false ? [words.otherWords] : []),
    ...(areHashesSame === false ? [words.otherHashes] : []),
    ...(actions?.isSame === false ? [words.otherActions(actions.lines)] : []),
  ];
  if (wrong.length > 0) return wrong;
  return [
    areOwnWordsSame === undefined ? words.toldNone : words.sawSame,
    ...(actions === undefined ? [] : [words.sameActions(actions.lines)]),
  ];
}
