/** Les règles de Star Trader sur une page. */
import { must } from '../../core/must.ts';
import type { Good } from '../../games/star-trader/goods.ts';
import type { TraderRulesExamples } from '../../insight/star-trader/rules-examples.ts';
import type { RulesSheet } from '../../insight/rules-card.ts';
import { formatOf } from '../format.ts';
import { classRange } from '../star-trader.ts';
import { starTraderFr } from './star-trader.ts';

const { counted, money, number, percent } = formatOf('fr');
const { goods, lot } = starTraderFr;
const named = (all: readonly Good[]): string => all.map((good) => goods[good]).join(', ');

export function traderRulesFr({ config, ...examples }: TraderRulesExamples): RulesSheet {
  const { voyage, classes, need, prices, bargain, hold, bank } = examples;
  const cargo = hold.map(({ good, units }) => lot(units, good)).join(', ');
  const months = counted(prices.months, { one: 'mois', other: 'mois' });
  const first = must(
    prices.goods.find(({ good }) => good === need.good),
    'the good that is needed',
  );
  return {
    intro: `Vous êtes capitaine de ${counted(config.ships, { one: 'vaisseau', other: 'vaisseaux' })}. Transportez les marchandises des étoiles qui les produisent à celles qui en ont besoin, et marchandez bien. Après ${counted(config.years, { one: 'an', other: 'ans' })}, le plus riche gagne : argent, compte en banque, et cargaison au prix de base.`,
    cards: [
      {
        title: 'Voler',
        text: `Choisissez où va un vaisseau. Une année-lumière prend une demi-semaine : ${number(voyage.lightYears)} années-lumière font ${number(voyage.days)} jours. ${percent(config.delays / 100)} des départs et ${percent(1 - config.onTime / 100)} des arrivées ont une à trois semaines de retard. Il n’y a pas de tours : le vaisseau qui arrive le premier joue le premier.`,
        figure: {
          figure: 'route',
          from: 'SOL',
          to: 'YORK',
          note: `${number(voyage.lightYears)} années-lumière, ${number(voyage.days)} jours`,
        },
      },
      {
        title: 'Connaître les étoiles',
        text: `Ce qu’une étoile produit et demande dépend de sa classe : SOL est de classe I, les étoiles frontières de classe IV. Une étoile gagne un quart de classe quand, au départ d’un vaisseau, il lui manque au plus une marchandise, pour un mois ou moins ; ½ est à mi-chemin de la classe suivante.${config.labels === 'exact' ? '' : ' La classe affichée est arrondie : III ½ s’affiche II.'} La classe I échange de plus grandes quantités que la II.`,
        figure: {
          figure: 'table',
          head: ['classe', 'produit', 'demande'],
          rows: classes.map((group) => [classRange(group, 'à'), named(group.makes), named(group.needs)]),
        },
      },
      {
        title: 'Vendre',
        text: `Une étoile achète ce dont elle a besoin, et jusqu’au double au même prix : là où il en faut ${number(need.units)}, proposez-en ${number(need.most)}. Ce qu’elle reçoit fait baisser son prix. Chaque mois sans une marchandise le fait monter, un an au plus : ${goods[need.good]}, de ${money(first.needed)} le premier jour à ${money(prices.afterAYear)}. Ce qu’elle produit baisse de la même façon.`,
        figure: {
          figure: 'bar',
          parts: [
            { label: `${number(need.units)} demandées`, size: need.units },
            { label: `${number(need.most - need.units)} de plus`, size: need.most - need.units },
          ],
        },
      },
      {
        title: 'Marchander',
        text: `Vous annoncez un prix pour le tout. L’étoile accepte, fait un cinquième du chemin vers vous, ou rompt. L’écart qu’elle supporte est sa patience : la moitié de son prix pour tout ce qu’elle demande ou possède, moins pour moins d’unités et à chaque nouvelle offre. Vous avez ${counted(config.bids, { one: 'offre', other: 'offres' })}${config.factor > 0 ? `, ou un courtier, qui fait les meilleures et garde ${percent(config.factor / 100)}` : ''} ; chaque marchandise se marchande une fois par visite. L’exemple vend ${lot(bargain.units, bargain.good)}.`,
        figure: {
          figure: 'bids',
          bids: [
            { by: 'étoile', says: 'propose', amount: bargain.offer, isOwn: false },
            { by: 'vous', says: 'demandez', amount: bargain.bid, isOwn: true },
            { by: 'étoile', says: 'propose', amount: bargain.second, isOwn: false },
            { by: 'vous', says: 'touchez', amount: bargain.agreed, isOwn: true },
          ],
        },
      },
      {
        title: 'Acheter',
        text: `Achetez ensuite ce que l’étoile produit. Un vaisseau porte ${number(config.tons)} tonnes ; logiciels et gemmes ne pèsent rien. Chacun commence avec ${money(config.cash)} et ${cargo}. Un achat que vous ne pouvez pas payer échoue. Le premier jour, les étoiles ont ${months} de production en réserve, et il leur manque ${months} de ce qu’elles demandent : d’où les premiers prix.`,
        figure: {
          figure: 'table',
          head: ['marchandise', 'base', 'produit', 'demandé'],
          rows: prices.goods.map(({ good, base, made, needed }) => [goods[good], ...[base, made, needed].map(money)]),
        },
      },
      {
        title: 'Banque',
        text: `Les étoiles de classe I et II ont une banque. Elle verse ${percent(config.interest / 100)} par an, calculés au jour près et crédités quand vous entrez dans une banque et avec chaque ${config.reports === 'yearly' ? 'bulletin' : 'rapport'}. Il n’y a pas de prêts ; votre compte est le même partout. ${config.reports === 'yearly' ? 'Chaque janvier, un bulletin donne tous les prix et la fortune de chacun.' : 'Demandez un rapport : il donne tous les prix et la fortune de chacun.'}`,
        figure: {
          figure: 'bar',
          parts: [
            { label: money(bank.deposit), size: bank.deposit },
            { label: `+${money(bank.after - bank.deposit)}`, size: bank.after - bank.deposit },
          ],
        },
      },
    ],
  };
}
