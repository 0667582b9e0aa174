/** The rules of Star Lanes on one screen, in English. */
import type { Config } from '../../games/star-lanes/config.ts';
import type { LanesRulesExamples } from '../../insight/star-lanes/rules-examples.ts';
import type { RulesSheet } from '../../insight/rules-card.ts';
import { matchEnd, mergedSpace } from '../star-lanes-how-to-play.ts';
import { formatOf } from '../format.ts';

const { counted, money, number, percent } = formatOf('en');
const shares = (count: number): string => counted(count, { one: 'share', other: 'shares' });

/** Which of two companies of the same size survives. */
const TIES: Readonly<Record<Config['ties'], string>> = {
  compass: 'in a tie, the first of above, below, right, left survives',
  price: 'in a tie, the higher price survives, then the first of above, below, right, left',
  'market-value': 'in a tie, the higher value of all its shares survives, then a coin flip',
  chosen: 'in a tie, you choose which survives',
};

/** What becomes of a space that could only found a company, when none is left. */
const DEAD: Readonly<Record<Config['deadSpaces'], string>> = {
  refused: 'while all are on the map, spaces that would found another are not offered',
  'west-star-missed': 'while all are on the map, spaces that would found another are not offered',
  outposts: 'while all are on the map, a space that would found another becomes an outpost',
};

/** What companies do that meet in a space. */
const MERGERS: Readonly<Record<Config['mergers'], string>> = {
  largest: 'Between two or more companies, the largest takes over the others, one by one',
  pairwise: 'Between companies, two at a time, the larger takes over the smaller',
};

/** What becomes of a share that does not make a whole one. */
const ROUNDING: Readonly<Record<Config['conversionRounding'], string>> = {
  'half-up': 'a half is rounded up',
  down: 'an odd one is lost',
};

/** Whether the space of a merger counts, too. */
const SPACE = {
  grows: ' The space itself then counts as growth.',
  nothing: ' The space itself adds nothing to the price.',
  partly: '',
};

const BONUS: Readonly<Record<Config['bonusTo'], string>> = {
  holders: 'is divided in proportion to the shares held',
  'largest-holder': 'goes to the player with most of its shares',
};

export function lanesRulesEn({ config, ...examples }: LanesRulesExamples): RulesSheet {
  const { offer, founding, growth, dividend, merger, split } = examples;
  return {
    intro: `Found shipping companies, make them grow, merge them, and hold the right shares. ${ending(config)} The player with the highest net worth wins: cash plus all shares at their price.`,
    cards: [
      {
        title: 'Choose a space',
        text: `On your turn you choose one of ${counted(config.candidates, { one: 'empty space', other: 'empty spaces' })}. What lies above, below, left and right of it decides what happens; corners do not count. With nothing beside it, it becomes an outpost (+).`,
        figure: offer.figure,
      },
      {
        title: 'Found a company',
        text: `Beside a star or an outpost, but no company, you found a company and get ${shares(founding.shares)}. Beside one star a share costs ${money(founding.price)}. There are ${number(config.companies)} companies; ${DEAD[config.deadSpaces]}. A company that was taken over can be founded again.`,
        figure: founding.figure,
      },
      {
        title: 'Let it grow',
        text: `Beside one company, it grows. Each space adds ${money(config.growth)} to the price of a share, each star beside it ${money(config.starBonus)}. Each outpost adds ${money(config.outpostBonus)} and joins. Here: ${money(growth.from)} to ${money(growth.to)}.`,
        figure: growth.figure,
      },
      {
        title: 'Get paid, then buy',
        text: `${config.dividendTo === 'mover' ? 'When you have placed, and only then,' : 'After each move'} your shares pay you ${percent(config.dividend / 100)} of their value: ${shares(dividend.shares)} at ${money(dividend.price)} pay ${money(dividend.amount)}. Then you buy with your cash${config.selling === 'none' ? '' : ', or sell'}, at the current price${config.shares === 0 ? '; the bank never runs out' : ''}.`,
        figure: dividend.figure,
      },
      {
        title: 'Merge',
        text: `${MERGERS[config.mergers]} (${TIES[config.ties]}), and the prices add up. ${number(config.conversion)} old shares become one new one (here ${number(merger.old)} become ${number(merger.gained)}; ${ROUNDING[config.conversionRounding]}), and a bonus of ${number(config.bonus)} times the old price ${BONUS[config.bonusTo]}: here you get ${money(merger.bonus)}.${SPACE[mergedSpace(config) ?? 'partly']}`,
        figure: merger.figure,
      },
      split === undefined
        ? {
            title: 'No splits',
            text: 'In this edition stock does not split, however high the price of a share.',
            figure: growth.figure,
          }
        : {
            title: 'Split',
            text: `When a share ${config.growthSplitWhen === 'passed' ? 'rises above' : 'reaches'} ${money(config.growthSplit)}, its price is halved and everybody’s shares are doubled: ${shares(split.shares)} at ${money(split.from)} become ${number(split.now)} at ${money(split.to)}. You lose nothing, and a cheaper share is easier to buy.`,
            figure: split.figure,
          },
    ],
  };
}

function ending(config: Config): string {
  const end = matchEnd(config);
  switch (end.by) {
    case 'moves':
      return `A match ends after ${number(end.count)} moves in all.`;
    case 'turns':
      return `A match ends when everybody has had ${number(end.count)} turns.`;
    case 'map':
      return 'A match ends when the map is as full as the edition says.';
  }
}
