/**
 * Every page that is not a match (menus, forms, lists, lessons, what is told before a match) at four sizes, in every language:
 * nothing is cut without a mark, nothing is written over something else, and what does not fit is said to be there.
 */
import { expect, test } from 'vitest';
import { LocalMatch } from '../../client/local-match.ts';
import { newMatch } from '../../client/new-match.ts';
import { RecordMatch } from '../../client/record-match.ts';
import { must } from '../../core/must.ts';
import { unwrap } from '../../core/result.ts';
import { openLesson } from '../../lessons/lesson-match.ts';
import { LANGUAGE_TAGS } from '../../text/index.ts';
import type { LanguageTag } from '../../text/index.ts';
import { BotThreads } from '../bots/bot-threads.ts';
import { menuPage } from '../cli/menu.ts';
import { describeAll } from '../cli/options.ts';
import { LessonPage } from '../lesson/lesson-page.ts';
import { LobbyPage } from '../network/lobby-page.ts';
import { lobbyPage } from '../network/lobby.ts';
import { hostPage } from '../network/host-there.ts';
import type { Key } from '../screen/key.ts';
import type { Page } from '../screen/page.ts';
import { STAR_LANES } from '../star-lanes/index.ts';
import { STAR_TRADER } from '../star-trader/index.ts';
import { TIMERS } from '../timers.ts';
import { frameWords, speak, words } from '../words.ts';
import { SIZES, slipsOf } from './fixtures/watched-cells.ts';
import type { AnyGameScreens, Games } from './game-screens.ts';
import { LinePage } from './line-page.ts';
import { MatchesPage } from './matches-page.ts';
import { NewGamePage } from './new-game-page.ts';
import { OptionsForm } from './options-form.ts';
import { gamePage } from './pick-page.ts';
import { memoryPage, tornPage } from './play-here.ts';
import { ReplayPage } from './replay-page.ts';
import { usualHelp } from './rules-text.ts';
import { SettingsPage } from './settings-page.ts';
import { TextPage } from './text-page.ts';

const GAMES: Games = [STAR_LANES, STAR_TRADER];
const LINK = 'https://lanes.example.org/match/AbCdEfGh1234';
const NAMES = ['Ann', 'Maximiliane of Sirius', 'strategist', 'Ben', 'Cid', 'Dorothea', 'Eva', 'Fred'];

const DOWN: Key = { key: 'down' };

/** A page by its name. */
interface Seen {
  readonly name: string;
  readonly page: Page<unknown>;
  /** After these it is looked at again. */
  readonly keys?: readonly Key[];
  /** What must be there in full at every size. */
  readonly has?: readonly string[];
}

const downs = (count: number): readonly Key[] => Array.from({ length: count }, () => DOWN);

function plainPages(): readonly Seen[] {
  const long = `${LINK}#seat=3&token=0123456789abcdef0123456789abcdef`;
  return [
    { name: 'menu', page: menuPage(), keys: downs(12) },
    { name: 'menu that says something', page: menuPage(undefined, `${words().left.notKept}\n  1. Ann`) },
    { name: 'games', page: gamePage(GAMES, 'play', words().menu.pages) },
    { name: 'line', page: new LinePage('join', words().menu.askWhere(LINK), { line: long }), has: ['▸'] },
    { name: 'memory', page: memoryPage({ why: 'no-folder', path: '/home/somebody/with/a/long/path/to/a/folder' }) },
    { name: 'torn', page: tornPage('/home/somebody/.local/share/starlanes/matches/20261115-1819-abc123.match') },
    {
      name: 'settings',
      page: new SettingsPage({ name: 'Ann', pace: 400 }, () => Promise.resolve(undefined)),
      keys: downs(5),
    },
    { name: 'matches', page: matchesPage(), keys: [...downs(24), { key: 'text', text: 'd' }] },
    { name: 'lobby', page: publicMatches(), keys: downs(14) },
  ];
}

function matchesPage(): MatchesPage {
  const rows = Array.from({ length: 24 }, (_, i) => ({
    id: `2026111${i % 10}-1819-abc1${i}`,
    short: `abc1${i}`,
    names: NAMES.slice(0, 1 + (i % 8)).join(', '),
    game: i % 2 === 0 ? 'Star Lanes today+rows=14+columns=20' : 'Star Trader kaufman1974',
    stand: i % 5 === 0 ? words().saved.unreadable('entry 0 of the match cannot be read') : 'Ann $1,234,567',
    date: '2026-11-15 18:19',
    isOver: i % 3 === 0,
    isUnreadable: i % 5 === 0,
  }));
  return new MatchesPage({ first: 'playing', read: () => rows, remove: () => undefined });
}

function publicMatches(): Page<unknown> {
  const matches = Array.from({ length: 14 }, (_, i) => ({
    match: `AbCdEfGh12${i}`,
    game: i % 2 === 0 ? 'star-lanes' : 'star-trader',
    edition: 'today+rows=14',
    names: NAMES.slice(0, 1 + (i % 8)),
    free: i % 3,
    clock: 86_400,
    advice: true,
  }));
  return lobbyPage(GAMES, { open: matches.slice(0, 7), playing: matches.slice(7) }, 'https://lanes.example.org');
}

/** The form of a new match in an edition, here and on a server, with its options. */
function formsOf(screens: AnyGameScreens, edition: string): readonly Seen[] {
  const last = { edition, seats: NAMES.map((name) => ({ kind: 'person', name })) };
  const form = new NewGamePage({
    screens,
    title: frameWords().newGame.title,
    sitters: { person: frameWords().newGame.person },
    named: 'person',
    name: 'Ann',
    second: 'strategist',
    lines: [],
    last,
  });
  const alone = new NewGamePage({
    screens,
    title: frameWords().newGame.title,
    sitters: { person: frameWords().newGame.person },
    named: 'person',
    name: 'Ann',
    second: 'nobody',
    lines: [],
    last: { edition },
  });
  const begin = frameWords().newGame.begin;
  return [
    { name: `new match of ${edition}`, page: form, keys: downs(14), has: [begin] },
    { name: `${edition} alone`, page: alone, has: [begin] },
    { name: `options of ${edition}`, page: new OptionsForm(screens, edition), keys: downs(12) },
  ];
}

function optionsText({ kit, speech }: AnyGameScreens): string {
  return describeAll(kit, { rules: speech(), ...words().optionsPage });
}

function pagesOf(screens: AnyGameScreens): readonly Seen[] {
  return [
    { name: 'host', page: hostPage(screens, 'Maximiliane'), keys: downs(10), has: [frameWords().newGame.begin] },
    { name: 'help', page: new TextPage('help', usualHelp(screens)), keys: [{ key: 'end' }] },
    { name: 'options', page: new TextPage('options', optionsText(screens)), keys: [{ key: 'end' }] },
    { name: 'replay', page: replayOf(screens), keys: [{ key: 'right' }, { key: 'text', text: '?' }] },
  ];
}

function replayOf(screens: AnyGameScreens): Page<unknown> {
  const { game } = screens.kit;
  const edition = must(Object.keys(screens.kit.editions)[0], 'an edition');
  const record = {
    game: game.id,
    engine: game.engine,
    edition,
    chance: 'mulberry32 7',
    names: NAMES.slice(0, 2),
    actions: [],
  };
  return new ReplayPage(unwrap(RecordMatch.open(record, { kit: screens.kit, isBot: () => false })), screens, true);
}

/** Before a match on a server begins, with as many as sit at its largest table. */
async function waitingFor(screens: AnyGameScreens, edition: string): Promise<Seen> {
  const { kit } = screens;
  const { max } = kit.game.seats(unwrap(kit.options.parse(edition)));
  const sitters = Array.from({ length: max }, (_, seat) => ({ person: NAMES[seat % NAMES.length] ?? '' }));
  const log = newMatch(kit, { id: 'match-1977', edition, sitters, beginning: { from: 'seed', seed: 1 }, made: 0 });
  const match = unwrap(
    LocalMatch.open(log, {
      kit,
      ...TIMERS,
      patience: Infinity,
      bots: new BotThreads(kit.game.id, [], 0),
      pace: () => 0,
      keep: () => {},
    }),
  );
  const update = match.update(0);
  await match.close();
  const page = new LobbyPage(
    GAMES,
    {
      anyUpdate: () => update,
      connection: () => 'lost',
      seats: () => [0],
      happened: () => [],
      act: () => Promise.resolve(undefined),
      listen: () => () => {},
      problem: undefined,
    },
    LINK,
  );
  return { name: `before ${edition}`, page, has: [LINK] };
}

/** The first steps of a lesson: what is said in them is longest. */
async function lessonOf(screens: AnyGameScreens): Promise<Seen> {
  const taught = await must(screens.lesson, 'a lesson')();
  const match = openLesson(screens.kit, taught.lesson, { name: 'Ann', pace: () => 0, ...TIMERS });
  const page = new LessonPage(match, screens, taught, true);
  return { name: 'lesson', page, keys: Array.from({ length: 3 }, (): Key => ({ key: 'enter' })) };
}

/** What is wrong with a page, at first and after its keys. */
function faultsIn({ name, page, keys = [], has = [] }: Seen): readonly string[] {
  const faults: string[] = [];
  for (const size of SIZES) {
    let lines: readonly string[] = [];
    const look = (when: string): void => {
      const told = `${size.width}x${size.height} ${name}${when}`;
      faults.push(...slipsOf(() => ({ lines } = page.draw(size))).map((slip) => `${told}: ${slip}`));
      const missing = has.filter((text) => !lines.some((line) => line.includes(text)));
      faults.push(...missing.map((text) => `${told}: "${text}" is not there:\n${lines.join('\n')}`));
    };
    look('');
    for (const key of keys) page.handleKey(key, size);
    if (keys.length > 0) look(' after its keys');
  }
  return faults;
}

/** Editions differ in their seats and limits, not in their words: in other languages than English one is enough. */
async function allPages(screens: AnyGameScreens, tag: LanguageTag): Promise<readonly Seen[]> {
  const editions = Object.keys(screens.kit.editions).slice(0, tag === 'en' ? Infinity : 1);
  const waiting = await Promise.all(editions.map((edition) => waitingFor(screens, edition)));
  const forms = editions.flatMap((edition) => formsOf(screens, edition));
  return [...pagesOf(screens), ...forms, ...waiting, await lessonOf(screens)];
}

test.each(LANGUAGE_TAGS)('all of them in the language %s', async (tag) => {
  await speak(tag, GAMES);
  try {
    const pages = [...plainPages(), ...(await Promise.all(GAMES.map((screens) => allPages(screens, tag)))).flat()];
    expect(pages.flatMap(faultsIn)).toEqual([]);
  } finally {
    await speak('en', GAMES);
  }
});
