/** `starlanes` alone, in a terminal: a menu of what there is. Each entry is a command of its own, too. */
import { wrapped } from '../screen/marks.ts';
import { randomInt } from 'node:crypto';
import { must } from '../../core/must.ts';
import type { Result } from '../../core/result.ts';
import type { CommandProblem } from '../../text/terminal.ts';
import type { AnyGameScreens, Games } from '../frame/game-screens.ts';
import { playNew } from '../frame/play-here.ts';
import { showLesson } from '../lesson/play-lesson.ts';
import { LinePage } from '../frame/line-page.ts';
import { NewGamePage } from '../frame/new-game-page.ts';
import { usualHelp } from '../frame/rules-text.ts';
import { PickPage, gamePage } from '../frame/pick-page.ts';
import { TextPage } from '../frame/text-page.ts';
import { USUAL_SERVER, readLink, readServer } from '../network/match-link.ts';
import { hostThere } from '../network/host-there.ts';
import { playThere } from '../frame/play-there.ts';
import { asked, serverAt } from '../network/server.ts';
import { personName, usualName } from '../own-name.ts';
import { pageTitle, plainPage } from '../pages/plain-page.ts';
import type { FullScreen } from '../screen/full-screen.ts';
import { openScreen } from '../screen/open-screen.ts';
import type { ScreenFlags } from '../screen/open-screen.ts';
import { put } from '../streams.ts';
import { remember } from '../settings.ts';
import { systemProblem } from '../system-problem.ts';
import type { TerminalSettings } from '../settings.ts';
import { SettingsPage } from '../frame/settings-page.ts';
import { explain, frameWords, speak, words } from '../words.ts';
import { entryOf } from './commands.ts';
import type { Terminal } from './entry.ts';
import { readWhere, visitLobby } from './join.ts';
import { describeAll } from './options.ts';
import { dailyGame } from '../daily/day-match.ts';
import { visitDay } from '../daily/visit-day.ts';
import { paceOf } from './common-flags.ts';
import { scoresText } from './scores.ts';
import { PERSON, lastMatch, lastSeats, rememberMatch } from './last-match.ts';
import { pickMatch } from './matches.ts';
import { pages, readPage } from './pages.ts';

type MenuEntry =
  | 'learn'
  | 'play'
  | 'daily'
  | 'scores'
  | 'resume'
  | 'teletype'
  | 'join'
  | 'host'
  | 'watch'
  | 'replay'
  | 'options'
  | 'settings'
  | 'help'
  | 'docs';

/** In their order, with the keys that open them; those are the same in every language. */
const ENTRIES: readonly (readonly [key: string, entry: MenuEntry])[] = [
  ['p', 'play'],
  ['l', 'learn'],
  ['d', 'daily'],
  ['g', 'resume'],
  ['t', 'teletype'],
  ['j', 'join'],
  ['n', 'host'],
  ['w', 'watch'],
  ['r', 'replay'],
  ['b', 'scores'],
  ['o', 'options'],
  ['s', 'settings'],
  ['?', 'help'],
  ['m', 'docs'],
];

export async function menu(flags: ScreenFlags, terminal: Terminal): Promise<number> {
  const { games } = terminal;
  const withTeletype = games.filter(({ teletype }) => teletype !== undefined);
  const absent = new Set<MenuEntry>([
    ...(taughtIn(games).length === 0 ? (['learn'] as const) : []),
    ...(dailyGame(games) === undefined ? (['daily'] as const) : []),
    ...(withTeletype.length === 0 ? (['teletype'] as const) : []),
    ...(pages().size === 0 ? (['docs'] as const) : []),
  ]);
  const entries = ENTRIES.filter(([, entry]) => !absent.has(entry));
  const screen = openScreen(flags);
  let [told, leaves]: [string, (() => Promise<number>) | undefined] = ['', undefined];
  let picked = 0;
  try {
    for (;;) {
      const entry = await screen.show(menuPage(entries, told, picked));
      picked = entries.findIndex(([, one]) => one === entry);
      if (entry === 'back') break;
      if (entry !== 'teletype') {
        told = await openSafely(games, screen, entry);
        continue;
      }
      const screens = await screen.show(gamePage(withTeletype, titleOf('teletype'), words().menu.teletype));
      if (screens === 'back') continue;
      // The teletype has the terminal for itself.
      leaves = () => must(entryOf(terminal.listed, entry), entry).run([screens.kit.game.id], terminal);
      break;
    }
  } finally {
    screen.close();
  }
  await put(terminal.output, told === '' ? '' : `${told.trimEnd()}\n`);
  return leaves === undefined ? 0 : leaves();
}

export function menuPage(entries = ENTRIES, told = '', first = 0): PickPage<MenuEntry> {
  return new PickPage({
    title: 'Star Lanes',
    head: ['S T A R   L A N E S', words().menu.about, ...said(told)],
    choices: entries.map(([key, entry]) => {
      const [name, about] = words().menu.entries[entry];
      return { key, words: name, about, value: entry };
    }),
    keys: [
      ['↑↓', frameWords().keys.pick],
      ['Enter', frameWords().keys.open],
      ['q', frameWords().keys.leave],
    ],
    first,
  });
}

/** What an entry is called. */
function titleOf(entry: MenuEntry): string {
  return words().menu.entries[entry][0];
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

/** What the system refuses, such as a data folder that cannot be made, is told in the menu and ends nothing. */
async function openSafely(games: Games, screen: FullScreen, entry: Exclude<MenuEntry, 'teletype'>): Promise<string> {
  try {
    return await open(games, screen, entry);
  } catch (error) {
    const problem = systemProblem(error);
    if (problem === undefined) throw error;
    return explain(problem);
  }
}

async function open(games: Games, screen: FullScreen, entry: Exclude<MenuEntry, 'teletype'>): Promise<string> {
  switch (entry) {
    case 'learn':
      return openLesson(games, screen);
    case 'play':
      return openPlay(games, screen);
    case 'daily':
      return visitDay(games, screen, must(dailyGame(games), entry), USUAL_SERVER, paceOf(undefined));
    case 'scores':
      await screen.show(new TextPage(`Star Lanes · ${words().scores.title}`, scoresText(games)));
      return '';
    case 'resume':
      return toldOf(await pickMatch(games, screen, paceOf(undefined), 'playing'));
    case 'join':
      return toldOf(await openJoin(games, screen));
    case 'host':
      return toldOf(await openHost(games, screen));
    case 'watch':
      return toldOf(await openWatch(games, screen));
    case 'replay':
      return toldOf(await pickMatch(games, screen, paceOf(undefined), 'finished'));
    case 'options':
      return openText(games, screen, entry, words().menu.options, ({ kit, speech }) =>
        describeAll(kit, { rules: speech(), ...words().optionsPage }),
      );
    case 'settings':
      return openSettings(games, screen);
    case 'help':
      return openText(games, screen, entry, titleOf('help'), usualHelp);
    case 'docs':
      return openDocs(screen);
  }
}

async function openSettings(games: Games, screen: FullScreen): Promise<string> {
  const change = async (changes: TerminalSettings): Promise<string | undefined> => {
    const problem = remember(changes);
    if (changes.language !== undefined) await speak(changes.language, games);
    return problem && explain(problem);
  };
  await screen.show(new SettingsPage({ name: usualName(), pace: paceOf(undefined) }, change));
  return '';
}

async function openText(
  games: Games,
  screen: FullScreen,
  entry: MenuEntry,
  title: string,
  text: (screens: AnyGameScreens) => string,
): Promise<string> {
  for (;;) {
    const screens = await screen.show(gamePage(games, titleOf(entry), words().menu.pages));
    if (screens === 'back') return '';
    await screen.show(new TextPage(`${screens.kit.title} · ${title}`, text(screens)));
  }
}

/** The documentation, page by page. */
async function openDocs(screen: FullScreen): Promise<string> {
  const all = [...pages()].map(([name, path]) => ({ name, html: readPage(path) }));
  let first = 0;
  for (;;) {
    const page = await screen.show(docsList(all, first));
    if (page === 'back') return '';
    first = all.indexOf(page);
    await screen.show(new TextPage(`Star Lanes · ${page.name}`, plainPage(page.html, `${page.name}.html`, 78)));
  }
}

interface DocsPage {
  readonly name: string;
  readonly html: string;
}

function docsList(all: readonly DocsPage[], first: number): PickPage<DocsPage> {
  return new PickPage({
    title: `Star Lanes · ${titleOf('docs')}`,
    head: [titleOf('docs'), words().menu.docs],
    choices: all.map((page) => ({ key: '', words: page.name, about: pageTitle(page.html) ?? '', value: page })),
    keys: [
      ['↑↓', frameWords().keys.pick],
      ['Enter', frameWords().keys.open],
      ['q', frameWords().keys.back],
    ],
    first,
  });
}

function toldOf(told: Result<string, CommandProblem>): string {
  return told.ok ? told.value : explain(told.problem);
}

function taughtIn(games: Games): readonly AnyGameScreens[] {
  return games.filter(({ lesson }) => lesson !== undefined);
}

async function openLesson(games: Games, screen: FullScreen): Promise<string> {
  const screens = await screen.show(gamePage(taughtIn(games), titleOf('learn'), words().menu.learn));
  return screens === 'back' ? '' : showLesson(screen, screens, paceOf(undefined));
}

async function openPlay(games: Games, screen: FullScreen): Promise<string> {
  const screens = await screen.show(gamePage(games, titleOf('play'), words().menu.play));
  if (screens === 'back') return '';
  const game = await screen.show(newGamePage(screens));
  if (game === 'back') return '';
  const sitters = game.seats.map(({ kind, name }) => (kind === PERSON ? { person: personName(name) } : { bot: kind }));
  const match = { screens, edition: game.edition, sitters, seed: randomInt(2 ** 32) };
  const problem = rememberMatch(screens, game.edition, game.seats);
  const told = await playNew(screen, match, { pace: paceOf(undefined), threads: 1, record: undefined });
  return problem === undefined ? told : `${told}${explain(problem)}\n`;
}

function newGamePage(screens: AnyGameScreens): NewGamePage {
  return new NewGamePage({
    screens,
    title: frameWords().newGame.title,
    sitters: { [PERSON]: frameWords().newGame.person },
    named: PERSON,
    name: usualName(),
    second: screens.kit.usualRival,
    last: { edition: lastMatch(screens)?.edition, seats: lastSeats(screens) },
    lines: [],
  });
}

/** Nothing done, nothing to tell. */
const NOTHING: Result<string, CommandProblem> = { ok: true, value: '' };

async function openJoin(games: Games, screen: FullScreen): Promise<Result<string, CommandProblem>> {
  const title = `Star Lanes · ${titleOf('join')}`;
  const typed = await screen.show(new LinePage(title, words().menu.askWhere(USUAL_SERVER), { usual: USUAL_SERVER }));
  if (typed === 'back') return NOTHING;
  const where = readWhere(typed.line);
  if (!where.ok) return where;
  const name = await screen.show(new LinePage(title, words().menu.askName, { line: usualName() }));
  if (name === 'back') return NOTHING;
  return typeof where.value === 'string'
    ? visitLobby(games, screen, where.value, personName(name.line))
    : playThere(games, screen, where.value, personName(name.line));
}

async function openHost(games: Games, screen: FullScreen): Promise<Result<string, CommandProblem>> {
  const title = `Star Lanes · ${titleOf('host')}`;
  const typed = await screen.show(new LinePage(title, words().menu.askServer(USUAL_SERVER), { usual: USUAL_SERVER }));
  if (typed === 'back') return NOTHING;
  const server = readServer(typed.line);
  if (!server.ok) return server;
  const there = await asked(serverAt(server.value).lists());
  return there.ok ? hostThere(games, screen, server.value, usualName()) : there;
}

async function openWatch(games: Games, screen: FullScreen): Promise<Result<string, CommandProblem>> {
  const typed = await screen.show(new LinePage(`Star Lanes · ${titleOf('watch')}`, words().menu.askLink));
  if (typed === 'back') return NOTHING;
  const link = readLink(typed.line);
  return link.ok ? playThere(games, screen, link.value, undefined) : link;
}
