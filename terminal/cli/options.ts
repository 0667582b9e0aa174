/**
 * `starlanes options`: the editions of a game and every option with its limits, made from the same
 * table the checks are made from; with a notation it says what that comes to.
 */
import { hanging } from '../screen/marks.ts';
import type { Types } from '../../core/contract.ts';
import { usualEdition } from '../../core/kit.ts';
import type { GameKit } from '../../core/kit.ts';
import { must } from '../../core/must.ts';
import { allowedBy } from '../../core/options.ts';
import type { GameOption } from '../../core/options.ts';
import { sayAllowed } from '../../text/en/options.ts';
import { notationProblemOf } from './notation-problem.ts';
import { refuse, say } from '../streams.ts';
import type { Streams } from '../streams.ts';
import { screensOf } from '../frame/game-screens.ts';
import { explain } from '../words.ts';
import type { OptionsValues } from './study-commands.ts';
import { pageOptions } from './entry.ts';
import type { CommandLine } from './entry.ts';

export async function options({ notation, game, json }: OptionsValues, line: CommandLine): Promise<number> {
  const { kit } = must(screensOf(line.listed, game), game);
  if (notation !== undefined) return tellNotation(kit, notation, json, line);
  return json ? say(line, toJson(form(kit))) : sayList(line, describeAll(kit));
}

async function tellNotation<T extends Types>(
  { game, options: table }: GameKit<T>,
  notation: string,
  json: boolean,
  streams: Streams,
): Promise<number> {
  const config = table.parse(notation);
  if (!config.ok)
    return refuse(streams, { why: 'in-file', file: notation, said: explain(notationProblemOf(game, config.problem)) });
  const values = table.values(config.value);
  const named = Object.fromEntries(table.options.map(({ key, name }) => [name, values[key]]));
  if (json) return say(streams, toJson({ notation: table.format(config.value), options: named }));
  const lines = inGroups(table.groups, table.options, ({ name }) => [`  ${name.padEnd(22)}${named[name]}`]);
  return sayList(streams, [table.format(config.value), ...lines, ''].join('\n'));
}

/** Prints a list as wide as the terminal is; its lines stay apart. */
function sayList(streams: Streams, list: string): Promise<number> {
  const lines = list.split('\n').flatMap((line) => hanging(line, pageOptions(streams).width));
  return say(streams, lines.join('\n'));
}

function toJson(content: unknown): string {
  return `${JSON.stringify(content, undefined, 2)}\n`;
}

/** The form of options as data, for screens and programs. */
function form<T extends Types>(kit: GameKit<T>): object {
  const usual = valuesIn(kit, kit.historic);
  return {
    editions: Object.keys(kit.game.editions).map((name) => {
      const { title, year, machine, history, limits } = must(kit.editions[name], name);
      return { name, title, year, machine, history, limits };
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
  const [historic, usual] = [kit.historic, usualEdition(kit)];
  const when = kit.editions[historic]?.year ?? historic;
  const [then, now] = [valuesIn(kit, historic), valuesIn(kit, usual)];
  const lines = inGroups(groups, all, (option) => [
    `${`  ${option.name}`.padEnd(24)}${option.sentence}`,
    `${' '.repeat(24)}${when}: ${then[option.key]}; ${usual}: ${now[option.key]}; ${sayAllowed(allowedBy(option))}${ownLimits(kit, option)}`,
    ...(option.kind === 'choice' ? Object.entries(option.choices) : []).map(
      ([choice, meaning]) => `${' '.repeat(26)}${choice}: ${meaning}`,
    ),
  ]);
  return ['Editions', ...editions, ...lines, ''].join('\n');
}

/** What editions take that take less: `; kaufman1974: 10 to 25`. */
function ownLimits<T extends Types>({ editions }: GameKit<T>, { key }: GameOption): string {
  const limited = Object.entries(editions).flatMap(([name, { limits }]) => {
    const limit = limits?.[key];
    return limit === undefined ? [] : [`; ${name}: ${limit.least} to ${limit.most}`];
  });
  return limited.join('');
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
