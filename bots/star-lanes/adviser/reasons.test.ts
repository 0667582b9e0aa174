// What placing does, in one sentence: every kind of placing on a drawn board.
import { describe, expect, test } from 'vitest';
import { spaceNumber } from '../../../games/star-lanes/spaces.ts';
import { factsOf } from '../../../insight/star-lanes/facts.ts';
import { drawn } from '../../../insight/star-lanes/fixtures/drawn.ts';
import { reasonFor } from './reasons.ts';

const NAMES = ['Ann', 'Bob', 'Cat'];

/** Places on 3C and compares the sentence; `known` says whose books are open. */
function check(text: string, sentence: string, known: readonly boolean[] = [true, true, true]): void {
  const position = drawn(text);
  const before = position.copy();
  const { rows, columns } = position.config;
  const facts = factsOf(position, spaceNumber('3C', rows, columns) ?? 0, -1);
  expect(reasonFor(facts, { names: NAMES, known: known.slice(0, position.players) })).toBe(sentence);
  expect(position).toEqual(before);
}

/** A board with something on the four sides of 3C. */
function board(edition: string, [north, south, east, west]: string, ...lines: readonly string[]): string {
  const rows = ['.....', `..${north}..`, `.${west}.${east}.`, `..${south}..`, '.....'];
  return [edition, ...rows, ...lines, 'offered 3C'].join('\n');
}

const CASH = 'cash 6000 6000';

describe('outposts', () => {
  test('bring nobody anything', () => {
    check(board('faber1977', '....', CASH), 'Places an outpost; nobody gains anything now.');
  });

  test('are lost next to a black hole where the edition says so', () => {
    check(
      board('faber1977+lone-outposts=lost', '@...', CASH),
      'A black hole takes the outpost at once; nobody gains anything.',
    );
  });
});

describe('founding', () => {
  test('gives the founder shares at the price of the surroundings', () => {
    check(board('faber1977', '*...', CASH), 'Founds Altair Starways: 5 shares for you at $600.');
  });

  test('takes the first company that is free', () => {
    const lines = ['A 2 $300 0 0', 'B 2 $300 0 0', 'C 2 $300 0 0', CASH];
    check(board('faber1977', '+...', ...lines), 'Founds Denebola Shippers: 5 shares for you at $200.');
  });

  test('may split the stock at once', () => {
    check(
      board('faber1977+star-bonus=1000+growth-split=2000', '**..', CASH),
      'Founds Altair Starways: 10 shares for you at $1,050.',
    );
  });

  test('may end in a black hole', () => {
    check(board('faber1977', '+@..', CASH), 'Founds Altair Starways, which a black hole swallows at once.');
  });

  test('may bring no shares', () => {
    check(board('faber1977+founder-shares=0', '*...', CASH), 'Founds Altair Starways: no shares for you at $600.');
  });
});

describe('growth', () => {
  test('counts what the shares of everybody gain', () => {
    check(
      board('faber1977', 'A...', 'A 3 $800 20 30', CASH),
      "Extends Altair Starways: your 20 shares gain $2,000, Bob's 30 gain $3,000.",
    );
  });

  test('counts stars and outposts, and one share alone', () => {
    check(board('faber1977', 'A*+.', 'A 3 $800 1 0', CASH), 'Extends Altair Starways: your 1 share gains $700.');
  });

  test('says when the player holds none', () => {
    check(
      board('faber1977', 'A...', 'A 3 $800 0 30 2', 'cash 0 0 0'),
      "Extends Altair Starways from $800 to $900 a share: you hold none, Bob's 30 shares gain $3,000, Cat's 2 gain $200.",
    );
  });

  test('names nobody whose books are private', () => {
    check(
      board('faber1977', 'A...', 'A 3 $800 0 30', CASH),
      'Extends Altair Starways from $800 to $900 a share: you hold none.',
      [true, false],
    );
  });

  test('may split the stock', () => {
    check(
      board('faber1977', 'A...', 'A 3 $2950 4 0', CASH),
      'Extends Altair Starways: your 4 shares gain $400, and its stock splits 2 for 1.',
    );
  });

  test('may lead into a black hole', () => {
    check(
      board('faber1977', 'A@..', 'A 3 $800 4 2', CASH),
      "Extends Altair Starways: your 4 shares lose $1,600, Bob's 2 lose $800.",
    );
    check(
      board('faber1977', 'A@..', 'A 3 $300 4 2', CASH),
      "A black hole swallows Altair Starways: your 4 shares lose $1,200, Bob's 2 lose $600.",
    );
  });

  test('counts shares that are owed', () => {
    check(board('faber1977', 'A...', 'A 3 $800 -5 0', CASH), 'Extends Altair Starways: your 5 owed shares lose $500.');
  });
});

describe('mergers', () => {
  const companies = ['A 3 $800 10 4', 'B 2 $600 5 4', CASH];

  test('pay a bonus, convert shares and raise the others', () => {
    check(
      board('faber1977', 'A.B.', ...companies),
      'Merging Betelgeuse, Ltd. into Altair Starways pays you $3,333 now, turns your 5 shares into 3 and raises your ' +
        '10 shares by $600 each; in all you gain $10,533, Bob gains $5,466.',
    );
  });

  test('count in single precision where the edition does', () => {
    check(
      board('faber1977', 'A.B.', 'A 3 $800 0 0', 'B 2 $700 13 7', CASH),
      'Merging Betelgeuse, Ltd. into Altair Starways pays you $4,549 now and turns your 13 shares into 7; in all you ' +
        'gain $5,949, Bob gains $3,550.',
    );
  });

  test('of three name both that are gone', () => {
    check(
      board('faber1977', 'ABC.', 'A 3 $800 10 0', 'B 2 $600 0 0', 'C 1 $200 0 0', CASH),
      'Merging Betelgeuse, Ltd. and Capella Freight Co. into Altair Starways raises your 10 shares by $800 each; in ' +
        'all you gain $8,000.',
    );
  });

  test('may bring the player nothing', () => {
    check(
      board('faber1977', 'A.B.', 'A 3 $800 0 4', 'B 2 $600 0 0', CASH),
      'Merging Betelgeuse, Ltd. into Altair Starways brings you nothing; Bob gains $2,400.',
    );
  });

  test('count a split as no gain and no loss', () => {
    check(
      board('faber1977', 'A.B.', 'A 3 $2600 10 0', 'B 2 $600 0 0', CASH),
      'Merging Betelgeuse, Ltd. into Altair Starways raises your 10 shares by $600 each; in all you gain $6,000.',
    );
  });

  test('may feed a black hole', () => {
    check(
      board('faber1977', 'A@B.', 'A 3 $200 10 0', 'B 2 $100 0 1', CASH),
      'Merging Betelgeuse, Ltd. into Altair Starways lets a black hole swallow your 10 shares; in all you lose $2,000, ' +
        'Bob gains $900.',
    );
  });
});

test('the end of the match is told', () => {
  check(
    board('faber1977+end-check=before-trading+moves=8', 'A...', 'A 3 $800 20 0', CASH, 'moves 7'),
    'Extends Altair Starways: your 20 shares gain $2,000, and the match ends.',
  );
});
