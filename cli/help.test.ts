/** Help pages fit a terminal, column by column. */
import { expect, test } from 'vitest';
import { command } from './command.ts';
import { choice, number, toggle } from './parameters.ts';
import { helpPage } from './help.ts';

const FLY = command({
  name: 'fly',
  summary: 'fly to a star and come back in the same year',
  text: ['It is a long way, and there is much to see there.', [['SOL', 'home']]],
  words: { star: choice('star', ['SOL', 'YORK'], 'where to', { value: 'STAR' }) },
  flags: {
    crew: number('N', [1, 9], 'how many are on board', { default: 2 }),
    dry: toggle('stay here'),
  },
  examples: [
    ['fly SOL', 'home'],
    ['fly YORK --crew 3 --dry', 'nowhere at all'],
  ],
});

const page = (width: number) => ({ width, program: 'starlanes' });

test('where there is room, nothing is broken', () => {
  expect(helpPage(FLY, page(80))).toBe(`starlanes fly [STAR] [flags]

Fly to a star and come back in the same year.

It is a long way, and there is much to see there.

  SOL  home

  STAR      where to: SOL, YORK
  --crew N  how many are on board (default: 2)
  --dry     stay here

  starlanes fly SOL                  home
  starlanes fly YORK --crew 3 --dry  nowhere at all
`);
});

test('in a narrow terminal lines are broken between words, and what is long on the left stands alone', () => {
  expect(helpPage(FLY, page(40))).toBe(`starlanes fly [STAR] [flags]

Fly to a star and come back in the same
year.

It is a long way, and there is much to
see there.

  SOL  home

  STAR      where to: SOL, YORK
  --crew N  how many are on board
            (default: 2)
  --dry     stay here

  starlanes fly SOL
    home
  starlanes fly YORK --crew 3 --dry
    nowhere at all
`);
});

test('what is a little longer on the left than fits does not touch what is beside it', () => {
  const examples = [['fly SOL'], ['fly YORK'], ['fly ALPHA']].map(([typed = '']) => [typed, 'away'] as const);
  expect(helpPage(command({ name: 'fly', summary: 'fly', examples }), page(44))).toBe(`starlanes fly

Fly.

  starlanes fly SOL   away
  starlanes fly YORK  away
  starlanes fly ALPHA
                      away
`);
});
