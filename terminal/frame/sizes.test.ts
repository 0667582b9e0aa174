/**
 * Every screen of both games in every edition, with its pages and boxes, at four sizes (editions but today's at the two smallest): nothing is cut without a mark, nothing is written over
 * something else, no message begins in its middle, and there is one newswire.
 */
import { expect, test } from 'vitest';
import { greedy } from '../../bots/star-lanes/simple-bots.ts';
import { captain } from '../../bots/star-trader/captain.ts';
import type { Bot } from '../../bots/bot.ts';
import type { Types } from '../../core/contract.ts';
import { unwrap } from '../../core/result.ts';
import type { MatchModel } from '../../client/match-model.ts';
import { Cells } from '../screen/cells.ts';
import type { Size } from '../screen/cells.ts';
import { STAR_LANES } from '../star-lanes/index.ts';
import { STAR_TRADER } from '../star-trader/index.ts';
import { LANGUAGE_TAGS } from '../../text/index.ts';
import { frameWords, speak } from '../words.ts';
import { Seated } from './fixtures/seated.ts';
import { SIZES, slipsOf } from './fixtures/watched-cells.ts';
import type { GameScreens } from './game-screens.ts';
import type { FrameUi } from './ui.ts';

/** Long and short ones, as many as sit at a large table. */
const NAMES = ['Ann', 'Maximiliane of Sirius', 'Ben', 'strategist', 'Cid', 'Dorothea', 'Eva', 'Fred'];

/** When a match is looked at: after so many answers, and at its end. What lies over it is looked at less often. */
const LONG = process.env['LONG'] !== undefined;
const MOMENTS = new Set(LONG ? [0, 1, 12, 31, 60, 85] : [0, 31, 60]);
const COVERED = 60;

/** How many boxes of mergers and splits are looked at in a match, the second with the first that nobody has read. */
const BOXES = 2;

interface Look<Ui> {
  readonly prepared?: (ui: Ui) => Ui;
  readonly sizes?: readonly Size[];
}

/** What differs between editions, such as the size of the map, is hard to fit where there is little room. */
function sizesFor(edition: string): readonly Size[] {
  return LONG || edition === 'today' ? SIZES : SIZES.slice(0, 2);
}

/** Plays a match, and draws every screen of it at every size now and then; says what is wrong with which. */
async function faultsIn<T extends Types, Model extends MatchModel<T>, Ui extends FrameUi>(
  match: Seated<T, Model, Ui>,
  { prepared = (ui) => ui, sizes = SIZES }: Look<Ui> = {},
): Promise<readonly string[]> {
  const faults: string[] = [];
  const look = (isCovered: boolean): void => {
    const ui = prepared({ ...match.ui, unveiled: match.model.viewer });
    for (const size of sizes) faults.push(...screenFaults(match, ui, size, isCovered));
  };
  let heard = match.ui;
  let boxes = 0;
  for (let answers = 0; !match.isOver; answers++) {
    if (MOMENTS.has(answers)) look(answers === COVERED);
    await match.answer();
    if (!match.hasBoxes || boxes === BOXES) continue;
    const before = heard.cards.length;
    heard = match.frame.uiFor(heard, match.model);
    if (heard.cards.length === before) continue;
    boxes++;
    faults.push(...boxFaults(match, heard, sizes));
  }
  look(true);
  return faults;
}

/** A box that nobody has read yet, over the match; and the curtain between players whose books are private. */
function boxFaults<T extends Types, Model extends MatchModel<T>, Ui extends FrameUi>(
  { model, frame }: Seated<T, Model, Ui>,
  ui: Ui,
  sizes: readonly Size[],
): readonly string[] {
  return sizes.flatMap((size) =>
    [ui, { ...ui, unveiled: model.viewer }].flatMap((state) =>
      faultsOf(() => frame.draw(model, state, size, 0)).map((fault) => `${size.width}x${size.height} box: ${fault}`),
    ),
  );
}

/** A match of an edition with as many players as it takes. */
function seatedIn<T extends Types, Model extends MatchModel<T>, Ui extends FrameUi>(
  screens: GameScreens<T, Model, Ui>,
  bot: Bot<T>,
  edition: string,
  most = NAMES.length,
): Seated<T, Model, Ui> {
  const { max } = screens.kit.game.seats(unwrap(screens.kit.options.parse(edition)));
  return new Seated(screens, bot, edition, NAMES.slice(0, Math.min(most, max)), 3);
}

/** The match itself at this moment, and all pages that can lie over it. */
function screenFaults<T extends Types, Model extends MatchModel<T>, Ui extends FrameUi>(
  { model, frame }: Seated<T, Model, Ui>,
  ui: Ui,
  size: Size,
  isCovered: boolean,
): readonly string[] {
  const named = (name: string, faults: readonly string[]): readonly string[] =>
    faults.map((fault) => `${size.width}x${size.height} ${name}: ${fault}`);
  // The choice of a company lies there only while there is one.
  const overlays = isCovered ? frame.overlays.filter(({ name }) => name !== 'choose') : [];
  return [
    ...named(
      'match',
      faultsOf(() => frame.draw(model, ui, size, 0)),
    ),
    ...overlays.flatMap((overlay) => {
      const opened = overlay.opened?.(model, ui) ?? ui;
      const draw = (): Cells => {
        const cells = new Cells(size);
        frame.drawOverlay(cells, model, opened, overlay);
        return cells;
      };
      return named(overlay.name, faultsOf(draw));
    }),
  ];
}

function faultsOf(draw: () => Cells): readonly string[] {
  let lines: readonly string[] = [];
  const slips = slipsOf(() => ({ lines } = draw()));
  return [...slips, ...newsFaults(lines)];
}

function newsFaults(lines: readonly string[]): string[] {
  const { title } = frameWords().news;
  // In the bar of keys it may be the word of a key.
  const wires = lines
    .slice(0, -1)
    .flatMap((line, row) =>
      line.includes(title) ? [{ first: lines[row + 1] ?? '', column: line.indexOf(title) }] : [],
    );
  const inMiddle = wires.filter(({ first, column }) => /^ {2}\S/.test(first.slice(column)));
  return [
    ...(wires.length > 1 ? [`${wires.length} newswires`] : []),
    ...inMiddle.map(({ first }) => `the newswire begins in the middle: ${first}`),
  ];
}

test.each(Object.keys(STAR_LANES.kit.editions))('Star Lanes, %s', async (edition) => {
  expect(await faultsIn(seatedIn(STAR_LANES, greedy, edition), { sizes: sizesFor(edition) })).toEqual([]);
});

test.each(Object.keys(STAR_TRADER.kit.editions))('Star Trader, %s', async (edition) => {
  const match = seatedIn(STAR_TRADER, captain, `${edition}+years=1`, 3);
  expect(await faultsIn(match, { prepared: (ui) => ({ ...ui, route: ['SOL'] }), sizes: sizesFor(edition) })).toEqual(
    [],
  );
});

test.each(LANGUAGE_TAGS.filter((tag) => tag !== 'en'))('in the language %s', async (tag) => {
  const games = [STAR_LANES, STAR_TRADER];
  await speak(tag, games);
  try {
    expect(await faultsIn(seatedIn(STAR_LANES, greedy, 'today'))).toEqual([]);
    expect(await faultsIn(seatedIn(STAR_TRADER, captain, 'today+years=1', 2))).toEqual([]);
  } finally {
    await speak('en', games);
  }
});
