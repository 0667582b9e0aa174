/** Star Lanes line by line: what is shown as plain text of at most 80 columns, and what a typed line means. */
import { must } from '../../core/must.ts';
import { starLanes } from '../../games/star-lanes/index.ts';
import type { Action, Event, StarLanesTypes, View } from '../../games/star-lanes/index.ts';
import { columnName } from '../../games/star-lanes/spaces.ts';
import type { TypedLine, LineTalk } from '../frame/game-screens.ts';
import type { MatchModel } from '../../client/match-model.ts';
import { positionOf } from '../../insight/star-lanes/foresee.ts';
import { padded } from '../screen/marks.ts';
import { lanes, lanesGame } from './speech.ts';
import { lanesMoment } from './words.ts';
import { frameWords } from '../words.ts';

type LanesLineModel = MatchModel<StarLanesTypes>;

export const STAR_LANES_TALK: LineTalk<StarLanesTypes> = {
  opening: ({ names, view: { config, movesInAll, mover } }) =>
    lanes().lines.opening(config.edition, movesInAll, must(names[mover], 'a name')),
  question,
  read: (text, { view }) => readLine(text, view),
  help: (view) => `${view.phase === 'place' ? lanes().lines.placing : lanes().lines.trading}\n${usage(view)}`,
};

function question(model: LanesLineModel, seat: number): string {
  const { view } = model;
  const { lines } = lanes();
  const name = must(model.names[seat], 'a name');
  if (view.ask?.ask === 'place') {
    const spaces = view.ask.spaces.map(
      ({ space, companies }, i) =>
        `  ${String(i + 1).padEnd(3)}${space.padEnd(5)}${foresee(model, seat, space, companies?.[0])}`,
    );
    const head = `\n${sentenceStart(lanesMoment(view))}${frameWords().signs.colon}${name}`;
    return `${[head, drawGalaxy(view), drawBooks(view, seat), ...spaces].join('\n')}\n${lines.place(name)} `;
  }
  const asked = askedCompany(view);
  // Where trading goes in order, one company is asked about at a time.
  const which = asked === undefined ? lines.orders(name) : lines.sharesOf(name, asked.name);
  return `${drawBooks(view, seat)}\n${which} `;
}

function sentenceStart(words: string): string {
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** The company that is asked about, where trading goes in order. */
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
  if (!step.ok) return lanesGame().explain(step.refusal);
  const own = step.events.filter(({ type }) => !['offered', 'dividend', 'ended'].includes(type));
  return own.map((event) => shortly(model, event, seat)).join(' ');
}

/** What an event would be, without saying again who places where. */
function shortly({ names, view }: LanesLineModel, event: Event, seat: number): string {
  if (event.type === 'outpost') return lanes().outcome.outpost;
  const told = lanesGame().tell(event, names, view.config);
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
  const { lines, money } = lanes();
  const books = must(view.books[seat], 'the books of a player');
  const rows = view.companies
    .map((company, i) => ({ ...company, shares: must(books.shares[i], 'the shares of a company') }))
    .filter(({ size }) => size > 0)
    .map(({ company, name, size, price, shares }) => {
      const facts = [String(size), money(price), String(shares), money(shares * price)];
      return `  ${company} ${padded(name, 24)}${facts.map((fact) => fact.padStart(11)).join('')}`;
    });
  const heading = `    ${padded(lines.company, 24)}${lines.heads.map((word) => word.padStart(11)).join('')}`;
  const purse = `  ${lines.purse(money(books.cash), money(books.net))}`;
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
  const { lines } = lanes();
  if (ask?.ask === 'place') {
    const chosen = ask.spaces.find(({ companies }) => companies !== undefined);
    const also = chosen === undefined ? '' : lines.withCompany(`${chosen.space} ${chosen.companies?.[0] ?? 'A'}`);
    const names = ask.spaces.map(({ space }) => space).join(', ');
    return lines.typePlace(names, ask.spaces.length, also);
  }
  const example = ask?.companies[0]?.company ?? 'A';
  return lines.typeTrade(ask?.trading === 'in-order' ? lines.typeOne : lines.typeMany(example));
}
