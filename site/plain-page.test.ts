// Pages as plain text: what Markdown marks is shown by the lines themselves.
import { expect, test } from 'vitest';
import { pageTitle, plainPage } from './markdown.ts';

const PAGE = `---
layout: doc
---
# A \`page\`

A paragraph with **weight**, a [link](https://example.org) and
a [page](rules/star-lanes.md#merge).

## Lists

- one that goes on
  and on
- two

1. first

\`\`\`js
const code = 'as  it is';
\`\`\`

| name | about |
|---|---|
| \`a\\|b\` | first |
| c | second |
`;

test('a page is plain text', () => {
  expect(plainPage(PAGE, 40).split('\n')).toEqual([
    'A page',
    '======',
    '',
    'A paragraph with weight, a link',
    '(https://example.org) and a page.',
    '',
    'Lists',
    '-----',
    '',
    '- one that goes on and on',
    '- two',
    '1. first',
    '',
    "    const code = 'as  it is';",
    '',
    'name  about',
    '----  ------',
    'a|b   first',
    'c     second',
    '',
  ]);
  expect(pageTitle(PAGE)).toBe('A page');
});

test('a table that is too wide becomes a list', () => {
  const wide = '| what | how much | flag |\n|---|---|---|\n| connections from one address | 200 | --connections |\n';
  expect(plainPage(wide, 40)).toBe('- connections from one address\n    how much: 200\n    flag: --connections\n');
});
