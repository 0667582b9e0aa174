/**
 * Whole matches of both games in a real pseudo-terminal, in every language and at both small sizes, by somebody who reads the
 * question in the bar. `npm run test:long` plays all of them, `npm test` one of each kind.
 */
import { expect, test } from 'vitest';
import { must } from '../../core/must.ts';
import { TERMINAL_WORDS } from '../../text/terminal.ts';
import type { TerminalFrameWords } from '../../text/en/terminal-frame.ts';
import { LANGUAGE_TAGS } from '../../text/index.ts';
import type { LanguageTag } from '../../text/index.ts';
import { lanesTerminalDe } from '../../text/de/star-lanes-terminal.ts';
import { traderTerminalDe } from '../../text/de/star-trader-terminal.ts';
import { lanesTerminalEn } from '../../text/en/star-lanes-terminal.ts';
import type { LanesTerminalWords } from '../../text/en/star-lanes-terminal.ts';
import { traderTerminalEn } from '../../text/en/star-trader-terminal.ts';
import type { TraderTerminalWords } from '../../text/en/star-trader-terminal.ts';
import { lanesTerminalFr } from '../../text/fr/star-lanes-terminal.ts';
import { traderTerminalFr } from '../../text/fr/star-trader-terminal.ts';
import type { Screen } from './screen.ts';
import { useScreens } from './use-screens.ts';

const LONG = process.env['LONG'] === '1';
const { open } = useScreens();

const LANES: Readonly<Record<LanguageTag, LanesTerminalWords>> = {
  en: lanesTerminalEn,
  de: lanesTerminalDe,
  fr: lanesTerminalFr,
};
const TRADER: Readonly<Record<LanguageTag, TraderTerminalWords>> = {
  en: traderTerminalEn,
  de: traderTerminalDe,
  fr: traderTerminalFr,
};

const ESCAPE = '\u001b';

/** What is typed at a question, by what the screen and its first line say; undefined: nothing is asked of Ann. */
type Typist = (text: string, bar: string) => string | undefined;

interface Kind {
  readonly edition: string;
  readonly seats: string;
  readonly typist: (tag: LanguageTag) => Typist;
}

const KINDS = {
  // The first space, and all that can be bought of the first company.
  'star-lanes': {
    edition: 'quick',
    seats: 'Ann,greedy',
    typist: (tag) => {
      const { place, trade } = LANES[tag].question;
      return (_, bar) => (bar.includes(`Ann, ${place}`) ? '1\r' : bar.includes(`Ann, ${trade}`) ? '=\r' : undefined);
    },
  },
  // What is proposed, without the bank; newsletters are read.
  'star-trader': {
    edition: 'today+years=1',
    seats: 'Ann,trader',
    typist: (tag) => {
      const bank = beginningOf(TRADER[tag].question.bank('…'));
      const letter = new RegExp(`${beginningOf(TRADER[tag].letter.title(1977, '…', 1, 1)).replace(/1977.*/, '')}\\d`);
      return (text, bar) => {
        if (letter.test(text.split('\n')[1] ?? '')) return ESCAPE;
        return bar.includes(`Ann, ${bank}`) ? 'p' : bar.includes('Ann, ') ? '\r' : undefined;
      };
    },
  },
} as const satisfies Readonly<Record<string, Kind>>;

function beginningOf(text: string): string {
  return must(text.split('…')[0], 'words before a name');
}

/** Plays until the match is over; gives the last screen. */
async function playWhole(screen: Screen, words: TerminalFrameWords, typist: Typist): Promise<string> {
  const { announcement, keys } = words;
  const boxed = `${announcement.anyKey} ${keys.goOn}`;
  for (;;) {
    const [before, [bar = '']] = [screen.text, screen.rows];
    const typed = before.includes(boxed) ? ESCAPE : typist(before, bar);
    if (typed === undefined && bar.includes(beginningOf(words.over('…')))) return before;
    if (typed !== undefined) screen.type(typed);
    await screen.until(() => screen.text !== before, 'nothing happened');
  }
}

const GAMES = ['star-lanes', 'star-trader'] as const;
const SIZES = ['60x20', '80x24'] as const;

const ALL = GAMES.flatMap((game) =>
  SIZES.flatMap((size) => LANGUAGE_TAGS.map((tag) => ({ game, size, tag, name: `${game} ${size} ${tag}` }))),
);

/** Each game at each size, and each language but English twice: that one is played in other tests. */
const OFTEN = new Set(['star-lanes 60x20 de', 'star-lanes 80x24 fr', 'star-trader 60x20 fr', 'star-trader 80x24 de']);

test.each(ALL.filter(({ name }) => LONG || OFTEN.has(name)))('$name', async ({ game, size, tag }) => {
  const { edition, seats, typist } = KINDS[game];
  const [columns = 0, rows = 0] = size.split('x').map(Number);
  const { frame } = (await TERMINAL_WORDS[tag]())('starlanes');
  const flags = ['--edition', edition, '--seats', seats, '--language', tag, '--seed', '5', '--pace', '0'];
  const screen = open(['play', game, ...flags], undefined, { columns, rows });
  await screen.shows('Ann, ');
  const end = await playWhole(screen, frame, typist(tag));
  expect(end).toMatch(/1\. \S+ +\S*\d/);
  expect(end).toContain(frame.table.replay);
  screen.type('q');
  expect(await screen.ended).toMatchObject({ exitCode: 0 });
});
