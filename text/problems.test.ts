/** What is wrong, in every language: said whole, with its facts, and nothing of it in English. */
import { expect, test } from 'vitest';
import { checkDailyRecord } from '../bots/daily/check-record.ts';
import { dayOf } from '../bots/daily/day.ts';
import { FIRST_LINE, parseRecord, replay } from '../core/record.ts';
import { unwrap } from '../core/result.ts';
import type { Problem, Result } from '../core/result.ts';
import { starLanes } from '../games/star-lanes/index.ts';
import type { StarLanesTypes } from '../games/star-lanes/index.ts';
import { starLanesKit } from '../games/star-lanes/kit.ts';
import { starLanesBots } from '../bots/star-lanes/index.ts';
import { starTrader } from '../games/star-trader/index.ts';
import { decodeKept } from '../table/decode.ts';
import { readClock } from '../table/match.ts';
import { parseUp } from '../table/protocol.ts';
import { reject } from '../table/rejections.ts';
import { verify } from '../table/verify.ts';
import { tellerDe as de } from './de/problems.ts';
import { starLanesDe } from './de/star-lanes.ts';
import { starTraderDe } from './de/star-trader.ts';
import { tellerEn as en } from './en/problems.ts';
import { ENGLISH, languages } from './fixtures/languages.ts';
import { PLAIN_PROBLEMS } from './fixtures/plain-problems.ts';
import { tellerFr as fr } from './fr/problems.ts';
import { fairChance } from '../table/fair-chance.ts';
import { titleOf } from './titles.ts';
import type { MatchProblem, PlainProblem, Rejected } from './problems.ts';

/** What a sentence must name: every text and number among the facts, but not where the page's own server is. */
function factsOf(problem: Problem): string[] {
  const facts = Object.entries(problem).filter(
    ([name]) => !['why', 'needs', 'clocks', 'origin', 'code'].includes(name),
  );
  return facts.flatMap(([name, fact]: [string, unknown]) => {
    if (Array.isArray(fact)) return fact.map(String);
    // A game that is known is told by its title.
    const isGame = problem.why !== 'unknown-game' && ['game', 'expected'].includes(name);
    return [isGame ? titleOf(String(fact)) : String(fact)];
  });
}

/** Every language says it in its own words, with all its facts. */
function check(problem: PlainProblem): void {
  checkSaid(
    problem,
    languages.map(({ teller }) => teller.problem(problem)),
  );
}

function checkSaid(problem: Problem, [english = '', ...others]: readonly string[]): void {
  const facts = factsOf(problem);
  expect(new Set([english, ...others]).size).toBe(languages.length);
  for (const said of [english, ...others]) for (const fact of facts) expect(said).toContain(fact);
  for (const said of others) expect(facts.reduce((left, fact) => left.replaceAll(fact, ''), said)).not.toMatch(ENGLISH);
}

test.each(Object.values(PLAIN_PROBLEMS))('$why', check);

/** What was refused, and must have been. */
function problemIn<P>(result: Result<unknown, P>): P {
  if (result.ok) throw new Error('there is nothing wrong with it');
  return result.problem;
}

const RECORD = `${FIRST_LINE}
game star-lanes
engine ${starLanes.engine}
edition faber1977
chance mulberry32 5
player Ann
player Ben

`;

test('records that cannot be read', () => {
  const texts = [
    'hello',
    `${RECORD}nonsense\n`,
    RECORD.replace('engine', 'motor'),
    RECORD.replace('edition faber1977', 'edition faber1977\nedition today'),
    RECORD.replace('edition faber1977\n', ''),
    RECORD.replace(`engine ${starLanes.engine}`, 'engine one'),
    RECORD.replace('chance', 'result many\nchance'),
  ];
  const problems = texts.map((text) => problemIn(parseRecord(text)));
  expect(new Set(problems.map(({ why }) => why)).size).toBe(texts.length);
  for (const problem of problems) check(problem);
});

test('records that cannot be played, or prove nothing', () => {
  const texts = [
    RECORD.replace('star-lanes', 'chess'),
    RECORD.replace(`engine ${starLanes.engine}`, 'engine 99'),
    RECORD.replace('player Ben', 'player Ben\nplayer Cy\nplayer Dee\nplayer Eve'),
    RECORD.replace('mulberry32 5', 'dice 5'),
    RECORD.replace('mulberry32 5', 'mulberry32 x'),
    RECORD.replace('mulberry32 5', 'tape x'),
    RECORD.replace('mulberry32 5', 'keyed x'),
    RECORD.replace('faber1977', 'faber1978'),
    `${RECORD}1 fly\n`,
    `${RECORD}1 9Z\n`,
  ];
  const records = texts.map((text) => unwrap(parseRecord(text)));
  const problems = records.map((record) => problemIn(replay(starLanes, record)));
  expect(new Set(problems.map(({ why }) => why)).size).toBe(texts.length);
  for (const problem of [...problems, problemIn(verify(starLanes, unwrap(parseRecord(RECORD))))]) checkMatch(problem);
});

function checkMatch(problem: MatchProblem<StarLanesTypes>): void {
  const said = languages.map(({ teller, lanes }) => teller.matchProblem(problem, lanes));
  expect(new Set(said).size).toBe(languages.length);
  for (const one of said.slice(1)) expect(one).not.toMatch(ENGLISH);
}

test('an action the rules refuse is told with what the game says', () => {
  const problem = problemIn(replay(starLanes, unwrap(parseRecord(`${RECORD}1 9Z\n`))));
  expect(de.matchProblem(problem, starLanesDe)).toMatch(/^Aktion 1, „9Z“: .*\.$/);
});

test('matches that were kept, clocks, messages and records of a day', () => {
  check(problemIn(decodeKept({})));
  check(problemIn(readClock(1)));
  const day = dayOf(starLanesKit, '2026-11-15', fairChance);
  checkMatch(
    problemIn(checkDailyRecord({ game: starLanes, bots: starLanesBots }, unwrap(parseRecord(RECORD)), day, '')),
  );
  for (const text of [
    '',
    '{"type":"dance"}',
    '{"type":"watch"}',
    '{"type":"watch","match":"match-1977","protocol":-1}',
  ])
    check(problemIn(parseUp(text)));
});

/** One of every kind that a table or a server says no with. */
const REJECTIONS: { readonly [Why in Rejected['why']]: Extract<Rejected, { readonly why: Why }> } = {
  over: { why: 'over' },
  'not-begun': { why: 'not-begun' },
  paused: { why: 'paused' },
  stale: { why: 'stale' },
  'beyond-log': { why: 'beyond-log', entries: 9 },
  minded: { why: 'minded' },
  'person-plays': { why: 'person-plays' },
  'which-seat': { why: 'which-seat' },
  'begun-watch': { why: 'begun-watch' },
  'bot-seat': { why: 'bot-seat' },
  'seat-taken': { why: 'seat-taken' },
  'begun-leave': { why: 'begun-leave' },
  'nobody-there': { why: 'nobody-there' },
  'not-a-player': { why: 'not-a-player' },
  begun: { why: 'begun' },
  'seats-free': { why: 'seats-free' },
  'sitters-begin': { why: 'sitters-begin' },
  'words-first': { why: 'words-first' },
  'no-words-awaited': { why: 'no-words-awaited' },
  'other-words': { why: 'other-words' },
  'words-have-time': { why: 'words-have-time' },
  'link-used': { why: 'link-used' },
  'time-left': { why: 'time-left' },
  'not-playing': { why: 'not-playing' },
  'left-already': { why: 'left-already' },
  'have-seat': { why: 'have-seat' },
  'time-up': { why: 'time-up' },
  'vote-not-over': { why: 'vote-not-over' },
  'not-paused': { why: 'not-paused' },
  'players-resume': { why: 'players-resume' },
  'players-speak': { why: 'players-speak' },
  'reactions-only': { why: 'reactions-only' },
  'talk-over': { why: 'talk-over' },
  'talk-full': { why: 'talk-full', most: 16 },
  'log-full': { why: 'log-full', most: 16 },
  'not-over': { why: 'not-over' },
  'rematch-made': { why: 'rematch-made' },
  'nothing-to-undo': { why: 'nothing-to-undo' },
  'players-undo': { why: 'players-undo' },
  'seat-back-first': { why: 'seat-back-first' },
  'undo-too-late': { why: 'undo-too-late' },
  'not-in-lesson': { why: 'not-in-lesson' },
  'no-motion': { why: 'no-motion' },
  'other-vote': { why: 'other-vote' },
  'players-propose': { why: 'players-propose' },
  'declined-lately': { why: 'declined-lately', moves: 2, minutes: 10 },
  'not-longer': { why: 'not-longer' },
  'no-vote': { why: 'no-vote' },
  'players-vote': { why: 'players-vote' },
  'said-yes': { why: 'said-yes' },
  'no-such-seat': { why: 'no-such-seat', seat: 7 },
  'no-action': { why: 'no-action', text: 'jump', game: 'star-lanes' },
  'no-such-match': { why: 'no-such-match' },
  'device-not-seated': { why: 'device-not-seated' },
  'all-seats-taken': { why: 'all-seats-taken' },
  'rematch-for-players': { why: 'rematch-for-players' },
  'seat-kept': { why: 'seat-kept', minutes: 5 },
  'name-kept': { why: 'name-kept', name: 'Ben' },
  'rematch-failed': { why: 'rematch-failed' },
  'record-later': { why: 'record-later' },
  'other-engine-match': { why: 'other-engine-match', game: 'star-lanes', engine: 98 },
  'unknown-bot': { why: 'unknown-bot' },
  'nobody-to-name': { why: 'nobody-to-name' },
  'result-known': { why: 'result-known' },
  'result-sent': { why: 'result-sent' },
  'not-of-today': { why: 'not-of-today' },
  'bad-date': { why: 'bad-date' },
  'too-many-requests': { why: 'too-many-requests' },
  'too-many-messages': { why: 'too-many-messages' },
  'talks-too-fast': { why: 'talks-too-fast' },
  'too-many-matches': { why: 'too-many-matches' },
  'too-many-bot-matches': { why: 'too-many-bot-matches', most: 16 },
  'bot-matches-full': { why: 'bot-matches-full', most: 16 },
  'too-many-results': { why: 'too-many-results' },
  'too-many-watched': { why: 'too-many-watched', most: 16 },
  busy: { why: 'busy' },
  closing: { why: 'closing' },
  'server-fault': { why: 'server-fault' },
  'get-only': { why: 'get-only' },
  'nothing-there': { why: 'nothing-there' },
  'no-such-request': { why: 'no-such-request' },
  'bad-host': { why: 'bad-host' },
  'wrong-origin': { why: 'wrong-origin' },
  'bad-secret': { why: 'bad-secret' },
  'body-not-json': { why: 'body-not-json' },
  'body-not-object': { why: 'body-not-object' },
  'body-too-large': { why: 'body-too-large', most: 16 },
  'body-cut-short': { why: 'body-cut-short' },
};

test.each(Object.values(REJECTIONS))('refused: $why', ({ why, ...facts }) => {
  const said = languages.map(({ teller }) => teller.rejection({ reason: why, facts, problem: 'Not known here.' }));
  for (const sentence of said) expect(sentence).toMatch(/^["\p{Lu}„«].*\.$/u);
  checkSaid({ why, ...facts }, said);
});

test('refusals of a table are told by their reason, however they are worded', () => {
  const said = { ...reject({ why: 'seat-taken' }), problem: 'Occupied!' };
  expect([en, de, fr].map(({ rejection }) => rejection(said))).toEqual([
    'That seat is taken.',
    'Dieser Platz ist besetzt.',
    'Cette place est prise.',
  ]);
});

test('refusals by the rules are told from what the game said', () => {
  const refusal = { why: 'not-offered', space: '9Z', spaces: ['4D', '8G'] };
  const said = { ...reject({ why: 'rules', refusal }), problem: '9Z is not offered; choose one of 4D, 8G.' };
  expect(de.rejection(said, starLanesDe)).toBe('9Z steht nicht zur Wahl; wähle eines der Felder 4D, 8G.');
  expect(de.rejection(said)).toBe(said.problem);
  expect(de.rejection({ ...said, refusal: { why: 'moon' } }, starLanesDe)).toBe(said.problem);
});

test('a field, an edition and a record that a server refuses are told from its facts', () => {
  const field = { reason: 'bad-field', facts: { field: 'seat', needs: 'count' }, problem: '"seat" is a whole number.' };
  expect(de.rejection(field)).toBe('„seat“ muss eine ganze Zahl ab 0 sein.');
  const edition = { reason: 'edition', facts: { problem: problemIn(starTrader.parseConfig('today+interest=99')) } };
  expect(de.rejection(edition, starTraderDe)).toBe(
    '„Zinsen im Jahr in Prozent“ (interest) kann nicht 99 sein: erlaubt ist eine Zahl von 0 bis 50.',
  );
  const unreadable = { reason: 'unreadable-record', facts: { problem: problemIn(parseRecord('hello')) } };
  expect(fr.rejection(unreadable)).toBe(
    `L’enregistrement est illisible. Ce n’est pas un enregistrement ; il ne commence pas par « ${FIRST_LINE} ».`,
  );
  const refused = problemIn(replay(starLanes, unwrap(parseRecord(`${RECORD}1 9Z\n`))));
  const uncounted = { reason: 'record-does-not-count', facts: { problem: refused }, problem: 'It does not count.' };
  expect(de.rejection(uncounted, starLanesDe)).toMatch(
    /^Die Aufzeichnung wurde nicht angenommen\. Aktion 1, „9Z“: [^.]+\.$/,
  );
  expect(de.rejection(uncounted)).toBe('It does not count.');
});

test('what nobody foresaw stays as it was said', () => {
  expect(de.rejection({ problem: 'The moon is full.', reason: 'moon' })).toBe('The moon is full.');
  expect(de.problem({ why: 'rejected', said: { problem: 'The moon is full.' } })).toBe('The moon is full.');
});
