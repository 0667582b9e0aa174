/** Star Lanes line by line: what is shown as plain text of at most 80 columns, and what a typed line means. */
import { must } from '../../core/must.ts';
import { starLanes } from '../../games/star-lanes/index.ts';
import type { Action, Event, StarLanesTypes, View } from '../../games/star-lanes/index.ts';
import { columnName } from '../../games/star-lanes/spaces.ts';
import { money } from '../../games/star-lanes/text.ts';
import type { TypedLine, LineTalk } from '../frame/game-screens.ts';
import type { MatchModel } from '../../client/match-model.ts';
import { positionOf } from '../../insight/star-lanes/foresee.ts';

type LanesLineModel = MatchModel<StarLanesTypes>;

export const STAR_LANES_TALK: LineTalk<StarLanesTypes> = {
  opening: ({ names, view: { config, movesInAll, mover } }) =>
    `Edition ${config.edition}, ${movesInAll} moves at most. Type help when in doubt.\n${must(names[mover], 'a name')} begins.`,
  question,
  read: (text, { view }) => readLine(text, view),
  help: (view) => `${view.phase === 'place' ? PLACING : TRADING}\n${usage(view)}`,
};

const PLACING = `You choose one of the spaces in brackets by its number: next to nothing it
becomes an outpost (+), next to a star (*) or an outpost it founds a company,
next to a company it makes it grow, between companies it merges them. Then you
are paid dividends and trade. The player worth most at the end wins. All
rules: docs/rules/star-lanes.md.`;

const TRADING = `You trade with the bank at the prices shown. Shares pay dividends on each of
your turns, gain when their company grows, and are exchanged, with a bonus,
when it is merged into a larger one.`;

function question(model: LanesLineModel, seat: number): string {
  const { view } = model;
  const name = must(model.names[seat], 'a name');
  if (view.ask?.ask === 'place') {
    const spaces = view.ask.spaces.map(
      ({ space, companies }, i) =>
        `  ${String(i + 1).padEnd(3)}${space.padEnd(5)}${foresee(model, seat, space, companies?.[0])}`,
    );
    const head = `\nMove ${view.moves + 1} of ${view.movesInAll}: ${name}`;
    return `${[head, drawGalaxy(view), drawBooks(view, seat), ...spaces].join('\n')}\n${name}, where do you place? `;
  }
  return `${drawBooks(view, seat)}\n${name}, ${which(view)} `;
}

/** Where trading goes in order, one company is asked about at a time. */
function which(view: View): string {
  const asked = askedCompany(view);
  return asked === undefined ? 'your orders?' : `how many shares of ${asked.name}?`;
}

function askedCompany({ ask, companies }: View): View['companies'][number] | undefined {
  if (ask?.ask !== 'trade' || ask.trading !== 'in-order') return undefined;
  const [asked] = ask.companies;
  return must(
    companies.find(({ company }) => company === asked?.company),
    'the company that is asked about',
  );
}

/** What would happen on an offered space, in words: the move is played on a copy and forgotten. */
function foresee(model: LanesLineModel, seat: number, space: string, company: string | undefined): string {
  const action: Action = company === undefined ? { type: 'place', space } : { type: 'place', space, company };
  const step = starLanes.apply(positionOf(model.view, model.events), seat, action);
  if (!step.ok) return starLanes.explainRefusal(step.refusal);
  const own = step.events.filter(({ type }) => !['offered', 'dividend', 'ended'].includes(type));
  return own.map((event) => shortly(model, event, seat)).join(' ');
}

/** What an event would be, without saying again who places where. */
function shortly({ names, view }: LanesLineModel, event: Event, seat: number): string {
  if (event.type === 'outpost') return 'an outpost';
  const told = starLanes.describeEvent(event, names, view.config);
  const beginning = `${must(names[seat], 'a name')} `;
  return told.startsWith(beginning) ? told.slice(beginning.length) : told;
}

/** The galaxy with its row numbers and column letters; offered spaces have their numbers in brackets. */
function drawGalaxy({ map, ask, config }: View): string {
  const offered = ask?.ask === 'place' ? ask.spaces.map(({ space }) => space) : [];
  const heading = `    ${Array.from({ length: config.columns }, (_, column) => columnName(column).padStart(2).padEnd(3)).join('')}`;
  const rows = map.map((row, r) => {
    const marks = [...row].map((mark, c) => {
      const number = offered.indexOf(`${r + 1}${columnName(c)}`) + 1;
      return number === 0 ? ` ${mark} ` : `[${number > 9 ? mark : number}]`;
    });
    return `${String(r + 1).padStart(3)} ${marks.join('')}`;
  });
  return [heading, ...rows].map((line) => line.trimEnd()).join('\n');
}

/** The companies on the map, with what the player has of each, and the cash. */
function drawBooks(view: View, seat: number): string {
  const books = must(view.books[seat], 'the books of a player');
  const rows = view.companies
    .map((company, i) => ({ ...company, shares: must(books.shares[i], 'the shares of a company') }))
    .filter(({ size }) => size > 0)
    .map(({ company, name, size, price, shares }) => {
      const facts = [String(size), money(price), String(shares), money(shares * price)];
      return `  ${company} ${name.padEnd(24)}${facts.map((fact) => fact.padStart(11)).join('')}`;
    });
  const heading = `    ${'company'.padEnd(24)}${['size', 'price', 'shares', 'worth'].map((word) => word.padStart(11)).join('')}`;
  const purse = `  Cash ${money(books.cash)}, net worth ${money(books.net)}.`;
  return rows.length === 0 ? purse : [heading, ...rows, purse].join('\n');
}

/** Reads a line forgivingly: small letters, missing blanks and `=` or `M` for all one can buy. */
function readLine(text: string, view: View): TypedLine<Action> {
  const typed = text.trim().replaceAll(/\s+/g, ' ');
  const word = typed.toLowerCase();
  if (word === 'help' || word === '?') return { line: 'help' };
  if (word === 'map' || word === 'stock' || word === 'show') return { line: 'show' };
  if (word === 'quit' || word === 'exit' || word === 'q') return { line: 'quit' };
  const action = view.ask?.ask === 'trade' ? readTrade(typed, view) : readPlace(typed, view);
  if (action !== undefined) return { line: 'action', action };
  if (word === 'end') return { line: 'action', action: { type: 'end' } };
  return { line: 'unclear', sentence: usage(view) };
}

/** A space by its name, or by its place among those that are offered. */
function readPlace(typed: string, { ask }: View): Action | undefined {
  const [, number = '', company = ''] = /^(\d+)( [A-L])?$/i.exec(typed) ?? [];
  const space = ask?.ask === 'place' ? ask.spaces[Number(number) - 1]?.space : undefined;
  return starLanes.parseAction((space === undefined ? typed : space + company).toUpperCase());
}

function readTrade(typed: string, view: View): Action | undefined {
  if (typed === '' || typed.toLowerCase() === 'pass') return passing(view);
  // Asked for one company, a number is enough.
  const asked = askedCompany(view);
  if (asked !== undefined && /^([=mM]|[+-]?[\d.]+)$/.test(typed)) return readTrade(`${asked.company} ${typed}`, view);
  const orders = typed
    .toUpperCase()
    .replaceAll(/([A-L]) ?([=M]|[+-]?\d+(?:\.\d+)?) ?,? ?/g, (_, company: string, shares: string) => {
      return `${company} ${shares === '=' || shares === 'M' ? mostOf(view, company) : shares.replace('+', '')}, `;
    })
    .replace(/, $/, '');
  return starLanes.parseAction(orders);
}

/** Trading nothing: on a sheet no order, in order none of the company asked about. */
function passing({ ask }: View): Action {
  if (ask?.ask !== 'trade' || ask.trading === 'sheet') return { type: 'trade', orders: [] };
  return { type: 'trade', orders: ask.companies.map(({ company }) => ({ company, shares: 0 })) };
}

function mostOf({ ask }: View, letter: string): number {
  return ask?.ask === 'trade' ? (ask.companies.find(({ company }) => company === letter)?.most ?? 0) : 0;
}

/** What can be typed now. */
function usage({ ask }: View): string {
  if (ask?.ask === 'place') {
    const chosen = ask.spaces.find(({ companies }) => companies !== undefined);
    const also =
      chosen === undefined
        ? ''
        : ` (with a company where there is a choice: ${chosen.space} ${chosen.companies?.[0] ?? 'A'})`;
    const names = ask.spaces.map(({ space }) => space).join(', ');
    return `Type one of ${names}, or its number from 1 to ${ask.spaces.length}${also}; or map, stock, help, quit.`;
  }
  const example = ask?.companies[0]?.company ?? 'A';
  const forms =
    ask?.trading === 'in-order'
      ? '5 or -2, = for all you can buy'
      : `${example} 5 or ${example} -2, ${example} = for all you can buy`;
  return `Type orders such as ${forms}; press Enter to go on without; or map, stock, help, quit.`;
}
