/** Lessons of all games: what they allow, what they refuse, and that nothing else is needed to come to their end. */
import { describe, expect, test } from 'vitest';
import type { Types } from '../core/contract.ts';
import type { GameKit } from '../core/kit.ts';
import { starLanesKit } from '../games/star-lanes/kit.ts';
import { starTraderKit } from '../games/star-trader/kit.ts';
import { Pupil } from './fixtures/pupil.ts';
import { PLAYER, saidSteps } from './lesson.ts';
import type { Lesson } from './lesson.ts';
import { starLanesLesson } from './star-lanes.ts';
import { starTraderLesson } from './star-trader.ts';

const LESSONS: readonly { readonly kit: GameKit<Types>; readonly lesson: Lesson<Types>; readonly other: string }[] = [
  { kit: starLanesKit, lesson: starLanesLesson, other: '2K' },
  { kit: starTraderKit, lesson: starTraderLesson, other: 'to GAOL' },
];

describe.each(LESSONS)('the lesson of $kit.title', ({ kit, lesson, other }) => {
  test('comes to its end by its own steps', async () => {
    const pupil = new Pupil(kit, lesson);
    const done = await pupil.playTo();
    expect(done.map(({ says }) => says)).toEqual(lesson.steps.map(({ says }) => says));
    expect(pupil.match.isDone).toBe(true);
    const told = saidSteps(lesson.steps).length;
    expect(pupil.match.progress).toEqual({ done: told, of: told });
  });

  test('refuses what it does not ask for, and nothing has happened', async () => {
    const pupil = new Pupil(kit, lesson);
    const before = pupil.match.update(PLAYER).at;
    expect(await pupil.do(other)).toMatchObject({ reason: 'not-in-lesson' });
    expect(await pupil.do('nonsense')).toMatchObject({ reason: 'not-in-lesson' });
    expect(pupil.match.update(PLAYER).at).toBe(before);
    expect(pupil.match.progress.done).toBe(0);
  });

  test('asks again for what was taken back', async () => {
    const pupil = new Pupil(kit, lesson);
    const says = lesson.steps.find(({ does }, at) => does !== undefined && at > 4)?.says;
    await pupil.playTo(says);
    const { undo } = pupil.match.update(PLAYER);
    expect(await pupil.match.act(PLAYER, { act: 'undo', keep: undo ?? -1 })).toBeUndefined();
    expect(pupil.match.step?.says).not.toBe(says);
    expect((await pupil.playTo()).at(-1)?.says).toBe(lesson.steps.at(-1)?.says);
  });

  test('lets who does the next thing skip what stands before it', async () => {
    const pupil = new Pupil(kit, lesson);
    const look = lesson.steps.findIndex(({ does }) => does === undefined);
    await pupil.playTo(lesson.steps[look]?.says);
    expect(await pupil.do(lesson.steps[look + 1]?.does)).toBeUndefined();
    expect(pupil.match.progress.done).toBeGreaterThan(look + 1);
  });
});
