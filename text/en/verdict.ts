/** The verdict on a match in English. */
import type { VerdictWords } from '../verdict.ts';

export const verdictEn: VerdictWords = {
  voices: (names) =>
    `Chance: comes from the server’s secret, which was fixed before anybody took a seat, and from the words of ${names}.`,
  nobody:
    'Chance: comes from the server’s secret alone, which was fixed before anybody took a seat. No player contributed to it, so the server’s operator could have chosen it.',
  silent: (names) => `Did not contribute to it: ${names}.`,
  signed: (lines, key) => `Actions: all ${lines} lines of the record are signed by the server with the key ${key}.`,
  notSigned: 'Actions: the record is not signed. Only the players know whether these were the actions.',
  unchecked: (key) =>
    `Actions: the record says that the server with the key ${key} signed it. This browser cannot check that; "starlanes verify" can.`,
  wrongSignature: 'Actions: the signature is wrong. The record was changed after the server signed it.',
  sawNothing: 'This device did not see the match, so it has nothing to compare.',
  sawSame: 'This device saw the same: the first commitment, its own words, and the hashes of everybody’s words.',
  otherCommitment: 'Not what this device saw: the commitment differs from the first one it saw.',
  toldNone: 'This device saw the same first commitment. It revealed no words of its own.',
  otherWords: 'Not what this device saw: the words of its seat differ from those it revealed.',
  otherHashes: 'Not what this device saw: somebody’s words do not match the hash it saw before it revealed its own.',
  otherActions: (lines) => `Not what this device saw: the first ${lines} lines of the record differ.`,
  sameActions: (lines) => `The first ${lines} lines of the record are the same that this device saw during the match.`,
  playersTell: 'Only the players know whether every action was their own.',
  and: 'and',
};
