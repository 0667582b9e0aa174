/**
 * `starlanes options`: the editions of a game and every option with its limits, made from the same
 * table the checks are made from; with a notation it says what that comes to.
 */
import { parseArgs } from 'node:util';
import type { Types } from '../../core/contract.ts';
import type { GameKit } from '../../core/kit.ts';
import { must } from '../../core/must.ts';
import { allowedBy } from '../../core/options.ts';
import type { GameOption } from '../../core/options.ts';
import { kitOf, kits } from '../../games/index.ts';
import { sayAllowed } from '../../text/en/options.ts';
import { notationProblem } from '../options/notation-problem.ts';
import { putList, putPage } from '../help-page.ts';
import { put, tellUser } from '../streams.ts';
import type { Streams } from '../streams.ts';

const HELP = `starlanes options [NOTATION] [--game GAME] [--json]

Without a notation: the editions, and every option with what it allows.
With one, such as today+rows=14+black-holes=3: every option's value in it, or what is wrong with it.
The games are star-lanes, which is meant when none is named, and star-trader.
`;

export async function options(args: readonly string[], streams: Streams): Promise<number> {
  if (args.includes('--help')) return putPage(streams, HELP);
  const words = parse(args);
  const [notation, ...more] = words?.positionals ?? [];
  if (words === undefined || more.length > 0) {
    await tellUser(streams, `"${more[0] ?? args.join(' ')}" was not understood. Try: starlanes options --help`);
    return 2;
  }
  const { game, json } = words.values;
  const kit = kitOf(game);
  if (kit === undefined) {
    await tellUser(streams, `--game is one of ${kits.map((one) => one.game.id).join(', ')}.`);
    return 2;
  }
  if (notation === undefined) return json ? say(streams, toJson(form(kit))) : putList(streams, describeAll(kit));
  return tellNotation(kit, notation, json, streams);
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

async function tellNotation<T extends Types>(
  { game, options: table }: GameKit<T>,
  notation: string,
  json: boolean,
  streams: Streams,
): Promise<number> {
  const config = table.parse(notation);
  if (!config.ok) {
    await tellUser(streams, `${notation}: ${notationProblem(game, config.problem)}`);
    return 2;
  }
  const values = table.values(config.value);
  const named = Object.fromEntries(table.options.map(({ key, name }) => [name, values[key]]));
  if (json) return say(streams, toJson({ notation: table.format(config.value), options: named }));
  const lines = inGroups(table.groups, table.options, ({ name }) => [`  ${name.padEnd(22)}${named[name]}`]);
  return putList(streams, [table.format(config.value), ...lines, ''].join('\n'));
}

async function say(streams: Streams, text: string): Promise<number> {
  await put(streams.output, text);
  return 0;
}

function toJson(content: unknown): string {
  return `${JSON.stringify(content, undefined, 2)}\n`;
}

/** The form of options as data, for screens and programs. */
function form<T extends Types>(kit: GameKit<T>): object {
  const usual = valuesIn(kit, kit.historic);
  return {
    editions: Object.keys(kit.game.editions).map((name) => {
      const { title, year, machine, history } = must(kit.editions[name], name);
      return { name, title, year, machine, history };
    }),
    options: kit.options.options.map(({ key, name, ...details }) => ({ name, ...details, default: usual[key] })),
  };
}

/** The whole list as text. */
export function describeAll<T extends Types>(kit: GameKit<T>): string {
  const { groups, options: all } = kit.options;
  const editions = Object.keys(kit.game.editions).map((name) => {
    const { year, history } = must(kit.editions[name], name);
    return `  ${name.padEnd(20)}${year ?? '    '}  ${history}`;
  });
  const historic = { year: kit.editions[kit.historic]?.year, values: valuesIn(kit, kit.historic) };
  const ours = valuesIn(kit, must(Object.keys(kit.editions)[0], 'an edition'));
  const lines = inGroups(groups, all, (option) => [
    `${`  ${option.name}`.padEnd(24)}${option.sentence}`,
    `${' '.repeat(24)}${historic.year}: ${historic.values[option.key]}; today: ${ours[option.key]}; ${sayAllowed(allowedBy(option))}`,
    ...(option.kind === 'choice' ? Object.entries(option.choices) : []).map(
      ([choice, meaning]) => `${' '.repeat(26)}${choice}: ${meaning}`,
    ),
  ]);
  return ['Editions', ...editions, ...lines, ''].join('\n');
}

/** The options under the headings of their groups. */
function inGroups(
  groups: readonly string[],
  all: readonly GameOption[],
  linesOf: (option: GameOption) => readonly string[],
): readonly string[] {
  return groups.flatMap((group) => ['', group, ...all.filter((option) => option.group === group).flatMap(linesOf)]);
}

function valuesIn<T extends Types>({ game, options: table }: GameKit<T>, edition: string) {
  return table.values(must(game.editions[edition], edition));
}
