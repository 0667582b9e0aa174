/** The first voyage beside what the page shows with it: list of ports, numbers of units, and orders of a factor. */
import { expect, test } from 'vitest';
import { must } from '../../core/must.ts';
import { starTrader } from '../../games/star-trader/index.ts';
import { starTraderKit } from '../../games/star-trader/kit.ts';
import { portProspects } from '../../insight/star-trader/port-prospects.ts';
import { factorOrder } from '../../insight/star-trader/stop-orders.ts';
import { tradeSizes } from '../../insight/star-trader/units-to-trade.ts';
import { Pupil } from '../../lessons/fixtures/pupil.ts';
import { starTraderLesson } from '../../lessons/star-trader.ts';

const pupil = () => new Pupil(starTraderKit, starTraderLesson);

/** The ports as the list has them, the best per day first. */
const ports = ({ view, events }: ReturnType<typeof pupil>) =>
  portProspects(view, events).toSorted((one, other) => other.gainADay - one.gainADay);

test('both flights lead to the star that the list has first, and the first one makes less than it promises', async () => {
  const lesson = pupil();
  const [jade, ...others] = ports(lesson);
  expect(jade?.star).toBe('JADE');
  expect(others.every(({ days, gain }) => days > jade!.days && gain < jade!.gain)).toBe(true);
  await lesson.playTo('worth');
  await lesson.step();
  expect(lesson.match.amounts['gain']).toBeLessThan(jade!.gain);
  await lesson.playTo('home');
  expect(ports(lesson)[0]?.star).toBe('SOL');
});

test.each(['twice', 'factor', 'software', 'uranium', 'metals', 'gems'])(
  'at %s it asks for as many units as the page suggests',
  async (says) => {
    const lesson = pupil();
    await lesson.playTo(says);
    const { ask } = lesson.view;
    if (ask?.ask !== 'sell' && ask?.ask !== 'buy') throw new Error(`${says} asks for no units`);
    const units = Number(lesson.match.step?.does?.split(' ')[1]);
    expect(tradeSizes(lesson.view, lesson.events, ask).pays).toBe(units);
  },
);

test('a factor who trades the whole stop does what the lesson asks for', async () => {
  const lesson = pupil();
  await lesson.playTo('stop');
  for (const { does } of starTraderLesson.steps.filter(({ says }) => says === 'stop')) {
    const order = starTrader.formatAction(must(factorOrder(lesson.view, lesson.events), 'an order'));
    expect(order).toBe(does);
    expect(await lesson.do(order)).toBeUndefined();
    await lesson.step();
  }
  expect(lesson.match.step?.says).toBe('sold');
});
