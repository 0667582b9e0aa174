/**
 * `starlanes review` and `starlanes advise`: who was how likely to win when, and how well and luckily everybody played;
 * what to do in a position, and why. A file that cannot be opened is the system's to complain about.
 */
import type { ValuesOf } from '../../cli/command.ts';
import { numberedNames } from '../../client/names.ts';
import type { MatchRecord, ReplayProblem } from '../../core/record.ts';
import { wholeProblem } from '../../core/whole-record.ts';
import type { WholeProblem } from '../../core/whole-record.ts';
import type { Result } from '../../core/result.ts';
import type { CommandProblem } from '../../text/terminal.ts';
import { Progress } from '../arena/progress.ts';
import { screensOf } from '../frame/game-screens.ts';
import type { AnyGameScreens } from '../frame/game-screens.ts';
import { showsUnicode } from '../review/chart.ts';
import { printAdvice, printReview, writeJson } from '../review/page.ts';
import type { AdvisedMoment } from '../review/page.ts';
import { findMatch } from '../saved/find-match.ts';
import { fail, say, tellUser } from '../streams.ts';
import { explain, explainProblem, words } from '../words.ts';
import type { ADVISE, REVIEW } from './study-commands.ts';
import type { Terminal } from './entry.ts';
import type { Question } from '../../bots/bot.ts';
import type { Game, Types } from '../../core/contract.ts';
import { must } from '../../core/must.ts';
import { replay } from '../../core/record.ts';
import type { QuestionProblem } from '../../text/problems.ts';

export async function review(flags: ValuesOf<typeof REVIEW>, terminal: Terminal): Promise<number> {
  const progress = new Progress(terminal.errors, words().review.moves);
  return printPage(flags.file, terminal, async (screens, record) => {
    const { kit } = screens;
    const reviewing = screens.review?.(record, flags, (done, all) => progress.show(done, all));
    const told = await reviewing?.finally(() => progress.end());
    if (told === undefined) return { ok: false, problem: { why: 'no-review', file: flags.file, title: kit.title } };
    if (!told.ok)
      return { ok: false, problem: inFile(flags.file, words().teller.matchProblem(told.problem, screens.speech())) };
    const { data, page } = told.value;
    const unicode = !flags.ascii && showsUnicode(process.env);
    return { ok: true, value: flags.json ? writeJson(data) : printReview(kit.title, page, unicode) };
  });
}

export async function advise(flags: ValuesOf<typeof ADVISE>, terminal: Terminal): Promise<number> {
  return printPage(flags.file, terminal, async (screens, record) => {
    const { kit } = screens;
    const asked = questionAfter(kit.game, record, flags.at);
    if (!asked.ok)
      return { ok: false, problem: inFile(flags.file, words().teller.matchProblem(asked.problem, screens.speech())) };
    const { question, ...when } = asked.value;
    const advised = await screens.advise?.(question, { names: record.names, playouts: flags.playouts });
    if (advised === undefined) return { ok: false, problem: { why: 'no-advice', file: flags.file, title: kit.title } };
    const { data, page } = advised;
    return { ok: true, value: flags.json ? writeJson({ ...when, ...data }) : printAdvice(when, page) };
  });
}

type Work = (screens: AnyGameScreens, record: MatchRecord) => Promise<Result<string, CommandProblem>>;

async function printPage(file: string, terminal: Terminal, work: Work): Promise<number> {
  const found = await findMatch(terminal.games, file, terminal.input);
  if (!found.ok) return fail(terminal, found.problem);
  const { record } = found.value;
  const { game } = record;
  const screens = screensOf(terminal.games, game);
  if (screens === undefined) return fail(terminal, inFile(file, explainProblem({ why: 'unknown-game', game })));
  const flaw = flawIn(screens.kit.game, record);
  if (flaw !== undefined) await tellUser(terminal, explain(inFile(file, explainProblem(flaw))));
  const page = await work(screens, { ...record, names: numberedNames(record.names) });
  return page.ok ? say(terminal, page.value) : fail(terminal, page.problem);
}

/** What is missing in a record that can be played; what cannot is told by the work itself. */
function flawIn<T extends Types>(game: Game<T>, record: MatchRecord): WholeProblem | undefined {
  const again = replay(game, record);
  return again.ok ? wholeProblem(game, record, again.value.state) : undefined;
}

function inFile(file: string, said: string): CommandProblem {
  return { why: 'in-file', file, said };
}

/** The question somebody was asked at some point of a record, as their seat saw and heard it. */
interface AskedQuestion<T extends Types> extends AdvisedMoment {
  readonly question: Question<T>;
}

/** The question after that many actions; without a number, the last one of the record. */
function questionAfter<T extends Types>(
  game: Game<T>,
  record: MatchRecord,
  at: number | undefined,
): Result<AskedQuestion<T>, ReplayProblem<T> | QuestionProblem> {
  const all = record.actions.length;
  if (at !== undefined && at > all) return { ok: false, problem: { why: 'beyond-record', at, actions: all } };
  const asked = questionAt(game, record, at ?? all);
  if (!asked.ok) return asked;
  if (asked.value !== undefined) return { ok: true, value: { ...asked.value, over: false } };
  if (at !== undefined || all === 0) return { ok: false, problem: { why: 'nothing-asked' } };
  // A match that is over asks nothing; its last action was an answer, though.
  const last = questionAt(game, record, all - 1);
  return last.ok ? { ok: true, value: { ...must(last.value, 'the last question of a match'), over: true } } : last;
}

function questionAt<T extends Types>(
  game: Game<T>,
  record: MatchRecord,
  at: number,
): Result<Omit<AskedQuestion<T>, 'over'> | undefined, ReplayProblem<T>> {
  const heard: T['Event'][][] = record.names.map(() => []);
  const again = replay(game, { ...record, actions: record.actions.slice(0, at) }, (state, events) => {
    for (const [seat, all] of heard.entries())
      all.push(...events.filter((event) => game.isVisible(state, event, seat)));
  });
  if (!again.ok) return again;
  const { state } = again.value;
  const seat = game.toAct(state);
  if (seat === undefined) return { ok: true, value: undefined };
  return {
    ok: true,
    value: { at, question: { view: game.view(state, seat), heard: must(heard[seat], 'what a seat has heard') } },
  };
}
