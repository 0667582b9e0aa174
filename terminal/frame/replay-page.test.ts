import { expect, test } from 'vitest';
import { starLanes } from '../../games/star-lanes/index.ts';
import { STAR_LANES } from '../star-lanes/index.ts';
import { ReplayPage } from './replay-page.ts';
import { RecordMatch } from '../../client/record-match.ts';

test('? shows the keys, and hides them again', () => {
  const record = {
    game: 'star-lanes',
    engine: starLanes.engine,
    edition: 'quick',
    chance: 'mulberry32 7',
    names: ['Ann'],
    actions: [],
  };
  const match = RecordMatch.open(record, { kit: STAR_LANES.kit, isBot: () => false });
  if (!match.ok) throw new Error(JSON.stringify(match.problem));
  const page = new ReplayPage(match.value, STAR_LANES, true);
  const size = { width: 80, height: 24 };
  const shown = (): string => page.draw(size).lines.join('\n');
  const before = shown();
  expect(before).toContain('? help');
  page.handleKey({ key: 'text', text: '?' });
  expect(shown()).toMatch(/Home End +start and end/);
  expect(shown()).toMatch(/w +shows or hides the worth/);
  page.handleKey({ key: 'text', text: '?' });
  expect(shown()).toBe(before);
});
