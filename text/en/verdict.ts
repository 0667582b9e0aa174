/** The verdict on a match in English. */
import type { VerdictWords } from '../verdict.ts';

export const verdictEn: VerdictWords = {
  voices: (names) =>
    `Chance: dealt from the server’s secret, which was fixed before anybody sat down, and from the words of ${names}.`,
  nobody:
    'Chance: dealt from the server’s secret, which was fixed before anybody sat down. No player had a say in it, so the person who runs the server could have chosen it.',
  silent: (names) => `No say in it: ${names}.`,
  signed: (lines, key) =>
    `Actions: all ${lines} lines of the record are those that the server with the key ${key} signed.`,
  notSigned: 'Actions: the record is not signed. That these were the actions, only those who played can tell.',
  unchecked: (key) =>
    `Actions: the record says that the server with the key ${key} signed it. This browser cannot check that; "starlanes verify" can.`,
  wrongSignature: 'Actions: the signature does not fit. Somebody changed the record after the server signed it.',
  sawNothing: 'This device saw nothing of the match, so it has nothing to compare with.',
  sawSame:
    'This device saw the same: the commitment it was shown first, its own words, and the hash of the words of everybody.',
  otherCommitment: 'Not what this device saw: the commitment is not the one it was shown first.',
  toldNone: 'This device saw the same commitment first. It told no words of its own.',
  otherWords: 'Not what this device saw: the words of its seat are not those that it told.',
  otherHashes: 'Not what this device saw: somebody’s words are not those whose hash it was shown when it told its own.',
  otherActions: (lines) =>
    `Not what this device saw: the first ${lines} lines of the record are not those it was told.`,
  sameActions: (lines) =>
    `The first ${lines} lines of the record are those that this device was told while it watched.`,
  playersTell: 'That every action was the player’s own wish, only the players can tell.',
  and: 'and',
};
