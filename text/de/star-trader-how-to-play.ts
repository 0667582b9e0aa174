/** Die Regeln von Star Trader auf einer Seite. */
import { must } from '../../core/must.ts';
import type { Good } from '../../games/star-trader/goods.ts';
import type { TraderRulesExamples } from '../../insight/star-trader/rules-examples.ts';
import type { RulesSheet } from '../../insight/rules-card.ts';
import { formatOf } from '../format.ts';
import { classRange } from '../star-trader.ts';
import { starTraderDe } from './star-trader.ts';

const { counted, money, number, percent } = formatOf('de');
const { goods, lot } = starTraderDe;
const named = (all: readonly Good[]): string => all.map((good) => goods[good]).join(', ');

export function traderRulesDe({ config, ...examples }: TraderRulesExamples): RulesSheet {
  const { voyage, classes, need, prices, bargain, hold, bank } = examples;
  const cargo = hold.map(({ good, units }) => lot(units, good)).join(', ');
  const months = counted(prices.months, { one: 'Monat', other: 'Monate' });
  const first = must(
    prices.goods.find(({ good }) => good === need.good),
    'the good that is needed',
  );
  return {
    intro: `Du bist Kapitän und hast ${counted(config.ships, { one: 'Schiff', other: 'Schiffe' })}. Bring Waren von Sternen, die sie herstellen, zu Sternen, die sie brauchen, und feilsche gut. Nach ${counted(config.years, { one: 'Jahr', other: 'Jahren' })} gewinnt der reichste Kapitän: Bargeld, Konto und Fracht zum Grundpreis.`,
    cards: [
      {
        title: 'Fliegen',
        text: `Bestimme, wohin ein Schiff fliegt. Ein Lichtjahr dauert eine halbe Woche: ${number(voyage.lightYears)} Lichtjahre sind ${number(voyage.days)} Tage. ${percent(config.delays / 100)} der Abflüge und ${percent(1 - config.onTime / 100)} der Landungen haben ein bis drei Wochen Verspätung. Es gibt keine feste Reihenfolge: Wer zuerst landet, ist am Zug.`,
        figure: {
          figure: 'route',
          from: 'SOL',
          to: 'YORK',
          note: `${number(voyage.lightYears)} Lichtjahre, ${number(voyage.days)} Tage`,
        },
      },
      {
        title: 'Die Sterne kennen',
        text: `Was ein Stern herstellt und braucht, hängt von seiner Klasse ab: SOL hat Klasse I, Grenzsterne haben Klasse IV. Ein Stern wächst um eine Viertelklasse, wenn ihm beim Abflug eines Schiffs höchstens eine Ware fehlt, und davon höchstens ein Monatsbedarf; ½ ist der halbe Weg zur nächsten Klasse.${config.labels === 'exact' ? '' : ' Die gezeigte Klasse ist gerundet: III ½ steht als II da.'} Klasse I handelt mit größeren Mengen als Klasse II.`,
        figure: {
          figure: 'table',
          head: ['Klasse', 'stellt her', 'braucht'],
          rows: classes.map((group) => [classRange(group, 'bis'), named(group.makes), named(group.needs)]),
        },
      },
      {
        title: 'Verkaufen',
        text: `Ein Stern kauft, was er braucht, und bis zum Doppelten zum selben Preis: Wo ${number(need.units)} gebraucht werden, biete ${number(need.most)} an. Jede Lieferung senkt seinen Preis. Jeder Monat ohne eine Ware hebt ihn, höchstens ein Jahr lang: ${goods[need.good]} von ${money(first.needed)} am ersten Tag auf ${money(prices.afterAYear)}. Was er herstellt, wird ebenso billiger.`,
        figure: {
          figure: 'bar',
          parts: [
            { label: `${number(need.units)} gebraucht`, size: need.units },
            { label: `${number(need.most - need.units)} mehr`, size: need.most - need.units },
          ],
        },
      },
      {
        title: 'Feilschen',
        text: `Du nennst einen Preis für alle Einheiten. Der Stern nimmt an, kommt dir ein Fünftel des Wegs entgegen oder bricht ab. Seine Geduld sagt, wie weit ein Gebot danebenliegen darf: um die Hälfte seines Preises bei allem, was er braucht oder hat, weniger bei weniger Einheiten und bei jedem weiteren Gebot. Du hast ${counted(config.bids, { one: 'Gebot', other: 'Gebote' })}${config.factor > 0 ? ` oder nimmst einen Makler, der die besten Gebote macht und ${percent(config.factor / 100)} behält` : ''}; je Ware und Besuch gibt es nur einen Handel. Das Beispiel verkauft ${lot(bargain.units, bargain.good)}.`,
        figure: {
          figure: 'bids',
          bids: [
            { by: 'Stern', says: 'bietet', amount: bargain.offer, isOwn: false },
            { by: 'du', says: 'verlangst', amount: bargain.bid, isOwn: true },
            { by: 'Stern', says: 'bietet', amount: bargain.second, isOwn: false },
            { by: 'du', says: 'bekommst', amount: bargain.agreed, isOwn: true },
          ],
        },
      },
      {
        title: 'Kaufen',
        text: `Dann kaufst du, was der Stern herstellt. Ein Schiff trägt ${number(config.tons)} Tonnen; Software und Juwelen wiegen nichts. Jedes Schiff beginnt mit ${money(config.cash)} und ${cargo}. Ein Kauf, den du nicht bezahlen kannst, platzt. Am ersten Tag haben Sterne Vorrat für ${months} und Bedarf für ${months}: Daraus ergeben sich die ersten Preise.`,
        figure: {
          figure: 'table',
          head: ['Ware', 'Grundpreis', 'hergestellt', 'gebraucht'],
          rows: prices.goods.map(({ good, base, made, needed }) => [goods[good], ...[base, made, needed].map(money)]),
        },
      },
      {
        title: 'Bank',
        text: `Sterne der Klassen I und II haben eine Bank. Sie zahlt ${percent(config.interest / 100)} Zinsen im Jahr, auf den Tag genau berechnet und gutgeschrieben, wenn du eine Bank betrittst, und mit jedem ${config.reports === 'yearly' ? 'Rundschreiben' : 'Bericht'}. Kredit gibt es nicht; das Konto kannst du bei jeder Bank nutzen. ${config.reports === 'yearly' ? 'Jeden Januar bringt ein Rundschreiben alle Preise und alle Vermögen.' : 'Bitte um einen Bericht, um alle Preise und alle Vermögen zu sehen.'}`,
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
