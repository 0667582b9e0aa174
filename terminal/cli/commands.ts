/**
 * All commands of the program in one table, in the order in which help pages list them; here with those about the
 * program itself.
 */
import { command } from '../../cli/command.ts';
import type { Command } from '../../cli/command.ts';
import { SHELLS } from '../../cli/completion.ts';
import { choice, text } from '../../cli/parameters.ts';
import { SERVER_COMMANDS } from '../../cli/server-commands.ts';
import type { ListedGames } from '../frame/game-screens.ts';
import { SCREEN } from './common-flags.ts';
import { entry, screenEntry } from './entry.ts';
import type { CommandEntry } from './entry.ts';
import { playEntries } from './play-commands.ts';
import { studyEntries } from './study-commands.ts';

export const COMPLETION = command({
  name: 'completion',
  summary: 'print a completion script for a shell, or the man page',
  words: {
    what: choice('shell', [...SHELLS, 'man'], 'a shell, or man for the man page', { value: 'SHELL', required: true }),
  },
  examples: [
    ['completion bash', 'bash: source <(starlanes completion bash)'],
    ['completion zsh > FOLDER/_starlanes', 'zsh: a folder of $fpath'],
    ['completion fish > ~/.config/fish/completions/starlanes.fish', 'fish'],
    ['completion man > FOLDER/man1/starlanes.1', 'the man page'],
  ],
});

export const HELP = command({
  name: 'help',
  summary: 'list all commands, or show the help of one',
  words: { command: text('COMMAND', 'the name of a command', { complete: 'commands' }) },
});

export const MENU = command({
  name: 'menu',
  summary: 'open the menu (the default in a terminal)',
  flags: SCREEN,
});

export const DOCS = command({
  name: 'docs',
  summary: 'read the documentation: rules, library, protocols, running a server',
  text: [
    'Without PAGE, it lists all pages. In a terminal, a page opens in your pager (PAGER, or less); in a pipe it is plain text.',
  ],
  words: { page: text('PAGE', 'the name of a page, or its beginning') },
  examples: [['docs library', 'use the rules in your own programs']],
});

const VERSION = command({ name: 'version', summary: 'print the version; so does --version' });

const aboutMatches = (games: ListedGames): readonly CommandEntry[] => [
  screenEntry(MENU, async () => (await import('./menu.ts')).menu),
  ...playEntries(games),
  ...studyEntries(games),
  ...games.flatMap(({ commands = [] }) => commands),
];

const ABOUT_THE_PROGRAM: readonly CommandEntry[] = [
  entry(COMPLETION, async () => (await import('./completion.ts')).completion),
  entry(DOCS, async () => (await import('./pages.ts')).docs),
  entry(HELP, async () => (await import('./help.ts')).help),
  entry(VERSION, async () => (await import('./help.ts')).version),
];

/** All commands, those of the server, too, which another program runs. */
export function commandsFor(games: ListedGames): readonly Command[] {
  return [
    ...aboutMatches(games).map((one) => one.command),
    ...SERVER_COMMANDS,
    ...ABOUT_THE_PROGRAM.map((one) => one.command),
  ];
}

/** A command that this program runs. */
export function entryOf(games: ListedGames, name: string): CommandEntry | undefined {
  return [...aboutMatches(games), ...ABOUT_THE_PROGRAM].find((one) => one.command.name === name);
}
