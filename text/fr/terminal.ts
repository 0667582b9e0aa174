/** The words of the terminal in French. */
import type { Flag } from '../../cli/command.ts';
import { inWords } from '../../core/result.ts';
import type { Wording } from '../../core/result.ts';
import type { TerminalPages } from '../en/terminal.ts';
import { joined } from '../format.ts';
import { sentence } from '../sentences.ts';
import { passOn } from '../terminal.ts';
import type { CommandProblem, NoServer, TerminalWords } from '../terminal.ts';
import { dailyFr } from './daily.ts';
import { lessonFr } from './lesson.ts';
import { sayAllowed } from './options.ts';
import { problemsFr, tellerFr } from './problems.ts';
import { frameFr } from './terminal-frame.ts';

const count = (number: number, word: string): string => `${number} ${word}${number < 2 ? '' : 's'} par coup`;

const clock = (seconds: number | undefined): string => {
  if (seconds === undefined) return 'sans limite';
  if (seconds % 86_400 === 0) return count(seconds / 86_400, 'jour');
  if (seconds >= 3600) return count(Math.round(seconds / 3600), 'heure');
  return seconds % 60 === 0 ? count(seconds / 60, 'minute') : count(seconds, 'seconde');
};

const pages = (called: string): TerminalPages => ({
  clock,
  advice: 'conseil permis',
  calling: (origin) => `Connexion à ${origin}…`,
  invite: 'Le lien pour les autres :',
  torn: 'la dernière action était incomplète et est ignorée',
  sameMatch: (seed) => `La même partie de nouveau : --seed ${seed}`,
  stopping: 'Arrêt après les parties en cours. Ctrl-C encore une fois arrête tout de suite.',
  leftAfter: (progress) => `Vous avez quitté la partie : ${progress}.`,
  notUnderstood: (typed) => `Pas compris : ${typed}.`,
  inputEnded: (progress) => `L’entrée est terminée ; la partie s’arrête là : ${progress}.`,
  matchesKept: `Les parties en cours sont enregistrées (${called} resume).`,
  computer: (name) => `${name} (ordinateur)`,
  docs: (program) => `La documentation, en anglais. Lire une page : ${program} docs PAGE`,
  listed: (names) => joined(names, 'et'),
  lobby: {
    title: 'les parties publiques',
    head: (origin) => `Parties publiques sur ${origin}`,
    nobody: 'Aucune partie publique.',
    private: 'Pour rejoindre une partie privée, il faut son lien.',
    none: (origin) => `Aucune partie publique sur ${origin}. Pour en créer une :`,
    open: 'Ouvertes',
    playing: 'En cours',
    free: (seats) => (seats === 1 ? '1 place libre' : `${seats} places libres`),
    yours: 'votre place',
    pick: { join: 'rejoindre', watch: 'regarder', host: 'créer', again: 'actualiser' },
    host: 'créer une partie ici',
    again: 'actualiser',
  },
  waiting: {
    title: 'avant la partie',
    noConnection: 'pas de connexion, nouvel essai…',
    lost: 'Le serveur ne répond pas ; nous réessayons. Votre place est gardée ; q pour quitter.',
    calling: 'Connexion au serveur…',
    listed: 'publique',
    free: 'libre',
    computer: 'ordinateur',
    here: 'présent',
    away: 'absent',
    awaited: 'attendu',
    invite: 'Les autres rejoignent la partie par ce lien :',
    begins: 'La partie commence quand toutes les places sont prises.',
    revealing: 'La partie commence quand chaque appareil a révélé sa part du hasard.',
    redrawn:
      'Un appareil n’a pas révélé à temps sa part du hasard : sa place est libre, le hasard est tiré une nouvelle fois.',
    redraw: 'ne plus attendre',
    start: 'commencer maintenant avec l’ordinateur',
    stand: 'rendre la place',
    leave: 'quitter',
  },
  host: {
    about: 'Tous ceux qui ont le lien peuvent jouer.',
    title: 'une partie sur un serveur',
    you: 'vous : tapez votre nom',
    open: 'toute personne qui a le lien',
    clock: 'Temps par coup',
    advice: 'Conseil',
    noAdvice: 'aucun',
    listed: 'Publique',
    no: 'non : seulement avec le lien',
    yes: 'oui : visible par tous',
  },
  left: {
    record: 'L’enregistrement de la partie :',
    notProved: (said) => `Non vérifié : ${said}.`,
    watched: 'La partie continue sur le serveur. Pour la regarder de nouveau :',
    played: (hasSeat) =>
      `La partie est enregistrée sur le serveur${hasSeat ? ', votre place aussi' : ''}. Pour y revenir :`,
    here: (progress) => `La partie est enregistrée : ${progress}. Pour la continuer :`,
    look: 'Pour revoir celle-ci :',
    notKept: 'La partie n’est pas enregistrée.',
    unsaved: 'Les derniers coups ne sont pas enregistrés. Pour continuer avant eux :',
    recordIncomplete: 'L’enregistrement de la partie est incomplet.',
  },
  memory: {
    title: 'une nouvelle partie',
    head: 'La partie ne peut pas être enregistrée.',
    choice: 'jouer en mémoire',
    about: 'la partie est perdue quand vous partez',
  },
  saved: {
    title: 'parties',
    head: 'Parties sur cet appareil, la plus récente d’abord',
    playing: 'À continuer',
    finished: 'Terminées',
    replay: 'revoir',
    delete: 'supprimer',
    filter: 'filtrer',
    elsewhere: 'fichier ou lien',
    elsewhereAsked: 'Un fichier, le nom d’une partie ou son lien :',
    sure: (match) => `Supprimer ${match} ? y la supprime, toute autre touche la garde.`,
    filtered: (text) => `Seulement les parties avec « ${text} »`,
    noneLike: 'Aucune partie ne le contient.',
    more: (matches) => `encore ${matches}`,
    none: `Pas encore de parties. Pour commencer : ${called} play`,
    unreadable: (said) => `illisible : ${said}`,
    over: 'terminée',
    notBegun: 'pas commencée',
    deleted: (match) => `${match} est supprimée.`,
    torn: (said) => [`Dans cette partie, ${said}.`, 'La ligne incomplète sera enregistrée à côté de la partie, dans'],
    goOn: 'continuer',
    fromBefore: 'depuis l’action précédente',
    asItIs: 'laisser tel quel',
  },
  day: {
    course: 'Les chiffres sont votre place après chaque dixième de la partie.',
  },
  scores: {
    title: 'meilleurs résultats',
    none: 'Pas encore de parties terminées.',
    players: (players) => (players === 1 ? 'seul' : `à ${players}`),
    played: (matches, won) => `${matches} ${matches < 2 ? 'partie' : 'parties'}, ${won} gagnée${won < 2 ? '' : 's'}`,
  },
  menu: {
    about: 'Deux jeux de commerce : Star Lanes (1977) et Star Trader (1974).',
    entries: {
      play: ['jouer', 'une partie : seul, ensemble ou contre l’ordinateur'],
      learn: ['apprendre', 'une première partie qui explique le jeu en trois minutes'],
      daily: ['galaxie', 'la galaxie du jour : la même pour tous, un seul essai'],
      resume: ['continuer', 'continuer une partie enregistrée, ou la supprimer'],
      teletype: ['téléscripteur', 'les jeux des années 1970, tels qu’ils s’imprimaient'],
      join: ['rejoindre', 'une partie sur un serveur, par son lien ou sa liste'],
      host: ['créer', 'une nouvelle partie sur un serveur, ouverte par un lien'],
      watch: ['regarder', 'regarder une partie sur un serveur'],
      replay: ['revoir', 'parcourir une partie jouée'],
      scores: ['résultats', 'les meilleurs résultats sur cet appareil'],
      options: ['options', 'les éditions, et chaque option avec ses limites'],
      help: ['aide', 'touches et règles'],
      docs: ['manuel', 'toutes les pages (en anglais) : règles, serveurs, bots'],
      settings: ['réglages', 'langue, nom, couleurs, souris et rythme'],
    },
    play: 'Seul, ensemble à ce clavier, ou contre l’ordinateur.',
    learn: 'Une étape à la fois. La partie n’est pas enregistrée.',
    teletype: 'Tapez en majuscules ; Ctrl-C quitte. En anglais, comme à l’époque.',
    pages: 'Chacun a ses touches, ses éditions et ses options.',
    options: 'éditions et options',
    docs: 'Chaque serveur a aussi ces pages, sous /docs.',
    askWhere: (server) => `Le lien de la partie, ou un serveur (Entrée seule : ${server}) :`,
    askName: 'Votre nom :',
    askServer: (server) => `Le serveur (Entrée seule : ${server}) :`,
    askLink: 'Le lien de la partie (http://…/match/…) :',
  },
  optionsPage: {
    editions: 'Éditions',
    allowed: sayAllowed,
    limit: (edition, least, most) => `${edition} : ${least} à ${most}`,
  },
  settings: {
    title: 'réglages',
    language: 'Langue',
    name: 'Votre nom',
    colours: 'Couleurs',
    mouse: 'Souris',
    pace: 'Rythme de l’ordinateur',
    on: 'oui',
    off: 'non',
    paces: (milliseconds) => (milliseconds === 0 ? 'immédiat' : `${milliseconds} ms par action`),
    next: 'au prochain démarrage',
  },
  review: {
    moves: 'coups',
    notOver: (worths) => `La partie n’est pas terminée. ${worths}.`,
    head: (title, edition, who, played, end) => `${title}, édition ${edition} : ${who}, ${played}. ${end}`,
    reached: (who, worth) => `${who} a atteint ${worth}.`,
    won: (who, worth, others) =>
      `${joined(who, 'et')} ${who.length === 1 ? 'a' : 'ont'} gagné avec ${worth}${others === '' ? '' : ` (${others})`}.`,
    worth: 'fortune',
    isOver: 'La partie est terminée ; il s’agit de sa dernière question.',
    after: (actions, scene) => `Après ${actions} actions, ${scene}`,
    first: (plan, figures) => `Puis ${plan} : ${figures}`,
    or: (plan, figures) => `Ou ${plan} : ${figures}`,
    blocks: (by) => `Chances de gagner, ${by} par ${by} (plus haut, plus probable)`,
    digits: (by) => `Chances de gagner, ${by} par ${by} (0 : moins de 10 %, 9 : 90 % ou plus)`,
  },
});

const takes = (parameter: Flag): string => {
  switch (parameter.kind) {
    // Typed it takes nothing; a variable or a file turns it on or off.
    case 'switch':
      return 'on ou off';
    case 'choice':
      return parameter.choices.join(', ');
    case 'number':
      return `un nombre entier de ${parameter.least} à ${parameter.most}`;
    case 'text':
      return parameter.value;
  }
};

const didYouMean = (meant: string | undefined): string => (meant === undefined ? '' : ` Vouliez-vous dire ${meant} ?`);

const noServer: Wording<NoServer> = {
  'connection-refused': ({ origin }) => `Aucun serveur ne répond à ${origin}. Est-il lancé, et le port est-il le bon ?`,
  'host-not-found': ({ host }) => `Hôte introuvable : ${host}.`,
  'no-route': ({ host }) => `Aucune route vers ${host}. Le réseau fonctionne-t-il ?`,
  'hung-up': ({ origin, port }) =>
    `${origin} a coupé la connexion. Un autre programme écoute peut-être ${port === undefined ? 'à cette adresse' : `sur le port ${port}`}.`,
  'no-answer-in-time': ({ origin, seconds }) => `${origin} n’a pas répondu en ${seconds} secondes.`,
  'other-silence': ({ origin, code }) => `${origin} est injoignable (${code}).`,
  'no-game-server': ({ origin }) => `${origin} répond, mais n’est pas un serveur de Star Lanes.`,
  'odd-answer': problemsFr['odd-answer'],
  rejected: ({ said }) => passOn(tellerFr, said),
  'game-not-known': ({ game }) => `Jeu inconnu « ${game} ».`,
  'not-at-address': ({ address, status }) => `${address} n’existe pas (statut ${status}).`,
  'no-socket': ({ origin }) => `${origin} répond, mais refuse les connexions WebSocket. Y a-t-il un proxy devant lui ?`,
};

const problems = (called: string): Wording<CommandProblem> => ({
  ...problemsFr,
  ...noServer,
  'unknown-command': ({ name, meant }) => `Commande inconnue « ${name} ».${didYouMean(meant)} Aide : ${called} help`,
  'unknown-flag': ({ flag, meant, command }) =>
    `Option inconnue ${flag}.${didYouMean(meant)} Aide : ${called} ${command} --help`,
  'no-value': ({ what, parameter }) => `${what} demande une valeur : ${takes(parameter)}.`,
  'needless-value': ({ what }) => `${what} ne prend pas de valeur.`,
  'wrong-value': ({ what, parameter, text }) => `${what} prend ${takes(parameter)}, pas « ${text} ».`,
  'unknown-choice': ({ text, choices, meant, program }) =>
    `« ${text} » n’est pas un choix possible.${didYouMean(meant)} Choix : ${choices.join(', ')}.${program === undefined ? '' : ` Pour votre propre programme : ${program}COMMANDE.`}`,
  missing: ({ what, usage }) => `${what} manque. Usage : ${called} ${usage}`,
  'unexpected-word': ({ word, usage }) => `Argument inattendu « ${word} ». Usage : ${called} ${usage}`,
  'no-command': ({ page }) => `${page}\nNommez une commande ; le menu a besoin d’un terminal.`,
  'needs-terminal': ({ command }) => `${called} ${command} a besoin d’un terminal.`,
  'resume-needs-terminal': () =>
    `Continuer une partie demande un terminal ; ${called} resume --list affiche vos parties.`,
  'not-an-address': ({ text, example }) => `« ${text} » n’est pas l’adresse d’un serveur. Exemple : ${example}`,
  'not-a-link': ({ text }) =>
    `« ${text} » n’est pas le lien d’une partie. Exemple : http://localhost:1977/match/AbCdEfGh1234`,
  'not-an-origin': ({ text }) => `--url prend une adresse telle que https://lanes.example.org, pas « ${text} ».`,
  'not-a-database': ({ begins }) =>
    `--database prend un fichier ou une URL telle que postgres://user:password@host:5432/name, pas « ${begins}… ».`,
  'bad-database-url': () =>
    '--database n’est pas une URL valide. Dans le mot de passe, les caractères spéciaux s’écrivent comme dans une URL : %2F pour /, %23 pour #, %40 pour @.',
  'bad-clock': ({ text }) =>
    `--clock prend le temps d’un coup, de 15s à 10m ou de 1h à 14d, ou none ; pas « ${text} ».`,
  'one-seat-is-yours': ({ you }) => `Exactement une place doit être « ${you} ».`,
  'too-many-or-few-seats': ({ edition, min, max, players }) =>
    `${edition} se joue de ${min} à ${max} joueurs ; --seats en nomme ${players}.`,
  'too-many-or-few-players': ({ edition, min, max, players }) =>
    `${edition} se joue de ${min} à ${max} joueurs ici, pas à ${players}.`,
  'ladder-of-one': () => '--ladder demande au moins deux bots différents.',
  'program-outside-arena': () => `Votre propre programme ne joue que dans l’arène : ${called} arena --help`,
  'program-not-started': ({ seat, said }) =>
    `« ${seat} » ne peut pas être lancé : ${said ?? 'aucune commande ne suit « cmd: »'}`,
  'misspelt-bot': ({ name, meant, person }) =>
    `Bot inconnu « ${name} ».${didYouMean(meant)} Pour une personne de ce nom, écrivez ${person}.`,
  'no-layouts': ({ game }) => `--layout ne vaut pas pour ${game}.`,
  notation: ({ said, meant }) => `${sentence(said)}${didYouMean(meant)}`,
  'foreign-file': ({ file }) =>
    `${file} existe déjà et n’est pas l’enregistrement d’une partie ; choisissez un autre nom.`,
  'secrets-damaged': ({ file }) =>
    `${file} est endommagé ; déplacez-le pour recevoir de nouveaux secrets (vos places seront perdues).`,
  'bad-settings': ({ file, fields }) =>
    fields.length === 0
      ? `${file} n’est pas un fichier de réglages ; les valeurs par défaut s’appliquent.`
      : `${file} : ${fields.join(', ')} ${fields.length === 1 ? 'n’est pas valide et est ignoré' : 'ne sont pas valides et sont ignorés'}.`,
  'unknown-variable': ({ name, meant }) => `Variable inconnue : ${name}.${didYouMean(meant)}`,
  'nothing-to-send': ({ play }) => `Pas de résultat à envoyer. Pour jouer la galaxie du jour : ${play}`,
  'not-settings': ({ file }) =>
    `${file} n’est pas un fichier de réglages : il doit contenir un objet JSON, tel que {"port": 1977}.`,
  'no-saved-match': ({ match, folder }) =>
    `Partie « ${match} » introuvable dans ${folder}. Liste : ${called} resume --list`,
  'several-saved-matches': ({ match, matches }) =>
    `« ${match} » peut être ${matches.join(' ou ')}. Tapez une plus grande partie du nom.`,
  'nothing-to-resume': ({ folder }) => `Pas de partie à continuer dans ${folder}. Pour commencer : ${called} play`,
  'no-match': ({ source }) =>
    `Aucun fichier et aucune partie enregistrée de nom ${source}. Liste : ${called} resume --list`,
  'no-data-folder': ({ folder, variable }) =>
    `Le dossier des parties, ${folder}, ne peut pas être créé. ${variable} permet d’en changer.`,
  'in-file': ({ file, said }) => `${file} : ${said}`,
  'cannot-go-on': ({ file, said }) => `${file} : ${said}. Rien n’a été changé.`,
  'not-fair': ({ file, said }) => `${file} ne montre pas que la partie a été équitable : ${said.replace(/\.$/, '')}.`,
  'no-review': ({ file, title }) => `${file} : il n’y a pas d’analyse pour ${title}`,
  'no-lesson': ({ file, title }) => `${file} : il n’y a pas de leçon pour ${title}`,
  'no-advice': ({ file, title }) => `${file} : il n’y a pas de conseil pour ${title}`,
  'game-not-here': ({ game, link }) => `Ce programme n’a pas ${game}, le jeu de ${link}`,
  'no-seat': ({ problem, watch }) => `${inWords(problem, noServer)}\n${watch}`,
});

export const terminalFr = (called: string): TerminalWords => ({
  ...pages(called),
  frame: frameFr,
  daily: dailyFr,
  lesson: lessonFr,
  teller: tellerFr,
  problems: problems(called),
});
