// `npm run help`: every npm command of this repository with a line about it.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './ready.mjs';

/** What each command does, in the order in which they are listed; `npm pack` and the like call those that are not listed. */
const about = {
  start: 'serve the games to browsers; -- --help lists its flags',
  starlanes: 'the program itself: npm run -s starlanes -- play',
  test: 'every check and test; -- unit merge runs the tests whose file name holds "merge"',
  'test:long': 'the tests with twenty times as many random matches, others every time',
  build: 'build dist/ where it is stale; most commands do so by themselves',
  types: 'the compiler, strict, over everything',
  lint: 'mistakes and habits',
  format: 'format all files',
  'format:check': 'whether all files are formatted',
  imports: 'which folder may import which',
  'dead-code': 'files, exports and packages that nothing uses',
  unit: 'all tests, without the other checks',
  docs: 'build the documentation into dist/docs',
  pictures: 'take pictures of every screen of the page into build/pictures',
  'moving-picture': 'film a match for the README',
  'bench:engine': 'speed of the rules and bots, beside another engine',
  'bench:bots': 'strength of the computer players',
  'bench:calibration': 'how true the chances are that adviser and review tell',
  'bench:medals': 'what earns a medal in each edition',
  'bench:ceiling': 'how much better a captain of Star Trader could be',
  'train:captain': 'teach the champion of Star Trader to fly, in self-play',
  'bench:presses': 'how many presses a voyage takes',
  'bench:judge': 'how many plans a second the champion of Star Lanes weighs, and the memory of a thinking thread',
  'bench:leads': 'how early a match of Star Lanes is decided',
  'bench:tutorial': 'how strong the bots of the tutorial are',
  'bench:web': 'size of the page, and how soon the first move can be made',
  'bench:server': 'actions a second, beside other servers',
  'bench:watchers': 'one match with thousands of watchers',
  'bench:processes': 'one and two processes over PostgreSQL',
  'bench:scaling': 'what many more people would need, simulated from measured costs',
  proxy: 'several servers behind nginx, restarted one by one under load',
  soak: 'kill servers while matches are played, and look for anything lost',
  help: 'this list',
};

const { scripts } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
const names = Object.keys(about).filter((name) => name in scripts);
const width = Math.max(...names.map((name) => name.length));
for (const [name, line] of Object.entries(about))
  if (name in scripts) console.log(`npm run ${name.padEnd(width)}  ${line}`);
