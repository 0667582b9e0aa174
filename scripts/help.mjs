// `npm run help`: every npm command of this repository with a line about it.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './ready.mjs';

/** What each command does, in the order in which they are listed; `npm pack` and the like call those that are not listed. */
const about = {
  start: 'start the server; -- --help lists its flags',
  starlanes: 'the program itself: npm run -s starlanes -- play',
  test: 'run all checks and tests; -- unit merge runs the tests with "merge" in their file name',
  'test:long': 'run the tests with twenty times as many random matches, new ones every time',
  build: 'build dist/ if it is stale; most commands do this automatically',
  types: 'check all types',
  lint: 'run the linter',
  format: 'format all files',
  'format:check': 'check that all files are formatted',
  imports: 'check which folder imports which',
  'dead-code': 'find unused files, exports and packages',
  unit: 'run all tests, without the other checks',
  docs: 'build the documentation into dist/docs',
  pictures: 'take screenshots of every screen of the page into build/pictures',
  'moving-picture': 'record the animation in the README',
  'bench:engine': 'measure the speed of the rules and bots, compared with another engine',
  'bench:bots': 'measure the strength of the computer players',
  'bench:calibration': 'measure how accurate the chances in advice and reviews are',
  'bench:medals': 'measure the net worth that each medal needs',
  'bench:ceiling': 'measure how much better a captain of Star Trader could be',
  'train:captain': 'train the champion of Star Trader to fly',
  'bench:presses': 'count the key presses of a voyage',
  'bench:judge': 'measure how many plans a second the champion of Star Lanes evaluates, and its memory use',
  'bench:leads': 'measure how early a match of Star Lanes is decided',
  'bench:tutorial': 'measure the strength of the tutorial bots',
  'bench:web': 'measure the size of the page and the time to the first move',
  'bench:server': 'measure actions a second, compared with other servers',
  'bench:watchers': 'measure one match with thousands of watchers',
  'bench:processes': 'measure one and two processes over PostgreSQL',
  'bench:scaling': 'simulate the needs of many more people from measured costs',
  proxy: 'test several servers behind nginx, restarted one by one under load',
  soak: 'kill servers during matches and check that nothing is lost',
  help: 'print this list',
};

const { scripts } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
const names = Object.keys(about).filter((name) => name in scripts);
const width = Math.max(...names.map((name) => name.length));
for (const [name, line] of Object.entries(about))
  if (name in scripts) console.log(`npm run ${name.padEnd(width)}  ${line}`);
