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

test('running text may begin a line with the name of the program, and a flag stays with its value', () => {
  const page = `starlanes fly [--far] [--near] [--star NAME]

Flies to a star; afterwards
starlanes land comes down.
`;
  expect(fitted(page, 38)).toBe(`starlanes fly [--far] [--near]
              [--star NAME]

Flies to a star; afterwards starlanes
land comes down.
`);
});

test('where there is room, only paragraphs are longer', () => {
  expect(fitted(PAGE, 100)).toBe(PAGE.replace('and\ncomes', 'and comes').replace(/\n +\[/, ' ['));
});
