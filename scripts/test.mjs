// `npm test`: runs every check, or only those that are named (`npm test -- types lint`); what stands behind the names
// is passed on to the last of them (`npm test -- unit merge.test.ts`).
// The last line says how many checks passed and failed; the exit status is 1 when any failed.
import { spawn } from 'node:child_process';
import { makeReady, root, stop } from './ready.mjs';

// Nothing is built here: a failing build is a failed check, and the other checks still have something to say.
await makeReady({ build: false });
// Only now, because the list asks the installed tools where they are.
const { checks } = await import('./checks.mjs');

/** @typedef {import('./checks.mjs').Check} Check */
/** @typedef {{ name: string, passed: boolean, seconds: number }} Result */

// Colours for people: a check whose output is gathered would not see the terminal, and one on CI should not invent it.
const colours = process.stdout.isTTY ? { FORCE_COLOR: '1' } : { NO_COLOR: '1' };
const words = process.argv.slice(2);
report(words.length === 0 ? await runAll() : await runNamed(words));

/** The first word is the name of a check; those that follow may be others. */
async function runNamed(/** @type {string[]} */ [first = '', ...others]) {
  const rest = others.findIndex((word) => !checks.some(({ name }) => name === word));
  const more = rest < 0 ? others : others.slice(0, rest);
  const extra = rest < 0 ? [] : others.slice(rest);
  /** @type {Result[]} */
  const done = [];
  for (const [at, name] of [first, ...more].entries())
    done.push(await runInView(named(name), at === more.length ? extra : []));
  return done;
}

/** The quiet checks two at a time, longest first, then the others one by one. */
async function runAll() {
  const wanted = checks.filter((check) => !check.asked);
  const waiting = wanted.filter((check) => check.quiet);
  /** @type {Result[]} */
  const done = [];
  const work = async () => {
    for (let check = waiting.shift(); check; check = waiting.shift()) done.push(await runQuietly(check));
  };
  await Promise.all([work(), work()]);
  for (const check of wanted.filter((other) => !other.quiet)) done.push(await runInView(check, []));
  return done;
}

async function runQuietly(/** @type {Check} */ check) {
  const output = /** @type {string[]} */ ([]);
  const result = await time(check, [], output);
  console.log(`== ${check.name}: ${check.about} (${outcome(result)})`);
  if (!result.passed) console.log(output.join('').trimEnd());
  return result;
}

async function runInView(/** @type {Check} */ check, /** @type {string[]} */ extra) {
  console.log(`== ${check.name}: ${check.about}`);
  return time(check, extra);
}

/**
 * Runs all commands of a check, even after one failed: each may say something of its own.
 * @param {Check} check
 * @param {string[]} extra
 * @param {string[]} [output]
 * @returns {Promise<Result>}
 */
async function time(check, extra, output) {
  const begin = performance.now();
  let passed = true;
  for (const command of check.commands) {
    if (!(await run([...command, ...extra], check.env, output))) passed = false;
  }
  return { name: check.name, passed, seconds: (performance.now() - begin) / 1000 };
}

/**
 * Runs Node with these arguments; gathers what it prints in `output`, or shows it.
 * @param {string[]} args
 * @param {Record<string, string> | undefined} env
 * @param {string[] | undefined} output
 * @returns {Promise<boolean>}
 */
function run(args, env, output) {
  const child = spawn(process.execPath, args, {
    cwd: root,
    env: { ...process.env, ...colours, ...env },
    stdio: output ? ['ignore', 'pipe', 'pipe'] : ['ignore', 'inherit', 'inherit'],
  });
  for (const stream of [child.stdout, child.stderr]) {
    stream?.setEncoding('utf8').on('data', (text) => output?.push(text));
  }
  return new Promise((resolve, reject) => {
    child.on('error', reject).on('close', (status) => resolve(status === 0));
  });
}

function named(/** @type {string} */ name) {
  const check = checks.find((other) => other.name === name);
  return check ?? stop(`there is no check "${name}"; there are: ${checks.map((other) => other.name).join(', ')}.`);
}

function outcome(/** @type {Result} */ { passed, seconds }) {
  return `${passed ? 'passed' : 'FAILED'}, ${seconds.toFixed(1)} s`;
}

function report(/** @type {Result[]} */ all) {
  console.log();
  for (const result of all) console.log(`${result.name.padEnd(12)}${outcome(result)}`);
  const failed = all.filter((result) => !result.passed).length;
  console.log(`${all.length - failed} passed, ${failed} failed`);
  process.exitCode = failed === 0 ? 0 : 1;
}
