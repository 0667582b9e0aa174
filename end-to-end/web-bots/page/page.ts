/** The page's side of the test, in a real browser: what a page does with its computer players, and to them. */
import { botPlayer } from '../../../bots/arena/player.ts';
import { starLanesBots } from '../../../bots/star-lanes/index.ts';
import { askBot } from '../../../client/bot-runner.ts';
import type { BotRunner } from '../../../client/bot-runner.ts';
import { Mulberry32 } from '../../../core/chance.ts';
import { must } from '../../../core/must.ts';
import { anyAction } from '../../../games/star-lanes/any-action.ts';
import type { Action, StarLanesTypes } from '../../../games/star-lanes/index.ts';
import { BotHost, openBotWorker } from '../../../web/bots/bot-host.ts';
import { TIMERS } from '../../../web/app/timers.ts';
import type { Answered, Asked, Fate, LanesQuestion, Trials } from '../trials.ts';

const trials: Trials = {
  ask: (asked) => watched(() => ask(asked)),
  async askHere(questions) {
    return (await watched(() => answerHere(questions))).turns;
  },
  async close(questions) {
    const host = new BotHost<StarLanesTypes>('star-lanes');
    const [first, second, ...others] = questions;
    const answered = host.ask(must(first, 'a question'));
    await answered;
    const interrupted = host.ask(must(second, 'a second question'));
    await Promise.all([interrupted.catch(() => {}), host.close()]);
    const tooLate = others.map((question) => host.ask(question));
    const outcomes = await Promise.allSettled([answered, interrupted, ...tooLate]);
    return outcomes.map((outcome) => (outcome.status === 'fulfilled' ? 'answered' : String(outcome.reason)));
  },
};
Object.assign(globalThis, { trials });

/** Counts how often the page comes to something else while the work is done. */
async function watched<Value extends object>(work: () => Promise<Value>): Promise<Value & { readonly turns: number }> {
  let turns = 0;
  let next = setTimeout(count);
  function count(): void {
    turns++;
    next = setTimeout(count);
  }
  const value = await work();
  clearTimeout(next);
  return { ...value, turns };
}

async function ask({ questions, fates, patience }: Asked): Promise<Omit<Answered, 'turns'>> {
  let workers = 0;
  const troubles: string[] = [];
  const host = new BotHost<StarLanesTypes>('star-lanes', {
    open: () => openWith(fates[workers++]),
    onTrouble: (trouble) => troubles.push(trouble),
  });
  const actions: Action[] = [];
  for (const question of questions) {
    const runner: BotRunner<StarLanesTypes> = {
      answer: () => host.ask(question),
      restart: (trouble) => host.restart(trouble),
      close: () => host.close(),
    };
    const limit = (question.thinking.milliseconds ?? 0) + patience;
    const answer = await askBot(runner, question, { patience: limit, wait: TIMERS.wait });
    actions.push(answer?.action ?? anyAction(question.question.view, new Mulberry32(question.seed)));
  }
  await host.close();
  return { actions, workers, troubles };
}

/** As it never should be: in the page's own thread. */
async function answerHere(questions: readonly LanesQuestion[]): Promise<object> {
  for (const { bot: name, question, thinking, seed } of questions) {
    const bot = starLanesBots.find((other) => other.name === name);
    if (bot === undefined) throw new Error(`no bot ${name}`);
    await botPlayer(bot, thinking, () => performance.now()).answer(question, new Mulberry32(seed));
  }
  return {};
}

/** A real worker with a fate. */
function openWith(fate: Fate | undefined): Worker {
  switch (fate) {
    case 'throws':
      return workerOf('onmessage = () => { throw new Error("broken"); }');
    case 'hangs':
      return workerOf('onmessage = () => { for (;;); }');
    case 'is missing':
      return new Worker('no-such-file.js', { type: 'module' });
    case 'is killed':
      return killAfterOneAnswer(openBotWorker());
    case undefined:
      return openBotWorker();
  }
}

function workerOf(code: string): Worker {
  return new Worker(URL.createObjectURL(new Blob([code], { type: 'text/javascript' })));
}

function killAfterOneAnswer(worker: Worker): Worker {
  worker.addEventListener('message', () => setTimeout(() => worker.terminate(), 20), { once: true });
  return worker;
}
