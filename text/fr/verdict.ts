/** The verdict on a match in French. */
import type { VerdictWords } from '../verdict.ts';

export const verdictFr: VerdictWords = {
  voices: (names) =>
    `Hasard : donné à partir du secret du serveur, fixé avant que quiconque prenne place, et des mots de ${names}.`,
  nobody:
    'Hasard : donné à partir du secret du serveur, fixé avant que quiconque prenne place. Aucun joueur n’y a eu part : la personne qui tient le serveur aurait pu le choisir.',
  silent: (names) => `N’y ont pas eu part : ${names}.`,
  signed: (lines, key) =>
    `Coups : les ${lines} lignes de l’enregistrement sont celles que le serveur à la clé ${key} a signées.`,
  notSigned:
    'Coups : l’enregistrement n’est pas signé. Que ce soient les vrais coups, seuls ceux qui ont joué peuvent le dire.',
  unchecked: (key) =>
    `Coups : l’enregistrement dit que le serveur à la clé ${key} l’a signé. Ce navigateur ne peut pas le vérifier ; « starlanes verify » le peut.`,
  wrongSignature:
    'Coups : la signature ne convient pas. Quelqu’un a changé l’enregistrement après que le serveur l’a signé.',
  sawNothing: 'Cet appareil n’a rien vu de la partie et n’a donc rien à comparer.',
  sawSame:
    'Cet appareil a vu la même chose : l’engagement montré en premier, ses propres mots et l’empreinte des mots de tous.',
  otherCommitment:
    'Ce n’est pas ce que cet appareil a vu : l’engagement n’est pas celui qui lui fut montré en premier.',
  toldNone: 'Cet appareil a vu d’abord le même engagement. Il n’a révélé aucun mot à lui.',
  otherWords: 'Ce n’est pas ce que cet appareil a vu : les mots de sa place ne sont pas ceux qu’il a révélés.',
  otherHashes:
    'Ce n’est pas ce que cet appareil a vu : les mots de quelqu’un ne sont pas ceux dont l’empreinte lui fut montrée quand il a révélé les siens.',
  otherActions: (lines) =>
    `Ce n’est pas ce que cet appareil a vu : les ${lines} premières lignes de l’enregistrement ne sont pas celles qui lui furent annoncées.`,
  sameActions: (lines) =>
    `Les ${lines} premières lignes de l’enregistrement sont celles qui furent annoncées à cet appareil pendant qu’il regardait.`,
  playersTell: 'Que chaque coup ait été voulu, seuls les joueurs peuvent le dire.',
  and: 'et',
};
