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
alone opens a menu; every entry is also a command. Without a command and without a terminal it prints its
help page and exits with status 2.
.PP
The full screen needs at least 60x20; ? shows its keys.
.SH COMMANDS
${commands.map(manSection).join('')}.SH KEYS
${games.map(manKeys).join('')}.SH EXIT STATUS
.TP
.B 0
Success.
.TP
.B 1
Something could not be read, written or reached; or a match was not verified.
.TP
.B 2
Invalid arguments, or the command needs a terminal.
.TP
.B 70
A bug in the program.
.PP
Ctrl\\-C and other signals end the program by the signal; the terminal is restored first. Only serve then exits with 0: it
was stopped normally.
.SH ENVIRONMENT
.TP
.B NO_COLOR
No colours, if set and not empty.
.TP
.B COLORTERM, TERM
Number of colours. On a dumb terminal you play line by line.
.TP
.B LC_ALL, LC_MESSAGES, LANG
The language: English, German or French. Command help, verify, options and arena are in English.
.TP
.B LC_ALL, LC_CTYPE, LANG
Whether the terminal supports UTF\\-8 or only ASCII.
.TP
.B XDG_DATA_HOME
Matches and the secrets of your seats are in its folder starlanes (default: ~/.local/share).
.TP
.B XDG_CONFIG_HOME, STARLANES_CONFIG
Your settings are in its folder starlanes (default: ~/.config); or the settings file itself.
.SH FILES
.TP
.I ~/.config/starlanes/config.json
Your settings from the menu: language, name, colours, mouse, pace, and the last edition and seats of each game.
Flags override them. starlanes docs terminal describes the fields.
.TP
.I ~/.local/share/starlanes/matches
Matches started with starlanes play, saved after every action.
.TP
.I ~/.local/share/starlanes/devices.json
The secrets of your seats on servers; only you can read it.
.SH SEE ALSO
starlanes docs lists all pages of the documentation. Every server has them at /docs.
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

/**
 * A hyphen that is typed is a minus in troff, and a line that begins with a full stop or an apostrophe a command. A terminal
 * without UTF-8 has a glyph for arrows, and none for an ellipsis.
 */
function troff(text: string): string {
  return text
    .replaceAll('\\', String.raw`\e`)
    .replaceAll('-', String.raw`\-`)
    .replaceAll('…', '...')
    .replaceAll(/^(?=[.'])/gm, String.raw`\&`);
}
