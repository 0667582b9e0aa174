/**
 * Completion for the shells people use, as a script each of them reads. A script asks the program itself, `starlanes --complete`
 * and the words up to the cursor, which answers with a line for every candidate: the word, a tab, what it means. So it knows
 * the matches that are kept, and never grows old.
 */
import { PROGRAM } from './command.ts';
import type { Completed } from './complete.ts';

export const SHELLS = ['bash', 'zsh', 'fish'] as const;
export type Shell = (typeof SHELLS)[number];

/** The word before those of the command line. */
export const COMPLETE = '--complete';

/** Stands for the files that a shell finds by itself. */
const FILES = ':files';

/** The answer to a script. */
export function completionLines({ candidates, files }: Completed): string {
  const lines = candidates.map(({ word, about }) => `${word}\t${about}\n`);
  return [...lines, ...(files ? [`${FILES}\t\n`] : [])].join('');
}

export function completionFor(shell: Shell): string {
  switch (shell) {
    case 'bash':
      return BASH;
    case 'zsh':
      return ZSH;
    case 'fish':
      return FISH;
  }
}

const BASH = `# Completion of ${PROGRAM} for bash: source this, or put it into bash_completion.d.
_${PROGRAM}() {
  local line=\${COMP_LINE:0:COMP_POINT} words=() word about current file
  read -ra words <<<"$line"
  [[ $line == *[[:space:]] ]] && words+=("")
  current=\${words[\${#words[@]} - 1]}
  COMPREPLY=()
  while IFS=$'\t' read -r word about; do
    if [[ $word == ${FILES} ]]; then
      compopt -o filenames 2>/dev/null
      while IFS= read -r file; do COMPREPLY+=("$file"); done < <(compgen -f -- "$current")
    else
      COMPREPLY+=("$word")
    fi
  done < <("\${words[0]}" ${COMPLETE} "\${words[@]:1}" 2>/dev/null)
  [[ \${#COMPREPLY[@]} -gt 0 && \${COMPREPLY[0]} == *[=+,] ]] && compopt -o nospace 2>/dev/null
  # bash breaks words at = and : itself, and puts in only what is behind the last of them.
  local said=\${current%"\${current##*[=:]}"} i
  for i in "\${!COMPREPLY[@]}"; do COMPREPLY[i]=\${COMPREPLY[i]#"$said"}; done
}
complete -F _${PROGRAM} ${PROGRAM}
`;

const ZSH = `#compdef ${PROGRAM}
# Completion of ${PROGRAM} for zsh: put this into a folder of $fpath as _${PROGRAM}, or source it after compinit.
_${PROGRAM}() {
  local -a whole told open
  local line word about files=0
  for line in "\${(@f)$("$words[1]" ${COMPLETE} "\${(@)words[2,CURRENT]}" 2>/dev/null)}"; do
    word=\${line%%$'\t'*} about=\${line#*$'\t'}
    case $word in
      '') ;;
      ${FILES}) files=1 ;;
      *[=+,]) open+=("$word") ;;
      *) whole+=("$word") told+=("$word\${about:+ -- $about}") ;;
    esac
  done
  (( $#open )) && compadd -Q -S '' -a open
  (( $#whole )) && compadd -Q -l -d told -a whole
  (( files )) && _files
}
if [[ $funcstack[1] == _${PROGRAM} ]]; then _${PROGRAM} "$@"; else compdef _${PROGRAM} ${PROGRAM}; fi
`;

const FISH = `# Completion of ${PROGRAM} for fish: put this into ~/.config/fish/completions/${PROGRAM}.fish.
function __${PROGRAM}_complete
    set -l words (commandline -opc)
    set -l current (commandline -ct)
    for line in ($words[1] ${COMPLETE} $words[2..-1] "$current" 2>/dev/null)
        if string match -q '${FILES}*' -- $line
            __fish_complete_path "$current"
        else
            echo $line
        end
    end
end
complete -c ${PROGRAM} -f -a '(__${PROGRAM}_complete)'
`;
