/** The rules of Star Trader on one screen, in English. */
import { must } from '../../core/must.ts';
import type { Good } from '../../games/star-trader/goods.ts';
import type { TraderRulesExamples } from '../../insight/star-trader/rules-examples.ts';
import type { RulesSheet } from '../../insight/rules-card.ts';
import { formatOf } from '../format.ts';
import { classRange } from '../star-trader.ts';
import { starTraderEn } from './star-trader.ts';

const { counted, money, number, percent } = formatOf('en');
const { goods, lot } = starTraderEn;
const named = (all: readonly Good[]): string => all.map((good) => goods[good]).join(', ');

export function traderRulesEn({ config, ...examples }: TraderRulesExamples): RulesSheet {
  const { voyage, classes, need, prices, bargain, hold, bank } = examples;
  const cargo = hold.map(({ good, units }) => lot(units, good)).join(', ');
  const months = counted(prices.months, { one: 'month', other: 'months' });
  const first = must(
    prices.goods.find(({ good }) => good === need.good),
    'the good that is needed',
  );
  return {
    intro: `You are a captain with ${counted(config.ships, { one: 'ship', other: 'ships' })}. Carry goods from stars that make them to stars that need them, and bargain well. After ${counted(config.years, { one: 'year', other: 'years' })} the richest captain wins: cash, bank account, and cargo at its base price.`,
    cards: [
      {
        title: 'Fly',
        text: `Say where a ship goes. A light year takes half a week: ${number(voyage.lightYears)} light years are ${number(voyage.days)} days. ${percent(config.delays / 100)} of departures and ${percent(1 - config.onTime / 100)} of landings are one to three weeks late. There are no turns: the ship that lands first is next.`,
        figure: {
          figure: 'route',
          from: 'SOL',
          to: 'YORK',
          note: `${number(voyage.lightYears)} light years, ${number(voyage.days)} days`,
        },
      },
      {
        title: 'Know the stars',
        text: `What a star makes and needs depends on its class: SOL is class I, frontier stars are class IV. A star grows by a quarter of a class if it lacks at most one good, for a month’s use or less, when a ship leaves; ½ is halfway to the next class.${config.labels === 'exact' ? '' : ' The class shown is rounded: III ½ is shown as II.'} Class I trades more of everything than II.`,
        figure: {
          figure: 'table',
          head: ['class', 'makes', 'needs'],
          rows: classes.map((group) => [classRange(group, 'to'), named(group.makes), named(group.needs)]),
        },
      },
      {
        title: 'Sell',
        text: `A star buys what it needs, and up to twice as much at the same price: where ${number(need.units)} are needed, offer ${number(need.most)}. Supply lowers its price. Every month without a good raises it, for a year at most: ${goods[need.good]} from ${money(first.needed)} on the first day to ${money(prices.afterAYear)}. What it makes gets cheaper in the same way.`,
        figure: {
          figure: 'bar',
          parts: [
            { label: `${number(need.units)} needed`, size: need.units },
            { label: `${number(need.most - need.units)} more`, size: need.most - need.units },
          ],
        },
      },
      {
        title: 'Bargain',
        text: `You name a price for all units. The star takes it, moves a fifth of the way towards you, or breaks off. Its patience is how far off a bid may be: half its price for all it needs or has, less for fewer units and at every further bid. You have ${counted(config.bids, { one: 'bid', other: 'bids' })}${config.factor > 0 ? `, or use a factor, who makes the best bids and keeps ${percent(config.factor / 100)}` : ''}; there is only one bargain for each good and visit. The example sells ${lot(bargain.units, bargain.good)}.`,
        figure: {
          figure: 'bids',
          bids: [
            { by: 'star', says: 'offers', amount: bargain.offer, isOwn: false },
            { by: 'you', says: 'ask', amount: bargain.bid, isOwn: true },
            { by: 'star', says: 'offers', amount: bargain.second, isOwn: false },
            { by: 'you', says: 'are paid', amount: bargain.agreed, isOwn: true },
          ],
        },
      },
      {
        title: 'Buy',
        text: `Then buy what the star makes. A ship carries ${number(config.tons)} tons; software and gems weigh nothing. Every ship starts with ${money(config.cash)} and ${cargo}. A purchase you cannot pay for fails. On the first day, stars have ${months} of what they make in stock and lack ${months} of what they need: that sets their first prices.`,
        figure: {
          figure: 'table',
          head: ['good', 'base price', 'made', 'needed'],
          rows: prices.goods.map(({ good, base, made, needed }) => [goods[good], ...[base, made, needed].map(money)]),
        },
      },
      {
        title: 'Bank',
        text: `Stars of class I and II have a bank. It pays ${percent(config.interest / 100)} a year, calculated daily, and adds it when you enter a bank and with every ${config.reports === 'yearly' ? 'newsletter' : 'report'}. There are no loans; you can use the account at every bank. ${config.reports === 'yearly' ? 'Each January a newsletter brings all prices and everybody’s worth.' : 'Ask for a report to see all prices and everybody’s worth.'}`,
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
