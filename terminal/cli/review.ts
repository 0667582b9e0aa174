/**
 * `starlanes review` and `starlanes advise`: who was how likely to win when, and how well and luckily everybody played;
 * what to do in a position, and why. A file that cannot be opened is the system's to complain about.
 */
import type { ValuesOf } from '../../cli/command.ts';
import type { MatchRecord } from '../../core/record.ts';
import type { Result } from '../../core/result.ts';
import { Progress } from '../arena/progress.ts';
import type { AnyGameScreens } from '../frame/game-screens.ts';
import { screensOf } from '../games.ts';
import { recordIn } from '../saved/read-record.ts';
import { fail, say } from '../streams.ts';
import type { Streams } from '../streams.ts';
import type { ADVISE, REVIEW } from './commands.ts';
import { explainProblem } from '../../text/en/problems.ts';

export async function review(flags: ValuesOf<typeof REVIEW>, streams: Streams): Promise<number> {
  const progress = new Progress(streams.errors, 'moves');
  const page = await pageOf(flags.file, ({ kit, review: reviewer }, record) =>
    reviewer === undefined
      ? none(kit.title, 'review')
      : reviewer(record, flags, (done, all) => progress.show(done, all)).finally(() => progress.end()),
  );
  return page.ok ? say(streams, page.value) : fail(streams, `${flags.file}: ${page.problem}`);
}

export async function advise(flags: ValuesOf<typeof ADVISE>, streams: Streams): Promise<number> {
  const page = await pageOf(flags.file, ({ kit, advise: adviser }, record) =>
    adviser === undefined ? none(kit.title, 'advice') : adviser(record, flags),
  );
  return page.ok ? say(streams, page.value) : fail(streams, `${flags.file}: ${page.problem}`);
}

async function none(title: string, what: string): Promise<Result<string>> {
  return { ok: false, problem: `there is no ${what} of ${title}` };
}

async function pageOf(
  file: string,
  work: (screens: AnyGameScreens, record: MatchRecord) => Promise<Result<string>>,
): Promise<Result<string>> {
  const record = recordIn(file);
  if (!record.ok) return { ok: false, problem: explainProblem(record.problem) };
  const { game } = record.value;
  const screens = screensOf(game);
  return screens === undefined
    ? { ok: false, problem: explainProblem({ why: 'unknown-game', game }) }
    : work(screens, record.value);
}
