/** Every screen in every language: nothing is left in English, and nothing stands over the edge or another thing. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { must } from '../core/must.ts';
import { RecordMatch } from '../client/record-match.ts';
import { usualEdition } from '../core/kit.ts';
import { LANGUAGE_TAGS } from '../text/index.ts';
import { run } from './fixtures/run.ts';
import type { AnyGameScreens } from './frame/game-screens.ts';
import { Seated } from './frame/fixtures/seated.ts';
import { LinePage } from './frame/line-page.ts';
import { NewGamePage } from './frame/new-game-page.ts';
import { gamePage } from './frame/pick-page.ts';
import { ReplayPage } from './frame/replay-page.ts';
import { usualHelp } from './frame/rules-text.ts';
import { TextPage } from './frame/text-page.ts';
import { GAMES } from './games.ts';
import { plainMark, textWidth } from './screen/marks.ts';
import { frameWords, localeLanguage, speak, words } from './words.ts';

const SIZE = { width: 80, height: 24 };
const games = await Promise.all(GAMES.map((game) => game.screens()));
const screensFor = (id: string): AnyGameScreens =>
  must(
    games.find(({ kit }) => kit.game.id === id),
    id,
  );

afterAll(() => speak('en', games));

/** Words that only English has; what is typed at a prompt stays as it is. */
const ENGLISH =
  /\b(the|it|not|cannot|needs|must|there|this|that|of|with|your|you|shares?|cash|worth|match|leave|back|help|news|trade|company|space|year|days|player|scroll|sell|buy)\b/i;

/** Days in few signs: 151d, but not the space 1D. */
const ENGLISH_DAYS = /\d+d\b/;

function expectOther(lines: readonly string[]): void {
  expect(lines.filter((line) => ENGLISH.test(line) || ENGLISH_DAYS.test(line))).toEqual([]);
}

async function seated(game: string, bot: string, edition: string) {
  const screens = screensFor(game);
  const bots = await screens.bots([bot]);
  const player = must(
    bots.find(({ name }) => name === bot),
    bot,
  );
  return new Seated(screens, player, edition);
}

/** The screen, and every page that lies over it by a key. */
function drawAll({ frame, model, ui }: Awaited<ReturnType<typeof seated>>): string[] {
  const pages = frame.overlays.filter(({ isPage }) => isPage).map(({ name }) => name);
  return [undefined, 'table', 'say', ...pages].flatMap(
    (overlay) => frame.draw(model, { ...ui, overlay }, SIZE, 0).lines,
  );
}

describe.each(LANGUAGE_TAGS.filter((tag) => tag !== 'en'))('in %s', (tag) => {
  beforeAll(() => speak(tag, games));

  test.each([
    ['star-lanes', 'greedy', 'quick'],
    ['star-trader', 'captain', 'today+years=1'],
  ])('%s is played to its end', async (game, bot, edition) => {
    const match = await seated(game, bot, edition);
    const told: string[] = [];
    for (let answers = 0; !match.isOver; answers++) {
      if (answers < 9 || answers % 23 === 0) told.push(...drawAll(match));
      await match.answer();
    }
    told.push(...match.shown());
    expectOther(told);
    expect(told.filter((line) => textWidth(line) > SIZE.width)).toEqual([]);
    const record = RecordMatch.open(match.match.recordSoFar, { kit: screensFor(game).kit, isBot: () => false });
    const replay = new ReplayPage(must(record.ok ? record.value : undefined, 'a record'), screensFor(game), true);
    replay.handleKey({ key: 'end' });
    expectOther(replay.draw(SIZE).lines);
    replay.handleKey({ key: 'text', text: '?' });
    expectOther(replay.draw(SIZE).lines);
  });

  test('the pages before a match are told in it', () => {
    const pages = games.flatMap((screens) => [
      new TextPage('', usualHelp(screens)),
      new NewGamePage({
        screens,
        title: frameWords().newGame.title,
        sitters: { person: frameWords().newGame.person },
        named: 'person',
        name: 'Ann',
        second: screens.kit.usualRival,
        lines: [],
      }),
    ]);
    const all = [...pages, gamePage(games, '', words().menu.play), new LinePage('', words().menu.askName)];
    expectOther(all.flatMap((page) => page.draw(SIZE).lines).filter((line) => !/docs\/rules|starlanes /.test(line)));
  });

  test('accents take one column, and ASCII has a twin for each', () => {
    const help = games.map(usualHelp).join('');
    expect([...new Set(help)].filter((mark) => mark !== '\n' && textWidth(mark) !== 1)).toEqual([]);
    expect([...new Set(help)].filter((mark) => mark !== '\n' && mark !== '?' && plainMark(mark) === '?')).toEqual([]);
  });
});

describe('the language', () => {
  test.each([
    [{ LANG: 'de_AT.UTF-8' }, 'de'],
    [{ LANG: 'de_DE.UTF-8', LC_MESSAGES: 'fr_FR' }, 'fr'],
    [{ LANG: 'de_DE.UTF-8', LC_MESSAGES: 'fr_FR', LC_ALL: 'C' }, 'en'],
    [{ LANG: 'fr' }, 'fr'],
    [{ LANG: 'nl_NL.UTF-8' }, 'en'],
    [{}, 'en'],
  ])('of %j is %s', (env, tag) => {
    expect(localeLanguage(env)).toBe(tag);
  });

  test.each([
    ['de', 'Ausgabe quick', 'Die Eingabe ist zu Ende'],
    ['fr', 'Édition quick', 'L’entrée est terminée'],
  ])('%s is spoken line by line as well', async (tag, opening, end) => {
    const played = await run(
      ['play', '--lines', '--seats', 'Ann,Ben', '--edition', 'quick', '--language', tag],
      '1\n?\n',
    );
    expect(played.output).toContain(opening);
    expect(played.output).toContain(end);
  });

  test.each([
    ['de', 'Unbekannter Befehl „plya“. Meintest du play?'],
    ['fr', 'Commande inconnue « plya ». Vouliez-vous dire play ?'],
  ])('%s is spoken by refusals', async (tag, said) => {
    const { errors, status } = await run(['plya', `--language=${tag}`]);
    expect(errors.replaceAll('\u00a0', ' ')).toContain(said);
    expect(status).toBe(2);
  });

  test('one that is not spoken is refused', async () => {
    const { errors, status } = await run(['play', '--language', 'nl']);
    expect(errors).toContain('Languages: en, de, fr.');
    expect(status).toBe(2);
  });

  test('the usual editions are named', () => {
    for (const { kit, speech } of games) expect(speech().edition(usualEdition(kit)).title).not.toBe('');
  });
});
