/** `starlanes help`: what the program can do, on one page. */
import { putPage } from '../help-page.ts';
import type { Streams } from '../streams.ts';

/** The page. */
export const HELP = `Star Lanes, the trading game of 1977, and Star Trader, the one of 1974.

  starlanes                        in a terminal: a menu of the most of these
  starlanes play [GAME]            any edition at this keyboard, alone, together or against computer players
  starlanes resume [MATCH]         lists the matches that are kept here, and goes on with one
  starlanes host [SERVER]          makes a match on a server, for others to join, and plays it in this terminal
  starlanes join [LINK]            plays a match on a server in this terminal; without a link, a public one
  starlanes lobby [SERVER]         lists the public matches of a server
  starlanes watch LINK             watches one
  starlanes teletype star-lanes    plays the game of 1977, as the Altair printed it
  starlanes teletype star-trader   plays the game of 1974: ships, stars and bargains
  starlanes replay FILE            steps through a match that was kept, or prints it as readable text
  starlanes review FILE            who was ahead when, the turning points, how well and luckily everybody played
  starlanes advise FILE            what the champion would do in the last position of a match, and why
  starlanes verify FILE            whether the chance of a match was fair, and its result right
  starlanes serve                  serves the game to browsers and programs on port 1977; npm start does that
  starlanes export, import         move a server's matches as files
  starlanes options                the editions and every option with its limits
  starlanes galaxy                 draws a galaxy of Star Trader, or prints it as data
  starlanes arena                  lets computer players play each other and says who is stronger
  starlanes completion SHELL       completion for bash, zsh or fish
  starlanes completion man         prints the man page
  starlanes help [COMMAND]         prints this page, or the one of a command
  starlanes --version              prints the version

Every command has a page of its own: starlanes help play

The exit status is 0 when all went well, 1 when something could not be read, written or reached, 2 when the command was
not understood or needs a terminal, 70 for a fault of the program; Ctrl-C and other signals end it by the signal.
`;

export function help(_args: readonly string[], streams: Streams): Promise<number> {
  return putPage(streams, HELP);
}
