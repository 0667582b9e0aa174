/** What ports promise: the figures of one line agree. */
import { expect, test } from 'vitest';
import { Played } from './fixtures/played.ts';
import { portProspects } from './port-prospects.ts';

test('the gain a day is the gain over the days that are told, whatever delays are expected', () => {
  const { view, heard } = new Played().until(({ ask }) => ask?.ask === 'destination');
  const ports = portProspects(view, heard);
  expect(ports.filter(({ gain, expectedDays, days }) => gain > 0 && expectedDays > days).length).toBeGreaterThan(1);
  for (const { gain, gainADay, days } of ports) expect(gainADay * days).toBeCloseTo(gain, 6);
});
