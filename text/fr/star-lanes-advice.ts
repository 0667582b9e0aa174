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

/** Une réponse : `3C`, `placer les 4 200 $ dans Capella Freight Co. (7 actions)`. */
export function suggestionWords({ action, trade, because }: StarLanesSuggestion, { config }: Advised): string {
  switch (action.type) {
    case 'place':
      if (action.company === undefined) return action.space;
      return `${action.space} avec ${nameOf(config, action.company)} (${action.company})`;
    case 'trade': {
      const [first] = action.orders;
      if (because.why === 'debt' && first !== undefined)
        return `vendre ${count(-first.shares)} de ${nameOf(config, first.company)} pour payer la dette`;
      return tradeWords(trade ?? { orders: [], cash: 0, cashLeft: 0 }, config);
    }
    case 'end':
      return 'finir la partie';
  }
}

/** Un négoce : les ventes d’abord, puis où va l’argent. */
export function tradeWords({ orders, cash, cashLeft }: AdvisedTrade, config: Config): string {
  const sold = orders.filter(({ shares }) => shares < 0);
  const proceeds = sold.reduce((sum, { shares, price }) => sum - shares * price, 0);
  const sales = sold.map(({ company, shares }) => `${count(-shares)} de ${nameOf(config, company)}`);
  const purchases = orders
    .filter(({ shares }) => shares > 0)
    .map(({ company, shares, price }) => {
      const funds = money(cash + proceeds);
      const sum = cashLeft < price ? `les ${funds}` : `${money(shares * price)} sur ${funds}`;
      return `placer ${sum} dans ${nameOf(config, company)} (${shareCount(shares)})`;
    });
  const sale = sales.length === 0 ? [] : [`vendre ${joined(sales, 'et')} pour ${money(proceeds)}`];
  return [...sale, ...purchases].join(', puis ') || 'tout laisser tel quel';
}

/** Pourquoi : une phrase à qui l’on conseille. */
export function reasonWords(reason: StarLanesReason, advised: Advised): string {
  switch (reason.why) {
    case 'outpost':
    case 'lost':
    case 'founds':
    case 'grows':
    case 'merges':
      return sentence(`${placing(reason, advised)}${reason.ends ? ', et la partie est terminée' : ''}`);
    case 'nothing-to-buy':
    case 'holds':
      return holding(reason, advised);
    case 'debt':
      return 'Vous avez une dette : rien d’autre n’est permis avant.';
    case 'end-now':
      return endNow(reason, advised);
  }
}

function placing(reason: PlacingReason, advised: Advised): string {
  switch (reason.why) {
    case 'outpost':
      return 'Un avant-poste ; personne n’y gagne rien pour l’instant';
    case 'lost':
      return 'Un trou noir happe aussitôt l’avant-poste ; personne n’y gagne';
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
    ...(own.shares === 0 ? [] : [`vos ${shareCount(own.shares)} ${change(own.gain)}`]),
    ...rivals.map((rival) => rivalGrowth(rival, names)),
  ];
  if (swallowed)
    return [`Un trou noir engloutit ${name}`, ...(gains.length === 0 ? [] : [gains.join(', ')])].join(' : ');
  const split = splits ? ', et l’action est divisée par deux' : '';
  if (own.shares !== 0) return `Étend ${name} : ${gains.join(', ')}${split}`;
  const prices = `de ${money(price.from)} à ${money(price.to)} l’action`;
  return `Étend ${name} ${prices} : ${['vous n’en avez pas', ...gains].join(', ')}${split}`;
}

function rivalGrowth({ seat, shares, gain }: Stake, names: readonly string[]): string {
  return `${playerName(names, seat)} avec ${count(shares)} ${change(gain)}`;
}

function merger(reason: ReasonOf<'merges'>, { names, config }: Advised): string {
  const losers = joined(
    reason.from.map((company) => nameOf(config, company)),
    'et',
  );
  const subject = `Fondre ${losers} dans ${nameOf(config, reason.into)}`;
  const clauses = ownClauses(reason);
  const others = reason.rivals.map(({ seat, gain }) => `${playerName(names, seat)} ${change(gain)}`);
  if (clauses.length === 0)
    return [`${subject} ne vous apporte rien`, ...(others.length === 0 ? [] : [others.join(', ')])].join(' ; ');
  return `${subject} ${joined(clauses, 'et')} ; ${[`en tout vous ${change(reason.gain)}`, ...others].join(', ')}`;
}

/** Ce que la fusion fait de vos primes et de vos actions. */
function ownClauses({ bonus, swallowed, old, gained, had, rise }: ReasonOf<'merges'>): string[] {
  const paid = bonus === 0 ? [] : [`vous ${bonus < 0 ? 'coûte' : 'rapporte'} ${money(Math.abs(bonus))} maintenant`];
  if (swallowed) return old === 0 && had === 0 ? paid : [...paid, `livre vos ${shareCount(old + had)} à un trou noir`];
  const raises = `${rise < 0 ? 'baisse' : 'relève'} vos ${shareCount(had)} de ${money(Math.abs(rise))} chacune`;
  return [
    ...paid,
    ...(old === 0 ? [] : [`change vos ${shareCount(old)} en ${count(gained)}`]),
    ...(had === 0 ? [] : [raises]),
  ];
}

function holding(reason: TradeReason, { names, config }: Advised): string {
  if (reason.why === 'nothing-to-buy') return 'Il n’y a rien que vous puissiez acheter.';
  const { company, shares, issued, rival } = reason;
  const name = nameOf(config, company);
  if (issued === undefined) return sentence(`Vous auriez ${shareCount(shares)} de ${name}`);
  const beside = rival === undefined ? '' : `, ${playerName(names, rival.seat)} ${count(rival.shares)}`;
  return sentence(`Vous auriez ${count(shares)} des ${count(issued)} actions de ${name}${beside}`);
}

function endNow({ worth, rivals, guessed }: ReasonOf<'end-now'>, { names }: Advised): string {
  const others = rivals.map((rival) => `${playerName(names, rival.seat)} ${money(rival.worth)}`);
  const guess = guessed ? ' ; ce qu’ont les autres est estimé' : '';
  return `La partie finirait maintenant : vous avez ${[money(worth), ...others].join(', ')}${guess}.`;
}

function playerName(names: readonly string[], seat: number): string {
  return names[seat] ?? `Joueur ${seat + 1}`;
}

function nameOf(config: Config, letter: string): string {
  return companyName(config, companyOf(letter));
}

function change(gain: number): string {
  return `${gain < 0 ? '−' : '+'}${money(Math.abs(gain))}`;
}

/** Qui a vendu à découvert doit des actions. */
function shareCount(shares: number): string {
  const words = counted(Math.abs(shares), { one: 'action', other: 'actions' });
  return shares < 0 ? `${words} dues` : words;
}

/** Certains noms finissent par un point à eux. */
function sentence(text: string): string {
  return text.endsWith('.') ? text : `${text}.`;
}
