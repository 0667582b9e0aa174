/** The man page, in the language of troff: `starlanes completion man > docs/starlanes.1` makes it anew. */
import { COMMAND_WORDS } from './command-words.ts';
import type { CommandWords } from './command-words.ts';

export function manPage(version: string): string {
  return `.TH STARLANES 1 "" "starlanes ${version}" "Games"
.SH NAME
starlanes \\- the trading games Star Lanes and Star Trader, in a terminal, on a server and over the network
.SH SYNOPSIS
.B starlanes
.RI [ command ]
.RI [ flags ]
.SH DESCRIPTION
In a terminal,
.B starlanes
alone opens a menu; every entry of it is a command of its own. Without a command and without a terminal it says what it
can do and ends with status 2.
.PP
The full screen needs 80x24 and uses more where there is more. Keys: a digit plays the space with that number on the
map; arrows look at what each space would bring; on the trade sheet plus, minus and digits fill in the orders, = buys as
many as can be paid; Enter confirms, u takes back, w shows everybody's worth, n the newswire, ? help, q leaves. In Star
Trader digits type units, bids and dollars, p passes, a asks for advice; a digit sends a ship to the star with that key;
g plans a route, s shows all stars and prices, c the calendar of landings, v prices over time, l the newsletters.
.SH COMMANDS
${COMMAND_WORDS.map(section).join('')}.SH EXIT STATUS
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
Ctrl\\-C and other signals end the program by the signal; the terminal is given back first.
.SH ENVIRONMENT
.TP
.B NO_COLOR
No colours, if it is set and not empty.
.TP
.B COLORTERM, TERM
Say how many colours there are. On a dumb terminal everything is played line by line.
.TP
.B LC_ALL, LC_CTYPE, LANG
Say whether the terminal takes more than ASCII (UTF\\-8).
.TP
.B XDG_DATA_HOME
Where matches and the secrets of your seats are kept, in the folder starlanes; ~/.local/share if it is not set.
.SH FILES
.TP
.I ~/.local/share/starlanes/matches
The matches begun with starlanes play, kept after every action.
.TP
.I ~/.local/share/starlanes/devices.json
What holds your seats on servers; nobody else may read it.
.SH SEE ALSO
The rules, the protocols and how to run a server: the folder docs of the package.
`;
}

function section({ name, words, about, flags }: CommandWords): string {
  const head = `.SS starlanes ${name}${words === '' ? '' : ` ${escaped(words)}`}\n${escaped(sentence(about))}\n`;
  const lines = flags.map(
    (one) =>
      `.TP\n.B ${escaped(one.flag)}${one.value === '' ? '' : ` \\fI${escaped(one.value)}\\fR`}\n${escaped(sentence(one.about))}\n`,
  );
  return head + lines.join('');
}

function sentence(text: string): string {
  return `${text.charAt(0).toUpperCase()}${text.slice(1)}.`;
}

/** A hyphen that is typed is a minus in troff, and a line that begins with a full stop or an apostrophe a command. */
function escaped(text: string): string {
  return text
    .replaceAll('\\', String.raw`\e`)
    .replaceAll('-', String.raw`\-`)
    .replace(/^([.'])/, String.raw`\&$1`);
}
