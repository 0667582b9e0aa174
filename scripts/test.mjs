// `npm test`: runs every check, or only those that are named (`npm test -- types lint`); what the names mean
// is passed on to the last of them (`npm test -- unit drawn-cases.test.ts`).
// The last line says how many checks passed, failed and were skipped; the exit status is 1 when any failed.
import { spawn } from 'node:child_process';
import { checks } from './checks.mjs';
import { howToInstall, installMissing } from './programs.mjs';
import { makeReady, root, stop } from './ready.mjs';

/** @typedef {import('./checks.mjs').Check} Check */
/** @typedef {{ name: string, outcome: 'passed' | 'FAILED' | 'SKIPPED', about: string }} Result */

// Colours for people: a check whose output is gathered would not see the terminal, and one on CI should not invent it.
const colours = process.stdout.isTTY ? { FORCE_COLOR: '1' } : { NO_COLOR: '1' };
const asked = chosen(process.argv.slice(2));
// Programs come from elsewhere than packages, and can come meanwhile.
const missing = findMissing(asked.wanted);
// Nothing is built here: a failing build is a failed check, and the other checks still have something to say.
await makeReady({ build: false });
report([...(await runAll(asked.wanted, asked.extra)), ...(await missing)]);

/** The first word is the name of a check; those that follow may be others. All of them where nothing is named. */
function chosen(/** @type {string[]} */ words) {
  if (words.length === 0) return { wanted: checks.filter((check) => !check.asked), extra: [] };
  const rest = words.findIndex((word, at) => at > 0 && !checks.some(({ name }) => name === word));
  const names = rest < 0 ? words : words.slice(0, rest);
  return { wanted: names.map(named), extra: rest < 0 ? [] : words.slice(rest) };
}

/**
 * Says at once which programs are missing, so that nobody finds out after minutes that tests were not run. Where
 * machines run the tests, that is a failure: they can be given the program.
 * @returns {Promise<Result[]>}
 */
async function findMissing(/** @type {Check[]} */ all) {
  /** @type {Result[]} */
  const found = [];
  const needed = [...new Set(all.flatMap(({ needs = [] }) => needs))];
  await installMissing(needed);
  for (const program of needed.filter(({ find }) => find() === undefined)) {
    const outcome = process.env['CI'] ? 'FAILED' : 'SKIPPED';
    const { title, tests } = program;
    console.log(`!! ${howToInstall(program)}\n!! Until then ${tests} are ${outcome}.`);
    found.push({ name: title, outcome, about: tests });
  }
  return found;
}

/**
 * The build first, because tests start what is built; then the quiet ones one by one, beside those in view. One alone is
 * always in view.
 * @returns {Promise<Result[]>}
 */
async function runAll(/** @type {Check[]} */ all, /** @type {string[]} */ extra) {
  const last = all.at(-1);
  const inTurn = async (/** @type {Check[]} */ some) => {
    const done = [];
    for (const check of some) {
      const runOne = check.quiet && all.length > 1 ? runQuietly : runInView;
      done.push(await runOne(check, check === last ? extra : []));
    }
    return done;
  };
  const build = await inTurn(all.filter(({ name }) => name === 'build'));
  await missing;
  const others = all.filter(({ name }) => name !== 'build');
  const both = [others.filter(({ quiet }) => quiet), others.filter(({ quiet }) => !quiet)];
  return [...build, ...(await Promise.all(both.map(inTurn))).flat()];
}

async function runQuietly(/** @type {Check} */ check, /** @type {string[]} */ extra) {
  const output = /** @type {string[]} */ ([]);
  const result = await time(check, extra, output);
  console.log(`== ${check.name}: ${check.about} (${result.outcome}, ${result.about})`);
  if (result.outcome !== 'passed') console.log(output.join('').trimEnd());
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
  for (const command of check.commands()) {
    if (!(await run([...command, ...extra], check.env, output))) passed = false;
  }
  const seconds = (performance.now() - begin) / 1000;
  return { name: check.name, outcome: passed ? 'passed' : 'FAILED', about: `${seconds.toFixed(1)} s` };
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
  return check ?? stop(`unknown check "${name}"; checks: ${checks.map((other) => other.name).join(', ')}.`);
}

function report(/** @type {Result[]} */ all) {
  console.log();
  for (const { name, outcome, about } of all) console.log(`${name.padEnd(12)}${outcome}, ${about}`);
  const count = (/** @type {Result['outcome']} */ outcome) => all.filter((one) => one.outcome === outcome).length;
  console.log(`${count('passed')} passed, ${count('FAILED')} failed, ${count('SKIPPED')} skipped`);
  process.exitCode = count('FAILED') === 0 ? 0 : 1;
}
