import { expect, test } from 'vitest';
import { fitted } from './help-page.ts';

const PAGE = `starlanes fly [--far]
              [--near]

Flies to a star that is far away, and
comes back in the same year.

  --far     farther than anybody has ever flown
  --near    next door
`;

test('a page fits a narrow terminal, column by column', () => {
  expect(fitted(PAGE, 30)).toBe(`starlanes fly [--far] [--near]

Flies to a star that is far
away, and comes back in the
same year.

  --far     farther than
            anybody has ever
            flown
  --near    next door
`);
});

test('where there is room, only paragraphs are longer', () => {
  expect(fitted(PAGE, 100)).toBe(PAGE.replace('and\ncomes', 'and comes').replace(/\n +\[/, ' ['));
});
