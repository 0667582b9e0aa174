/** French. */
import type { Refusal } from '../../games/star-lanes/index.ts';
import type { Messages } from './en.ts';
import { tellWith } from './events.ts';
import { FR_EVENTS } from './fr-events.ts';
import { FR_CHOICES, FR_EDITIONS, FR_OPTIONS } from './fr-options.ts';
import { choiceWord } from './options.ts';
import { countdown, counted, dollars } from './plain.ts';
import { problems, reasons } from './fr-problems.ts';
import { reword, rewordRefusal } from './problems.ts';

const shares = (count: number): string => counted(count, 'action', 'actions', 'fr');
const money = (amount: number): string => dollars(amount, 'fr');

const tellInFrench = tellWith(FR_EVENTS);

export const fr: Messages = {
  title: 'Star Lanes',
  player: (number) => `Joueur ${number}`,
  captain: 'Capitaine',
  and: 'et',
  bots: {
    chance: { name: 'Hasard', about: "Joue n'importe quoi de permis." },
    beginner: { name: 'Débutant', about: 'Voit parfois une bonne case et laisse dormir son argent.' },
    greedy: { name: 'Avide', about: 'Prend ce qui vaut le plus maintenant et investit tout.' },
    relative: { name: 'Rival', about: 'Avide de son avance sur le meilleur des autres.' },
    reallocator: { name: 'Arbitragiste', about: 'Place tout son argent à chaque tour là où la carte promet le plus.' },
    strategist: { name: 'Stratège', about: 'Pèse chaque case avec chaque achat pour les coups à venir.' },
    trader: { name: 'Négociant', about: 'Vole où les cours promettent le plus, et paie le prix affiché.' },
    merchant: { name: 'Marchand', about: 'Suit aussi les cours, mais marchande jusqu’à la dernière offre.' },
    captain: {
      name: 'Capitaine',
      about: 'Tient un journal de chaque étoile, prévoit ses routes et met le reste en banque.',
    },
    searcher: { name: 'Chercheur', about: "Joue des centaines d'avenirs jusqu'au bout avant chaque coup." },
    champion: { name: 'Champion', about: 'Cherche avec un réseau entraîné. Le plus fort ici.' },
  },
  back: 'Retour',
  crashed: "Quelque chose s'est mal passé ici :",
  cancel: 'Annuler',
  home: 'Accueil',
  // No line begins with a colon.
  tell: (...told) => tellInFrench(...told).replaceAll(/ (?=[:;!?])/g, '\u00a0'),
  explain,
  refused: (no) => rewordRefusal(no, { problems, reasons }),
  problem: (sentence) => reword(sentence, problems),
  option: (key) => FR_OPTIONS[key],
  choice: (key, choice) => choiceWord(FR_CHOICES, key, choice),
  edition: (name) => FR_EDITIONS[name] ?? { title: name, history: '' },
  groups: {
    Board: 'Plateau',
    Offer: 'Offre',
    Placing: 'Placement',
    Stock: 'Actions',
    Trading: 'Négoce',
    'Black holes': 'Trous noirs',
    End: 'Fin',
    Table: 'Table',
  },
  start: {
    nowhere: 'Il n’y a rien à cette adresse. Voici la page d’accueil.',
    tagline: 'Fondez des compagnies de fret entre les étoiles, achetez leurs actions et finissez le plus riche.',
    play: 'Jouer',
    playAbout: (rivals) => `contre ${rivals}`,
    level: 'Adversaires',
    levels: { easy: 'Facile', medium: 'Moyen', hard: 'Difficile', champion: 'Champion' },
    resume: 'Continuer',
    waits: 'Attend des joueurs',
    yours: 'Vos parties',
    resumeAbout: (move, of, names) => `Coup ${move} sur ${of}, ${names}`,
    finished: 'Terminée',
    more: 'Autres façons de jouer',
    newGame: 'Nouvelle partie',
    newGameAbout: 'Choisir joueurs, édition et règles ; à plusieurs sur cet appareil',
    friends: 'Entre amis',
    friendsAbout: 'Par le réseau : inviter par un lien, ou rejoindre une partie',
    open: 'Ouvrir un enregistrement',
    openAbout: 'Revoir une partie gardée dans un fichier',
    instructions: 'Mode d’emploi de 1977',
    instructionsAbout: 'Comment le jeu était expliqué à sa sortie',
    daily: 'Galaxie du jour',
    dailyAbout: 'La même partie pour tout le monde ; un seul essai compte',
    teletype: 'Le téléscripteur',
    teletypeAbout: 'Les jeux de 1977 et de 1974, comme les programmes questionnaient',
    settings: 'Réglages',
    settingsAbout: 'Clair et sombre, langue, son, conseils',
    forget: (names) => `Supprimer la partie ${names}`,
  },
  trader: {
    title: 'Star Trader',
    play: 'Jouer à Star Trader',
    playAbout:
      'Le jeu de Dave Kaufman de 1974 : porter des marchandises d’étoile en étoile, marchander chaque lot, et valoir le plus quand les années sont passées.',
    newGame: 'Choisir capitaines et règles',
    resumeAbout: (year, of, names) => `Star Trader, année ${year} sur ${of}, ${names}`,
    game: 'Jeu',
  },
  settings: {
    title: 'Réglages',
    theme: 'Apparence',
    themes: { system: 'Comme le système', light: 'Clair', dark: 'Sombre' },
    language: 'Langue',
    sound: 'Son',
    hints: 'Conseils aux nouveaux',
    pace: "L'ordinateur joue",
    paces: { calm: 'calmement', quick: 'vite', instant: 'aussitôt' },
    name: 'Votre nom',
    again: 'Montrer de nouveau tous les conseils',
    kept: 'Tout reste sur cet appareil.',
  },
  form: {
    title: 'Nouvelle partie',
    edition: 'Édition',
    players: 'Joueurs',
    seat: (number) => `Place ${number}`,
    person: 'Une personne',
    name: (number) => `Nom du joueur ${number}`,
    add: 'Ajouter un joueur',
    remove: (number) => `Retirer le joueur ${number}`,
    options: 'Règles en détail',
    optionsAbout: "Toutes les règles que l'édition laisse ouvertes. Ce qui en diffère est marqué.",
    changed: 'modifié',
    reset: "Revenir à l'édition",
    link: 'Copier un lien avec ces règles',
    copied: 'Copié.',
    copyFailed: "Le lien n'a pas pu être copié ; le voici :",
    begin: 'Commencer',
    wrongCount: (min, max) =>
      min === max ? `Cette édition se joue à ${min}.` : `Cette édition se joue de ${min} à ${max}.`,
    badLink: 'Les règles de ce lien ne sont pas utilisables :',
    from: (min, max) => `${min} à ${max}`,
    sharedDevice:
      'Plusieurs personnes jouent à tour de rôle sur cet appareil. Si les livres sont secrets, un rideau tombe entre les tours.',
  },
  map: {
    title: 'Carte de la galaxie',
    offered: (key) => `proposée, touche ${key}`,
    lastMove: 'dernier coup',
    nextTo: (things) => `à côté de ${things}`,
    marks: { empty: 'vide', star: 'étoile', outpost: 'avant-poste', hole: 'trou noir' },
    near: { empty: 'vide', star: 'une étoile', outpost: 'un avant-poste', hole: 'un trou noir' },
  },
  match: {
    move: (move, of) => `Coup ${move} sur ${of}`,
    yourTurn: 'À vous de jouer',
    turnOf: (name) => `Au tour de ${name}`,
    thinking: (name) => `${name} réfléchit ...`,
    waiting: (name) => `On attend ${name}`,
    choose: 'Choisissez une case',
    chooseAbout: 'Pointez une case pour voir ce qu’elle ferait.',
    chooseTap: 'Touchez une case pour voir ce qu’elle ferait.',
    keys: 'Touches 1-9 pour choisir, Entrée pour jouer, flèches pour parcourir la carte.',
    placeOn: (space) => `Jouer ${space}`,
    whichFound: (space) => `Quelle compagnie fonder en ${space} ?`,
    whichSurvives: (space) => `Quelle compagnie doit survivre à la fusion en ${space} ?`,
    undo: 'Reprendre',
    endMatch: 'Finir la partie pour tous',
    endSure: 'Vraiment finir ? Appuyez encore une fois.',
    unkept: 'Ce navigateur ne garde plus rien : la partie continue, mais serait perdue en rechargeant.',
    missing: "Cette partie n'existe pas sur cet appareil.",
    broken: 'Cette partie ne peut pas continuer :',
    over: 'La partie est finie',
    paused: 'En pause',
    watching: 'Vous regardez.',
  },
  outcome: {
    outpost: 'Un avant-poste',
    noGain: 'Personne n’y gagne rien pour l’instant.',
    lost: 'Un avant-poste happé aussitôt par un trou noir',
    founds: (company) => `Fonde ${company}`,
    grows: (company) => `${company} grandit`,
    merges: (from, into) => `${from} est absorbée par ${into}`,
    size: (from, to) => (from === 0 ? `taille ${to}` : `taille de ${from} à ${to}`),
    price: (from, to) => (from === 0 ? `${money(to)} l'action` : `de ${money(from)} à ${money(to)} l'action`),
    gift: (count) => `${shares(count)} pour vous`,
    own: (count, gain) => `vos ${shares(count)} : ${gain}`,
    rival: (name, gain) => `${name} : ${gain}`,
    bonus: (amount) => `prime de fusion pour vous : ${money(amount)}`,
    converts: (old, gained, company) => `vos ${shares(old)} deviennent ${shares(gained)} de ${company}`,
    splits: (company, price) => `${company} est divisée par deux, à ${money(price)}`,
    swallowed: (company) => `Un trou noir engloutit ${company} : ses actions sont nulles`,
    dividend: (amount) => `dividende : ${money(amount)}`,
    ends: 'La partie finit avec ce coup.',
    guessed: 'Les livres des autres sont secrets : les primes sont estimées.',
  },
  trade: {
    title: 'Négoce',
    titleOf: (company) => `Actions de ${company}`,
    company: 'Compagnie',
    held: 'Vous avez',
    order: (company) => `Actions de ${company} à acheter, ou avec moins à vendre`,
    more: (company) => `Une de plus de ${company}`,
    less: (company) => `Une de moins de ${company}`,
    max: 'Max',
    maxOf: (company) => `Max : autant de ${company} que l'argent le permet`,
    sellAll: 'Tout vendre',
    sellAllOf: (company) => `Tout vendre de ${company}`,
    clear: 'Effacer',
    cashLeft: 'Il reste',
    confirm: 'Confirmer',
    pass: 'Ne pas négocier',
  },
  standings: {
    title: 'Classement',
    player: 'Joueur',
    cash: 'Argent',
    stock: 'Actions',
    net: 'Fortune',
    private: 'secret',
    toMove: 'au trait',
  },
  companies: {
    title: 'Compagnies',
    size: 'Taille',
    price: 'Cours',
    shares: 'Vos actions',
    none: "Aucune compagnie n'est encore fondée.",
  },
  wire: {
    title: 'Dépêches',
    empty: "Il ne s'est encore rien passé.",
    move: (move) => `Coup ${move}`,
    tookBack: (name) => `${name} a repris un coup.`,
  },
  chart: {
    worth: 'Fortune',
    prices: 'Cours',
    empty: 'Les courbes commencent avec les premiers coups.',
    about: (what, from, to) => `${what}, coups ${from} à ${to}`,
  },
  curtain: {
    title: (name) => `${name}, c'est à vous`,
    about: "Les livres sont secrets : passez l'appareil, et seulement ensuite continuez.",
    open: (name) => `Je suis ${name} : montrer mes livres`,
  },
  hints: {
    title: 'Conseil',
    off: 'Plus de conseils',
    next: 'Compris',
    place:
      "À chaque tour, quelques cases vous sont proposées, marquées de chiffres. Pointez-en une pour voir son effet. À côté d'une étoile ou d'un avant-poste vous fondez une compagnie ; à côté d'une compagnie vous la faites grandir.",
    placeTap:
      "À chaque tour, quelques cases vous sont proposées, marquées de chiffres. Touchez-en une pour voir son effet. À côté d'une étoile ou d'un avant-poste vous fondez une compagnie ; à côté d'une compagnie vous la faites grandir.",
    outpost: 'Un avant-poste ne rapporte rien, mais qui joue à côté fonde une compagnie ou en fait grandir une.',
    founded:
      'Vous avez fondé une compagnie et reçu ses premières actions. Chaque case qui la rejoint fait monter le cours.',
    trade:
      'Achetez maintenant des actions. Tout ce que vous avez verse un dividende à vos tours et compte à son cours à la fin. « Max » dépense tout votre argent.',
    idle: "L'argent ne rapporte rien. La plupart investissent tout à chaque tour, là où il y a place pour grandir.",
    merger:
      'Une case entre deux compagnies les fusionne : la plus grande absorbe la plus petite, dont les actionnaires reçoivent une prime et de nouvelles actions.',
    split: 'Une action devenue trop chère est divisée : moitié prix, deux fois plus. Personne ne perd rien.',
    late: 'Il reste peu de coups. Un achat doit rapporter vite ; le plus riche gagne.',
  },
  after: {
    won: (names) => `${names} gagne`,
    youWon: 'Vous avez gagné !',
    alone: (amount) => `Vous avez atteint ${amount}`,
    medals: { bronze: 'Médaille de bronze', silver: "Médaille d'argent", gold: "Médaille d'or" },
    nextMedal: (medal, amount) => `${medal} à ${amount}`,
    again: 'Rejouer',
    replay: 'Revoir la partie',
    download: "Télécharger l'enregistrement",
    share: 'Enregistrer une image',
    link: 'Copier un lien vers ce moment',
    playOn: "Continuer d'ici",
    review: 'Chercher les tournants',
    reviewing: (done, all) => `Examen du coup ${done} sur ${all} ...`,
    reviewFailed: "L'examen a échoué :",
    turningPoints: 'Tournants',
    noTurningPoints: "Aucun coup n'a décidé seul de cette partie.",
    chances: 'Chances de gagner',
    accuracy: 'Précision',
    luck: 'Chance',
    verify: 'Vérifier le hasard',
    fair: 'Honnête : le hasard de cette partie est celui promis avant son début, et chaque coup se rejoue.',
    check: 'Vérifier l’enregistrement',
    fits: 'L’enregistrement est juste : son hasard est celui que nomme son empreinte, et chaque coup se rejoue. Seules les parties sur un serveur montrent cette empreinte avant de commencer.',
    unfair: 'Pas prouvé :',
    position: (now, all) => `Action ${now} sur ${all}`,
    first: 'Au début',
    previous: 'Précédent',
    next: 'Suivant',
    last: 'À la fin',
    slider: 'Moment de la partie',
    notRecord: 'Ce fichier ne peut pas être ouvert :',
    badLink: "Ce lien vers une partie n'est pas lisible :",
    begin: 'La partie commence.',
    rank: (place) => `${place}.`,
  },
  instructions: {
    title: "Mode d'emploi de 1977",
    about:
      "Mot pour mot comme le programme l'imprimait (en anglais). Dans l'édition « aujourd'hui » on peut vendre, et les défauts sont réparés.",
  },
  daily: {
    title: 'Galaxie du jour',
    about: (rivals) =>
      `Tout le monde joue aujourd’hui la même galaxie avec les mêmes offres, contre ${rivals}. Seul le premier essai compte, et rien ne peut être repris. Une nouvelle commence à minuit UTC.`,
    play: 'Jouer la galaxie du jour',
    resume: 'Continuer la galaxie du jour',
    look: 'La revoir',
    place: (place) => ['Première place', 'Deuxième place', 'Troisième place'][place - 1] ?? `${place}e`,
    line: 'Le résultat à partager',
    copy: 'Copier le résultat',
    streak: (days) => (days === 1 ? '1 jour de suite' : `${days} jours de suite`),
    history: 'Vos résultats',
    none: 'Vous n’en avez pas encore joué.',
    table: 'Les résultats de tous aujourd’hui',
    tableEmpty: 'Personne n’a encore envoyé de résultat.',
    noTable: 'Il n’y a pas de tableau des résultats : aucun serveur de jeu ne répond.',
    send: 'Envoyer mon résultat au tableau',
    sent: 'Votre résultat est dans le tableau.',
    sendFailed: 'Le serveur ne l’a pas accepté :',
    date: 'Date',
    rank: 'Place',
    player: 'Nom',
    net: 'Fortune',
    toDay: 'Vers la galaxie du jour',
  },
  teletype: {
    title: 'Le téléscripteur',
    aboutTrader:
      'Le programme de 1974 : ses questions dans son ordre, dans nos mots (en anglais). Tapez ce qu’il demande, puis appuyez sur Retour.',
    about: 'Le programme de 1977 tel qu’il était (en anglais) : tapez ce qu’il demande, puis Retour.',
    screen: 'Écran',
    screens: { green: 'Vert', amber: 'Ambre', paper: 'Papier' },
    speed: 'Vitesse',
    speeds: (baud) => (baud === 0 ? 'aussitôt' : `${baud} bauds`),
    bell: 'Sonnette',
    line: 'Votre ligne',
    enter: 'Retour',
    seed: 'Graine : le même jeu pour le même nombre, de 0 à 4294967295',
    badSeed: 'Une graine est un nombre entier de 0 à 4294967295.',
    again: 'Nouvelle partie',
    paper: 'Ce que le programme a imprimé',
    over: 'Le programme est terminé.',
  },
  lobby: {
    title: 'Entre amis',
    noServer:
      "Cette page ne vient pas d'un serveur de jeu, ou il ne répond pas. Les parties sur cet appareil marchent quand même.",
    open: 'Parties qui attendent des joueurs',
    playing: 'Parties en cours',
    none: 'Aucune pour le moment.',
    join: 'Rejoindre',
    watch: 'Regarder',
    over: 'Parties récemment terminées',
    look: 'Regarder',
    create: 'Créer une partie',
    name: 'Votre nom',
    needName: "Dites d'abord votre nom.",
    free: 'libre',
    clock: 'Temps par coup',
    clocks: (seconds) => {
      if (seconds === 0) return 'sans pendule';
      if (seconds < 120) return `${seconds} secondes`;
      if (seconds < 7200) return `${seconds / 60} minutes`;
      return seconds < 172_800 ? `${seconds / 3600} heures` : `${seconds / 86_400} jours`;
    },
    public: 'Visible de tous ; sinon seul qui a le lien peut rejoindre',
    words: 'Mots pour le hasard (facultatif)',
    wordsAbout: 'Ce que vous voulez : cela entre dans le hasard, pour que personne ne puisse l’avoir choisi.',
    make: 'Créer et prendre place',
  },
  gather: {
    title: 'On attend des joueurs',
    listed: 'Annoncée dans le salon : tout le monde peut se joindre.',
    unlisted: 'Non annoncée : seuls ceux qui ont le lien peuvent se joindre.',
    seats: 'Places',
    invite: 'Inviter',
    inviteAbout: 'Qui ouvre ce lien peut prendre place, ou regarder.',
    onlyHere:
      "Ce lien ne marche que sur cette machine : le serveur n'a pas d'adresse dans un réseau, ou n'écoute que sur cette machine (--host).",
    copy: 'Copier le lien',
    qr: 'Le lien en code QR',
    sit: 'Prendre place',
    start: "Commencer, l'ordinateur prend les places libres",
    stand: 'Se lever',
    free: 'libre',
    you: 'vous',
    commitment: "Ce dont le hasard est fait est déjà fixé ; en voici l'empreinte, à vérifier après :",
  },
  talk: {
    title: 'À la table',
    link: {
      connected: 'Connecté',
      connecting: 'Connexion ...',
      lost: 'Connexion perdue : nouvel essai ...',
      gone: "Cette partie n'existe pas sur ce serveur.",
    },
    unreachable:
      'Le serveur est injoignable pour le moment. Cette page réessaie d’elle-même ; les parties sur cet appareil marchent quand même.',
    clock: (seconds) => `encore ${countdown(seconds)}`,
    clockLong: (time) => `jusqu'à ${time}`,
    minded: (name) => `L'ordinateur garde la place de ${name}.`,
    mindedYou: "L'ordinateur garde votre place.",
    back: 'La reprendre',
    leave: 'Quitter la partie',
    leaveSure: "Vraiment quitter ? L'ordinateur prend la suite. Appuyez encore une fois.",
    paused: 'La partie est en pause.',
    resume: 'Reprendre',
    propose: 'Proposer à tous',
    motions: { pause: 'une pause', end: "d'arrêter là", longer: 'de jouer plus longtemps' },
    vote: (name, motion) => `${name} propose ${motion}.`,
    votes: (yes) => `${yes} pour.`,
    yes: 'Oui',
    no: 'Non',
    react: 'Dire',
    reactions: {
      hello: 'Bonjour !',
      thanks: 'Merci !',
      'well-played': 'Bien joué !',
      oops: 'Oups !',
      wow: 'Oh !',
      thinking: 'Je réfléchis ...',
      hurry: 'Plus vite !',
      sorry: 'Pardon !',
      bye: 'Au revoir !',
    },
    chat: 'Message',
    send: 'Envoyer',
    mute: 'Cacher ce que disent les autres',
    unmute: 'Montrer ce que disent les autres',
    said: "Ce qui s'est dit",
    device: 'Passer ma place à un autre appareil',
    deviceAbout: "Ouvrez ce lien sur l'autre appareil. Il sert une fois.",
    seat: 'Ma place',
    deviceCopy: 'Copier le lien vers ma place',
    rematch: 'Revanche',
    joinRematch: 'Rejoindre la revanche',
    took: 'Cette place est maintenant sur cet appareil.',
    elsewhere: 'Vous regardez ; votre place est sur un autre appareil.',
    failed: "Cela n'a pas marché :",
  },
};

function explain(refusal: Refusal): string {
  switch (refusal.why) {
    case 'over':
      return 'La partie est finie.';
    case 'not-your-turn':
      return `C'est au joueur ${refusal.toAct + 1}.`;
    case 'place-first':
      return `Placez d'abord en ${refusal.spaces.join(', ')}.`;
    case 'trade-first':
      return 'La case est jouée ; négociez maintenant, ou passez.';
    case 'not-offered':
      return `${refusal.space} n'est pas proposée ; choisissez parmi ${refusal.spaces.join(', ')}.`;
    case 'choose-company':
      return `Choisissez une compagnie : ${refusal.companies.join(', ')}.`;
    case 'no-choice':
      return `En ${refusal.space} il n'y a pas de compagnie à choisir.`;
    case 'one-at-a-time':
      return `Il s'agit maintenant de la compagnie ${refusal.company}.`;
    case 'named-twice':
      return `La compagnie ${refusal.company} est nommée deux fois.`;
    case 'not-active':
      return `La compagnie ${refusal.company} n'est pas sur la carte.`;
    case 'worthless':
      return `La compagnie ${refusal.company} n'a pas de cours ; ses actions ne se négocient pas.`;
    case 'not-whole':
      return 'Les actions se négocient entières.';
    case 'too-large':
      return 'Ce nombre est trop grand.';
    case 'no-selling':
      return 'Les actions ne se vendent pas.';
    case 'not-owned':
      return `Vous avez ${refusal.owned} actions de la compagnie ${refusal.company} ; vous ne pouvez en vendre plus.`;
    case 'none-left':
      return `Il ne reste que ${refusal.left} actions de la compagnie ${refusal.company}.`;
    case 'too-dear':
      return `Vous n'avez que ${money(refusal.cash)}.`;
    case 'no-end-command':
      return "Cette édition ne peut pas être finie avant l'heure.";
  }
}
