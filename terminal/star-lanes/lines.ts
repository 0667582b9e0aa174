/** Star Lanes line by line. */
import type { Action, Event, StarLanesTypes } from '../../games/star-lanes/index.ts';
import type { LineTalk } from '../frame/line-talk.ts';
import type { Match } from '../play/match.ts';
import { readLine, usage } from '../play/read-line.ts';
import { drawBooks, drawGalaxy } from '../play/screen.ts';

type LanesMatch = Match<StarLanesTypes>;

export const STAR_LANES_TALK: LineTalk<StarLanesTypes> = {
  opening: ({ names, config, state }) =>
    `Edition ${config.edition}, ${state.movesInAll} moves at most. Type help when in doubt.\n${names[state.mover] ?? ''} begins.`,
  question,
  read: readLine,
  help: (view) => `${view.phase === 'place' ? PLACING : TRADING}\n${usage(view)}`,
  progress: ({ moves, movesInAll }) => `${moves} of ${movesInAll} moves`,
  isNews,
};

const PLACING = `You choose one of the spaces in brackets by its number: next to nothing it
becomes an outpost (+), next to a star (*) or an outpost it founds a company,
next to a company it makes it grow, between companies it merges them. Then you
are paid dividends and trade. Whoever is worth most at the end has won. All
rules: docs/rules/star-lanes.md.`;

const TRADING = `You trade with the bank at the prices shown. Shares pay dividends on each of
your turns, gain when their company grows, and are exchanged, with a bonus,
when it is merged into a larger one.`;

function question(match: LanesMatch, seat: number): string {
  const view = match.view(seat);
  const name = match.names[seat] ?? '';
  if (view.ask?.ask === 'place') {
    const spaces = view.ask.spaces.map(
      ({ space, companies }, i) =>
        `  ${String(i + 1).padEnd(3)}${space.padEnd(5)}${foresee(match, seat, space, companies?.[0])}`,
    );
    const head = `\nMove ${view.moves + 1} of ${view.movesInAll}: ${name}`;
    return `${[head, drawGalaxy(view), drawBooks(view, seat), ...spaces].join('\n')}\n${name}, where do you place? `;
  }
  const asked = view.ask?.companies ?? [];
  const one = view.companies.find(({ company }) => company === asked[0]?.company)?.name ?? '';
  const which = view.config.trading === 'in-order' ? `how many shares of ${one}?` : 'your orders?';
  return `${drawBooks(view, seat)}\n${name}, ${which} `;
}

/** What would happen on an offered space, in words: the move is played on a copy and forgotten. */
function foresee(match: LanesMatch, seat: number, space: string, company: string | undefined): string {
  const action: Action = company === undefined ? { type: 'place', space } : { type: 'place', space, company };
  const step = match.game.apply(match.state, seat, action);
  if (!step.ok) return match.game.explainRefusal(step.refusal);
  const own = step.events.filter(({ type }) => !['offered', 'dividend', 'ended'].includes(type));
  return own.map((event) => shortly(match, event, seat)).join(' ');
}

/** What an event would be, without saying again who places where. */
function shortly(match: LanesMatch, event: Event, seat: number): string {
  if (event.type === 'outpost') return 'an outpost';
  const told = match.tell(event);
  const beginning = `${match.names[seat] ?? ''} `;
  return told.startsWith(beginning) ? told.slice(beginning.length) : told;
}

/** Orders for nothing and dividends of nothing are none; the standings follow as a table. */
function isNews(event: Event): boolean {
  if (event.type === 'traded') return event.orders.some(({ shares }) => shares !== 0);
  if (event.type === 'dividend') return event.amount !== 0;
  return event.type !== 'offered' && event.type !== 'ended';
}
