import { expect, test } from 'vitest';
import { STAR_LANES } from '../star-lanes/index.ts';
import { STAR_TRADER } from '../star-trader/index.ts';
import { usualHelp } from './rules-text.ts';

test('the page at "?" has the keys and the rules, with maps in characters', () => {
  const page = usualHelp(STAR_LANES);
  expect(page).toContain('plays a space by its name');
  expect(page).toContain(
    ['    . . * . .       . . * . .', '    A A ? + .  -->  A A A A .', '    . . . . .       . . . . .'].join('\n'),
  );
  expect(page).toContain('A match ends after 48 moves in all.');
});

test('a bargain is told bid by bid, and goods by class', () => {
  const page = usualHelp(STAR_TRADER);
  expect(page).toMatch(/star offers \$21,600\n +you ask \$36,000\n +star offers \$[\d,]+\n +you are paid \$[\d,]+/);
  expect(page).toContain('class III ¼ to IV; makes uranium');
});
