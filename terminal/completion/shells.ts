/** Completion for the shells people use, as a script each of them reads. */
import { games } from '../../games/index.ts';
import { ALL_SCREENS } from '../games.ts';
import { COMMAND_WORDS } from './command-words.ts';
import type { CommandWords, FlagWords } from './command-words.ts';

export const SHELLS = ['bash', 'zsh', 'fish'] as const;
export type Shell = (typeof SHELLS)[number];

/** Lists the names of the matches that are kept here. */
const MATCH_NAMES = 'starlanes resume --list 2>/dev/null | cut -d" " -f1';

/** What a value can be, where that is known; `file` for the names of files, `match` for those of matches. */
function valuesOf(value: string): readonly string[] | 'file' | 'match' {
  if (value === 'MATCH' || value === '[MATCH]') return 'match';
  if (isList(value)) return sittersIn(value);
  if (value === 'FILE' || value === 'FOLDER' || value.startsWith('FILE ')) return 'file';
  if (value === 'EDITION') return [...new Set(games.flatMap(({ editions }) => Object.keys(editions)))];
  if (value === '[COMMAND]') return COMMAND_WORDS.map(({ name }) => name);
  // What is written in capitals is a link or a name, which no shell knows.
  const [, choices = ''] = /^\[?([a-z\d-]+(?:\|[a-z\d-]+)+)/.exec(value) ?? [];
  return choices === '' ? [] : choices.split('|');
}

/** Whether it is several values with commas between. */
function isList(value: string): boolean {
  return value.endsWith(',B,C');
}

/** Computer players, and whom `host` seats beside them. */
function sittersIn(value: string): readonly string[] {
  const bots = ALL_SCREENS.flatMap(({ players }) => players.map(({ name }) => name));
  return [...(value.startsWith('you') ? ['you', 'open'] : []), ...new Set(bots)];
}

export function completionFor(shell: Shell): string {
  switch (shell) {
    case 'bash':
      return bash();
    case 'zsh':
      return zsh();
    case 'fish':
      return fish();
  }
}

function bash(): string {
  const names = COMMAND_WORDS.map(({ name }) => name).join(' ');
  return `# Completion of starlanes for bash: source this, or put it into bash_completion.d.
_starlanes() {
  local current=\${COMP_WORDS[COMP_CWORD]} before=\${COMP_WORDS[COMP_CWORD-1]} command=\${COMP_WORDS[1]}
  if [ "$COMP_CWORD" -eq 1 ]; then
    COMPREPLY=($(compgen -W "${names}" -- "$current"))
    return
  fi
  case "$command $before" in
${COMMAND_WORDS.flatMap((command) => command.flags.flatMap((flag) => bashValues(command, flag))).join('\n')}
  esac
  case "$command" in
${COMMAND_WORDS.map(bashCommand).join('\n')}
  esac
}
complete -F _starlanes starlanes
`;
}

function bashValues({ name }: CommandWords, { flag, value }: FlagWords): string[] {
  if (value === '') return [];
  // What stands before the last comma is said already.
  const [before, word] = isList(value) ? [' -P "${current%"${current##*,}"}"', '${current##*,}'] : ['', '$current'];
  return [`    "${name} ${flag}") COMPREPLY=($(compgen ${bashWords(value)}${before} -- "${word}")); return ;;`];
}

function bashWords(value: string): string {
  const values = valuesOf(value);
  if (values === 'file') return '-f';
  return values === 'match' ? `-W "$(${MATCH_NAMES})"` : `-W "${values.join(' ')}"`;
}

function bashCommand({ name, flags, words }: CommandWords): string {
  const values = valuesOf(words);
  const isKnown = values !== 'file' && values !== 'match';
  const list = [...flags.map(({ flag }) => flag), '--help', ...(isKnown ? values : [])].join(' ');
  const files = isKnown ? '' : ` $(compgen ${bashWords(words)} -- "$current")`;
  return `    ${name}) COMPREPLY=($(compgen -W "${list}" -- "$current")${files}) ;;`;
}

function zsh(): string {
  return `#compdef starlanes
# Completion of starlanes for zsh: put this into a folder of $fpath as _starlanes.
_starlanes() {
  local -a commands
  commands=(
${COMMAND_WORDS.map(({ name, about }) => `    ${quoted(`${name}:${about}`)}`).join('\n')}
  )
  if (( CURRENT == 2 )); then
    _describe command commands
    return
  fi
  case $words[2] in
${COMMAND_WORDS.map(zshCommand).join('\n')}
  esac
}
_starlanes "$@"
`;
}

function zshCommand({ name, flags, words }: CommandWords): string {
  const parts = flags.map(({ flag, value, about }) => {
    const action = isList(value) ? `_values -s , who ${zshWords(value)}` : zshAction(value);
    return quoted(
      `${flag}[${about.replaceAll(/[[\]]/g, '')}]${value === '' ? '' : `:${value.replaceAll(':', ' ')}:${action}`}`,
    );
  });
  const rest = quoted(`*:${zshAction(words) === ' ' ? ' ' : 'what'}:${zshAction(words).trim()}`);
  return `    ${name}) _arguments ${[...parts, "'--help[its help page]'", rest].join(' ')} ;;`;
}

function zshAction(value: string): string {
  if (valuesOf(value) === 'file') return '_files';
  return zshWords(value) === '' ? ' ' : `(${zshWords(value)})`;
}

function zshWords(value: string): string {
  const values = valuesOf(value);
  if (values === 'match') return `$(${MATCH_NAMES})`;
  return values === 'file' ? '' : values.join(' ');
}

function fish(): string {
  const lines = COMMAND_WORDS.flatMap(({ name, about, flags, words }) => {
    const seen = `-n '__fish_seen_subcommand_from ${name}'`;
    const values = valuesOf(words);
    return [
      `complete -c starlanes -f -n __fish_use_subcommand -a ${name} -d ${quoted(about)}`,
      `complete -c starlanes ${seen} -l help -d 'its help page'`,
      ...(values === 'file' ? [`complete -c starlanes ${seen} -F`] : []),
      ...(fishWords(words) === '' ? [] : [`complete -c starlanes ${seen} -f -a ${quoted(fishWords(words))}`]),
      ...flags.map(
        (flag) => `complete -c starlanes ${seen} -l ${flag.flag.slice(2)}${fishValue(flag)} -d ${quoted(flag.about)}`,
      ),
    ];
  });
  return `# Completion of starlanes for fish: put this into ~/.config/fish/completions/starlanes.fish.\n${lines.join('\n')}\n`;
}

function fishValue({ value }: FlagWords): string {
  if (value === '') return '';
  if (valuesOf(value) === 'file') return ' -r -F';
  return fishWords(value) === '' ? ' -x' : ` -x -a ${quoted(fishWords(value))}`;
}

function fishWords(value: string): string {
  const values = valuesOf(value);
  if (values === 'match') return `(${MATCH_NAMES})`;
  return values === 'file' ? '' : values.join(' ');
}

/** In single quotes, as shells read them. */
function quoted(text: string): string {
  return `'${text.replaceAll("'", String.raw`'\''`)}'`;
}
