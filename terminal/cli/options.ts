/**
 * `starlanes options`: the editions of a game and every option with its limits, made from the same
 * table the checks are made from; with a notation it says what that comes to.
 */
import { parseArgs } from 'node:util';
import { notationProblem } from '../options/notation-problem.ts';
import type { OptionBook, OptionPage } from '../options/option-book.ts';
import { STAR_LANES_OPTIONS } from '../options/star-lanes.ts';
import { STAR_TRADER_OPTIONS } from '../options/star-trader.ts';
import { putList, putPage } from '../help-page.ts';
import { put, tellUser } from '../streams.ts';
import type { Streams } from '../streams.ts';

const HELP = `starlanes options [NOTATION] [--game GAME] [--json]

Without a notation: the editions, and every option with what it allows.
With one, such as today+rows=14+black-holes=3: every option's value in it, or what is wrong with it.
The games are star-lanes, which is meant when none is named, and star-trader.
`;

const BOOKS: readonly OptionBook[] = [STAR_LANES_OPTIONS, STAR_TRADER_OPTIONS];

export async function options(args: readonly string[], streams: Streams): Promise<number> {
  if (args.includes('--help')) return putPage(streams, HELP);
  const words = parse(args);
  const [notation, ...more] = words?.positionals ?? [];
  if (words === undefined || more.length > 0) {
    await tellUser(streams, `"${more[0] ?? args.join(' ')}" was not understood. Try: starlanes options --help`);
    return 2;
  }
  const { game, json } = words.values;
  const book = BOOKS.find((one) => one.game === game);
  const problem = book === undefined ? `--game is one of ${BOOKS.map((one) => one.game).join(', ')}.` : undefined;
  if (book === undefined || problem !== undefined) {
    await tellUser(streams, problem ?? '');
    return 2;
  }
  if (notation === undefined) return json ? say(streams, toJson(form(book))) : putList(streams, describeAll(book));
  return tellNotation(book, notation, json, streams);
}

function parse(args: readonly string[]) {
  try {
    const known = {
      game: { type: 'string', default: 'star-lanes' },
      json: { type: 'boolean', default: false },
    } as const;
    return parseArgs({ args: [...args], options: known, allowPositionals: true });
  } catch {
    return undefined;
  }
}

async function tellNotation(book: OptionBook, notation: string, json: boolean, streams: Streams): Promise<number> {
  const reading = book.values(notation);
  if (!reading.ok) {
    await tellUser(streams, `${notation}: ${notationProblem(book, notation, reading.problem)}`);
    return 2;
  }
  return json ? say(streams, toJson(reading.value)) : putList(streams, describe(book, reading.value));
}

async function say(streams: Streams, text: string): Promise<number> {
  await put(streams.output, text);
  return 0;
}

function toJson(content: unknown): string {
  return `${JSON.stringify(content, undefined, 2)}\n`;
}

/** The form of options as data, for screens and programs. */
function form({ editions, options: all, historic, ...book }: OptionBook): object {
  const defaults = book.values(historic.edition);
  return {
    editions: Object.entries(editions).map(([name, { title, year, machine, history }]) => ({
      name,
      title,
      year,
      machine,
      history,
    })),
    options: all.map(({ name, details }) => ({
      name,
      ...details,
      default: defaults.ok ? defaults.value.options[name] : '',
    })),
  };
}

/** The whole list as text. */
export function describeAll(book: OptionBook = STAR_LANES_OPTIONS): string {
  const editions = Object.entries(book.editions).map(
    ([name, { year, history }]) => `  ${name.padEnd(20)}${year ?? '    '}  ${history}`,
  );
  const groups = book.groups.flatMap((group) => [
    '',
    group,
    ...pagesOf(book, group).flatMap((page) => lines(book, page)),
  ]);
  return ['Editions', ...editions, ...groups, ''].join('\n');
}

function lines(book: OptionBook, { name, sentence, allowed, choices }: OptionPage): string[] {
  const { edition, year } = book.historic;
  const [historic, ours] = [edition, 'today'].map((one) => valueIn(book, one, name));
  return [
    `${`  ${name}`.padEnd(24)}${sentence}`,
    `${' '.repeat(24)}${year}: ${historic}; today: ${ours}; ${allowed}`,
    ...Object.entries(choices).map(([choice, meaning]) => `${' '.repeat(26)}${choice}: ${meaning}`),
  ];
}

interface Told {
  readonly notation: string;
  readonly options: Readonly<Record<string, string>>;
}

function describe(book: OptionBook, told: Told): string {
  const groups = book.groups.flatMap((group) => [
    '',
    group,
    ...pagesOf(book, group).map(({ name }) => `  ${name.padEnd(22)}${told.options[name] ?? ''}`),
  ]);
  return [told.notation, ...groups, ''].join('\n');
}

function pagesOf({ options: all }: OptionBook, group: string): readonly OptionPage[] {
  return all.filter((page) => page.group === group);
}

function valueIn(book: OptionBook, edition: string, name: string): string {
  const reading = book.values(edition);
  return reading.ok ? (reading.value.options[name] ?? '') : '';
}
