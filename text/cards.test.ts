/** Cards of important events in every language. */
import { expect, test } from 'vitest';
import { CONFIGS } from '../games/star-lanes/editions.ts';
import { must } from '../core/must.ts';
import type { LanesHeadline } from '../insight/star-lanes/headlines.ts';
import { languages, quotedLanguages } from './fixtures/languages.ts';
import { lanesCard } from './star-lanes-cards.ts';
import { traderCard } from './star-trader-cards.ts';

const NAMES = ['Ann', 'Greedy'];
const config = must(CONFIGS['today'], 'an edition');
const WORTH = { onShips: 0, bank: 0, cargo: 0 };

/** As they are read: a heading, and line by line. Spaces are plain. */
function read({ title, lines }: ReturnType<typeof lanesCard>): string[] {
  return [title, ...lines.map(({ words }) => words)].map((text) => text.replaceAll(/[\u00A0\u202F]/g, ' '));
}

test('a merger says what the reader and the others are given', () => {
  const merger: LanesHeadline = {
    what: 'merged',
    from: 'D',
    into: 'A',
    holders: [
      { seat: 0, old: 5, gained: 2, bonus: 4615 },
      { seat: 1, old: 1, gained: 0, bonus: 6461 },
    ],
  };
  const cards = quotedLanguages.map(({ lanes }) => read(lanesCard(merger, lanes, { names: NAMES, own: 0, config })));
  expect(cards).toEqual([
    [
      'Altair Starways takes over Denebola Shippers',
      'You: 5 shares become 2, +$4,615',
      'Greedy: 1 share becomes 0, +$6,461',
    ],
    [
      'Altair Starways übernimmt Denebola Shippers',
      'Du: aus 5 Aktien werden 2, +4.615 $',
      'Greedy: aus 1 Aktie werden 0, +6.461 $',
    ],
    [
      'Altair Starways absorbe Denebola Shippers',
      'Vous : 5 actions deviennent 2, +4 615 $',
      'Greedy : 1 action devient 0, +6 461 $',
    ],
  ]);
  const watched = lanesCard(merger, must(languages[0], 'English').lanes, { names: NAMES, own: undefined, config });
  expect(read(watched)[1]).toBe('Ann: 5 shares become 2, +$4,615');
});

test('thousands of shares are grouped before and after a merger', () => {
  const holders = [{ seat: 0, old: 7209, gained: 3604, bonus: 0 }];
  const merger: LanesHeadline = { what: 'merged', from: 'B', into: 'E', holders };
  const cards = quotedLanguages.map(({ lanes }) => read(lanesCard(merger, lanes, { names: NAMES, own: 0, config })));
  expect(cards.map(([, line]) => line)).toEqual([
    'You: 7,209 shares become 3,604',
    'Du: aus 7.209 Aktien werden 3.604',
    'Vous : 7 209 actions deviennent 3 604',
  ]);
});

test('a split says the new price, and what the reader holds', () => {
  const split = { what: 'split', company: 'A', price: 1550, held: 24 } as const;
  const cards = quotedLanguages.map(({ lanes }) => read(lanesCard(split, lanes, { names: NAMES, own: 0, config })));
  expect(cards).toEqual([
    ['Altair Starways splits 2 for 1', 'A share now costs $1,550', 'You now hold 24 shares'],
    ['Altair Starways: Aktiensplit 2:1', 'Eine Aktie kostet jetzt 1.550 $', 'Du hast jetzt 24 Aktien'],
    [
      'Altair Starways : action divisée en deux',
      'Une action coûte maintenant 1 550 $',
      'Vous avez maintenant 24 actions',
    ],
  ]);
});

test('the end of a year says who stands where', () => {
  const letter = {
    number: 2,
    at: { day: 1, year: 2071 },
    standings: [
      { ...WORTH, seat: 1, total: 90_000.4, change: -500 },
      { ...WORTH, seat: 0, total: 80_000, change: undefined },
    ],
    moved: [],
    grown: [],
    appeared: [],
    deals: [],
    landings: 3,
  };
  const cards = quotedLanguages.map(({ trader }) =>
    read(traderCard({ what: 'year', letter }, trader, { names: NAMES, own: 0 })),
  );
  expect(cards).toEqual([
    ['The year 2070 is over', 'Greedy: $90,000, −$500', 'You: $80,000'],
    ['Das Jahr 2070 ist vorbei', 'Greedy: 90.000 $, −500 $', 'Du: 80.000 $'],
    ['L’année 2070 est terminée', 'Greedy : 90 000 $, −500 $', 'Vous : 80 000 $'],
  ]);
});

test('a ship of one’s own that is held up or late is called by its number', () => {
  const departed = {
    type: 'departed',
    by: 0,
    ship: 2,
    from: 'SOL',
    to: 'KIRK',
    delay: 2,
    days: 30,
    eta: { day: 40, year: 2070 },
  } as const;
  const held = quotedLanguages.map(({ trader }) =>
    read(traderCard({ what: 'held', event: departed }, trader, { names: NAMES, own: 0 })),
  );
  expect(held).toEqual([
    ['Ship 2 is delayed by 2 weeks', 'Expected at KIRK on Feb 10, 2070'],
    ['Schiff 2 verspätet sich um 2 Wochen', 'Bei KIRK am 10. Feb 2070 erwartet'],
    ['Le vaisseau 2 est retardé de 2 semaines', 'Attendu à KIRK le 10 févr. 2070'],
  ]);
});
