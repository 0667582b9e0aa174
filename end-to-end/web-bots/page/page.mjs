// The page's side of the test, in a real browser: a bar that moves in every frame, and the computer players beside it.
// The files of dist/ are served as if they lay in the folders of their sources, so these names are true in both.
import { botPlayer } from '../../../bots/arena/player.js';
import { starLanesBots } from '../../../bots/star-lanes/index.js';
import { Mulberry32 } from '../../../core/chance.js';
import { anyAction } from '../../../games/star-lanes/any-action.js';
import { BotHost, openBotWorker } from '../../../web/bots/bot-host.js';

/** @import { StarLanesTypes } from '../../../games/star-lanes/index.ts' */
/** @import { BotQuestion } from '../../../web/bots/bot-question.ts' */
/** @import { Answered, Asked, Fate, Frames, Trials } from '../trials.ts' */

/** @type {Trials} */
const trials = {
  rest: async (milliseconds) => (await watch(() => sleep(milliseconds))).frames,
  ask: async (asked) => {
    const { frames, value } = await watch(() => ask(asked));
    return { ...frames, ...value };
  },
  block: async (questions) => (await watch(() => answerHere(questions))).frames,
  close: async (questions) => {
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

// ---- the animation

const bar = document.querySelector('div');

/**
 * Moves the bar in every frame while the work is done.
 * @template Value
 * @param {() => Promise<Value>} work
 * @returns {Promise<{ frames: Frames, value: Value }>}
 */
async function watch(work) {
  const begin = await nextFrame();
  let [frames, last, longest] = [0, begin, 0];
  const move = () => {
    // Not the time the browser hands over: that is when the frame should have been drawn.
    const now = performance.now();
    frames += 1;
    longest = Math.max(longest, now - last);
    last = now;
    bar?.style.setProperty('transform', `translateX(${frames % 300}px)`);
    next = requestAnimationFrame(move);
  };
  let next = requestAnimationFrame(move);
  const value = await work();
  await nextFrame();
  cancelAnimationFrame(next);
  return { frames: { frames, milliseconds: last - begin, longest }, value };
}

/** The time at which the next frame is drawn. @returns {Promise<number>} */
function nextFrame() {
  return new Promise((resolve) => requestAnimationFrame(() => resolve(performance.now())));
}

/** @returns {Promise<void>} */
function sleep(/** @type {number} */ milliseconds) {
  return new Promise((resolve) => setTimeout(resolve, milliseconds));
}

// ---- the computer players

/** @returns {Promise<Answered>} */
async function ask(/** @type {Asked} */ { questions, fates, patience }) {
  let workers = 0;
  const troubles = /** @type {string[]} */ ([]);
  /** @type {BotHost<StarLanesTypes>} */
  const host = new BotHost(
    { anyAction },
    {
      open: () => openWith(fates[workers++]),
      patience,
      onTrouble: (trouble) => troubles.push(trouble),
    },
  );
  const answers = await Promise.all(questions.map((question) => host.ask(question)));
  const actions = answers.map(({ action }) => action);
  host.close();
  return { actions, workers, troubles };
}

/** A real worker with a fate. */
function openWith(/** @type {Fate | undefined} */ fate) {
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

function workerOf(/** @type {string} */ code) {
  return new Worker(URL.createObjectURL(new Blob([code], { type: 'text/javascript' })));
}

function killAfterOneAnswer(/** @type {Worker} */ worker) {
  worker.addEventListener('message', () => setTimeout(() => worker.terminate(), 20), { once: true });
  return worker;
}

async function answerHere(/** @type {readonly BotQuestion[]} */ questions) {
  for (const { bot: name, view, heard, thinking, seed } of questions) {
    const bot = starLanesBots.find((other) => other.name === name);
    if (bot === undefined) throw new Error(`no bot ${name}`);
    await nextFrame();
    await botPlayer(bot, thinking, () => performance.now()).answer({ view, heard }, new Mulberry32(seed));
  }
}
