/** The verdict on a match in German. */
import type { VerdictWords } from '../verdict.ts';

export const verdictDe: VerdictWords = {
  voices: (names) =>
    `Zufall: aus dem Geheimnis des Servers, das feststand, bevor jemand Platz nahm, und aus den Worten von ${names}.`,
  nobody:
    'Zufall: allein aus dem Geheimnis des Servers, das feststand, bevor jemand Platz nahm. Kein Spieler hat etwas beigetragen; der Betreiber des Servers könnte ihn ausgesucht haben.',
  silent: (names) => `Nichts beigetragen haben: ${names}.`,
  signed: (lines, key) =>
    `Züge: Alle ${lines} Zeilen der Aufzeichnung sind vom Server mit dem Schlüssel ${key} signiert.`,
  notSigned: 'Züge: Die Aufzeichnung ist nicht signiert. Ob es diese Züge waren, wissen nur die Spieler.',
  unchecked: (key) =>
    `Züge: Laut der Aufzeichnung hat der Server mit dem Schlüssel ${key} sie signiert. Dieser Browser kann das nicht prüfen; „starlanes verify“ kann es.`,
  wrongSignature:
    'Züge: Die Signatur ist falsch. Die Aufzeichnung wurde geändert, nachdem der Server sie signiert hatte.',
  sawNothing: 'Dieses Gerät hat von der Partie nichts gesehen und kann darum nichts vergleichen.',
  sawSame:
    'Dieses Gerät hat dasselbe gesehen: die erste Festlegung, seine eigenen Worte und die Hashes der Worte von allen.',
  otherCommitment: 'Nicht, was dieses Gerät gesehen hat: Die Festlegung ist nicht die, die es zuerst gesehen hat.',
  toldNone: 'Dieses Gerät hat dieselbe erste Festlegung gesehen. Eigene Worte hat es nicht aufgedeckt.',
  otherWords: 'Nicht, was dieses Gerät gesehen hat: Die Worte seines Platzes sind nicht die, die es aufgedeckt hat.',
  otherHashes:
    'Nicht, was dieses Gerät gesehen hat: Die Worte eines Spielers passen nicht zu dem Hash, den es sah, bevor es seine eigenen aufdeckte.',
  otherActions: (lines) =>
    `Nicht, was dieses Gerät gesehen hat: Die ersten ${lines} Zeilen der Aufzeichnung sind andere.`,
  sameActions: (lines) =>
    `Die ersten ${lines} Zeilen der Aufzeichnung sind die, die dieses Gerät während der Partie gesehen hat.`,
  playersTell: 'Ob jeder Zug ihr eigener war, wissen nur die Spieler.',
  and: 'und',
};
