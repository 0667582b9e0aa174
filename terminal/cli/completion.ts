/** `starlanes completion`: completion for a shell, or the man page; and the words that a shell asks for. */
import { flagName } from '../../cli/command.ts';
import type { ValuesOf } from '../../cli/command.ts';
import { complete } from '../../cli/complete.ts';
import type { Candidate, LookedUp, PartialLine } from '../../cli/complete.ts';
import { completionFor, completionLines } from '../../cli/completion.ts';
import { manPage } from '../../cli/man-page.ts';
import { notationParts } from '../../core/options.ts';
import type { GameOption } from '../../core/options.ts';
import { englishRules } from '../../text/en/options.ts';
import { screensOf } from '../frame/game-screens.ts';
import type { ListedGame, ListedGames } from '../frame/game-screens.ts';
import { savedNames } from '../saved/saved-matches.ts';
import { say } from '../streams.ts';
import { OPEN, YOU } from './common-flags.ts';
import { commandsFor } from './commands.ts';
import type { COMPLETION } from './commands.ts';
import type { CommandLine } from './entry.ts';
import { packageVersion } from './help.ts';

export async function completion({ what }: ValuesOf<typeof COMPLETION>, line: CommandLine): Promise<number> {
  const { listed: games } = line;
  if (what !== 'man') return say(line, completionFor(what));
  const keys = games.map(({ kit, help }) => ({ title: kit.title, keys: help }));
  return say(line, manPage(packageVersion(), keys, commandsFor(games)));
}

/** Answers a shell: the words that could stand where the cursor is. */
export async function answerShell(typed: readonly string[], line: CommandLine): Promise<number> {
  const { listed: games } = line;
  const look = (what: LookedUp, asked: PartialLine, current: string): readonly Candidate[] =>
    lookUp(what, gameAt(games, asked), current);
  return say(line, completionLines(complete(commandsFor(games), typed, look)));
}

function lookUp(what: LookedUp, game: ListedGame, current: string): readonly Candidate[] {
  const bots = game.players.map(({ name }) => ({ word: name, about: '' }));
  switch (what) {
    case 'matches':
      return savedNames().map((word) => ({ word, about: '' }));
    case 'editions':
      return notations(game, current);
    case 'bots':
      return bots;
    case 'seats':
      return [...[YOU, OPEN].map((word) => ({ word, about: '' })), ...bots];
  }
}

/** The game that a command line is about: the one it names, the one whose command it is, or the first. */
function gameAt(games: ListedGames, { command, words, values }: PartialLine): ListedGame {
  const own = games.find(({ commands = [] }) => commands.some((one) => one.command.name === command.name));
  const named = [values.get(flagName('game')) ?? '', ...words].map((word) => screensOf(games, word));
  return own ?? named.find((game) => game !== undefined) ?? games[0];
}

/** Editions; behind a plus options, and behind the name of one its values. */
function notations({ kit }: ListedGame, current: string): readonly Candidate[] {
  const parts = notationParts(current);
  const last = parts.at(-1) ?? '';
  if (parts.length < 2) return Object.entries(kit.editions).map(([word, { history }]) => ({ word, about: history }));
  const said = current.slice(0, current.length - last.length);
  const [name = '', value] = last.split('=');
  const rules = englishRules(kit);
  const option = kit.options.options.find((one) => one.name === name);
  if (value === undefined)
    return kit.options.options.map((one) => ({ word: `${said}${one.name}=`, about: rules.option(one.key) }));
  if (option === undefined) return [];
  const about = (word: string): string => (option.kind === 'choice' ? rules.choice(option.key, word) : '');
  return valuesOf(option).map((word) => ({ word: `${said}${name}=${word}`, about: about(word) }));
}

/** Values that can be counted. */
function valuesOf(option: GameOption): readonly string[] {
  switch (option.kind) {
    case 'choice':
      return option.choices;
    case 'flag':
      return ['on', 'off'];
    case 'formula':
      return option.formulas;
    case 'number':
    case 'scatter':
    case 'map':
      return [];
  }
}
