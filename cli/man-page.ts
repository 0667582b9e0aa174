/** The man page, in the language of troff. */
import { PROGRAM, flagName, placeholder, synopsis } from './command.ts';
import type { Command, Flag } from './command.ts';
import { described, sentence } from './help.ts';

/** A game of the program, and the help page of its screens. */
interface ManGame {
  readonly title: string;
  readonly keys: string;
}

/** `starlanes completion man > docs/starlanes.1` makes the page anew. */
export function manPage(version: string, games: readonly ManGame[], commands: readonly Command[]): string {
  return `.TH STARLANES 1 "" "starlanes ${version}" "Games"
.SH NAME
starlanes \\- the trading games ${games.map(({ title }) => title).join(' and ')}, in a terminal, on a server and over the network
.SH SYNOPSIS
.B starlanes
.RI [ command ]
.RI [ flags ]
.SH DESCRIPTION
In a terminal,
.B starlanes
alone opens a menu; every entry of it is a command of its own. Without a command and without a terminal it prints its
help page and ends with status 2.
.PP
The full screen needs 60x20 and uses more where there is more; ? shows its keys.
.SH COMMANDS
${commands.map(manSection).join('')}.SH KEYS
${games.map(manKeys).join('')}.SH EXIT STATUS
.TP
.B 0
All went well.
.TP
.B 1
Something could not be read, written or reached; or a match was not shown to be fair.
.TP
.B 2
The command was not understood, or needs a terminal.
.TP
.B 70
A fault of the program itself.
.PP
Ctrl\\-C and other signals end the program by the signal; the terminal is given back first. Only serve ends with 0 then: it
was stopped as it should be.
.SH ENVIRONMENT
.TP
.B NO_COLOR
No colours, if it is set and not empty.
.TP
.B COLORTERM, TERM
Say how many colours there are. On a dumb terminal everything is played line by line.
.TP
.B LC_ALL, LC_MESSAGES, LANG
Say which language is spoken: English, German or French. The help of commands, verify, options and arena are English.
.TP
.B LC_ALL, LC_CTYPE, LANG
Say whether the terminal takes more than ASCII (UTF\\-8).
.TP
.B XDG_DATA_HOME
Where matches and the secrets of your seats are kept, in the folder starlanes; ~/.local/share if it is not set.
.TP
.B XDG_CONFIG_HOME, STARLANES_CONFIG
Where your settings are kept, in the folder starlanes, ~/.config if it is not set; or the file itself.
.SH FILES
.TP
.I ~/.config/starlanes/config.json
Your settings, as the menu keeps them: language, name, colours, mouse, pace, and how the last match of each game was begun.
Flags win over them. starlanes docs terminal says what may stand there.
.TP
.I ~/.local/share/starlanes/matches
The matches begun with starlanes play, kept after every action.
.TP
.I ~/.local/share/starlanes/devices.json
The secrets of your seats on servers; only you may read it.
.SH SEE ALSO
starlanes docs lists every page of the documentation: the rules, the protocols, how to run a server. A server has them at /docs.
`;
}

/** Lines stay as they are, but for long ones, which are running text. */
function manKeys({ title, keys }: ManGame): string {
  const text = troff(keys.trimEnd()).replaceAll(/^.{81,}$/gm, '.fi\n$&\n.nf');
  return `.SS ${title}\n.nf\n${text}\n.fi\n`;
}

/** A subsection about a command, with every flag. */
function manSection(command: Command): string {
  const head = `${PROGRAM} ${command.name} ${synopsis(command)}`.trimEnd();
  const flags = Object.entries(command.flags ?? {}).map(([name, flag]) => manFlag(flagName(name), flag));
  return `.SS ${troff(head)}\n${troff(sentence(command.summary))}\n${flags.join('')}`;
}

function manFlag(name: string, flag: Flag): string {
  const value = placeholder(flag) === '' ? '' : ` \\fI${troff(placeholder(flag))}\\fR`;
  return `.TP\n.B ${troff(name)}${value}\n${troff(sentence(described(flag)))}\n`;
}

/** A hyphen that is typed is a minus in troff, and a line that begins with a full stop or an apostrophe a command. */
function troff(text: string): string {
  return text
    .replaceAll('\\', String.raw`\e`)
    .replaceAll('-', String.raw`\-`)
    .replaceAll(/^(?=[.'])/gm, String.raw`\&`);
}
