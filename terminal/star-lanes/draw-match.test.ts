/** What must not be overlooked on the screen of Star Lanes, at 80 columns. */
import { describe, expect, test } from 'vitest';
import { drawMatch } from '../star-lanes/draw-match.ts';
import { Seated } from './fixtures/seated.ts';
import { outcomeOf } from './outcome.ts';
import type { Sight } from './sight.ts';
import { newUi, uiFor } from './ui.ts';
import { pressMatch } from './press.ts';

const SIZE = { width: 80, height: 24 };

function shown(sight: Sight): string[] {
  return drawMatch(sight, uiFor(newUi(true), sight), SIZE, 0).lines;
}

/** The same as it is seen from a server. */
function atServer(sight: Sight, connection: Sight['connection'], isPublic = false): Sight {
  return {
    ...sight,
    place: 'server',
    connection,
    update: { ...sight.update, head: { ...sight.update.head, public: isPublic } },
  };
}

describe('at 80 columns', () => {
  test('the end says whole what everybody’s worth is made of', async () => {
    const over = await new Seated('today').until(() => false);
    const standings = (over.view.standings ?? []).map((one) => ({ ...one, stock: 36_892_800, cash: 1575 }));
    const lines = shown({ ...over, view: { ...over.view, standings } });
    expect(lines.filter((line) => line.endsWith('$36.9M in stock, $1,575 in cash'))).toHaveLength(2);
  });

  test('a lost connection leaves room for the question and for what to do', () => {
    const lines = shown(atServer(new Seated().sight, 'lost'));
    expect(lines[0]).toMatch(/place a space +no connection …$/);
    expect(lines.at(-2)).toBe(' The server does not answer; we keep calling. Your seat is kept; q leaves.');
  });

  test('what does not fit ends with an ellipsis', () => {
    const { sight } = new Seated('today', ['Ann of the Thousand Stars and One Outpost', 'Ben']);
    const name = 'A'.repeat(78);
    expect(shown({ ...sight, names: [name, name] })[0]).toMatch(/A…$/);
  });

  test('a space tells the gain of the rival who gains most', async () => {
    const gains = (sight: Sight) =>
      sight.view.ask?.ask === 'place' && sight.view.ask.spaces.some((space) => rivalIn(sight, space) !== undefined);
    const rivalIn = (sight: Sight, space: Parameters<typeof outcomeOf>[1]) =>
      outcomeOf(sight, space).brief.find((words) => /^you .+, (?:Ann|Ben) [+−]\$/.test(words));
    const sight = await new Seated('quick').until(gains);
    const spaces = sight.view.ask?.ask === 'place' ? sight.view.ask.spaces : [];
    const told = spaces.flatMap((space) => rivalIn(sight, space) ?? []);
    expect(told.length).toBeGreaterThan(0);
    for (const words of told) expect(shown(sight).join('\n')).toContain(words);
  });
});

describe('in a public match', () => {
  const open = (isPublic: boolean) => {
    const sight = atServer(new Seated().sight, 'connected', isPublic);
    const { ui } = pressMatch(sight, uiFor(newUi(true), sight), { key: 'text', text: 't' });
    return { keys: shown(sight).at(-1), lies: ui.overlay };
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
