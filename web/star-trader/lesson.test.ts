/** The first voyage beside the list of ports: what the lesson says of it is so. */
import { expect, test } from 'vitest';
import { must } from '../../core/must.ts';
import { starTraderKit } from '../../games/star-trader/kit.ts';
import { portProspects } from '../../insight/star-trader/port-prospects.ts';
import { Pupil } from '../../lessons/fixtures/pupil.ts';
import { starTraderLesson } from '../../lessons/star-trader.ts';

test('the list promises more than the lesson makes, and more for JADE, which is farther', async () => {
  const lesson = new Pupil(starTraderKit, starTraderLesson);
  const promised = portProspects(lesson.view, lesson.events);
  const [vega, jade] = ['VEGA', 'JADE'].map((name) =>
    must(
      promised.find(({ star }) => star === name),
      name,
    ),
  );
  expect(promised.every(({ days }) => days >= vega!.days)).toBe(true);
  expect(jade!.gain).toBeGreaterThan(vega!.gain);
  await lesson.playTo('worth');
  await lesson.step();
  expect(lesson.match.amounts['gain']).toBeLessThan(vega!.gain);
  await lesson.playTo('home');
  const home = portProspects(lesson.view, lesson.events).toSorted((one, other) => other.gainADay - one.gainADay);
  expect(home[0]?.star).toBe('SOL');
});
