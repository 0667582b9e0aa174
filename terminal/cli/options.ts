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
import type { Allowed, GameOption } from '../../core/options.ts';
import { englishRules } from '../../text/en/options.ts';
import { terminalEn } from '../../text/en/terminal.ts';
import type { RuleWords } from '../../text/rules.ts';
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

/** What a language says of the options of a game. */
interface OptionsSpeech {
  readonly rules: RuleWords;
  readonly editions: string;
  readonly allowed: (allowed: Allowed) => string;
  readonly limit: (edition: string, least: number, most: number) => string;
}

/** The whole list as text: in English, as commands are, or as the menu speaks. */
export function describeAll<T extends Types>(
  kit: GameKit<T>,
  told: OptionsSpeech = { rules: englishRules(kit), ...terminalEn('').optionsPage },
): string {
  const { groups, options: all } = kit.options;
  const { rules } = told;
  const editions = Object.keys(kit.game.editions).map((name) => {
    const { year } = must(kit.editions[name], name);
    return `  ${name.padEnd(20)}${year ?? '    '}  ${rules.edition(name).history}`;
  });
  const [historic, usual] = [kit.historic, usualEdition(kit)];
  const when = kit.editions[historic]?.year ?? historic;
  const [then, now] = [valuesIn(kit, historic), valuesIn(kit, usual)];
  const linesOf = (option: GameOption): readonly string[] => [
    `${`  ${option.name}`.padEnd(24)}${rules.option(option.key)}`,
    `${' '.repeat(24)}${when}: ${then[option.key]}; ${usual}: ${now[option.key]}; ${told.allowed(allowedBy(option))}${ownLimits(kit, option, told)}`,
    ...(option.kind === 'choice' ? option.choices : []).map(
      (choice) => `${' '.repeat(26)}${choice}: ${rules.choice(option.key, choice)}`,
    ),
  ];
  const lines = inGroups(groups, all, linesOf, rules);
  return [told.editions, ...editions, ...lines, ''].join('\n');
}

/** What editions take that take less: `; kaufman1974: 10 to 25`. */
function ownLimits<T extends Types>(
  { editions }: GameKit<T>,
  { key }: GameOption,
  told: Pick<OptionsSpeech, 'limit'>,
): string {
  const limited = Object.entries(editions).flatMap(([name, { limits }]) => {
    const limit = limits?.[key];
    return limit === undefined ? [] : [`; ${told.limit(name, limit.least, limit.most)}`];
  });
  return limited.join('');
}

/** The options under the headings of their groups. */
function inGroups(
  groups: readonly string[],
  all: readonly GameOption[],
  linesOf: (option: GameOption) => readonly string[],
  rules?: Pick<RuleWords, 'groups'>,
): readonly string[] {
  return groups.flatMap((group) => [
    '',
    rules?.groups[group] ?? group,
    ...all.filter((option) => option.group === group).flatMap(linesOf),
  ]);
}

function valuesIn<T extends Types>({ game, options: table }: GameKit<T>, edition: string) {
  return table.values(must(game.editions[edition], edition));
}
