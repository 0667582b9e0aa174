import { describe, expect, test } from 'vitest';
import { Mulberry32, Tape } from '../../core/chance.ts';
import { LanesSession } from './session.ts';

/** With this seed ANN moves first, may choose 8J, and nothing is near it. */
const SEED = 77;
const PLAYERS = ['2', 'N', 'ANN', 'BOB'];

/** A session after some lines, and what the last of them was answered. */
function after(...lines: readonly string[]) {
  const session = new LanesSession({ chance: new Mulberry32(SEED), layout: 'spec' });
  let answer = session.start();
  for (const line of lines) answer = session.answer(line);
  return { session, answer };
}

/** What the last of some lines is answered. */
function check(lines: readonly string[], expected: string): void {
  expect(after(...lines).answer).toBe(expected);
}

describe('where the original stops, the question is asked again', () => {
  test.each(['', '0', '-1', '2.5', '3.9', '5', '11', ' ', '1E99'])('"%s" players', (line) => {
    check([line], 'HOW MANY PLAYERS (2-4)? ');
    check([line, '', line], 'HOW MANY PLAYERS (2-4)? ');
    check([line, '4'], 'DOES ANY PLAYER NEED INSTRUCTIONS? ');
  });

  test('an empty line', () => {
    check(['2', ''], 'DOES ANY PLAYER NEED INSTRUCTIONS? ');
    check(['2', 'N', ''], 'PLAYER 1 WHAT IS YOUR NAME? ');
    check(['2', 'N', 'ANN', '\r'], 'PLAYER 2 WHAT IS YOUR NAME? ');
    check([...PLAYERS, ''], 'WHAT IS YOUR MOVE? ');
  });

  test('an answer that is empty as a move', () => {
    for (const line of ['   ', '""', ',8J']) {
      expect(after(...PLAYERS, line).answer.replace('?EXTRA IGNORED\n', '')).toBe('WHAT IS YOUR MOVE? ');
    }
  });
});

describe('INPUT asks again as the original does', () => {
  test('for a number that is none', () => {
    check(['TWO'], '?REDO FROM START\nHOW MANY PLAYERS (2-4)? ');
  });

  test('for a quoted answer with something behind it; only the last part of the question', () => {
    check(['2', 'N', '"ANN" X'], '?REDO FROM START\nWHAT IS YOUR NAME? ');
    check([...PLAYERS, '"8J"X'], '?REDO FROM START\nWHAT IS YOUR MOVE? ');
  });

  test('not for surplus, which is ignored', () => {
    check(['2,3'], '?EXTRA IGNORED\nDOES ANY PLAYER NEED INSTRUCTIONS? ');
    check([...PLAYERS, '8,J'], '?EXTRA IGNORED\nTHAT SPACE WAS NOT INCLUDED IN THE LIST...\nWHAT IS YOUR MOVE? ');
  });
});

describe('a move', () => {
  test.each(['8', 'J', 'J8', '8j', '0J', '9J', 'map', '8 J 8'])('"%s" is not in the list', (line) => {
    check([...PLAYERS, line], 'THAT SPACE WAS NOT INCLUDED IN THE LIST...\nWHAT IS YOUR MOVE? ');
  });

  test.each(['8J', '8 J', '8XYZJ', '"8J"', ' 8J', '8J,K'])('"%s" is 8J', (line) => {
    expect(after(...PLAYERS, line).answer).toContain('BOB, HERE ARE YOUR LEGAL MOVES');
  });

  test('after a screen the offer comes without a name', () => {
    for (const word of ['MAP', 'M', 'MORE', 'STOCK', 'SELL 3']) {
      const { answer } = after(...PLAYERS, word);
      expect(answer.startsWith('\f\n')).toBe(true);
      expect(answer).toMatch(/\n, HERE ARE YOUR LEGAL MOVES FOR THIS TURN:\n( \d [A-L] \/){5}\nWHAT IS YOUR MOVE\? $/);
    }
  });
});

describe('an order', () => {
  const FOUNDED = [...PLAYERS, ...founding()];
  const QUESTION = /^BUY HOW MANY SHARES OF ALTAIR STARWAYS AT \$ \d+ \n {4}YOU NOW OWN 5 \? $/;

  test.each(['', '1E37', '-1E37', '1E99', '9'.repeat(60)])('"%s" is asked for again', (line) => {
    expect(after(...FOUNDED, line).answer).toMatch(QUESTION);
  });

  test('that is too dear is refused, and the cash is told', () => {
    expect(after(...FOUNDED, '9999').answer).toMatch(/^YOU ONLY HAVE \$ \d+ - TRY AGAIN\nBUY HOW MANY /);
  });

  test('of a quoted answer with something behind it is asked for again with a question mark alone', () => {
    check([...FOUNDED, '"3"X'], '?REDO FROM START\n? ');
  });

  test('may be a screen instead', () => {
    expect(after(...FOUNDED, 'MAP').answer).toContain('MAP OF THE GALAXY');
    expect(after(...FOUNDED, 'STOCK').answer).toContain('ALTAIR STARWAYS');
  });

  /** Moves up to the first company, by the first space offered. */
  function founding(): string[] {
    const moves: string[] = [];
    for (;;) {
      const { answer } = after(...PLAYERS, ...moves);
      if (answer.endsWith('YOU NOW OWN 5 ? ')) return moves;
      moves.push(offered(answer));
    }
  }
});

describe('a sitting', () => {
  test('ends after 48 moves and any answer but Y', () => {
    const { session, answer } = playOut('1', 'N', 'ANN');
    expect(answer).toMatch(/THE GAME IS OVER - HERE ARE THE FINAL STANDINGS[^]*\nANOTHER GAME\? $/);
    expect(session.over).toBe(false);
    expect(session.answer('y')).toBe('');
    expect(session.over).toBe(true);
    expect(session.answer('2')).toBe('');
  });

  test('goes on with Y, without the title', () => {
    expect(playOut('1', 'N', 'ANN').session.answer('YES')).toBe('HOW MANY PLAYERS (2-4)? ');
  });

  test('of a galaxy full of stars ends at once', () => {
    const star = Math.floor(0.47 * 2 ** 32);
    const session = new LanesSession({ chance: new Tape(Array.from({ length: 1000 }, () => star)), layout: 'spec' });
    session.start();
    const answers = PLAYERS.map((line) => session.answer(line));
    expect(answers.at(-1)).toMatch(/^\nNOW I WILL DECIDED[^]*FIRST PLAYER TO MOVE\.\n {21}SPECIAL ANNOUNCEMENT!!\n/);
    expect(answers.at(-1)).toMatch(/\nBOB {6}\$ 0 {20}\$ 6000 {11}\$ 6000 \nANOTHER GAME\? $/);
  });

  test('leaves five empty lines after the name of a new company', () => {
    const session = new LanesSession({ chance: new Mulberry32(SEED), layout: 'spec' });
    let text = session.start();
    while (!text.includes("IT'S NAME IS ")) text = session.answer(sensible(text));
    expect(text).toMatch(/IT'S NAME IS \S.*\n{6}\S/);
  });

  test('wraps long names at 72 columns', () => {
    const name = 'A'.repeat(40);
    const { answer } = after('1', 'N', name);
    expect(answer).toContain(`\n${name}, HERE ARE YOUR LEGAL MOVES FOR \nTHIS TURN:\n`);
  });

  test('rings at announcements when asked to', () => {
    const session = new LanesSession({ chance: new Mulberry32(SEED), layout: 'spec', bell: true });
    let text = session.start();
    while (!text.endsWith('ANOTHER GAME? ')) text += session.answer(sensible(text));
    expect(text.split('\u0007').length).toBe(text.split('SPECIAL ANNOUNCEMENT!!').length);
    expect(text).toContain('\u0007                     SPECIAL ANNOUNCEMENT!!');
  });
});

/** Plays a match to its end, by the first space offered and without buying. */
function playOut(...lines: readonly string[]) {
  const { session, answer: first } = after(...lines);
  let answer = first;
  while (!answer.endsWith('ANOTHER GAME? ')) answer = session.answer(sensible(answer));
  return { session, answer };
}

/** An answer to the question a text ends with. */
function sensible(text: string): string {
  if (text.endsWith('WHAT IS YOUR MOVE? ')) return offered(text);
  return text.endsWith('PLAYERS (2-4)? ') ? '3' : '0';
}

/** The first space of the last offer. */
function offered(text: string): string {
  const [, row = '', column = ''] = /^ (\d) ([A-L]) \//.exec(text.slice(text.lastIndexOf('THIS TURN:\n') + 11)) ?? [];
  return row + column;
}
