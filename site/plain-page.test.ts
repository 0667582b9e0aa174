// Pages of the site as plain text: what markup shows is shown by the lines themselves.
import { expect, test } from 'vitest';
import { render } from './markdown.ts';
import { pageTitle, plainPage } from '../terminal/pages/plain-page.ts';

const PAGE = `# A \`page\`

A paragraph with **weight**, a [link](https://example.org) and
a [page](rules/star-lanes.md#merge) & <http://localhost:1977>.

![a picture](picture.webp)

## Lists

- one that goes on
  and on
  - within it
- two

1. first

\`\`\`js
const code = 'as  it is' < 2;
\`\`\`

| name | about |
|---|---|
| \`a\\|b\` | first |
| c | [code](../examples/bot.mjs) |

| | |
|---|---|
| words | in line |
`;

/** As the site has it. */
function page(markdown: string): string {
  const { html } = render(markdown, (href) => href.replace('.md', '.html').replace('.mjs', '.mjs.txt'));
  return `<nav>not this</nav><main id="content">${html}<nav class="neighbours">nor this</nav></main>`;
}

test('a page is plain text', () => {
  expect(plainPage(page(PAGE), 'library.html', 60).split('\n')).toEqual([
    'A page',
    '======',
    '',
    'A paragraph with weight, a link (https://example.org) and a',
    'page (starlanes docs rules/star-lanes) &',
    'http://localhost:1977.',
    '',
    'Lists',
    '-----',
    '',
    '- one that goes on and on',
    '  - within it',
    '- two',
    '1. first',
    '',
    "    const code = 'as  it is' < 2;",
    '',
    'name  about',
    '----  -----------------------------------------',
    'a|b   first',
    'c     code (../examples/bot.mjs in the package)',
    '',
    'words  in line',
    '',
  ]);
  expect(pageTitle(page(PAGE))).toBe('A page');
});

test('a page in a folder leads to those beside it', () => {
  const link = page('[the protocol](../protocol.md), [below](#below)');
  expect(plainPage(link, 'rules/star-lanes.html', 60)).toBe('the protocol (starlanes docs protocol), below\n');
});

test('a table that is too wide becomes a list', () => {
  const wide = '| what | how much | flag |\n|---|---|---|\n| connections from one address | 200 | --connections |\n';
  const expected = '- connections from one address\n    how much: 200\n    flag: --connections\n';
  expect(plainPage(page(wide), '', 40)).toBe(expected);
});
