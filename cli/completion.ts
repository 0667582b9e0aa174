/** Completion for the shells people use, as a script each of them reads. */
import { PROGRAM, flagName, placeholder } from './command.ts';
import type { Command, Completion, Flag } from './command.ts';

export const SHELLS = ['bash', 'zsh', 'fish'] as const;
export type Shell = (typeof SHELLS)[number];

/** What is known when the script is made. */
export type Lists = Readonly<Record<Exclude<Completion, 'matches' | 'files' | 'commands'>, readonly string[]>>;

/** Lists the names of the matches that are kept here. */
const MATCH_NAMES = `${PROGRAM} resume --list 2>/dev/null | cut -d" " -f1`;

const HELP = 'its help page';

export function completionFor(shell: Shell, commands: readonly Command[], lists: Lists): string {
  const described = commands.map((command) => describe(command, commands, lists));
  switch (shell) {
    case 'bash':
      return bash(described);
    case 'zsh':
      return zsh(described);
    case 'fish':
      return fish(described);
  }
}

/** Values to choose from, or what a shell finds out itself. */
type CompletionValues = readonly string[] | 'files' | 'matches';

interface Option {
  readonly flag: string;
  readonly about: string;
  /** Undefined for a switch. */
  readonly values: CompletionValues | undefined;
  readonly value: string;
  readonly isList: boolean;
}

interface DescribedValue {
  readonly name: string;
  readonly summary: string;
  readonly values: CompletionValues;
  readonly options: readonly Option[];
}

function describe(
  { name, summary, words = {}, flags = {} }: Command,
  all: readonly Command[],
  lists: Lists,
): DescribedValue {
  const valuesOf = (parameter: Flag): CompletionValues => valuesIn(parameter, all, lists);
  const options = Object.entries(flags).map(([key, flag]) => ({
    flag: flagName(key),
    about: flag.about,
    values: flag.kind === 'switch' ? undefined : valuesOf(flag),
    value: placeholder(flag),
    isList: flag.kind === 'text' && flag.isList === true,
  }));
  const behind = Object.values(words).map(valuesOf);
  const lookedUp = behind.find((values) => typeof values === 'string');
  return { name, summary, values: lookedUp ?? behind.flat(), options };
}

function valuesIn(parameter: Flag, commands: readonly Command[], lists: Lists): CompletionValues {
  if (parameter.kind === 'choice') return parameter.choices;
  if (parameter.kind !== 'text' || parameter.complete === undefined) return [];
  switch (parameter.complete) {
    case 'files':
    case 'matches':
      return parameter.complete;
    case 'commands':
      return commands.map(({ name }) => name);
    case 'editions':
    case 'bots':
    case 'seats':
      return lists[parameter.complete];
  }
}

function bash(commands: readonly DescribedValue[]): string {
  return `# Completion of ${PROGRAM} for bash: source this, or put it into bash_completion.d.
_${PROGRAM}() {
  local current=\${COMP_WORDS[COMP_CWORD]} before=\${COMP_WORDS[COMP_CWORD-1]} command=\${COMP_WORDS[1]}
  if [ "$COMP_CWORD" -eq 1 ]; then
    COMPREPLY=($(compgen -W "${commands.map(({ name }) => name).join(' ')}" -- "$current"))
    return
  fi
  case "$command $before" in
${commands.flatMap(({ name, options }) => options.flatMap((option) => bashValues(name, option))).join('\n')}
  esac
  case "$command" in
${commands.map(bashCommand).join('\n')}
  esac
}
complete -F _${PROGRAM} ${PROGRAM}
`;
}

function bashValues(name: string, { flag, values, isList }: Option): string[] {
  if (values === undefined) return [];
  // What is before the last comma is said already.
  const [before, word] = isList ? [' -P "${current%"${current##*,}"}"', '${current##*,}'] : ['', '$current'];
  return [`    "${name} ${flag}") COMPREPLY=($(compgen ${bashWords(values)}${before} -- "${word}")); return ;;`];
}

function bashWords(values: CompletionValues): string {
  return values === 'files' ? '-f' : `-W "${listed(values)}"`;
}

function bashCommand({ name, options, values }: DescribedValue): string {
  const flags = [...options.map(({ flag }) => flag), '--help'].join(' ');
  const words = values.length === 0 ? '' : ` $(compgen ${bashWords(values)} -- "$current")`;
  return `    ${name}) COMPREPLY=($(compgen -W "${flags}" -- "$current")${words}) ;;`;
}

/** The values between blanks; a shell runs the command that lists matches. */
function listed(values: Exclude<CompletionValues, 'files'>): string {
  return values === 'matches' ? `$(${MATCH_NAMES})` : values.join(' ');
}

function zsh(commands: readonly DescribedValue[]): string {
  return `#compdef ${PROGRAM}
# Completion of ${PROGRAM} for zsh: put this into a folder of $fpath as _${PROGRAM}.
_${PROGRAM}() {
  local -a commands
  commands=(
${commands.map(({ name, summary }) => `    ${quoted(`${name}:${summary}`)}`).join('\n')}
  )
  if (( CURRENT == 2 )); then
    _describe command commands
    return
  fi
  case $words[2] in
${commands.map(zshCommand).join('\n')}
  esac
}
_${PROGRAM} "$@"
`;
}

function zshCommand({ name, options, values }: DescribedValue): string {
  const parts = options.map((option) => {
    const about = option.about.replaceAll(/[[\]]/g, '');
    return quoted(`${option.flag}[${about}]${zshValue(option)}`);
  });
  const rest = values.length === 0 ? '*: :' : `*:what:${zshAction(values)}`;
  return `    ${name}) _arguments ${[...parts, quoted(`--help[${HELP}]`), quoted(rest)].join(' ')} ;;`;
}

function zshValue({ values, value, isList }: Option): string {
  if (values === undefined) return '';
  const action = isList && values !== 'files' ? `_values -s , who ${listed(values)}` : zshAction(values);
  return `:${value.replaceAll(':', ' ')}:${action}`;
}

function zshAction(values: CompletionValues): string {
  if (values === 'files') return '_files';
  return values.length === 0 ? ' ' : `(${listed(values)})`;
}

function fish(commands: readonly DescribedValue[]): string {
  const lines = commands.flatMap(({ name, summary, options, values }) => {
    const seen = `complete -c ${PROGRAM} -n '__fish_seen_subcommand_from ${name}'`;
    return [
      `complete -c ${PROGRAM} -f -n __fish_use_subcommand -a ${name} -d ${quoted(summary)}`,
      `${seen} -l help -d ${quoted(HELP)}`,
      ...(values.length === 0 ? [] : [`${seen} ${values === 'files' ? '-F' : `-f -a ${quoted(fishWords(values))}`}`]),
      ...options.map((option) => `${seen} -l ${option.flag.slice(2)}${fishValue(option)} -d ${quoted(option.about)}`),
    ];
  });
  return `# Completion of ${PROGRAM} for fish: put this into ~/.config/fish/completions/${PROGRAM}.fish.\n${lines.join('\n')}\n`;
}

function fishValue({ values }: Option): string {
  if (values === undefined) return '';
  if (values === 'files') return ' -r -F';
  return values.length === 0 ? ' -x' : ` -x -a ${quoted(fishWords(values))}`;
}

function fishWords(values: Exclude<CompletionValues, 'files'>): string {
  return values === 'matches' ? `(${MATCH_NAMES})` : values.join(' ');
}

/** In single quotes, as shells read them. */
function quoted(text: string): string {
  return `'${text.replaceAll("'", String.raw`'\''`)}'`;
}
