/** The options of a new match: every value can be reached by keys, and what is chosen can be typed the next time. */
import { describe, expect, test } from 'vitest';
import { must } from '../../core/must.ts';
import { textWidth } from '../screen/marks.ts';
import type { Key } from '../screen/key.ts';
import { GAMES } from '../games.ts';
import { NewGamePage } from './new-game-page.ts';
import { steppedValue } from './option-values.ts';
import { OptionsForm } from './options-form.ts';

const SIZE = { width: 80, height: 24 };
const games = await Promise.all(GAMES.map((game) => game.screens()));
const [lanes, trader] = games;

/** `>` and `<` change a value, `v` goes down, `!` is Enter; all else is typed. */
function press(form: { handleKey: OptionsForm['handleKey'] | NewGamePage['handleKey'] }, keys: string): unknown {
  const named: Readonly<Record<string, Key>> = {
    '>': { key: 'right' },
    '<': { key: 'left' },
    v: { key: 'down' },
    '^': { key: 'up' },
    '!': { key: 'enter' },
    '#': { key: 'backspace' },
  };
  return [...keys].map((text) => form.handleKey(named[text] ?? { key: 'text', text }, SIZE)).at(-1);
}

function at(option: string, screens = must(lanes, 'Star Lanes'), notation = 'today'): OptionsForm {
  const form = new OptionsForm(screens, notation);
  const names = form.draw({ width: 80, height: 200 });
  for (let i = 0; i < names.height && !form.draw(SIZE).lines.some((line) => line.startsWith(`  ${option}: `)); i++)
    form.handleKey({ key: 'down' }, SIZE);
  return form;
}

test.each([
  ['rows', '>', 'today+rows=10'],
  ['rows', '14', 'today+rows=14'],
  ['rows', '14#', 'today'],
  ['rows', '><', 'today'],
  ['black-holes', '>>>', 'today+black-holes=3'],
  ['black-holes', '1/20', 'today+black-holes=1/20'],
])('%s and the keys %s make it %s', (option, keys, notation) => {
  const form = at(option);
  press(form, keys);
  expect(form.notation).toEqual({ ok: true, value: notation });
  expect(form.draw(SIZE).lines.join('\n')).toContain(`--edition ${notation}`);
});

test('Star Trader has its own, with what was chosen before', () => {
  const form = at('interest', must(trader, 'Star Trader'), 'today+years=5');
  press(form, '7');
  const written = form.notation.ok ? form.notation.value.split('+') : [];
  expect(written.toSorted()).toEqual(['interest=7', 'today', 'years=5']);
});

describe.each(games.map((screens) => [screens.kit.title, screens] as const))('%s', (_, screens) => {
  test('every option steps through values that it allows, and back', () => {
    const { options, game } = { options: screens.kit.options, game: screens.kit.game };
    const usual = options.values(game.editions['today']);
    for (const option of options.options) {
      const value = must(usual[option.key], option.key);
      const next = steppedValue(option, value, 1);
      const parsed = options.parse(`today+${option.name}=${next}`);
      // What cannot go together is another matter than what an option allows.
      expect(next === value || parsed.ok || parsed.problem.why).not.toBe('not-possible');
      const isRound = option.kind === 'choice' || option.kind === 'flag';
      expect(isRound ? steppedValue(option, next, -1) : value).toBe(value);
    }
    expect(options.options.length).toBeGreaterThan(9);
  });

  test('the whole list fits its screen, row by row', () => {
    const form = new OptionsForm(screens, 'today');
    for (let i = 0; i < screens.kit.options.options.length; i++) {
      expect(form.draw(SIZE).lines.every((line) => textWidth(line) <= SIZE.width)).toBe(true);
      form.handleKey({ key: 'down' }, SIZE);
    }
  });
});

test('what cannot be played is told, and not begun with', () => {
  const form = at('min-players');
  press(form, '99');
  press(form, '9');
  const low = at('max-players', must(lanes, 'Star Lanes'), 'today+min-players=4');
  press(low, '2');
  expect(low.notation.ok).toBe(false);
  expect(press(low, '!')).toBeUndefined();
});

test('the form of a new match opens it, and begins with what was chosen', () => {
  const page = new NewGamePage({
    screens: must(lanes, 'Star Lanes'),
    title: 'a new match',
    sitters: { person: 'a person' },
    named: 'person',
    name: 'Ann',
    second: 'person',
    lines: [],
  });
  // Up from the edition: the beginning, then the options.
  press(page, '^^!');
  expect(page.draw(SIZE).lines[0]).toContain('the options of a new match');
  press(page, '>!');
  const shown = page.draw(SIZE).lines.find((line) => line.includes('Options'));
  expect(shown).toMatch(/Options +today\+[a-z-]+=/);
  const [notation = ''] = /today\+\S+/.exec(shown ?? '') ?? [];
  expect(press(page, 'v!')).toMatchObject({ edition: notation });
});
