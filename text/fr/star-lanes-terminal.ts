/** What only the terminal says of Star Lanes, in French. */
import type { LanesTerminalWords } from '../en/star-lanes-terminal.ts';
import { formatOf, joined } from '../format.ts';
import { reasonWords, suggestionWords, tradeWords } from './star-lanes-advice.ts';

const { counted, money } = formatOf('fr');
const shares = (count: number): string => counted(count, { one: 'action', other: 'actions' });

const help = `Placer
  1 2 3 …  ↑ ↓   montre ce qu’une case apporterait ; Entrée la joue
  3K  Entrée     joue une case par son nom ; deux fois son chiffre aussi
  u              reprend le coup ; entre personnes, jusqu’au tirage suivant

Négocier
  ↑ ↓  A … L     va à une compagnie
  + - ← →        une action de plus ou de moins ; Page↑ et Page↓ dix
  12  -5         tape le nombre d’actions ; sous zéro on vend
  =  M           autant que l’argent le permet
  s              vend tout
  Entrée         négocie ; sans ordre on passe        Échap   efface tout

Conseil, dans les parties à ce terminal
  a              ce que jouerait le conseiller, et pourquoi (au négoce : v)

Regarder
  x              la bourse : qui possède quoi, et de quoi un cours est fait
  w  n  ?        la fortune de chacun ; les nouvelles ; cette page
  m  t  b        à plusieurs : voter ; dire un mot ; reprendre sa place
  q  Ctrl-C      sort ; la partie est gardée pour la commande resume

Toutes les règles et éditions : les commandes rules star-lanes et options
`;

export const lanesTerminalFr: LanesTerminalWords = {
  about: 'le jeu de 1977 : fonder des compagnies, les fusionner, valoir le plus',
  help,
  money,
  progress: (moves, of) => `${moves} coups sur ${of}`,
  moment: (move, of) => (of === undefined ? `coup ${move}` : `coup ${move} sur ${of}`),
  ended: (moves) => `après ${counted(moves, { one: 'coup', other: 'coups' })}`,
  turn: 'coup',
  question: { place: 'placez une case', trade: 'négociez', tradeOf: (company) => `négociez ${company}` },
  waits: {
    place: (who) => `${who} place une case.`,
    trade: (who) => `${who} négocie.`,
    over: () => 'La partie est terminée.',
  },
  made: (stock, cash) => `actions ${stock}, espèces ${cash}`,
  endNow: 'finir la partie maintenant (une règle de cette édition)',
  sureEnd: {
    title: 'Finir la partie ?',
    lines: ['On ne joue plus ; le classement est définitif.'],
    yes: 'finir',
    no: 'continuer',
  },
  keys: {
    place: 'placer',
    look: 'regarder',
    advice: 'conseil',
    company: 'compagnie',
    shares: 'actions',
    max: 'max',
    sellAll: 'tout vendre',
    trade: 'négocier',
    exchange: 'bourse',
    worth: 'fortune',
    choose: 'choisir la compagnie',
    another: 'une autre case',
    doFirst: 'faire le premier',
    doIt: 'le faire',
    close: 'fermer',
  },
  place: {
    ask: (who) => `${who}, où placez-vous ?`,
    or: (companies) => ` (ou ${companies})`,
    which: (space) => `${space} : quelle compagnie ?`,
    nothing: 'Rien ne change dans les livres.',
  },
  trade: {
    ask: (who) => `${who}, que négociez-vous ?`,
    absent: (company) => `${company} n’est pas sur la carte.`,
    cashLeft: (amount) => `Il reste ${amount}`,
    heads: {
      price: 'cours',
      owned: 'à vous',
      order: 'ordre',
      least: 'vendre',
      most: 'acheter',
      worth: 'valeur',
      dividend: 'dividende',
    },
  },
  side: {
    companies: 'Compagnies',
    size: 'cases',
    price: 'cours',
    yours: 'à vous',
    worth: 'valeur',
    standings: 'Classement',
    net: 'fortune',
    cash: 'espèces',
    chart: 'Fortune',
  },
  exchange: { title: 'Bourse', row: (head) => head.toLowerCase() },
  outcome: {
    outpost: 'un avant-poste',
    lost: 'un avant-poste happé par un trou noir',
    founds: (company) => `fonde ${company}`,
    grows: (company) => `étend ${company}`,
    merges: (from, into) =>
      `${joined(from, 'et')} ${from.length === 1 ? 'est absorbée' : 'sont absorbées'} par ${into}`,
    founded: (size, price) => `taille ${size}, ${price} l’action`,
    gift: (count) => `${shares(count)} pour vous`,
    size: (from, to) => `taille ${from} → ${to}`,
    price: (from, to) => `${from} → ${to} l’action`,
    exchanged: (old, gained, into) =>
      `${old === 1 ? 'votre action devient' : `vos ${shares(old)} deviennent`} ${gained} de ${into}`,
    bonus: (amount) => `prime ${amount}`,
    dividend: (amount) => `dividende ${amount}`,
    split: (company, price) => `${company} est divisée par deux, à ${price}`,
    swallowed: (company) => `un trou noir engloutit ${company}`,
    ends: 'la partie est alors terminée',
    guessed: 'les actions des autres sont estimées',
    you: (gain) => `vous ${gain}`,
    gap: (gains, gap) => `${gains} : écart ${gap}`,
  },
  advice: {
    suggestion: suggestionWords,
    trade: tradeWords,
    reason: reasonWords,
    title: 'Le conseiller dit',
    afterwards: (trade) => `Puis ${trade}.`,
    atEnd: (amount) => `environ ${amount} à la fin`,
    chance: (chance) => `${chance} de chances de gagner`,
  },
  lines: {
    opening: (edition, moves, first) =>
      `Édition ${edition}, ${moves} coups au plus. En cas de doute, tapez help.\n${first} commence.`,
    placing: `Vous choisissez par son numéro une des cases entre crochets : à côté de rien
elle devient un avant-poste (+), à côté d’une étoile (*) ou d’un avant-poste
elle fonde une compagnie, à côté d’une compagnie elle la fait grandir, entre
plusieurs elle les fusionne. Puis vous recevez des dividendes et négociez. Le
plus riche à la fin gagne. Toutes les règles : la commande rules star-lanes.`,
    trading: `Vous négociez avec la banque aux cours affichés. Les actions paient un dividende
à chacun de vos tours, gagnent quand leur compagnie grandit, et sont échangées
avec une prime quand une plus grande l’absorbe.`,
    place: (who) => `${who}, où placez-vous ?`,
    orders: (who) => `${who}, vos ordres ?`,
    sharesOf: (who, company) => `${who}, combien d’actions de ${company} ?`,
    company: 'compagnie',
    heads: ['taille', 'cours', 'actions', 'valeur'],
    purse: (cash, net) => `Espèces ${cash}, fortune ${net}.`,
    typePlace: (names, count, also) =>
      `Tapez l’une de ${names}, ou son numéro de 1 à ${count}${also} ; ou map, stock, help, quit.`,
    withCompany: (example) => ` (avec une compagnie où il y a le choix : ${example})`,
    typeOne: '5 ou -2, = pour tout ce que vous pouvez acheter',
    typeMany: (company) => `${company} 5 ou ${company} -2, ${company} = pour tout ce que vous pouvez acheter`,
    typeTrade: (forms) => `Tapez des ordres tels que ${forms} ; Entrée continue sans ; ou map, stock, help, quit.`,
  },
  review: {
    people: ['joueur', 'joueurs'],
    played: (moves) => counted(moves, { one: 'coup', other: 'coups' }),
    point: (move, who, from, to, sentence) => `Coup ${move} : ${who} ${from} -> ${to}. ${sentence}`,
    by: 'coup',
    turningPoints: 'Tournants',
    columns: ['justesse', 'par coup', 'chance'],
    lost: (percent) => `${percent.toFixed(1).replace('.', ',')} %`,
    explanation:
      'Justesse : la qualité du choix des cases et des achats, 100 au mieux. Par coup : de combien la meilleure réponse trouvée était meilleure en moyenne, en chances de gagner. Chance : de combien les cases proposées étaient meilleures que d’autres qui auraient pu être tirées, en chances de gagner, tous les coups ensemble.',
    alone: 'Vous jouez seul : au lieu des chances de gagner, on mesure la fortune à la fin.',
    roughly:
      'Les poids du champion manquent : ces chiffres viennent de parties jouées jusqu’au bout, et sont plus grossiers.',
    scene: (move, of, who, places) =>
      `coup ${move} sur ${of} au plus : ${who} doit ${places ? 'choisir une case' : 'négocier'}.`,
  },
};
