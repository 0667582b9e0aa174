/** Le conseiller de Star Lanes en français : que faire, pourquoi, et ce qui s’est passé dans un tour. */
import type {
  AdvisedTrade,
  PlacingReason,
  ReasonOf,
  Stake,
  StarLanesReason,
  StarLanesSuggestion,
  TradeReason,
} from '../../bots/star-lanes/adviser/advice.ts';
import { companyName } from '../../games/star-lanes/editions.ts';
import type { Config } from '../../games/star-lanes/index.ts';
import { companyOf } from '../../games/star-lanes/position.ts';
import type { Advised } from '../en/star-lanes-advice.ts';
import { formatOf, joined } from '../format.ts';

const { counted, money, number: count } = formatOf('fr');

/** Une réponse : `3C`, `investir les 4 200 $ dans Capella Freight Co. (7 actions)`. */
export function suggestionWords({ action, trade, because }: StarLanesSuggestion, { config }: Advised): string {
  switch (action.type) {
    case 'place':
      if (action.company === undefined) return action.space;
      return `${action.space} avec ${nameOf(config, action.company)} (${action.company})`;
    case 'trade': {
      const [first] = action.orders;
      if (because.why === 'debt' && first !== undefined)
        return `vendre ${shareCount(-first.shares)} ${nameOf(config, first.company)} pour rembourser la dette`;
      return tradeWords(trade ?? { orders: [], cash: 0, cashLeft: 0 }, config);
    }
    case 'end':
      return 'terminer la partie';
  }
}

/** Des ordres : les ventes d’abord, puis où va l’argent. */
export function tradeWords({ orders, cash, cashLeft }: AdvisedTrade, config: Config): string {
  const sold = orders.filter(({ shares }) => shares < 0);
  const proceeds = sold.reduce((sum, { shares, price }) => sum - shares * price, 0);
  const sales = sold.map(({ company, shares }) => `${shareCount(-shares)} ${nameOf(config, company)}`);
  const purchases = orders
    .filter(({ shares }) => shares > 0)
    .map(({ company, shares, price }) => {
      const funds = money(cash + proceeds);
      const sum = cashLeft < price ? `les ${funds}` : `${money(shares * price)} sur ${funds}`;
      return `investir ${sum} dans ${nameOf(config, company)} (${shareCount(shares)})`;
    });
  const sale = sales.length === 0 ? [] : [`vendre ${joined(sales, 'et')} pour ${money(proceeds)}`];
  return [...sale, ...purchases].join(', puis ') || 'ne rien changer';
}

/** Pourquoi : une phrase à qui l’on conseille. */
export function reasonWords(reason: StarLanesReason, advised: Advised): string {
  switch (reason.why) {
    case 'outpost':
    case 'lost':
    case 'founds':
    case 'grows':
    case 'merges':
      return sentence(`${placing(reason, advised)}${reason.ends ? ', et la partie se termine' : ''}`);
    case 'nothing-to-buy':
    case 'holds':
      return holding(reason, advised);
    case 'debt':
      return 'Vous avez une dette : vous devez d’abord la rembourser.';
    case 'end-now':
      return endNow(reason, advised);
  }
}

function placing(reason: PlacingReason, advised: Advised): string {
  switch (reason.why) {
    case 'outpost':
      return 'Place un avant-poste ; personne n’y gagne rien pour l’instant';
    case 'lost':
      return 'Un trou noir aspire aussitôt l’avant-poste ; personne n’y gagne rien';
    case 'founds':
      return founding(reason, advised);
    case 'grows':
      return growth(reason, advised);
    case 'merges':
      return merger(reason, advised);
  }
}

function founding({ company, swallowed, shares, price }: ReasonOf<'founds'>, { config }: Advised): string {
  const name = nameOf(config, company);
  if (swallowed) return `Fonde ${name}, qu’un trou noir engloutit aussitôt`;
  const given = shares === 0 ? 'aucune action pour vous' : `${shareCount(shares)} pour vous`;
  return `Fonde ${name} : ${given} à ${money(price)}`;
}

function growth(reason: ReasonOf<'grows'>, { names, config }: Advised): string {
  const { company, swallowed, splits, price, own, rivals } = reason;
  const name = nameOf(config, company);
  const gains = [
    ...(own.shares === 0 ? [] : [ownShares(own.shares, change(own.gain, own.shares))]),
    ...rivals.map((rival) => rivalGrowth(rival, names)),
  ];
  if (swallowed)
    return [`Un trou noir engloutit ${name}`, ...(gains.length === 0 ? [] : [gains.join(', ')])].join(' : ');
  const split = splits ? ', et l’action est divisée en deux' : '';
  if (own.shares !== 0) return `Agrandit ${name} : ${gains.join(', ')}${split}`;
  const prices = `de ${money(price.from)} à ${money(price.to)} l’action`;
  return `Agrandit ${name}, ${prices} : ${['vous n’en avez pas', ...gains].join(', ')}${split}`;
}

function rivalGrowth({ seat, shares, gain }: Stake, names: readonly string[]): string {
  return `${playerName(names, seat)} (${shareCount(shares)}) ${change(gain)}`;
}

function merger(reason: ReasonOf<'merges'>, { names, config }: Advised): string {
  const { into, from } = reason;
  const losers = joined(
    from.map((company) => nameOf(config, company)),
    'et',
  );
  const subject = `${nameOf(config, into)} absorbe ${losers}`;
  const clauses = ownClauses(reason, nameOf(config, into));
  const others = reason.rivals.map(({ seat, gain }) => `${playerName(names, seat)} ${change(gain)}`);
  if (clauses.length === 0) return `${subject} : ${['cela ne vous rapporte rien', ...others].join(', ')}`;
  const sum = `en tout vous ${reason.gain < 0 ? 'perdez' : 'gagnez'} ${money(Math.abs(reason.gain))}`;
  return `${subject} : ${joined(clauses, 'et')} ; ${[sum, ...others].join(', ')}`;
}

/** Ce que la fusion fait de vos primes et de vos actions. */
function ownClauses({ bonus, swallowed, old, gained, had, rise }: ReasonOf<'merges'>, survivor: string): string[] {
  const paid = bonus === 0 ? [] : [`vous ${bonus < 0 ? 'payez' : 'touchez'} ${money(Math.abs(bonus))} maintenant`];
  if (swallowed) {
    return old === 0 && had === 0 ? paid : [...paid, `un trou noir engloutit ${ownShares(old + had)}`];
  }
  const moves = `${rise < 0 ? 'baisse' : 'monte'}${isOne(had) ? '' : 'nt'}`;
  return [
    ...paid,
    ...(old === 0 ? [] : [ownShares(old, `${isOne(old) ? 'devient' : 'deviennent'} ${count(gained)}`)]),
    ...(had === 0
      ? []
      : [ownShares(had, `${survivor} ${moves} de ${money(Math.abs(rise))}${isOne(had) ? '' : ' chacune'}`)]),
  ];
}

function holding(reason: TradeReason, { names, config }: Advised): string {
  if (reason.why === 'nothing-to-buy') return 'Vous ne pouvez rien acheter.';
  const { company, shares, issued, rival } = reason;
  const name = nameOf(config, company);
  if (issued === undefined) return sentence(`Vous auriez ${shareCount(shares)} ${name}`);
  const beside = rival === undefined ? '' : `, ${playerName(names, rival.seat)} ${count(rival.shares)}`;
  return sentence(`Vous auriez ${count(shares)} des ${shareCount(issued)} ${name}${beside}`);
}

function endNow({ worth, rivals, guessed }: ReasonOf<'end-now'>, { names }: Advised): string {
  const others = rivals.map((rival) => `${playerName(names, rival.seat)} ${money(rival.worth)}`);
  const guess = guessed ? ' ; celles des autres sont estimées' : '';
  return `La partie se terminerait maintenant. Fortunes : vous ${[money(worth), ...others].join(', ')}${guess}.`;
}

function playerName(names: readonly string[], seat: number): string {
  return names[seat] ?? `Joueur ${seat + 1}`;
}

function nameOf(config: Config, letter: string): string {
  return companyName(config, companyOf(letter));
}

/** Ce que gagne quelqu’un, ou ce que gagnent tant d’actions. */
function change(gain: number, subjects = 1): string {
  const verb = gain < 0 ? ['perd', 'perdent'] : ['gagne', 'gagnent'];
  return `${verb[isOne(subjects) ? 0 : 1]} ${money(Math.abs(gain))}`;
}

/** Les actions de celui que l’on conseille, et ce qui leur arrive. */
function ownShares(shares: number, happens = ''): string {
  const own = isOne(shares) ? shareCount(shares).replace('1', 'votre') : `vos ${shareCount(shares)}`;
  return happens === '' ? own : `${own} ${happens}`;
}

function isOne(shares: number): boolean {
  return Math.abs(shares) === 1;
}

/** Qui a vendu à découvert doit des actions. */
function shareCount(shares: number): string {
  return shares < 0
    ? counted(-shares, { one: 'action due', other: 'actions dues' })
    : counted(shares, { one: 'action', other: 'actions' });
}

/** Certains noms finissent par un point à eux. */
function sentence(text: string): string {
  return text.endsWith('.') ? text : `${text}.`;
}
