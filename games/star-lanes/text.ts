/** The words of Star Lanes: every event, refusal and contradiction as a sentence. The rules hold none. */
import { inWords } from '../../core/result.ts';
import type { Wording } from '../../core/result.ts';
import type { Config } from './config.ts';
import type { StarLanesContradiction } from './contradictions.ts';
import { companyName } from './editions.ts';
import { companyOf } from './position.ts';
import type { Ending, Event, Refusal, Surroundings } from './types.ts';

/** An event in words; `you` is the seat of the player who reads them, where one alone does. */
export function describeEvent(event: Event, names: readonly string[], config: Config, you?: number): string {
  const who = (seat: number) => (seat === you ? 'You' : (names[seat] ?? `Player ${seat + 1}`));
  const verb = (seat: number, others: string, own: string) => (seat === you ? own : others);
  const what = (letter: string) => companyName(config, companyOf(letter));
  switch (event.type) {
    case 'started':
      return `${who(event.first)} ${verb(event.first, 'is', 'are')} the first player to move.`;
    case 'offered':
      return `Move ${event.move}: ${who(event.to)} may choose ${event.spaces.join(', ')}.`;
    case 'outpost':
      return `${who(event.by)} ${verb(event.by, 'places', 'place')} an outpost on ${event.space}.`;
    case 'lost':
      return `${who(event.by)} ${verb(event.by, 'loses', 'lose')} an outpost on ${event.space} to a black hole.`;
    case 'founded':
      return `${who(event.by)} ${verb(event.by, 'founds', 'found')} ${what(event.company)} on ${event.space}${around(event)}: size ${event.size}, ${money(event.price)} a share${founderShares(event.shares)}.`;
    case 'grown':
      return `${who(event.by)} ${verb(event.by, 'extends', 'extend')} ${what(event.company)} to ${event.space}${around(event)}: size ${event.size}, ${money(event.price)} a share.`;
    case 'merged':
      return `${who(event.by)} on ${event.space}: ${what(event.from)} merges into ${what(event.into)}: size ${event.size}, ${money(event.price)} a share.${exchanges(event, who)}`;
    case 'joined':
      return `${event.space} joins ${what(event.company)}${around(event)}: size ${event.size}, ${money(event.price)} a share.`;
    case 'split':
      return `The stock of ${what(event.company)} splits 2 for 1, from ${money(event.from)} to ${money(event.price)}.`;
    case 'swallowed':
      return `${what(event.company)} is swallowed by a black hole: ${count(event.spaces.length, 'space')} empty again, its shares are void.`;
    case 'dividend':
      return `${who(event.to)} ${verb(event.to, 'is', 'are')} paid ${money(event.amount)} in dividends.`;
    case 'traded':
      return `${who(event.by)} ${trades(event.orders, what, event.by === you)}.`;
    case 'extended':
      return `All players agree to play longer: ${event.movesInAll} moves in all.`;
    case 'ended':
      return `The match is over: ${explainEnding(event.why, event.by === undefined ? '' : who(event.by), you !== undefined && event.by === you)}. ${event.standings
        .map((standing, seat) => `${who(seat)} ${money(standing.net)}`)
        .join(', ')}.`;
  }
}

/** A refusal in words: what was wrong and what would be right. */
export function explainRefusal(refusal: Refusal): string {
  switch (refusal.why) {
    case 'over':
      return 'The match is over.';
    case 'not-your-turn':
      return `It is player ${refusal.toAct + 1}’s turn.`;
    case 'place-first':
      return `First place on one of ${refusal.spaces.join(', ')}.`;
    case 'trade-first':
      return 'You have already placed; now trade or pass.';
    case 'not-offered':
      return `${refusal.space} is not offered; choose one of ${refusal.spaces.join(', ')}.`;
    case 'choose-company':
      return `Name a company, as in "${refusal.space} ${refusal.companies[0] ?? 'A'}": ${refusal.companies.join(', ')}.`;
    case 'no-choice':
      return `There is no company to choose on ${refusal.space}.`;
    case 'one-at-a-time':
      return `Now give one order for company ${refusal.company}, as in "${refusal.company} 5" or "${refusal.company} 0".`;
    case 'named-twice':
      return `Company ${refusal.company} is named twice.`;
    case 'not-active':
      return `Company ${refusal.company} is not on the map.`;
    case 'worthless':
      return `Company ${refusal.company} has no price; you cannot trade its shares.`;
    case 'not-whole':
      return 'Use whole numbers of shares.';
    case 'too-large':
      return 'That number is too large.';
    case 'no-selling':
      return 'You may not sell stock.';
    case 'not-owned':
      return `You own ${refusal.owned} of company ${refusal.company}; you cannot sell more.`;
    case 'none-left':
      return `Only ${count(refusal.left, 'share')} of company ${refusal.company} ${refusal.left === 1 ? 'is' : 'are'} left.`;
    case 'too-dear':
      return `You have only ${money(Math.floor(refusal.cash))}.`;
    case 'no-end-command':
      return 'Matches of this edition cannot be ended early.';
  }
}

/** What cannot go together in a configuration, in words. */
export function explainContradiction(contradiction: StarLanesContradiction): string {
  return inWords(contradiction, CONTRADICTIONS);
}

const CONTRADICTIONS: Wording<StarLanesContradiction> = {
  'fewest-above-most': ({ minPlayers, maxPlayers }) =>
    `min-players=${minPlayers} is more than max-players=${maxPlayers}`,
  'map-signs': () => 'a map is drawn with numbers (empty spaces), *, @, o and / between rows',
  'map-too-wide': () => 'a row of a map has at most 40 spaces',
  'map-rows': ({ drawn, rows }) => `the map has ${drawn} rows, but rows=${rows}`,
  'map-columns': ({ row, drawn, columns }) => `row ${row} of the map has ${drawn} spaces, but columns=${columns}`,
  'too-many-marks': ({ marks, rows, columns, most }) =>
    `${marks} stars and black holes are more than half of a galaxy of ${rows}x${columns} (${most} at most)`,
  'chosen-ties-need-largest': () =>
    'ties=chosen needs mergers=largest: with pairwise mergers there is no single choice to make',
  'phantoms-need-largest': () => 'phantoms=on needs mergers=largest',
  'altair-needs-in-order': () => 'arithmetic=altair needs trading=in-order: the Altair counted one order at a time',
  'historic-only': ({ option, edition }) => `${option} is for historic editions; ${edition} is not one`,
};

/** Dollars with commas, as in $1,250. */
export function money(amount: number): string {
  return `${amount < 0 ? '−' : ''}$${grouped(Math.abs(amount))}`;
}

/** A number from 0 with commas: 1,250. */
function grouped(number: number): string {
  const [whole = '0', ...rest] = String(number).split('.');
  return [whole.replaceAll(/\B(?=(\d{3})+$)/g, ','), ...rest].join('.');
}

function count(number: number, noun: string): string {
  return `${grouped(number)} ${noun}${number === 1 ? '' : 's'}`;
}

function around({ stars, outposts, holes }: Surroundings): string {
  const parts = [
    stars > 0 ? count(stars, 'star') : '',
    outposts.length > 0 ? count(outposts.length, 'outpost') : '',
    holes > 0 ? count(holes, 'black hole') : '',
  ].filter((part) => part !== '');
  return parts.length === 0 ? '' : ` (with ${parts.join(', ')})`;
}

function founderShares(shares: number): string {
  return shares === 0 ? '' : `, ${count(shares, 'share')} for the founder`;
}

function exchanges(event: Event & { type: 'merged' }, who: (seat: number) => string): string {
  return event.exchanges
    .map((exchange, seat) => ({ exchange, seat }))
    .filter(({ exchange }) => exchange.old !== 0)
    .map(
      ({ exchange, seat }) =>
        ` ${who(seat)}: ${count(exchange.old, 'share')} ${exchange.old === 1 ? 'becomes' : 'become'} ${grouped(exchange.gained)}, bonus ${money(exchange.bonus)}.`,
    )
    .join('');
}

function trades(
  orders: (Event & { type: 'traded' })['orders'],
  what: (letter: string) => string,
  isYou: boolean,
): string {
  const told = orders
    .filter(({ shares }) => shares !== 0)
    .map(({ company, shares, price }) => {
      const verb = shares > 0 ? 'buy' : 'sell';
      return `${verb}${isYou ? '' : 's'} ${grouped(Math.abs(shares))} of ${what(company)} at ${money(price)}`;
    });
  return told.length === 0 ? `${isYou ? 'do' : 'does'} not trade` : told.join(', ');
}

/** Why a match ended; `by` is who called it. */
export function explainEnding(why: Ending, by: string, isYou = false): string {
  switch (why) {
    case 'moves':
      return 'all moves have been made';
    case 'rounds':
      return 'all rounds have been played';
    case 'full':
      return 'the galaxy is full enough';
    case 'lanes':
      return 'the lanes have grown long enough';
    case 'largest':
      return 'one company has grown large enough';
    case 'no-spaces':
      return 'too few spaces are left to offer';
    case 'called':
      return `${isYou ? 'you have' : `${by} has`} ended it`;
    case 'agreed':
      return 'all players agreed to end it here';
    case 'endless':
      return 'there have been four moves for every space';
  }
}
