/** What the options of Star Trader and their choices mean, in English. A file of its own: a program that only plays does without. */
import type { OptionWords } from '../../core/options.ts';
import type { Config } from './config.ts';

export const optionWords: OptionWords<Config> = {
  options: {
    minPlayers: 'Minimum number of captains.',
    maxPlayers: 'Maximum number of captains.',
    ships: 'Ships of each captain.',
    tons: 'Tons of cargo a ship can carry.',
    cash: 'Cash on board every ship at the start.',
    stars: 'Stars at the start: a number, or a formula for the captains (never more than `most-stars`).',
    mapSize: 'Side of the map in light years; SOL is in the middle.',
    minDistance: 'Minimum distance between any two stars, in light years.',
    developed: 'Maximum distance of developed stars from SOL, horizontally and vertically, in light years.',
    frontier: 'Minimum distance of frontier stars from SOL, horizontally or vertically, in light years.',
    frontierReach: 'How far out frontier stars lie.',
    classes: 'The order of classes from the fifth star on.',
    places: 'How places are drawn.',
    names: 'How stars get their names.',
    delays: 'Percentage of departures with an announced delay.',
    onTime: 'Percentage of ships that land on the expected day.',
    bids: 'Number of bids in one bargain.',
    margin: 'Profit margin: the larger it is, the less prices vary, by at most two thirds divided by it.',
    cents: 'Cents can be bid, deposited and withdrawn.',
    oversupply: 'What happens to goods a star has too much of.',
    idle: 'The price of a good that a star neither makes nor uses.',
    factor: 'Percentage that a factor, who bargains for you, keeps of the best bids; 0 for no factors.',
    interest: 'Yearly interest in percent.',
    mostStars: 'Maximum number of stars in a galaxy.',
    labels: 'The class that is shown for a star.',
    growthNews: 'Which developments of stars are announced.',
    reports: 'When all prices are reported.',
    years: 'Years a match lasts.',
  },
  choices: {
    frontierReach: { edge: 'to the edges and corners of the map', circle: 'no further from SOL than the edges are' },
    classes: {
      'underdeveloped-first': 'underdeveloped, developed, frontier',
      'frontier-first': 'frontier, underdeveloped, developed',
    },
    places: {
      floored: 'anywhere, checked for the distance, then rounded down to whole light years',
      whole: 'in whole light years from the start',
    },
    names: { drawn: 'each drawn until it is a new one', shuffled: 'the list is shuffled' },
    oversupply: {
      turns: 'they count as need at the next visit, as in 1974',
      kept: 'they are used up month by month, and the star wants none until then',
    },
    idle: { 'no-price': 'no price, so it cannot be traded', 'base-price': 'its base price' },
    labels: {
      rounded: 'the nearest one, as in 1974, even before it is reached',
      exact: 'the one the star has reached',
    },
    growthNews: { classes: 'only when a star reaches a class', steps: 'every step' },
    reports: { 'on-demand': 'each January, and when a captain in port asks', yearly: 'each January' },
  },
};
