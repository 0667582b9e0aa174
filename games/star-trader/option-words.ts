/** What the options of Star Trader and their choices mean, in English. A file of its own: a program that only plays does without. */
import type { OptionWords } from '../../core/options.ts';
import type { Config } from './config.ts';

export const optionWords: OptionWords<Config> = {
  options: {
    minPlayers: 'The fewest captains.',
    maxPlayers: 'The most captains.',
    ships: 'Ships each captain has.',
    tons: 'Tons of cargo a ship can carry.',
    cash: 'Cash on board of every ship at the start.',
    stars: 'Stars at the start: a number, or a formula for the captains (never more than `most-stars`).',
    mapSize: 'Side of the map in light years; SOL is in the middle.',
    minDistance: 'Light years between any two stars, at least.',
    developed: 'Developed stars lie no further than this to the side of SOL, above it or below it.',
    frontier: 'Frontier stars lie at least so far to the side of SOL, above it or below it.',
    frontierReach: 'How far out frontier stars lie.',
    classes: 'The classes from the fifth star on, in turn.',
    places: 'How places are drawn.',
    names: 'How stars get their names.',
    delays: 'Percent of departures that are delayed, and announced so.',
    onTime: 'Percent of ships that land when they are expected.',
    bids: 'Bids a captain has for one bargain.',
    margin: 'Profit margin: the larger, the less prices differ; a price is off by at most two thirds, divided by it.',
    cents: 'Parts of a dollar can be bid, deposited and withdrawn.',
    oversupply: 'What a star has got too much of.',
    idle: 'A good that a star neither makes nor uses.',
    factor: 'Percent that a factor keeps who bargains for you, of what the best bids come to; 0: there are no factors.',
    interest: 'Percent of interest a year.',
    mostStars: 'Stars a galaxy can grow to.',
    labels: 'The class that is shown for a star.',
    growthNews: 'What is heard of the development of stars.',
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
      floored: 'anywhere, tested for the distance, then rounded down to whole light years',
      whole: 'in whole light years from the start',
    },
    names: { drawn: 'each drawn until it is a new one', shuffled: 'the list is shuffled' },
    oversupply: {
      turns: 'counts as need at the next visit, as in 1974',
      kept: 'is used up month by month, and the star wants none meanwhile',
    },
    idle: { 'no-price': 'has no price and cannot be traded', 'base-price': 'has its base price' },
    labels: {
      rounded: 'the nearest one, as in 1974: it can be shown before it is reached',
      exact: 'the one a star has reached',
    },
    growthNews: { classes: 'only when a star reaches a class', steps: 'every step' },
    reports: { 'on-demand': 'each January, and when a captain asks for it in port', yearly: 'each January' },
  },
};
