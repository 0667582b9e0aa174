import { describe, expect, test } from 'vitest';
import { Mulberry32 } from '../../core/chance.ts';
import { sensible } from './fixtures/sensible.ts';
import { VoyageSession } from './session.ts';
import { VoyageTrace } from './trace.ts';

const SEED = 1974;
const STANDARD = ['N', 'N', '2', 'A', 'B', 'C', 'D'];

/** A session after these lines, and what it answered to the last. */
function after(...lines: readonly string[]) {
  const session = new VoyageSession({ chance: new Mulberry32(SEED) });
  let answer = session.start();
  for (const line of lines) answer = session.answer(line);
  return { session, answer };
}

/** The question a text ends with. */
function question(text: string): string {
  return text.slice(text.lastIndexOf('\n') + 1);
}

describe('the set-up', () => {
  test('asks the questions of the standard game in their order', () => {
    const session = new VoyageSession({ chance: new Mulberry32(SEED) });
    const asked = [session.start(), ...STANDARD.map((line) => session.answer(line))].map(question);
    expect(asked).toEqual([
      'WOULD YOU LIKE INSTRUCTIONS? ',
      'HAS EVERYBODY PLAYED BEFORE? ',
      'HOW MANY CAPTAINS (2, 3 OR 4)? ',
      'CAPTAIN 1, SHIP 1? ',
      'CAPTAIN 2, SHIP 1? ',
      'CAPTAIN 1, SHIP 2? ',
      'CAPTAIN 2, SHIP 2? ',
      'A: NEXT PORT? ',
    ]);
  });

  test('asks the questions of an own game in their order', () => {
    const session = new VoyageSession({ chance: new Mulberry32(SEED) });
    const lines = ['N', 'Y', 'Y', 'N', '2', '1', '4', '1', '30', '15', '3', '2'];
    const asked = [session.start(), ...lines.map((line) => session.answer(line))].map(question);
    expect(asked.slice(2)).toEqual([
      'DO YOU WANT TO SET UP A GAME OF YOUR OWN? ',
      'DO YOU GO ON WITH A GAME THAT WAS SAVED? ',
      'HOW MANY CAPTAINS (2-12)? ',
      'HOW MANY SHIPS EACH? ',
      'HOW MANY STARS (4-13)? ',
      'HOW MANY YEARS? ',
      'MOST TONS A SHIP CAN CARRY (25 OR MORE)? ',
      'LEAST DISTANCE BETWEEN STARS (10-25)? ',
      'BIDS IN A BARGAIN (3 IS USUAL)? ',
      'PROFIT MARGIN, FROM 1 (WIDE) TO 5 (NARROW)? ',
      'CAPTAIN 1, SHIP 1? ',
    ]);
  });

  test.each([
    ['instructions unless the answer begins with N', ['HMM'], 'THE YEAR IS 2070'],
    ['one captain is too few', ['N', 'N', '1'], 'TWO, THREE OR FOUR CAN PLAY.'],
    ['five are too many', ['N', 'N', '5'], 'TWO, THREE OR FOUR CAN PLAY.'],
    ['no own game is a standard game', ['N', 'Y', 'N'], 'HOW MANY CAPTAINS (2, 3 OR 4)'],
    ['thirteen captains', ['N', 'Y', 'Y', 'N', '13'], 'TWO TO TWELVE'],
    ['thirteen ships', ['N', 'Y', 'Y', 'N', '2', '6.5'], 'ONLY TWELVE SHIPS'],
    ['fourteen stars', ['N', 'Y', 'Y', 'N', '2', '1', '14'], 'FOUR TO THIRTEEN'],
    ['half a year', ['N', 'Y', 'Y', 'N', '2', '1', '4', '1.5'], 'WHOLE YEARS'],
    [
      'less than 25 tons are asked for again without a word',
      ['N', 'Y', 'Y', 'N', '2', '1', '4', '1', '24'],
      /^MOST TONS/,
    ],
    ['stars too close', ['N', 'Y', 'Y', 'N', '2', '1', '4', '1', '30', '9'], 'TEN TO TWENTY-FIVE'],
    ['no bids', ['N', 'Y', 'Y', 'N', '2', '1', '4', '1', '30', '15', '0'], 'AT LEAST ONE'],
    ['no margin', ['N', 'Y', 'Y', 'N', '2', '1', '4', '1', '30', '15', '3', '0'], 'SOME MARGIN'],
    ['a word for a number', ['N', 'N', 'TWO'], 'A NUMBER, PLEASE.'],
  ])('%s', (_, lines, printed) => {
    expect(after(...lines).answer).toMatch(printed);
  });

  test('parts of captains, ships, stars and bids are not refused, and lost', () => {
    const lines = ['N', 'Y', 'Y', 'N', '2.9', '1.5', '6.9', '1', '30', '15', '2.5', '2', 'A', 'B'];
    const { answer } = after(...lines);
    expect(answer.match(/^[A-Z]{3,4} +(?:I|II|III|IV) /gm)?.length).toBe(6);
    expect(question(answer)).toBe('A: NEXT PORT? ');
  });

  test('names have six letters at most', () => {
    expect(question(after('N', 'N', '2', 'ALPHABET', 'B', 'C', 'D').answer)).toBe('ALPHAB: NEXT PORT? ');
  });
});

describe('the next port', () => {
  test.each([
    ['MAP', 'MAP OF THE STARS'],
    ['REPORT', 'REPORT NUMBER 1'],
    ['SOL', 'YOU ARE THERE.'],
    ['NOWHERE', 'WE KNOW NO NOWH.'],
    ['', 'SAY THE NAME OF A STAR.'],
  ])('%s', (line, printed) => {
    const { answer } = after(...STANDARD, line);
    expect(answer).toContain(printed);
    expect(question(answer)).toBe('A: NEXT PORT? ');
  });

  test('only four letters count', () => {
    const [, star = ''] = /^([A-Z]{4}) +IV /m.exec(after(...STANDARD).answer) ?? [];
    expect(after(...STANDARD, `${star}TOWN`).answer).toContain(`A IS EXPECTED AT ${star} ON `);
  });

  test('a second report in one place says the same', () => {
    const { session, answer } = after(...STANDARD, 'REPORT');
    expect(session.answer('REPORT')).toBe(answer);
  });
});

/** Plays on with sensible answers until a text holds something. */
function playUntil(session: VoyageSession, first: string, wanted: RegExp): string {
  let text = first;
  for (let line = 0; !wanted.test(text); line++) {
    if (line > 20_000) throw new Error('it never came');
    text = session.answer(sensible(text));
  }
  return text;
}

describe('a bargain', () => {
  const bargaining = () => {
    const { session, answer } = after(...STANDARD);
    return { session, text: playUntil(session, answer, /WHAT DO YOU ASK\? $/) };
  };

  test('a bid that nobody can mean is asked again', () => {
    const { session } = bargaining();
    for (const slip of ['1', '0', '-5', '9999999']) expect(session.answer(slip)).toContain('WATCH YOUR FINGERS');
  });

  test('PASS breaks it off', () => {
    expect(bargaining().session.answer('PASS')).toMatch(/^NO [A-Z ]+, THEN\.\n/);
  });

  test('the last offer is called so, until somebody mistypes', () => {
    const { session, text } = bargaining();
    let answer = text;
    while (!answer.includes('OUR LAST WORD')) {
      const [, offer = '0'] = /\$(\d+) FOR/.exec(answer) ?? [];
      answer = session.answer(String(Math.floor((Number(offer) / 0.9) * 1.01)));
    }
    expect(session.answer('1')).not.toContain('OUR LAST WORD');
  });
});

describe('the end', () => {
  const SHORT = ['N', 'Y', 'Y', 'N', '2', '1', '4', '1', '30', '15', '3', '2', 'A', 'B'];

  test('the last report is the score; then another game, from the first question', () => {
    const { session, answer } = after(...SHORT);
    const last = playUntil(session, answer, /ANOTHER GAME\? $/);
    expect(last).toContain('REPORT NUMBER 2');
    expect(last).toContain('IT IS 2071, AND THE GAME IS OVER.');
    expect(session.answer('SURE')).toBe('WOULD YOU LIKE INSTRUCTIONS? ');
    expect(session.over).toBe(false);
  });

  test('N ends the program', () => {
    const { session, answer } = after(...SHORT);
    playUntil(session, answer, /ANOTHER GAME\? $/);
    expect(session.answer('NO')).toBe('');
    expect(session.over).toBe(true);
    expect(session.answer('Y')).toBe('');
  });

  test('the hint to save is printed in the second year, and its last line ever after', () => {
    const session = new VoyageSession({ chance: new Mulberry32(2) });
    session.start();
    let all = '';
    let text = '';
    for (const line of STANDARD) text = session.answer(line);
    while (!text.endsWith('ANOTHER GAME? ')) all += text = session.answer(sensible(text));
    expect(all.split('WITH SAVE').length - 1).toBe(1);
    expect(all.split('SO THAT YOU CAN GO ON ANOTHER DAY.').length - 1).toBe(4);
  });
});

describe('a game that is saved', () => {
  /** Plays a while, saves, and gives the tape. */
  function saved() {
    const { session, answer } = after(...STANDARD);
    let text = answer;
    for (let i = 0; i < 120 || !text.endsWith('NEXT PORT? '); i++) text = session.answer(sensible(text));
    const ship = question(text);
    const printed = session.answer('SAVE');
    expect(session.over).toBe(true);
    return { ship, tape: printed.slice(printed.indexOf('ship A')).trimEnd().split('\n') };
  }

  test('goes on where it was, when its tape is typed in again', () => {
    const { ship, tape } = saved();
    const traced: string[] = [];
    const trace = new VoyageTrace((event) => traced.push(JSON.stringify(event)));
    const session = new VoyageSession({ chance: new Mulberry32(1), witnesses: [trace] });
    let text = session.start();
    for (const line of ['N', 'Y', 'Y', 'YES', ...tape]) text = session.answer(line);
    expect(question(text)).toBe(ship);
    expect(traced.length).toBeGreaterThan(30);
  });

  test.each([
    ['nothing at all', (tape: string[]) => tape.slice(-1)],
    ['no ships', (tape: string[]) => tape.filter((line) => !line.startsWith('ship'))],
    ['an action that cannot be', (tape: string[]) => [...tape.slice(0, -1), '1 sell 99', 'END OF TAPE']],
    ['an agreement', (tape: string[]) => [...tape.slice(0, -1), 'all longer', 'END OF TAPE']],
    ['another edition', (tape: string[]) => tape.map((line) => line.replace('kaufman1974', 'today'))],
  ])('with %s on its tape cannot be read', (_, spoil) => {
    const { answer } = after('N', 'Y', 'Y', 'YES', ...spoil(saved().tape));
    expect(answer).toMatch(/^THAT TAPE CANNOT BE READ: /);
    expect(question(answer)).toBe('WOULD YOU LIKE INSTRUCTIONS? ');
  });
});

test('rings at announcements when asked to', () => {
  const session = new VoyageSession({ chance: new Mulberry32(SEED), bell: true });
  let text = session.start();
  for (const line of STANDARD) text += session.answer(line);
  expect(text.split('\u0007').length).toBe(2);
});
