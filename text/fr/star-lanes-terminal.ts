/** What only the terminal says of Star Lanes, in French. */
import type { LanesTerminalWords } from '../en/star-lanes-terminal.ts';
import { formatOf, joined } from '../format.ts';
import { reasonWords, suggestionWords, tradeWords } from './star-lanes-advice.ts';

const { counted, money } = formatOf('fr');
const shares = (count: number): string => counted(count, { one: 'action', other: 'actions' });

const help = `Jouer une case
  1 2 3 …  ↑ ↓   montre l’effet d’une case ; Entrée la joue
  3K  Entrée     joue une case par son nom, ou par son chiffre deux fois
  u              annule ; entre personnes, tant que rien n’est révélé

Acheter et vendre
  ↑ ↓  A … L     va à une compagnie
  + - ← →        une action de plus ou de moins ; Page↑ et Page↓ dix
  12  -5         tape le nombre d’actions ; sous zéro, vous vendez
  =  M           autant que vous pouvez payer
  s              vend tout
  Entrée         confirme ; sans aucun ordre, passe    Échap   efface tout

Conseil, dans les parties à ce terminal
  a              ce que jouerait le conseiller, et pourquoi (à l’achat : v)

Regarder
  x              la bourse : qui possède quoi, et d’où viennent les cours
  w  n  ?        la fortune au fil de la partie ; le journal ; cette page
  m  t  b        à plusieurs : voter ; discuter ; reprendre sa place
  q  Ctrl-C      quitte ; la partie est enregistrée : voir la commande resume

Toutes les règles et éditions : voir les commandes rules star-lanes et options
`;

export const lanesTerminalFr: LanesTerminalWords = {
  about: 'le jeu de 1977 : fonder des compagnies, les fusionner, s’enrichir',
  help,
  money,
  progress: (moves, of) => `${moves} coups sur ${of}`,
  moment: (move, of) => (of === undefined ? `coup ${move}` : `coup ${move} sur ${of}`),
  ended: (moves) => `après ${counted(moves, { one: 'coup', other: 'coups' })}`,
  turn: 'coup',
  question: {
    place: 'jouez une case',
    trade: 'achetez ou vendez',
    tradeOf: (company) => `achetez ou vendez ${company}`,
  },
  waits: {
    place: (who) => `${who} choisit une case.`,
    trade: (who) => `${who} achète ou vend.`,
    over: () => 'La partie est terminée.',
  },
  made: (stock, cash) => `${stock} en actions, ${cash} en argent`,
  endNow: 'terminer la partie maintenant (une règle de cette édition)',
  sureEnd: {
    title: 'Terminer la partie ?',
    lines: ['Plus aucun coup ; le classement est définitif.'],
    yes: 'terminer',
    no: 'continuer',
  },
  keys: {
    place: 'jouer',
    look: 'regarder',
    advice: 'conseil',
    company: 'compagnie',
    shares: 'actions',
    max: 'max',
    sellAll: 'tout vendre',
    trade: 'confirmer',
    exchange: 'bourse',
    worth: 'fortune',
    choose: 'choisir la compagnie',
    another: 'une autre case',
    doFirst: 'faire le premier',
    doIt: 'le faire',
    close: 'fermer',
  },
  place: {
    ask: (who) => `${who}, quelle case jouez-vous ?`,
    or: (companies) => ` (ou ${companies})`,
    which: (space) => `${space} : quelle compagnie ?`,
    nothing: 'Personne ne gagne ni ne perd rien.',
  },
  trade: {
    ask: (who) => `${who}, qu’achetez ou vendez-vous ?`,
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
    size: 'taille',
    price: 'cours',
    yours: 'à vous',
    worth: 'valeur',
    standings: 'Classement',
    net: 'fortune',
    cash: 'argent',
    chart: 'Fortune',
  },
  exchange: { title: 'Bourse', row: (head) => head.toLowerCase() },
  outcome: {
    outpost: 'un avant-poste',
    lost: 'un avant-poste aspiré par un trou noir',
    founds: (company) => `fonde ${company}`,
    grows: (company) => `agrandit ${company}`,
    merges: (from, into) => `${into} absorbe ${joined(from, 'et')}`,

    founded: (size, price) => `taille ${size}, ${price} l’action`,
    gift: (count) => `${shares(count)} pour vous`,
    size: (from, to) => `taille ${from} → ${to}`,
    price: (from, to) => `${from} → ${to} l’action`,
    exchanged: (old, gained, into) =>
      `${old === 1 ? 'votre action devient' : `vos ${shares(old)} deviennent`} ${shares(gained)} ${into}`,
    bonus: (amount) => `prime ${amount}`,
    dividend: (amount) => `dividende ${amount}`,
    split: (company, price) => `${company} : action divisée en deux, à ${price}`,
    swallowed: (company) => `un trou noir engloutit ${company}`,
    ends: 'la partie se termine alors',
    guessed: 'les actions des autres sont estimées',
    you: (gain) => `vous ${gain}`,
    gap: (gains, gap) => `${gains} : écart ${gap}`,
  },
  advice: {
    suggestion: suggestionWords,
    trade: tradeWords,
    reason: reasonWords,
    title: 'Le conseiller propose',
    afterwards: (trade) => `Puis ${trade}.`,
    atEnd: (amount) => `environ ${amount} à la fin`,
    chance: (chance) => `${chance} de chances de gagner`,
  },
  lines: {
    opening: (edition, moves, first) =>
      `Édition ${edition}, ${moves} coups au plus. Tapez help pour l’aide.\n${first} commence.`,
    placing: `Choisissez par son numéro l’une des cases entre crochets. À côté de rien,
elle devient un avant-poste (+) ; à côté d’une étoile (*) ou d’un avant-poste,
elle fonde une compagnie ; à côté d’une compagnie, elle l’agrandit ; entre des
compagnies, elle les fusionne. Puis vous touchez vos dividendes, et vous
achetez ou vendez. Le plus riche à la fin gagne. Toutes les règles :
la commande rules star-lanes.`,
    trading: `Vous achetez et vendez à la banque, aux cours affichés. Les actions versent un
dividende à chacun de vos tours, montent quand leur compagnie grandit, et sont
converties, avec une prime, quand une plus grande l’absorbe.`,
    place: (who) => `${who}, quelle case jouez-vous ?`,
    orders: (who) => `${who}, vos ordres ?`,
    sharesOf: (who, company) => `${who}, combien d’actions ${company} ?`,
    company: 'compagnie',
    heads: ['taille', 'cours', 'actions', 'valeur'],
    purse: (cash, net) => `Argent ${cash}, fortune ${net}.`,
    typePlace: (names, count, also) =>
      `Tapez une case (${names}) ou son numéro, de 1 à ${count}${also} ; ou map, stock, help, quit.`,
    withCompany: (example) => ` (avec une compagnie s’il y a le choix : ${example})`,
    typeOne: '5 ou -2, = pour tout ce que vous pouvez acheter',
    typeMany: (company) => `${company} 5 ou ${company} -2, ${company} = pour tout ce que vous pouvez acheter`,
    typeTrade: (forms) => `Tapez des ordres, par exemple ${forms} ; Entrée pour passer ; ou map, stock, help, quit.`,
  },
  review: {
    people: ['joueur', 'joueurs'],
    played: (moves) => counted(moves, { one: 'coup', other: 'coups' }),
    point: (move, who, from, to, sentence) => `Coup ${move} : ${who} ${from} -> ${to}. ${sentence}`,
    by: 'coup',
    turningPoints: 'Tournants',
    columns: ['précision', 'perte par coup', 'chance'],
    lost: (percent) => `${percent.toFixed(1).replace('.', ',')} %`,
    explanation:
      'Précision : la qualité des cases choisies et des achats ; 100 est le mieux. Perte par coup : les chances de gagner perdues par rapport à la meilleure réponse, en moyenne. Chance : de combien les cases proposées étaient meilleures qu’un tirage moyen, en chances de gagner, sur tous les coups.',
    alone: 'Vous jouez seul : au lieu des chances de gagner, on mesure votre fortune finale.',
    roughly:
      'Le réseau du champion manque : ces chiffres viennent de parties simulées et sont moins précis que d’habitude.',
    scene: (move, of, who, places) =>
      `coup ${move} sur ${of} au plus : ${who} doit ${places ? 'choisir une case' : 'acheter ou vendre'}.`,
  },
};
