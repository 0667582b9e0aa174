/** The verdict on a match in French. */
import type { VerdictWords } from '../verdict.ts';

export const verdictFr: VerdictWords = {
  voices: (names) =>
    `Hasard : tiré du secret du serveur, fixé avant que quiconque prenne place, et des mots de ${names}.`,
  nobody:
    'Hasard : tiré du seul secret du serveur, fixé avant que quiconque prenne place. Aucun joueur n’y a contribué : la personne qui gère le serveur aurait pu le choisir.',
  silent: (names) => `N’y ont pas contribué : ${names}.`,
  signed: (lines, key) =>
    `Coups : les ${lines} lignes de l’enregistrement sont celles que le serveur à la clé ${key} a signées.`,
  notSigned: 'Coups : l’enregistrement n’est pas signé. Seuls les joueurs savent si c’étaient les vrais coups.',
  unchecked: (key) =>
    `Coups : l’enregistrement dit que le serveur à la clé ${key} l’a signé. Ce navigateur ne peut pas le vérifier ; « starlanes verify » le peut.`,
  wrongSignature: 'Coups : la signature est fausse. L’enregistrement a été modifié après que le serveur l’a signé.',
  sawNothing: 'Cet appareil n’a rien vu de la partie et n’a donc rien à comparer.',
  sawSame:
    'Cet appareil a vu la même chose : l’engagement montré en premier, ses propres mots et l’empreinte des mots de tous.',
  otherCommitment: 'Ce n’est pas ce que cet appareil a vu : l’engagement n’est pas le premier qu’il a vu.',
  toldNone: 'Cet appareil a vu le même engagement au départ. Il n’a révélé aucun mot.',
  otherWords: 'Ce n’est pas ce que cet appareil a vu : les mots de sa place ne sont pas ceux qu’il a révélés.',
  otherHashes:
    'Ce n’est pas ce que cet appareil a vu : les mots de quelqu’un ne correspondent pas à l’empreinte qu’il a vue avant de révéler les siens.',
  otherActions: (lines) =>
    `Ce n’est pas ce que cet appareil a vu : les ${lines} premières lignes de l’enregistrement sont différentes.`,
  sameActions: (lines) =>
    `Les ${lines} premières lignes de l’enregistrement sont celles que cet appareil a vues pendant la partie.`,
  playersTell: 'Seuls les joueurs savent si chaque coup était le leur.',
  and: 'et',
};
