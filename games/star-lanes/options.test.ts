// The table of options: every one has its words, its limits, and a sentence for what lies beyond them.
import { describe, expect, test } from 'vitest';
import { optionKey } from '../../core/config-notation.ts';
import { parseConfig } from './config-notation.ts';
import { CONFIGS } from './editions.ts';
import { allowed, readValue, writeValue } from './option-values.ts';
import { OPTIONS, OPTION_GROUPS, OPTION_KEYS, isOptionKey, optionName } from './options.ts';
import type { Option, OptionKey } from './options.ts';

const keyOf = (name: string): string | undefined => optionKey(OPTION_KEYS, name);

const SEVERAL = OPTION_KEYS.map((key): [string, OptionKey] => [optionName(key), key]);

test('every option of a configuration is in the table, and nothing else', () => {
  for (const config of Object.values(CONFIGS)) {
    expect(Object.keys(config).toSorted()).toEqual([...OPTION_KEYS, 'edition'].toSorted());
  }
});

test('options have names of their own, which lead back to them', () => {
  expect(OPTION_KEYS.map(optionName).map(keyOf)).toEqual(OPTION_KEYS);
  expect(optionName('blackHoles')).toBe('black-holes');
  expect(['blackHoles', 'BLACK-HOLES', 'edition', '', 'constructor', '__proto__', 'black-Holes'].map(keyOf)).toEqual(
    Array.from({ length: 7 }, () => undefined),
  );
  expect(['rows', 'black-holes', 'toString'].map(isOptionKey)).toEqual([true, false, false]);
});

test('every option stands in one of the groups, and they stand together', () => {
  const groups = OPTION_KEYS.map((key) => OPTIONS[key].group);
  expect(groups.filter((group, i) => group !== groups[i - 1])).toEqual([...OPTION_GROUPS]);
});

describe.each(SEVERAL)('%s', (name, key) => {
  const option = OPTIONS[key];

  test('has a sentence', () => {
    expect(option.sentence).toMatch(/^[A-Z].*(\.|\.\.\.)$/);
    if (option.kind === 'choice') {
      for (const meaning of Object.values(option.choices)) expect(meaning).not.toBe('');
    }
  });

  test('reads the value of every edition as it is written', () => {
    for (const config of Object.values(CONFIGS)) {
      expect(readValue(key, writeValue(config[key]))).toEqual({ ok: true, value: config[key] });
    }
  });

  test('takes what its limits allow', () => {
    for (const text of within(option)) {
      const reading = readValue(key, text);
      expect(reading.ok && writeValue(reading.value)).toBe(text);
    }
  });

  test('refuses what lies just outside, with a sentence that says what is allowed', () => {
    for (const text of outside(option)) {
      const problem = `${name}=${text} is not possible: ${allowed(option)}`;
      expect(readValue(key, text)).toEqual({ ok: false, problem });
      expect(parseConfig(`faber1977+${name}=${text}`)).toEqual({ ok: false, problem });
    }
  });
});

function within(option: Option): string[] {
  switch (option.kind) {
    case 'number':
      return [option.min, option.min + 1, option.max - 1, option.max].map(String);
    case 'choice':
      return Object.keys(option.choices);
    case 'flag':
      return ['on', 'off'];
    case 'scatter':
      return [
        '0',
        '1',
        String(option.most),
        '0/1',
        '1/20',
        `1/${1 / option.chance}`,
        `${9999 * option.chance - 0.5}/9998`,
      ].filter((text) => !text.includes('.'));
    case 'map':
      return ['none', '5/5/5/5/5'];
  }
}

function outside(option: Option): string[] {
  switch (option.kind) {
    case 'number':
      return [String(option.min - 1), String(option.max + 1), '', '1.5', '1e3', 'x', ' 7', '9999999999'];
    case 'choice':
      return [
        '',
        'other',
        'toString',
        `${Object.keys(option.choices)[0]} `,
        String(Object.keys(option.choices)[0]).toUpperCase(),
      ];
    case 'flag':
      return ['', 'true', 'ON', '1'];
    case 'scatter':
      return [
        '',
        '-1',
        String(option.most + 1),
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
  }
}

test('what is allowed is said in words', () => {
  expect(allowed(OPTIONS.rows)).toBe('it takes a whole number from 5 to 26');
  expect(allowed(OPTIONS.selling)).toBe('it is one of none, owned, unchecked');
  expect(allowed(OPTIONS.phantoms)).toBe('it is on or off');
  expect(allowed(OPTIONS.stars)).toBe('it takes a number from 0 to 260, or a chance of at most 1/2, such as 1/20');
  expect(allowed(OPTIONS.map)).toBe('it takes a drawn map, or none');
});
