/** What must not be overlooked on the screen of Star Lanes, at 80 columns, and what clicks and keys do. */
import { describe, expect, test } from 'vitest';
import { greedy } from '../../bots/star-lanes/simple-bots.ts';
import { must } from '../../core/must.ts';
import { Seated } from '../frame/fixtures/seated.ts';
import type { LanesMatchModel } from './model.ts';
import { STAR_LANES } from './index.ts';
import { outcomeOf } from './outcome.ts';

const SIZE = { width: 80, height: 24 };

function seated(edition = 'today', names?: readonly string[]) {
  return new Seated(STAR_LANES, greedy, edition, names);
}

/** The same as it is seen from a server. */
function atServer(
  model: LanesMatchModel,
  connection: LanesMatchModel['connection'],
  isPublic = false,
): LanesMatchModel {
  return {
    ...model,
    place: 'server',
    connection,
    update: { ...model.update, head: { ...model.update.head, public: isPublic } },
  };
}

describe('at 80 columns', () => {
  test('the end says whole what everybody’s worth is made of', async () => {
    const match = seated();
    const over = await match.until(() => false);
    const standings = (over.view.standings ?? []).map((one) => ({ ...one, stock: 36_892_800, cash: 1575 }));
    const lines = match.shown({ ...over, view: { ...over.view, standings } });
    expect(lines.filter((line) => line.endsWith('$36.9M in stock, $1,575 in cash'))).toHaveLength(2);
  });

  test('a lost connection leaves room for the question and for what to do', () => {
    const match = seated();
    const lines = match.shown(atServer(match.model, 'lost'));
    expect(lines[0]).toMatch(/place a space +no connection …$/);
    expect(lines.at(-2)).toBe(' The server does not answer; trying again. Your seat is kept; q leaves.');
  });

  test('a merger or a split stands above the keys until the next key for who watches', async () => {
    const match = seated('quick');
    const watched = (model: LanesMatchModel): LanesMatchModel => ({ ...model, viewer: 'watcher' });
    let { ui } = match;
    const model = watched(await match.until((seen) => (ui = match.frame.uiFor(ui, watched(seen))).moment !== ''));
    expect(match.frame.draw(model, ui, SIZE, 0).lines.at(-2)).toMatch(/^ [A-Z].+ (takes over|splits) .+: .+\$/);
    const after = match.frame.handleKey(model, ui, { key: 'up' }).ui;
    expect(match.frame.draw(model, after, SIZE, 0).lines.at(-2)).not.toMatch(/takes over|splits/);
    // What was done before one looks is no news.
    expect(match.ui.moment).toBe('');
  });

  test('what does not fit ends with an ellipsis', () => {
    const match = seated('today', ['Ann of the Thousand Stars and One Outpost', 'Ben']);
    const name = 'A'.repeat(78);
    expect(match.shown({ ...match.model, names: [name, name] })[0]).toMatch(/A…$/);
  });

  test('a space tells the gain of the rival who gains most', async () => {
    const gains = (model: LanesMatchModel) =>
      model.view.ask?.ask === 'place' && model.view.ask.spaces.some((space) => rivalIn(model, space) !== undefined);
    const rivalIn = (model: LanesMatchModel, space: Parameters<typeof outcomeOf>[1]) =>
      outcomeOf(model, space).brief.find((words) => /^you .+, (?:Ann|Ben) [+−]\$/.test(words));
    const match = seated('quick');
    const model = await match.until(gains);
    const spaces = model.view.ask?.ask === 'place' ? model.view.ask.spaces : [];
    const told = spaces.flatMap((space) => rivalIn(model, space) ?? []);
    expect(told.length).toBeGreaterThan(0);
    for (const words of told) expect(match.shown(model).join('\n')).toContain(words);
  });

  test('the map shows in little letters what the space that is looked at would make of it', async () => {
    const match = seated();
    const changed = (model: LanesMatchModel) =>
      model.view.ask?.ask === 'place'
        ? model.view.ask.spaces.findIndex((space) => outcomeOf(model, space).shape.changed.length > 1)
        : -1;
    const model = await match.until((seen) => changed(seen) >= 0);
    const offered = must(model.view.ask?.ask === 'place' ? model.view.ask.spaces[changed(model)] : undefined, 'it');
    const company = must(outcomeOf(model, offered).shape.company, 'a company that takes in more than its space');
    const ui = { ...match.frame.uiFor(match.ui, model), picked: changed(model) };
    const map = match.frame.draw(model, ui, SIZE, 0).lines.filter((line) => /^ *\d+ {2,}/.test(line));
    expect(map.map((line) => line.slice(0, 42)).join('\n')).toMatch(new RegExp(` ${company.toLowerCase()} `));
  });

  test('a asks the adviser about a space, v about a trade; Enter does what it says', async () => {
    const match = seated('quick');
    for (const [ask, key] of [
      ['place', 'a'],
      ['trade', 'v'],
    ] as const) {
      const model = await match.until(({ view }) => view.ask?.ask === ask);
      const { ui } = match.type(key, model);
      const shown = match.frame.draw(model, ui, SIZE, 0).lines.join('\n');
      expect(shown).toMatch(/The adviser says/);
      expect(shown).toMatch(/% to win, about \$[\d,]+ at the end/);
      expect(match.typed(`${key}<enter>`, model)).toBe(
        STAR_LANES.kit.game.formatAction(must(ui.advice[0], 'advice').action),
      );
    }
  });

  test('against people on a server there is no adviser', () => {
    const match = seated();
    const model = { ...atServer(match.model, 'connected'), mayAdvise: false };
    expect(match.type('a', model).ui.overlay).toBeUndefined();
    expect(match.shown(model).at(-1)).not.toContain('advice');
  });

  test('x shows who owns what, and why a share costs what it costs', async () => {
    const match = seated();
    const model = await match.until(({ view }) => view.companies.filter(({ size }) => size > 0).length > 1);
    const { ui } = match.type('x', model);
    expect(ui.overlay).toBe('exchange');
    const lines = match.frame.draw(model, ui, SIZE, 0).lines;
    expect(lines.find((line) => line.includes('Exchange'))).toMatch(/net worth +cash +A +B/);
    for (const { company, price, size } of model.view.companies) {
      const why = lines.find((line) => line.startsWith(`  ${company} `));
      if (size > 0) expect(why).toContain(`$${price.toLocaleString('en-US')} a share: `);
    }
    expect(lines.filter((line) => line.includes('◆')).length).toBeGreaterThan(0);
  });

  test('no line of the keys is cut off in the help', () => {
    const keys = STAR_LANES.help.split('\n').filter((line) => line.startsWith(' '));
    expect(keys.length).toBeGreaterThan(10);
    expect(keys.filter((line) => line.length > 76)).toEqual([]);
  });
});

test.each([
  ['its number, then Enter', '2<enter>', 1],
  ['its number, twice', '22', 1],
  ['its name, then Enter', 'NAME<enter>', 2],
  ['its name in small letters', 'name<enter>', 2],
  ['another number after the first', '13<enter>', 2],
  ['a name that was taken back', 'NAME<escape>2<enter>', 1],
])('a space is played by %s', (_, keys, place) => {
  const match = seated();
  const { ask } = match.model.view;
  const spaces = ask?.ask === 'place' ? ask.spaces.map(({ space }) => space) : [];
  const third = must(spaces[2], 'a third space');
  const typed = keys.replace('NAME', third).replace('name', third.toLowerCase());
  expect(match.typed(typed)).toBe(spaces[place]);
});

test('a space that is not offered is refused in words, and one number alone plays nothing', () => {
  const match = seated();
  expect(match.typed('2')).toBeUndefined();
  const { ask } = match.model.view;
  const spaces = ask?.ask === 'place' ? ask.spaces.map(({ space }) => space) : [];
  const other = must(
    ['1A', '2A', '3A', '4A', '5A', '6A'].find((space) => !spaces.includes(space)),
    'a space that is not offered',
  );
  expect(match.type(`${other}<enter>`).ui.problem).toContain(`${other} is not offered; choose one of ${spaces[0]}`);
});

describe('a merger', () => {
  /** The screen before and after somebody merges two companies. */
  async function merger() {
    const match = seated();
    let { ui } = match;
    while (ui.cards.length === 0 && !match.isOver) {
      await match.answer();
      ui = match.frame.uiFor(ui, match.model);
    }
    return { match, ui };
  }

  test('lies over the screen in a box with what everybody is given, until any key is pressed', async () => {
    const { match, ui } = await merger();
    const event = match.model.events.findLast((one) => one.type === 'merged' || one.type === 'split');
    expect(event).toBeDefined();
    const shown = match.frame.draw(match.model, ui, SIZE, 0).lines;
    expect(shown.join('\n')).toMatch(/Special announcement[^]* (takes over|splits 2 for 1)/);
    expect(shown.at(-1)).toBe(' any key continue');
    const read = match.frame.handleKey(match.model, ui, { key: 'text', text: '1' });
    expect(read.effect).toBeUndefined();
    expect(match.frame.draw(match.model, read.ui, SIZE, 0).lines.join('\n')).not.toContain('Special announcement');
  });

  test('is not told to who sits down after it', async () => {
    const { match } = await merger();
    expect(match.shown().join('\n')).not.toContain('Special announcement');
  });
});

describe('the end', () => {
  test.each([
    ['beej', / spaces in lanes · /],
    ['today+full=50', /move 1 of 48, \d+ of 50 % full · /],
    ['today+largest=12', /move 1 of 48, largest company 0 of 12 · /],
    ['today', /move 1 of 48 · /],
  ])('of %s is seen from afar', (edition, near) => {
    expect(seated(edition).shown()[0]).toMatch(near);
  });

  test('says why it came', async () => {
    const match = seated('today+lanes=4');
    await match.until(() => false);
    expect(match.shown().join('\n')).toMatch(/has won! The lanes have grown long enough\. ─/);
  });
});

describe('in a public match', () => {
  const open = (isPublic: boolean) => {
    const match = seated();
    const model = atServer(match.model, 'connected', isPublic);
    return { keys: match.shown(model).at(-1), lies: match.type('t', model).ui.overlay };
  };

  test('t opens the reactions, and says so', () => {
    const { keys, lies } = open(true);
    expect(keys).toContain('t react');
    expect(lies).toBe('table');
  });

  test('elsewhere it says something', () => {
    const { keys, lies } = open(false);
    expect(keys).toContain('t say');
    expect(lies).toBe('say');
  });
});

describe('a click', () => {
  /** Clicks where a text first stands, in a row that holds another; says what that does. */
  function click(match: ReturnType<typeof seated>, ui: (typeof match)['ui'], text: string, row = text): string {
    const cells = match.frame.draw(match.model, ui, SIZE, 0);
    const y = cells.lines.findIndex((line) => line.includes(row));
    const x = cells.lines[y]?.indexOf(text) ?? -1;
    const key = must(cells.keyAt(x, y), `something at ${text}`);
    const { effect, ui: after } = match.frame.handleKey(match.model, ui, key);
    return effect?.type === 'play'
      ? STAR_LANES.kit.game.formatAction(effect.action)
      : `${after.overlay} ${after.picked}`;
  }

  test('plays a space on the map, and one of the list', () => {
    const match = seated();
    const { ask } = match.model.view;
    const space = ask?.ask === 'place' ? must(ask.spaces[2], 'a third space').space : '';
    expect(click(match, match.ui, '[3]')).toBe(space);
    expect(click(match, match.ui, space, ` 3  ${space}`)).toBe(space);
  });

  test('goes to a line of the trade sheet', async () => {
    const match = seated();
    await match.until(({ view: { ask } }) => ask?.ask === 'trade' && ask.companies.length > 1);
    const { ask } = match.model.view;
    const { company } = must(ask?.ask === 'trade' ? ask.companies[1] : undefined, 'a second company');
    const row = must(
      match.shown().findLast((line) => line.startsWith(`  ${company} `)),
      'its line',
    );
    expect(click(match, match.ui, company, row)).toBe('undefined 1');
  });

  test('chooses a company in the box, or closes it beside', async () => {
    const match = seated('today+founded=chosen');
    const isChoice = ({ view: { ask } }: LanesMatchModel) =>
      ask?.ask === 'place' && ask.spaces.some(({ companies }) => companies !== undefined);
    const { ask } = (await match.until(isChoice)).view;
    const spaces = ask?.ask === 'place' ? ask.spaces : [];
    const picked = spaces.findIndex(({ companies }) => companies !== undefined);
    const { space, companies = [] } = must(spaces[picked], 'a choice');
    const ui = { ...match.ui, picked, overlay: 'choose' as const };
    expect(click(match, ui, `${companies[1]}  `, `│ ${companies[1]}  `)).toBe(`${space} ${companies[1]}`);
    expect(match.frame.draw(match.model, ui, SIZE, 0).keyAt(0, 3)).toEqual({ key: 'escape' });
  });
});
