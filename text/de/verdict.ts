/** The verdict on a match in German. */
import type { VerdictWords } from '../verdict.ts';

export const verdictDe: VerdictWords = {
  voices: (names) =>
    `Zufall: gegeben aus dem Geheimnis des Servers, das feststand, bevor jemand Platz nahm, und aus den Worten von ${names}.`,
  nobody:
    'Zufall: gegeben aus dem Geheimnis des Servers, das feststand, bevor jemand Platz nahm. Niemand am Tisch hatte dabei mitzureden; wer den Server betreibt, könnte ihn ausgesucht haben.',
  silent: (names) => `Nicht mitzureden hatten: ${names}.`,
  signed: (lines, key) =>
    `Züge: Alle ${lines} Zeilen der Aufzeichnung sind die, die der Server mit dem Schlüssel ${key} unterschrieben hat.`,
  notSigned:
    'Züge: Die Aufzeichnung ist nicht unterschrieben. Dass es diese Züge waren, wissen nur die, die gespielt haben.',
  unchecked: (key) =>
    `Züge: Laut der Aufzeichnung hat der Server mit dem Schlüssel ${key} sie unterschrieben. Dieser Browser kann das nicht prüfen; „starlanes verify“ kann es.`,
  wrongSignature:
    'Züge: Die Unterschrift passt nicht. Jemand hat die Aufzeichnung geändert, nachdem der Server sie unterschrieben hatte.',
  sawNothing: 'Dieses Gerät hat von der Partie nichts gesehen und kann darum nichts vergleichen.',
  sawSame:
    'Dieses Gerät hat dasselbe gesehen: die Festlegung, die ihm zuerst gezeigt wurde, seine eigenen Worte und den Hash der Worte von allen.',
  otherCommitment: 'Nicht, was dieses Gerät gesehen hat: Die Festlegung ist nicht die, die ihm zuerst gezeigt wurde.',
  toldNone: 'Dieses Gerät hat zuerst dieselbe Festlegung gesehen. Eigene Worte hat es nicht verraten.',
  otherWords: 'Nicht, was dieses Gerät gesehen hat: Die Worte seines Platzes sind nicht die, die es verraten hat.',
  otherHashes:
    'Nicht, was dieses Gerät gesehen hat: Jemandes Worte sind nicht die, deren Hash ihm gezeigt wurde, als es seine eigenen verriet.',
  otherActions: (lines) =>
    `Nicht, was dieses Gerät gesehen hat: Die ersten ${lines} Zeilen der Aufzeichnung sind nicht die, die ihm gemeldet wurden.`,
  sameActions: (lines) =>
    `Die ersten ${lines} Zeilen der Aufzeichnung sind die, die diesem Gerät gemeldet wurden, während es zusah.`,
  playersTell: 'Dass jeder Zug gewollt war, wissen nur die Spieler selbst.',
  and: 'und',
};
