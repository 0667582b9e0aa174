/** Level 5: keeps a logbook, plans routes of several stops, bargains well and banks what it does not need. */
import type { StarTraderTypes } from '../../games/star-trader/index.ts';
import { starName } from '../../games/star-trader/position.ts';
import type { Style } from './style.ts';
import { navigating } from './navigating.ts';
import { Navigator } from './routes.ts';
import type { Bot } from '../bot.ts';

export const CAPTAIN: Style = { oversell: 2, carry: 0.15, stops: 2 };

export const captain: Bot<StarTraderTypes> = navigating(
  {
    name: 'captain',
    level: 5,
    about: 'Keeps a logbook of every star, plans its routes, bargains to the last bid and banks what it does not need.',
    playouts: 0,
  },
  CAPTAIN,
  (position) => starName(position, new Navigator(position, CAPTAIN).best(position)),
);
