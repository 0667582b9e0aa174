/**
 * `starlanes options`: the editions and every option with its limits, made from the same table the
 * checks are made from; with a notation it says what that comes to.
 */
import type { Config } from '../../games/star-lanes/config.ts';
import { readConfig, writeConfig } from '../../games/star-lanes/config-notation.ts';
import { EDITIONS } from '../../games/star-lanes/editions.ts';
import { allowed, writeValue } from '../../games/star-lanes/option-values.ts';
import { OPTIONS, OPTION_GROUPS, OPTION_KEYS, optionName } from '../../games/star-lanes/options.ts';
import type { OptionKey } from '../../games/star-lanes/options.ts';
import { put, tellUser } from '../streams.ts';
import type { Streams } from '../streams.ts';

const HELP = `starlanes options [NOTATION] [--json]

Without a notation: the editions, and every option with what it allows.
With one, such as today+rows=14+black-holes=3: every option's value in it, or what is wrong with it.
`;

export async function options(args: readonly string[], streams: Streams): Promise<number> {
  const json = args.includes('--json');
  const [notation, ...more] = args.filter((word) => word !== '--json');
  if (args.includes('--help')) return say(streams, HELP);
  if (more.length > 0 || notation?.startsWith('-') === true) {
    await tellUser(streams, `"${more[0] ?? notation}" was not understood. Try: starlanes options --help`);
    return 2;
  }
  if (notation === undefined) return say(streams, json ? toJson(form()) : describeAll());
  const reading = readConfig(notation);
  if (!reading.ok) {
    await tellUser(streams, `${notation}: ${reading.problem}.`);
    return 2;
  }
  return say(streams, json ? toJson(values(reading.value)) : describe(reading.value));
}

async function say(streams: Streams, text: string): Promise<number> {
  await put(streams.output, text);
  return 0;
}

function toJson(content: unknown): string {
  return `${JSON.stringify(content, undefined, 2)}\n`;
}

/** The form of options as data, for screens and programs. */
function form(): object {
  return {
    editions: Object.entries(EDITIONS).map(([name, { title, year, machine, history }]) => ({
      name,
      title,
      year,
      machine,
      history,
    })),
    options: OPTION_KEYS.map((key) => ({ name: optionName(key), ...OPTIONS[key], default: valueIn('faber1977', key) })),
  };
}

function values(config: Config): object {
  return {
    notation: writeConfig(config),
    options: Object.fromEntries(OPTION_KEYS.map((key) => [optionName(key), writeValue(config[key])])),
  };
}

/** The whole list as text. */
export function describeAll(): string {
  const editions = Object.entries(EDITIONS).map(
    ([name, { year, history }]) => `  ${name.padEnd(20)}${year}  ${history}`,
  );
  return ['Editions', ...editions, ...OPTION_GROUPS.flatMap(describeGroup), ''].join('\n');
}

function describeGroup(group: string): string[] {
  return ['', group, ...keysOf(group).flatMap(describeOption)];
}

function describeOption(key: OptionKey): string[] {
  const option = OPTIONS[key];
  const [historic, ours] = ['faber1977', 'today'].map((edition) => valueIn(edition, key));
  const head = `  ${optionName(key)}`.padEnd(24);
  return [
    `${head}${option.sentence}`,
    `${' '.repeat(24)}1977: ${historic}; today: ${ours}; ${allowed(option)}`,
    ...(option.kind === 'choice'
      ? Object.entries(option.choices).map(([name, meaning]) => `${' '.repeat(26)}${name}: ${meaning}`)
      : []),
  ];
}

function describe(config: Config): string {
  const lines = OPTION_GROUPS.flatMap((group) => [
    '',
    group,
    ...keysOf(group).map((key) => `  ${optionName(key).padEnd(22)}${writeValue(config[key])}`),
  ]);
  return [writeConfig(config), ...lines, ''].join('\n');
}

function keysOf(group: string): OptionKey[] {
  return OPTION_KEYS.filter((key) => OPTIONS[key].group === group);
}

function valueIn(edition: string, key: OptionKey): string {
  const reading = readConfig(edition);
  return reading.ok ? writeValue(reading.value[key]) : '';
}
