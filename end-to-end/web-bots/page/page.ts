/** The page's side of the test, in a real browser: what a page does with its computer players, and to them. */
import { botPlayer } from '../../../bots/arena/player.ts';
import { starLanesBots } from '../../../bots/star-lanes/index.ts';
import { Mulberry32 } from '../../../core/chance.ts';
import { anyAction } from '../../../games/star-lanes/any-action.ts';
import type { StarLanesTypes } from '../../../games/star-lanes/index.ts';
import { BotHost, openBotWorker } from '../../../web/bots/bot-host.ts';
import type { BotQuestion } from '../../../web/bots/bot-question.ts';
import type { Answered, Asked, Fate, Trials } from '../trials.ts';

const trials: Trials = {
  ask: (asked) => watched(() => ask(asked)),
  async askHere(questions) {
    return (await watched(() => answerHere(questions))).turns;
  },
  async close(questions) {
    const host = new BotHost({ anyAction });
    const answers = questions.map((question) => host.ask(question));
    const tooLate = answers[0]?.then(() => {
      host.close();
      return Promise.all(questions.slice(0, 1).map((question) => host.ask(question)));
    });
    const outcomes = await Promise.allSettled([...answers, tooLate]);
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
  const host = new BotHost<StarLanesTypes>(
    { anyAction },
    {
      open: () => openWith(fates[workers++]),
      patience,
      onTrouble: (trouble) => troubles.push(trouble),
    },
  );
  const answers = await Promise.all(questions.map((question) => host.ask(question)));
  host.close();
  return { actions: answers.map(({ action }) => action), workers, troubles };
}

/** As it never should be: in the page's own thread. */
async function answerHere(questions: readonly BotQuestion[]): Promise<object> {
  for (const { bot: name, view, heard, thinking, seed } of questions) {
    const bot = starLanesBots.find((other) => other.name === name);
    if (bot === undefined) throw new Error(`no bot ${name}`);
    await botPlayer(bot, thinking, () => performance.now()).answer({ view, heard }, new Mulberry32(seed));
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
