/**
 * `starlanes review` and `starlanes advise`: who was how likely to win when, and how well and luckily everybody played;
 * what to do in a position, and why. A file that cannot be opened is the system's to complain about.
 */
import type { ValuesOf } from '../../cli/command.ts';
import type { MatchRecord } from '../../core/record.ts';
import type { Result } from '../../core/result.ts';
import type { CommandProblem } from '../../text/terminal.ts';
import { Progress } from '../arena/progress.ts';
import { screensOf } from '../frame/game-screens.ts';
import type { AnyGameScreens, Games } from '../frame/game-screens.ts';
import { showsUnicode } from '../review/chart.ts';
import { printAdvice, printReview, writeJson } from '../review/page.ts';
import { questionAfter } from '../review/question.ts';
import { recordIn } from '../saved/read-record.ts';
import { fail, say } from '../streams.ts';
import type { ADVISE, REVIEW } from './commands.ts';
import type { Terminal } from './entry.ts';
import { explainMatchProblem, explainProblem } from '../../text/en/problems.ts';

export async function review(flags: ValuesOf<typeof REVIEW>, terminal: Terminal): Promise<number> {
  const progress = new Progress(terminal.errors, 'moves');
  return printPage(flags.file, terminal, async (screens, record) => {
    const { kit } = screens;
    const reviewing = screens.review?.(record, flags, (done, all) => progress.show(done, all));
    const told = await reviewing?.finally(() => progress.end());
    if (told === undefined) return { ok: false, problem: { why: 'no-review', file: flags.file, title: kit.title } };
    if (!told.ok) return { ok: false, problem: inFile(flags.file, explainMatchProblem(kit.game, told.problem)) };
    const { data, page } = told.value;
    const unicode = !flags.ascii && showsUnicode(process.env);
    return { ok: true, value: flags.json ? writeJson(data) : printReview(kit.title, page, unicode) };
  });
}

export async function advise(flags: ValuesOf<typeof ADVISE>, terminal: Terminal): Promise<number> {
  return printPage(flags.file, terminal, async (screens, record) => {
    const { kit } = screens;
    const asked = questionAfter(kit.game, record, flags.at);
    if (!asked.ok) return { ok: false, problem: inFile(flags.file, explainMatchProblem(kit.game, asked.problem)) };
    const { at, question } = asked.value;
    const advised = await screens.advise?.(question, { names: record.names, playouts: flags.playouts });
    if (advised === undefined) return { ok: false, problem: { why: 'no-advice', file: flags.file, title: kit.title } };
    const { data, page } = advised;
    return { ok: true, value: flags.json ? writeJson({ at, ...data }) : printAdvice(at, page) };
  });
}

type Work = (screens: AnyGameScreens, record: MatchRecord) => Promise<Result<string, CommandProblem>>;

async function printPage(file: string, terminal: Terminal, work: Work): Promise<number> {
  const page = await pageOf(terminal.games, file, work);
  return page.ok ? say(terminal, page.value) : fail(terminal, page.problem);
}

function inFile(file: string, said: string): CommandProblem {
  return { why: 'in-file', file, said };
}

async function pageOf(games: Games, file: string, work: Work): Promise<Result<string, CommandProblem>> {
  const record = recordIn(games, file);
  if (!record.ok) return { ok: false, problem: inFile(file, explainProblem(record.problem)) };
  const { game } = record.value;
  const screens = screensOf(games, game);
  return screens === undefined
    ? { ok: false, problem: inFile(file, explainProblem({ why: 'unknown-game', game })) }
    : work(screens, record.value);
}
