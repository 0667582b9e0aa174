import { expect, test } from 'vitest';
import { fileName } from './file-name.ts';

test.each([
  [['Ada', 'Strategist'], 'star-lanes-2026-11-16-ada-strategist.txt'],
  [['Zoë Müßig', 'Rival 2'], 'star-lanes-2026-11-16-zoe-mussig-rival-2.txt'],
  [['../../etc', 'a/b\\c:d*e?"<>|', '星'], 'star-lanes-2026-11-16-etc-a-b-c-d-e-player-3.txt'],
  [['Maximiliane Wolkenstein-Wunderbar'], 'star-lanes-2026-11-16-maximiliane-wolkenst.txt'],
  [['A', 'B', 'C', 'D', 'E', 'F'], 'star-lanes-2026-11-16-a-b-c-d-and-2.txt'],
])('a match of %j', (players, name) => {
  expect(fileName('star-lanes', '2026-11-16', players, 'txt')).toBe(name);
});
