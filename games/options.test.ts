// The options of every game: each has its words, its limits, and says what is allowed where they are passed.
import { describe, expect, test } from 'vitest';
import { allowedBy, formatValue, notationParts, optionName, parseValue } from '../core/options.ts';
import type { GameOption } from '../core/options.ts';
import { kits } from './index.ts';

describe.each(kits)('$title', ({ game, options: table, editions, historic, optionWords }) => {
  const configs = Object.values(game.editions);

  test('every option of a configuration is in the table, and nothing else', () => {
    for (const config of configs) {
      expect(Object.keys(config ?? {}).toSorted()).toEqual(
        [...table.options.map(({ key }) => key), 'edition'].toSorted(),
      );
    }
  });

  test('options have names of their own', () => {
    const names = table.options.map(({ name }) => name);
    expect(new Set(names).size).toBe(names.length);
    for (const name of ['maxPlayers', 'MAX-PLAYERS', 'edition', 'constructor', '__proto__', 'max-Players'])
      expect(table.parse(`today+${name}=1`)).toEqual({
        ok: false,
        problem: { why: 'unknown-option', name, known: names },
      });
  });

  test('every option is in one of the groups, and they are together', () => {
    const groups = table.options.map(({ group }) => group);
    expect(groups.filter((group, i) => group !== groups[i - 1])).toEqual(table.groups);
  });

  test('every edition has its card: ours first, then the historic ones', () => {
    expect(Object.keys(editions).toSorted()).toEqual(Object.keys(game.editions).toSorted());
    const isHistoric = Object.values(editions).map((card) => card.historic);
    expect(isHistoric).toEqual(isHistoric.toSorted((one, other) => Number(one) - Number(other)));
    expect(editions[historic]?.historic).toBe(true);
    expect(Object.keys(editions)[0]).toBe('today');
    for (const { title, machine, history } of Object.values(editions)) {
      expect([title, machine]).not.toContain('');
      expect(history).toMatch(/^[A-Z].*\.$/);
    }
  });

  describe.each(table.options.map((option) => [option.name, option] as const))('%s', (name, option) => {
    test('has a sentence, and words for exactly what can be chosen', () => {
      const { options, choices } = optionWords;
      expect(new Map(Object.entries(options)).get(option.key)).toMatch(/^[A-Z].*(\.|\.\.\.)$/);
      const meanings = new Map(Object.entries<Readonly<Record<string, string>>>(choices)).get(option.key) ?? {};
      expect(Object.keys(meanings)).toEqual(option.kind === 'choice' ? option.choices : []);
      expect(Object.values(meanings)).not.toContain('');
    });

    test('reads the value of every edition as it is written', () => {
      for (const config of configs) {
        const text = table.values(config)[option.key] ?? '';
        expect(formatValue(parseValue(option, text) ?? 'undefined')).toBe(text);
      }
    });

    test('takes what its limits allow', () => {
      for (const text of within(option)) expect(formatValue(parseValue(option, text) ?? 'undefined')).toBe(text);
    });

    test('refuses what lies just outside, and says what is allowed', () => {
      for (const value of outside(option)) {
        const problem = { why: 'not-possible', name, value, allowed: allowedBy(option) };
        expect(table.parse(`${historic}+${name}=${value}`)).toEqual({ ok: false, problem });
      }
    });
  });
});

function within(option: GameOption): readonly string[] {
  switch (option.kind) {
    case 'number':
      return [
        String(option.min),
        String(option.max),
        ...(option.parts ? [String(option.max - 0.5)] : [option.min + 1, option.max - 1].map(String)),
      ];
    case 'choice':
      return option.choices;
    case 'flag':
      return ['on', 'off'];
    case 'scatter':
      return ['0', '1', String(option.most), '0/1', '1/20', `1/${1 / option.chance}`];
    case 'map':
      return ['none', '5/5/5/5/5'];
    case 'formula':
      return [option.min, option.max, ...option.formulas].map(String);
  }
}

function outside(option: GameOption): string[] {
  switch (option.kind) {
    case 'number':
      return [
        String(option.min - 1),
        String(option.max + 1),
        '',
        '1e3',
        'x',
        ' 7',
        '9999999999',
        ...(option.parts ? ['030', '.5', '1.50', '1.'] : ['1.5']),
      ];
    case 'choice': {
      const [first = ''] = option.choices;
      return ['', 'other', 'toString', `${first} `, first.toUpperCase()];
    }
    case 'flag':
      return ['', 'true', 'ON', '1'];
    case 'scatter':
      return [
        String(option.most + 1),
        '',
        '-1',
        '1/0',
        '0/0',
        '1/1',
        '1/',
        '/20',
        '1/2/3',
        '0.05',
        `100/${100 / option.chance - 1}`,
      ];
    case 'map':
      // Whether a map fits is a matter of rows and columns: see map-notation.test.ts.
      return [''];
    case 'formula':
      return ['', '1.5', String(option.min - 1), String(option.max + 1), '4n+1', '3n', 'n'];
  }
}

test('names are written with hyphens', () => {
  expect(['rows', 'blackHoles', 'minDistance'].map(optionName)).toEqual(['rows', 'black-holes', 'min-distance']);
});

test('a formula is one part of a notation, though it holds a plus sign', () => {
  expect(notationParts('today+stars=2n+1+ships=3')).toEqual(['today', 'stars=2n+1', 'ships=3']);
});
