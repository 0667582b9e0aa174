// The adviser's English: every kind of placing and trading on a drawn board, in one sentence.
import { describe, expect, test } from 'vitest';
import { adviseAt } from '../bots/star-lanes/adviser/advise.ts';
import { reasonFor } from '../bots/star-lanes/adviser/reasons.ts';
import { Mulberry32 } from '../core/chance.ts';
import { spaceNumber } from '../games/star-lanes/spaces.ts';
import { factsOf } from '../insight/star-lanes/facts.ts';
import { drawn } from '../insight/star-lanes/fixtures/drawn.ts';
import { reasonWords, suggestionWords, tradeWords } from './en/star-lanes-advice.ts';

const NAMES = ['Ann', 'Bob', 'Cat'];

/** Places on 3C and compares the sentence; `known` says whose books are open. */
function check(text: string, sentence: string, known: readonly boolean[] = [true, true, true]): void {
  const position = drawn(text);
  const before = position.copy();
  const { rows, columns } = position.config;
  const facts = factsOf(position, spaceNumber('3C', rows, columns) ?? 0, -1);
  const reason = reasonFor(facts, known.slice(0, position.players));
  expect(reasonWords(reason, { names: NAMES, config: position.config })).toBe(sentence);
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
      'Extends Altair Starways: your 20 shares gain $2,000, Bob’s 30 gain $3,000.',
    );
  });

  test('counts stars and outposts, and one share alone', () => {
    check(board('faber1977', 'A*+.', 'A 3 $800 1 0', CASH), 'Extends Altair Starways: your 1 share gains $700.');
  });

  test('says when the player holds none', () => {
    check(
      board('faber1977', 'A...', 'A 3 $800 0 30 2', 'cash 0 0 0'),
      'Extends Altair Starways from $800 to $900 a share: you hold none, Bob’s 30 shares gain $3,000, Cat’s 2 gain $200.',
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
      'Extends Altair Starways: your 4 shares lose $1,600, Bob’s 2 lose $800.',
    );
    check(
      board('faber1977', 'A@..', 'A 3 $300 4 2', CASH),
      'A black hole swallows Altair Starways: your 4 shares lose $1,200, Bob’s 2 lose $600.',
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

/** What may be done on a drawn board, each with its reason. */
function told(text: string): Map<string, string> {
  const position = drawn(text);
  const advised = { names: NAMES, config: position.config };
  const { options } = adviseAt(position, undefined, { playouts: 16 }, new Mulberry32(5));
  return new Map(options.map((option) => [suggestionWords(option, advised), reasonWords(option.because, advised)]));
}

describe('trading', () => {
  const TRADE = `
    today
    .......
    .AA..C.
    .......
    A 2 $300 12 6
    C 1 $600 20 30
    cash 4200 0
    moves 20`;

  test('tells what to sell, what to buy, and what one would hold', () => {
    expect(told(TRADE)).toEqual(
      new Map([
        [
          'put all $4,200 into Capella Freight Co. (7 shares)',
          'You would hold 27 of the 57 shares of Capella Freight Co., Bob 30.',
        ],
        [
          'sell 12 of Altair Starways for $3,600, then put all $7,800 into Capella Freight Co. (13 shares)',
          'You would hold 33 of the 63 shares of Capella Freight Co., Bob 30.',
        ],
        [
          'put all $4,200 into Altair Starways (14 shares)',
          'You would hold 26 of the 32 shares of Altair Starways, Bob 6.',
        ],
        [
          'sell 20 of Capella Freight Co. for $12,000, then put all $16,200 into Altair Starways (54 shares)',
          'You would hold 66 of the 72 shares of Altair Starways, Bob 6.',
        ],
      ]),
    );
  });

  test('tells how much of the cash is needed where that is not all', () => {
    expect([...told(TRADE.replace('today', 'today+shares=53')).keys()]).toContain(
      'put $1,800 of $4,200 into Capella Freight Co. (3 shares)',
    );
  });

  test('tells when there is nothing to choose', () => {
    const poor = TRADE.replace('cash 4200', 'cash 100').replace('today', 'today+selling=none');
    expect(told(poor)).toEqual(new Map([['keep everything as it is', 'There is nothing you can buy.']]));
  });

  test('tells a player who owes money to sell', () => {
    expect(told(TRADE.replace('cash 4200', 'cash -500').replace('today', 'faber1977'))).toEqual(
      new Map([
        ['sell 2 of Altair Starways to pay what you owe', 'You owe money: you must pay it before anything else.'],
      ]),
    );
  });

  test('does not tell how many shares there are where books are private', () => {
    const holds = { why: 'holds', company: 'A', shares: 1 } as const;
    expect(reasonWords(holds, { names: NAMES, config: drawn(TRADE).config })).toBe(
      'You would hold 1 share of Altair Starways.',
    );
  });

  test('of the trade of a turn that is reviewed', () => {
    const trade = { orders: [{ company: 'A', shares: 5, price: 1400 }], cash: 7350, cashLeft: 350 };
    expect(tradeWords(trade, drawn(TRADE).config)).toBe('put all $7,350 into Altair Starways (5 shares)');
  });
});

test('ending the match tells what everybody is worth', () => {
  const position = `
    napoli1979+books=open
    .......
    ..A....
    A 3 $800 0 0
    cash 15000 1000
    offered 1A
    moves 20`;
  expect(told(position).get('end the match')).toBe('The match would end now. Net worth: you $15,000, Bob $1,000.');
});
