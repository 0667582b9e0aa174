import { expect, test } from 'vitest';
import { abilitiesOf } from './abilities.ts';

test.each([
  [
    { TERM: 'xterm-256color', LANG: 'en_GB.UTF-8' },
    { colours: '256', unicode: true },
  ],
  [
    { TERM: 'tmux-256color', COLORTERM: 'truecolor', LANG: 'C.UTF-8' },
    { colours: 'true', unicode: true },
  ],
  [
    { TERM: 'xterm', LANG: 'C' },
    { colours: '16', unicode: false },
  ],
  [
    { TERM: 'vt220', LC_ALL: 'de_DE.utf8', LANG: 'C' },
    { colours: 'none', unicode: true },
  ],
  [
    { TERM: 'xterm-256color', NO_COLOR: '1', LC_ALL: 'C', LANG: 'C.UTF-8' },
    { colours: 'none', unicode: false },
  ],
  [
    { TERM: 'xterm-256color', NO_COLOR: '', LANG: 'C.UTF-8' },
    { colours: '256', unicode: true },
  ],
])('%j', (env, abilities) => {
  expect(abilitiesOf(env, false, 'linux')).toEqual(abilities);
});

test('--no-color wins', () => {
  expect(abilitiesOf({ COLORTERM: 'truecolor' }, true, 'linux').colours).toBe('none');
});
