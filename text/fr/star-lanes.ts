/** Star Lanes in French. */
import type { Refusal } from '../../games/star-lanes/index.ts';
import type { StarLanesWords } from '../en/star-lanes.ts';
import { formatOf, joined } from '../format.ts';
import { de } from './elision.ts';
import { endingWith, tellWith } from '../star-lanes.ts';
import type { EventWords } from '../star-lanes.ts';
import { starLanesRulesFr } from './star-lanes-rules.ts';

const { counted, money, number: grouped } = formatOf('fr');
const shares = (count: number): string => counted(count, { one: 'action', other: 'actions' });

const events: EventWords = {
  you: 'Vous',
  player: (number) => `Joueur ${number}`,
  money,
  started: (first) => `${first.does('joue', 'jouez')} en premier.`,
  offered: (move, who, spaces) => `Coup ${move} : ${who.does('choisit', 'choisissez')} parmi ${spaces}.`,
  outpost: (who, space) => `${who.does('place', 'placez')} un avant-poste en ${space}.`,
  lost: (who, space) => `${who.does('perd', 'perdez')} un avant-poste en ${space}, aspiré par un trou noir.`,
  founded: (who, company, space, around, { size, price, shares: given }) =>
    `${who.does('fonde', 'fondez')} ${company} en ${space}${around} : taille ${size}, ${money(price)} l’action${given === 0 ? '' : `, ${counted(given, { one: 'action offerte', other: 'actions offertes' })}`}.`,
  grown: (who, company, space, around, { size, price }) =>
    `${who.does('agrandit', 'agrandissez')} ${company} en ${space}${around} : taille ${size}, ${money(price)} l’action.`,
  merged: (who, space, from, into, { size, price }) =>
    `${who.name} en ${space} : ${into} absorbe ${from} ; taille ${size}, ${money(price)} l’action.`,
  exchange: (who, old, gained, bonus) =>
    `${who.name} : ${counted(old, { one: 'action devient', other: 'actions deviennent' })} ${shares(gained)}, prime ${money(bonus)}.`,
  joined: (space, company, around, { size, price }) =>
    `${space} rejoint ${company}${around} : taille ${size}, ${money(price)} l’action.`,
  split: (company, from, price) => `L’action ${company} est divisée en deux, de ${money(from)} à ${money(price)}.`,
  swallowed: (company, spaces) =>
    `Un trou noir engloutit ${company} : ${counted(spaces, { one: 'case de nouveau vide', other: 'cases de nouveau vides' })}, ses actions ne valent plus rien.`,
  dividend: (who, amount) => `${who.does('reçoit', 'recevez')} ${money(amount)} de dividendes.`,
  bought: (who, count, company, price) =>
    `${who.verb('achète', 'achetez')} ${shares(count)} ${company} à ${money(price)}`,
  sold: (who, count, company, price) => `${who.verb('vend', 'vendez')} ${shares(count)} ${company} à ${money(price)}`,
  traded: (who, deals) => `${who.name} ${deals.join(', ')}.`,
  idle: (who) => `${who.does('passe', 'passez')}.`,
  extended: (moves) => `Tous les joueurs acceptent de jouer plus longtemps : ${moves} coups en tout.`,
  ended: (why, standings) => `La partie est terminée : ${why}. ${standings}.`,
  endings: {
    moves: 'tous les coups sont joués',
    rounds: 'tous les tours sont joués',
    full: 'la galaxie est assez remplie',
    lanes: 'les routes sont assez longues',
    largest: 'une compagnie est assez grande',
    'no-spaces': 'il reste trop peu de cases',
    agreed: 'tous ont accepté de s’arrêter là',
    endless: 'elle a duré quatre coups par case',
  },
  called: (who) => (who.isYou ? 'vous y avez mis fin' : `${who.name} y a mis fin`),
  around: ({ stars, outposts, holes }) => {
    const parts = [
      stars > 0 ? counted(stars, { one: 'étoile', other: 'étoiles' }) : '',
      outposts.length > 0 ? counted(outposts.length, { one: 'avant-poste', other: 'avant-postes' }) : '',
      holes > 0 ? counted(holes, { one: 'trou noir', other: 'trous noirs' }) : '',
    ].filter((part) => part !== '');
    return parts.length === 0 ? '' : ` (avec ${parts.join(', ')})`;
  },
};

export const starLanesFr: StarLanesWords = {
  title: 'Star Lanes',
  person: 'Pilote',
  personAt: (number) => `Joueur ${number}`,
  tell: tellWith(events),
  explain,
  ...starLanesRulesFr,
  bots: {
    chance: 'Joue n’importe quel coup permis.',
    beginner: 'Voit parfois une bonne case. Oublie que l’argent qui dort ne rapporte rien.',
    greedy: 'Prend ce qui vaut le plus maintenant. Oublie ce qu’il offre aux autres.',
    relative: 'Joue pour son avance sur le meilleur rival. Ne voit que ce coup.',
    reallocator: 'Place tout son argent là où la carte promet le plus. Oublie le gain des autres.',
    strategist: 'Pèse chaque case avec chaque achat. Oublie ce que feront les autres.',
    searcher: 'Simule des centaines de parties. Suppose que les autres sont avides.',
    champion: 'Entraîné sur des millions de parties. N’ignore que les avoirs secrets.',
  },
  form: {
    title: 'Nouvelle partie',
    sharedDevice:
      'Plusieurs personnes jouent à tour de rôle sur cet appareil. Si les avoirs sont secrets, ils sont cachés entre les tours.',
  },
  wait: {
    thinking: (name) => `${name} réfléchit…`,
    waiting: (name) => `On attend ${name}`,
  },
  map: {
    title: 'Carte de la galaxie',
    offered: (key) => `proposée, touche ${key}`,
    lastMove: 'dernier coup',
    nextTo: (things) => `à côté ${de(things)}`,
    marks: { empty: 'vide', star: 'étoile', outpost: 'avant-poste', hole: 'trou noir' },
    near: { empty: 'une case vide', star: 'une étoile', outpost: 'un avant-poste', hole: 'un trou noir' },
  },
  match: {
    move: (move, of) => `Coup ${move} sur ${of}`,
    choose: 'Choisir une case',
    chooseAbout: 'Survolez une case pour voir son effet.',
    chooseTap: 'Touchez une case pour voir son effet.',
    keys: (keys) =>
      `${keys === '1' ? 'Touche 1' : `Touches ${keys}`} pour choisir, Entrée pour jouer, flèches pour parcourir la carte.`,
    placeOn: (space) => `Jouer ${space}`,
    whichFound: (space) => `Quelle compagnie fonder en ${space} ?`,
    whichSurvives: (space) => `Quelle compagnie doit survivre à la fusion en ${space} ?`,
  },
  outcome: {
    outpost: 'Un avant-poste',
    lost: 'Un avant-poste aussitôt aspiré par un trou noir',
    founds: (company) => `Fonde ${company}`,
    grows: (company) => `${company} grandit`,
    merges: (from, into) => `${into} absorbe ${joined(from, 'et')}`,

    size: (from, to) => (from === 0 ? `taille ${to}` : `taille de ${from} à ${to}`),
    price: (from, to) => (from === 0 ? `${money(to)} l’action` : `de ${money(from)} à ${money(to)} l’action`),
    gift: (count) => `${shares(count)} pour vous`,
    own: (count, gain) => `${count === 1 ? 'votre action' : `vos ${shares(count)}`} : ${gain}`,
    rival: (name, gain) => `${name} : ${gain}`,
    bonus: (amount) => `prime de fusion pour vous : ${money(amount)}`,
    converts: (old, gained, company) =>
      `${old === 1 ? 'votre action devient' : `vos ${shares(old)} deviennent`} ${shares(gained)} ${company}`,
    splits: (company, price) => `${company} : action divisée en deux, à ${money(price)}`,
    swallowed: (company) => `Un trou noir engloutit ${company} : ses actions ne valent plus rien`,
    dividend: (amount) => `dividende : ${money(amount)}`,
    ends: 'La partie se termine avec ce coup.',
    guessed: 'Les avoirs des autres sont secrets : les primes sont estimées.',
    gap: {
      you: (gain) => `vous ${gain}`,
      rival: (name, gain) => `meilleur rival (${name}) ${gain}`,
      noRival: 'aucun rival n’y gagne',
      even: 'personne n’y gagne rien pour l’instant',
      hidden: 'les avoirs des autres sont secrets',
      gap: (amount) => `écart ${amount}`,
      about: 'Votre gain moins celui du meilleur rival',
      more: 'Détails',
    },
  },
  trade: {
    title: 'Actions',
    titleOf: (company) => `Actions ${company}`,
    company: 'Compagnie',
    held: 'Vous avez',
    order: (company) => `Actions ${company} à acheter, ou à vendre avec un moins`,
    more: (company) => `Une action ${company} de plus`,
    less: (company) => `Une action ${company} de moins`,
    max: 'Max',
    maxOf: (company) => `Max : autant d’actions ${company} que l’argent le permet`,
    sellAll: 'Tout vendre',
    sellAllOf: (company) => `Vendre toutes les actions ${company}`,
    clear: 'Effacer',
    cashLeft: 'Il reste',
    confirm: 'Confirmer',
    noNumber: 'Tapez un nombre d’actions.',
    keys: 'Au clavier : une lettre choisit la compagnie, puis un nombre, ou M pour le maximum, par exemple A3 C-2 ; Entrée confirme.',
    adviserKey: 'V demande conseil, car A choisit ici une compagnie.',
    pass: 'Passer',
  },
  standings: {
    player: 'Joueur',
    cash: 'Argent',
    net: 'Fortune',
    toMove: 'c’est son tour',
  },
  exchange: {
    title: 'Bourse',
    none: 'Aucune compagnie n’est encore fondée.',
    size: 'Taille',
    price: 'Cours',
    change: 'Variation',
    changeAbout: 'Ce qu’une action a gagné depuis le dernier tour, divisions comprises',
    toSplit: 'Marge',
    toSplitAbout: 'Ce que le cours peut encore gagner avant la division de l’action',
    dividend: 'Vous verse',
    dividendAbout: 'Le dividende que vos actions rapporteront au prochain tour',
    holding: (count, part) => (part === undefined ? shares(count) : `${shares(count)}, ${part} du total`),
    most: 'le plus d’actions',
    climbed: (places) =>
      counted(
        Math.abs(places),
        places > 0
          ? { one: 'place gagnée', other: 'places gagnées' }
          : { one: 'place perdue', other: 'places perdues' },
      ),
    why: (company, price, parts) => `${company}, ${money(price)} l’action : ${parts}`,
    part: ({ part, count, amount }, company) => {
      const each = money(Math.abs(amount) / count);
      switch (part) {
        case 'founding':
          return `fondation ${each}`;
        case 'spaces':
          return `${counted(count, { one: 'case', other: 'cases' })} × ${each}`;
        case 'stars':
          return `${counted(count, { one: 'étoile', other: 'étoiles' })} × ${each}`;
        case 'outposts':
          return `${counted(count, { one: 'avant-poste', other: 'avant-postes' })} × ${each}`;
        case 'holes':
          return `${counted(count, { one: 'trou noir', other: 'trous noirs' })} × ${each}`;
        case 'company':
          return `${company} ${money(amount)}`;
        case 'splits':
          return `${counted(count, { one: 'division', other: 'divisions' })} ${money(Math.abs(amount))}`;
      }
    },
    noWhy: (company, price) => `${company}, ${money(price)} l’action`,
    hint: 'Survolez une compagnie ou un joueur pour en savoir plus.',
    hintTap: 'Touchez une compagnie ou un joueur pour en savoir plus.',
  },
  card: {
    you: 'Vous',
    merged: (into, from) => `${into} absorbe ${from}`,
    paid: (who, old, gained, bonus) =>
      `${who} : ${shares(old)} ${old < 2 ? 'devient' : 'deviennent'} ${grouped(gained)}${bonus === 0 ? '' : `, +${money(bonus)}`}`,
    split: (company) => `${company} : action divisée en deux`,
    price: (price) => `Une action coûte maintenant ${money(price)}`,
    held: (count) => `Vous avez maintenant ${shares(count)}`,
  },
  ending: endingWith(events),
  near: {
    full: (now, end) => `remplie à ${Math.floor(now)} % sur ${end} %`,
    lanes: (now, end) => `${now} cases sur ${end} dans les routes`,
    largest: (now, end) => `plus grande compagnie ${now} sur ${end}`,
  },
  wire: {
    move: (move) => `Coup ${move}`,
  },
  chart: {
    worth: 'Fortune',
    prices: 'Cours',
    empty: 'Les courbes commencent avec les premiers coups.',
    about: (what, from, to) => `${what}, coups ${from} à ${to}`,
  },
  advice: {
    sell: (lots) => `vendre ${lots}`,
    buy: (lots) => `acheter ${lots}`,
    lot: (count, company) => `${shares(count)} ${company}`,
    keep: 'ne rien changer',
    afterwards: (trade) => `puis ${trade}`,
    chance: (part) => `${part} de chances de gagner`,
    worth: (amount) => `environ ${amount} à la fin`,
    holds: (count, issued, company) =>
      issued === undefined
        ? `Vous auriez ${shares(count)} ${company}`
        : `Vous auriez ${grouped(count)} des ${shares(issued)} ${company}`,
    rival: (name, count) => `${name} en a ${grouped(count)}`,
    nothingToBuy: 'Vous ne pouvez rien acheter',
    debt: 'Vous avez une dette : remboursez-la d’abord',
    end: 'Terminer la partie',
    endNow: (amount) => `Votre fortune est maintenant de ${amount}`,
  },
  review: {
    progress: (done, all) => `Analyse du coup ${done} sur ${all}…`,
    noTurningPoints: 'Aucun coup n’a été décisif à lui seul.',
    accuracy: 'Précision',
  },
  hints: {
    place:
      'Choisissez une case : à côté d’une étoile ou d’un avant-poste, elle fonde une compagnie ; à côté d’une compagnie, elle l’agrandit.',
    placeTap:
      'Touchez une case : à côté d’une étoile ou d’un avant-poste, elle fonde une compagnie ; à côté d’une compagnie, elle l’agrandit.',
    outpost: 'Un avant-poste ne rapporte rien encore, mais une case à côté fonde ou agrandit une compagnie.',
    founded:
      'Vous avez fondé une compagnie : ses premières actions sont à vous. Chaque case ajoutée fait monter le cours.',
    trade:
      'Achetez des actions : elles versent un dividende à chaque tour et comptent à la fin. « Max » dépense tout votre argent.',
    idle: 'L’argent ne rapporte rien : la plupart des joueurs investissent tout à chaque tour, là où une compagnie peut encore grandir.',
    merger:
      'Une case entre deux compagnies les fusionne : les actionnaires de la plus petite reçoivent une prime et de nouvelles actions.',
    split:
      'Quand une action devient trop chère, elle est divisée : moitié prix, deux fois plus d’actions. Personne ne perd rien.',
    late: 'Il reste peu de coups : vos achats doivent rapporter vite. Le plus riche gagne.',
  },
  instructions: {
    title: 'Mode d’emploi de 1977',
    about:
      'Mot pour mot comme le programme l’imprimait (en anglais). Dans l’édition « Star Lanes d’aujourd’hui », on peut vendre ses actions, et les bogues sont corrigés.',
  },
};

function explain(refusal: Refusal): string {
  switch (refusal.why) {
    case 'over':
      return 'La partie est terminée.';
    case 'not-your-turn':
      return `C’est au tour du joueur ${refusal.toAct + 1}.`;
    case 'place-first':
      return `Jouez d’abord l’une de ces cases : ${refusal.spaces.join(', ')}.`;
    case 'trade-first':
      return 'La case est jouée ; achetez ou vendez maintenant, ou passez.';
    case 'not-offered':
      return `${refusal.space} n’est pas proposée ; choisissez parmi ${refusal.spaces.join(', ')}.`;
    case 'choose-company':
      return `Nommez une compagnie, par exemple « ${refusal.space} ${refusal.companies[0] ?? 'A'} » : ${refusal.companies.join(', ')}.`;
    case 'no-choice':
      return `En ${refusal.space}, il n’y a pas de compagnie à choisir.`;
    case 'one-at-a-time':
      return `Donnez maintenant un seul ordre, pour la compagnie ${refusal.company} : par exemple « ${refusal.company} 5 » ou « ${refusal.company} 0 ».`;
    case 'named-twice':
      return `La compagnie ${refusal.company} est nommée deux fois.`;
    case 'not-active':
      return `La compagnie ${refusal.company} n’est pas sur la carte.`;
    case 'worthless':
      return `La compagnie ${refusal.company} n’a pas de cours ; ses actions ne peuvent être ni achetées ni vendues.`;
    case 'not-whole':
      return 'Indiquez un nombre entier d’actions.';
    case 'too-large':
      return 'Ce nombre est trop grand.';
    case 'no-selling':
      return 'Vous ne pouvez pas vendre d’actions.';
    case 'not-owned':
      return `Vous avez ${shares(refusal.owned)} de la compagnie ${refusal.company} ; vous ne pouvez pas en vendre plus.`;
    case 'none-left':
      return `Il ne reste que ${shares(refusal.left)} de la compagnie ${refusal.company}.`;
    case 'too-dear':
      return `Vous n’avez que ${money(Math.floor(refusal.cash))}.`;
    case 'no-end-command':
      return 'Dans cette édition, une partie ne peut pas être arrêtée avant la fin.';
  }
}
