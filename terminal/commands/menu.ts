/** `starlanes` alone, in a terminal: a menu of what there is. Each entry is a command of its own, too. */
import { randomInt } from 'node:crypto';
import { tidyName } from '../../core/record.ts';
import { playNew } from '../match/play-here.ts';
import { HELP } from '../match/help-text.ts';
import { wrapped } from '../match/wrap.ts';
import { LinePage } from '../menu/line-page.ts';
import { NewGamePage } from '../menu/new-game-page.ts';
import { PickPage } from '../menu/pick-page.ts';
import { TextPage } from '../menu/text-page.ts';
import { readLink } from '../network/match-link.ts';
import { playThere } from '../network/play-there.ts';
import { recordIn } from '../saved/read-record.ts';
import type { FullScreen } from '../screen/full-screen.ts';
import { openScreen } from '../screen/open-screen.ts';
import { put } from '../streams.ts';
import type { Streams } from '../streams.ts';
import { systemProblem } from '../system-problem.ts';
import { usualName } from './join.ts';
import { describeAll } from './options.ts';
import { stepThrough } from './replay.ts';
import { goOn } from './resume.ts';
import { teletype } from './teletype.ts';

type Entry = 'play' | 'resume' | 'teletype' | 'join' | 'watch' | 'replay' | 'options' | 'help';

const FLAGS = { lines: false, noColour: false, mouse: false, pace: 400 };

const ENTRIES: readonly (readonly [key: string, entry: Entry, about: string])[] = [
  ['p', 'play', 'a new match: alone, together, or against computer players'],
  ['g', 'resume', 'go on with a match that is kept'],
  ['t', 'teletype', 'the games of the 1970s, as their programs printed them'],
  ['j', 'join', 'a match on a server, by its link'],
  ['w', 'watch', 'look on at a match on a server'],
  ['r', 'replay', 'step through a match that was played'],
  ['o', 'options', 'the editions, and every option with its limits'],
  ['h', 'help', 'the keys, and how it is played'],
];

export async function menu(args: readonly string[], streams: Streams): Promise<number> {
  const screen = openScreen({ ...FLAGS, noColour: args.includes('--no-color'), mouse: args.includes('--mouse') });
  let [told, leaves]: [string, (() => Promise<number>) | undefined] = ['', undefined];
  try {
    for (;;) {
      const entry = await screen.show(menuPage(told));
      if (entry === 'back') break;
      if (entry !== 'teletype') {
        told = await open(screen, entry);
        continue;
      }
      const game = await screen.show(teletypePage());
      if (game === 'back') continue;
      // The teletype has the terminal for itself.
      leaves = () => teletype([game], streams);
      break;
    }
  } finally {
    screen.close();
  }
  await put(streams.output, told);
  return leaves === undefined ? 0 : leaves();
}

function menuPage(told: string): PickPage<Entry> {
  return new PickPage({
    title: 'Star Lanes',
    head: [
      'S T A R   L A N E S',
      'The trading game of 1977: found companies, merge them, be worth most.',
      ...said(told),
    ],
    choices: ENTRIES.map(([key, entry, about]) => ({ key, words: entry, about, value: entry })),
    keys: [
      ['↑↓', 'pick'],
      ['Enter', 'open'],
      ['q', 'leave'],
    ],
  });
}

function teletypePage(): PickPage<string> {
  return new PickPage({
    title: 'Star Lanes · teletype',
    head: ['Which game?', 'It is left with Ctrl-C, and types capitals.'],
    choices: [
      { key: 'l', words: 'star-lanes', about: "Steven Faber's game of 1977 for the Altair", value: 'star-lanes' },
      {
        key: 't',
        words: 'star-trader',
        about: "Dave Kaufman's game of 1974: ships, stars and bargains",
        value: 'star-trader',
      },
    ],
    keys: [
      ['↑↓', 'pick'],
      ['Enter', 'play'],
      ['q', 'back'],
    ],
  });
}

/** What came of the last entry. */
function said(told: string): string[] {
  return told === ''
    ? []
    : [
        '',
        ...told
          .trimEnd()
          .split('\n')
          .flatMap((line) => wrapped(line, 74, '  ')),
      ];
}

async function open(screen: FullScreen, entry: Exclude<Entry, 'teletype'>): Promise<string> {
  switch (entry) {
    case 'play':
      return openPlay(screen);
    case 'resume': {
      const told = await goOn(screen, undefined, FLAGS);
      return told.ok ? told.value : told.problem;
    }
    case 'join':
    case 'watch':
      return openLink(screen, entry);
    case 'replay':
      return openReplay(screen);
    case 'options':
      await screen.show(new TextPage('Star Lanes · editions and options', describeAll()));
      return '';
    case 'help':
      await screen.show(new TextPage('Star Lanes · help', HELP));
      return '';
  }
}

async function openPlay(screen: FullScreen): Promise<string> {
  const game = await screen.show(new NewGamePage(usualName()));
  if (game === 'back') return '';
  return playNew(screen, { ...game, seed: randomInt(2 ** 32) }, { pace: FLAGS.pace, threads: 1, record: undefined });
}

async function openLink(screen: FullScreen, entry: 'join' | 'watch'): Promise<string> {
  const typed = await screen.show(new LinePage(`Star Lanes · ${entry}`, 'The link to the match (http://…/match/…):'));
  if (typed === 'back') return '';
  const link = readLink(typed.line);
  if (!link.ok) return link.problem;
  const name =
    entry === 'join' ? await screen.show(new LinePage('Star Lanes · join', 'Your name:', usualName())) : undefined;
  if (name === 'back') return '';
  const told = await playThere(screen, link.value, name === undefined ? undefined : tidyName(name.line));
  return told.ok ? told.value : told.problem;
}

async function openReplay(screen: FullScreen): Promise<string> {
  const typed = await screen.show(
    new LinePage('Star Lanes · replay', 'The file of the record, or the name of a match kept here:'),
  );
  if (typed === 'back') return '';
  try {
    const record = recordIn(typed.line);
    return record.ok ? ((await stepThrough(screen, record.value)) ?? '') : `${typed.line}: ${record.problem}`;
  } catch (error) {
    const problem = systemProblem(error);
    if (problem === undefined) throw error;
    return problem;
  }
}
