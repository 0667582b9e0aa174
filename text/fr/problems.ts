/** What is wrong, in French. */
import { formatOf } from '../format.ts';
import type { ProblemWords } from '../problems.ts';
import { rewordRefusal } from '../reword.ts';
import { problems, reasons } from './sentences.ts';

const { number } = formatOf('fr');

const fields = {
  'match-id': (field: string) => `« ${field} » manque ou n’est pas l’identifiant d’une partie`,
  count: (field: string) => `« ${field} » est un nombre entier à partir de 0`,
  flag: (field: string) => `« ${field} » est true ou false`,
  act: (field: string) => `« ${field} » est une ligne comme « do 7E », « undo 3 » ou « yes »`,
};

const named = (path: string | undefined): string => (path === undefined ? '' : ` ${path}`);

export const problemsFr: ProblemWords = {
  'no-record': ({ firstLine }) => `ce n’est pas un enregistrement : il ne commence pas par « ${firstLine} »`,
  unprintable: ({ line }) => `la ligne ${line} contient des caractères de contrôle, qu’aucun enregistrement n’a`,
  'unknown-line': ({ line }) => `l’en-tête d’un enregistrement n’a pas de ligne « ${line} »`,
  'said-twice': ({ key }) => `l’enregistrement donne « ${key} » deux fois`,
  'not-said': ({ key }) => `l’enregistrement ne dit pas « ${key} »`,
  'engine-not-number': () => 'le moteur (engine) de l’enregistrement n’est pas un nombre',
  'result-not-numbers': () => 'le résultat de l’enregistrement n’est pas en nombres',
  'not-an-action-line': ({ line, text }) => `la ligne ${line} n’est pas une action : « ${text} »`,
  'too-many-actions': ({ most }) => `un enregistrement a au plus ${most} actions`,
  'unknown-chance': ({ kind, known }) => `« ${kind} » n’est pas une sorte de hasard (${known.join(', ')})`,
  'bad-seed': ({ most }) => `mulberry32 demande un nombre entier de 0 à ${most}`,
  'bad-tape': ({ most }) => `une bande (tape) contient des nombres entiers de 0 à ${most}`,
  'bad-key': ({ digits }) =>
    `keyed demande une clé de ${digits} chiffres hexadécimaux et, au plus, le nombre de tirages déjà faits`,
  'chance-not-shown': () => 'l’enregistrement ne dit pas d’où vient son hasard',
  'other-secret': () => 'le secret n’est pas celui qui avait été engagé',
  'words-for-other-players': ({ words, players }) =>
    `l’enregistrement a les mots de ${words} joueurs, mais ${players} joueurs`,
  'chance-not-from-words': () => 'le hasard n’a pas été fait du secret et des mots des joueurs',
  unfinished: () => 'la partie n’est pas terminée : il manque des actions',
  'other-result': ({ result, told }) => `la partie finit par ${result.join(', ')}, pas par ${told.join(', ')}`,
  'kept-head': () => 'l’en-tête de la partie est illisible',
  'kept-secret': () => 'le secret de la partie est illisible',
  'kept-entries': () => 'la partie n’a pas d’entrées',
  'kept-entry': ({ entry }) => `l’entrée ${entry} de la partie est illisible`,
  'log-edition': ({ edition }) => `cette version ne connaît pas l’édition ${edition}`,
  'log-moment': ({ actions }) => `les ${actions} actions dont elle part ne se rejouent pas`,
  'log-misplaced': ({ entry, expected }) => `l’entrée ${entry} est à la place de l’entrée ${expected}`,
  'log-no-act': ({ entry, text }) => `l’entrée ${entry} est illisible : « ${text} »`,
  'log-action': ({ text }) => `ce qui en a été gardé ne se rejoue pas : ${text}`,
  'unknown-game': ({ game }) => `le jeu ${game} n’existe pas ici`,
  'not-saved-here': () => 'ce n’est pas une partie gardée par ce programme',
  'saved-head': () => 'la première ligne est illisible',
  'saved-line': ({ line }) => `la ligne ${line} est illisible`,
  'log-engine': ({ game, engine }) => `elle a été jouée avec le moteur ${engine} de ${game}`,
  'file-in-use': ({ pid }) => `un autre programme y joue en ce moment (processus ${pid})`,
  'beyond-record': ({ at, actions }) => `l’enregistrement n’a que ${actions} actions, pas ${at}`,
  'nothing-asked': () => 'la partie y est terminée ; rien n’est demandé',
  'other-game': ({ game, expected }) => `c’est un enregistrement de ${game}, pas de ${expected}`,
  'other-engine': ({ game, engine, expected }) =>
    `l’enregistrement vient du moteur ${engine} de ${game} ; celui-ci est le moteur ${expected}`,
  'wrong-players': ({ edition, min, max, players }) =>
    `${edition} est pour ${min} à ${max} joueurs ; l’enregistrement en a ${players}`,
  'unknown-action': ({ action, text, game }) => `l’action ${action}, « ${text} », n’existe pas dans ${game}`,
  'other-day': ({ date }) => `ce n’est pas un enregistrement de la partie du jour du ${date}`,
  'agreed-in-daily': ({ action }) => `action ${action} : rien ne peut être convenu dans une partie du jour`,
  'bot-plays-otherwise': ({ action }) => `l’action ${action} n’est pas ce que fait l’ordinateur`,
  'broken-link': () => 'le lien est coupé ou a été modifié',
  'no-such-clock': ({ clocks: { live, long } }) =>
    `une pendule donne ${live.from} à ${live.to} secondes par coup, ou ${number(long.from)} à ${number(long.to)} (une heure à deux semaines), ou est omise`,
  'match-not-over': () => 'la partie n’est pas terminée',
  unreachable: () => 'le serveur ne répond pas',
  'not-a-server': () => 'ce qui répond là n’est pas un serveur de jeu',
  'odd-answer': ({ missing }) => `le serveur n’a pas dit « ${missing} »`,
  rejected: ({ said }) => rewordRefusal(said, { problems, reasons }),
  'not-an-object': () => 'un message est un objet JSON avec « type »',
  'unknown-type': ({ known }) => `« type » est l’un de ${known.join(', ')}`,
  'bad-field': ({ field, needs }) => fields[needs](field),
  'no-file': ({ path }) => `Il n’y a pas de fichier${named(path)}.`,
  'no-folder': ({ path }) => `Il n’y a pas de dossier${named(path)}.`,
  'no-access': ({ path }) => `Ce système ne vous laisse pas ouvrir ${path ?? 'ce fichier'}.`,
  'is-folder': ({ path }) => `${path ?? 'Ceci'} est un dossier, pas un fichier.`,
  'is-file': ({ path }) => `${path ?? 'Ceci'} est un fichier, pas un dossier.`,
  'file-in-path': ({ path }) => `Une partie de ${path ?? 'ce chemin'} est un fichier, pas un dossier.`,
  'name-too-long': () => 'Le nom du fichier est trop long.',
  'disk-full': () => 'Le disque est plein ; rien de plus n’a pu être écrit.',
  'read-only-disk': ({ path }) => `${path ?? 'Le fichier'} ne peut pas être écrit : ce disque est en lecture seule.`,
  'too-many-files': () => 'Trop de fichiers sont ouverts sur ce système.',
  'other-system-problem': ({ message }) => `Cela n’a pas marché : ${message}`,
  refusedAction: (action, text, said) => `action ${action}, « ${text} » : ${said}`,
};
