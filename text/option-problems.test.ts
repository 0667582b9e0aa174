/** What is wrong with options, in every language: told whole, with its facts, and in the words of the form that shows them. */
import { expect, test } from 'vitest';
import type { Game, Types } from '../core/contract.ts';
import type { OptionProblem } from '../core/options.ts';
import { starLanes } from '../games/star-lanes/index.ts';
import { starTrader } from '../games/star-trader/index.ts';
import { ENGLISH, languages, quotedLanguages } from './fixtures/languages.ts';

/** What is wrong with a notation is said in every language, and what it names is still named. */
function checkOptions<T extends Types>(
  game: Game<T>,
  notations: readonly string[],
  words: readonly { readonly optionProblem: (problem: OptionProblem<T['Contradiction']>) => string }[],
): void {
  for (const notation of notations) {
    const config = game.parseConfig(notation);
    if (config.ok) throw new Error(`${notation} can be read`);
    const [english = '', ...others] = words.map(({ optionProblem }) => optionProblem(config.problem));
    expect(new Set([english, ...others]).size).toBe(words.length);
    // What cannot go together is told in the words of the form: who chose it there never typed a notation.
    if (config.problem.why === 'contradiction')
      for (const said of [english, ...others]) expect(said).not.toMatch(/[a-z]=[\w]/);
    for (const said of others) {
      expect(said).not.toMatch(ENGLISH);
      for (const thing of english.match(/[\w-]+=[\w-]+|\b\d+\b/g) ?? []) expect(said).toContain(thing);
    }
  }
}

test('options of Star Lanes that cannot be read or do not go together', () => {
  const notations = [
    '',
    '+rows=9',
    'nowhere',
    'today+nothing=1',
    'today+',
    'today+rows',
    'today+rows=9+rows=10',
    'today+rows=900',
    'today+mergers=never',
    'today+phantoms=perhaps',
    'today+stars=lots',
    'today+map=',
    'today+min-players=4+max-players=2',
    'today+map=x',
    'today+map=999',
    'today+map=9',
    'today+rows=5+columns=5+map=5/5/5/5/4',
    'today+rows=5+columns=5+stars=20',
    'today+mergers=pairwise+ties=chosen',
    'today+mergers=pairwise+phantoms=on',
    'today+selling=unchecked',
    'today+fractions=on',
    'faber1977+trading=sheet+arithmetic=altair',
  ];
  checkOptions(
    starLanes,
    notations,
    languages.map(({ lanes }) => lanes),
  );
});

test('options of Star Trader that cannot be read or do not go together', () => {
  const notations = [
    '',
    '+years=3',
    'nowhere',
    'today+interest=99',
    'today+ships=99',
    'today+stars=99',
    'today+labels=none',
    'today+min-players=4+max-players=2',
    'today+ships=5',
    'today+stars=20+most-stars=15',
    'today+frontier=50',
    'kaufman1974+min-players=1',
    'kaufman1974+min-distance=26',
    'kaufman1974+stars=3',
    'kaufman1974+max-players=6',
    'today+stars=30+min-distance=25',
  ];
  checkOptions(
    starTrader,
    notations,
    languages.map(({ trader }) => trader),
  );
});

test('what contradicts itself is quoted as the form shows it', () => {
  const few = starTrader.parseConfig('today+min-players=4+max-players=2');
  const ships = starTrader.parseConfig('today+ships=5');
  const ties = starLanes.parseConfig('today+mergers=pairwise+ties=chosen');
  const old = starLanes.parseConfig('today+fractions=on');
  if (few.ok || ships.ok || ties.ok || old.ok) throw new Error('nothing is wrong');
  const told = quotedLanguages.map(({ lanes, trader }) => [
    trader.optionProblem(few.problem),
    trader.optionProblem(ships.problem),
    lanes.optionProblem(ties.problem),
    lanes.optionProblem(old.problem),
  ]);
  expect(told).toEqual([
    [
      '"Minimum number of captains: 4" is more than "Maximum number of captains: 2"',
      '12 captains with 5 ships each are more than 48 ships; reduce "Maximum number of captains" or "Ships of each captain"',
      '"Which of several equally large companies survives a merger: the player chooses" needs "How three or four companies merge: the largest takes over all the others"; with pairwise mergers there is no single choice to make',
      '"Fractions of a share can be traded (historic editions only): yes" is for historic editions; "Star Lanes today" is not one',
    ],
    [
      '„Mindestzahl der Kapitäne: 4“ ist mehr als „Höchstzahl der Kapitäne: 2“',
      '12 Kapitäne mit je 5 Schiffen haben mehr als 48 Schiffe; verringere „Höchstzahl der Kapitäne“ oder „Schiffe jedes Kapitäns“',
      '„Welche von mehreren gleich großen Gesellschaften eine Fusion überlebt: der Spieler wählt“ geht nur mit „Wie drei oder vier Gesellschaften fusionieren: die größte übernimmt alle anderen“; bei paarweisen Fusionen gibt es mehr als eine Wahl',
      '„Bruchteile von Aktien können gehandelt werden (nur historische Ausgaben): ja“ ist für historische Ausgaben; „Star Lanes heute“ ist keine',
    ],
    [
      '«\u00a0Nombre minimal de capitaines\u00a0: 4\u00a0» dépasse «\u00a0Nombre maximal de capitaines\u00a0: 2\u00a0»',
      '12 capitaines avec 5 vaisseaux chacun font plus de 48 vaisseaux\u00a0; diminuez «\u00a0Nombre maximal de capitaines\u00a0» ou «\u00a0Vaisseaux de chaque capitaine\u00a0»',
      '«\u00a0Laquelle de plusieurs compagnies de même taille survit à une fusion\u00a0: le joueur choisit\u00a0» exige «\u00a0Comment trois ou quatre compagnies fusionnent\u00a0: la plus grande absorbe toutes les autres\u00a0»\u00a0; avec des fusions deux par deux, il n’y a pas un seul choix à faire',
      '«\u00a0On peut acheter et vendre des fractions d’action (éditions historiques seulement)\u00a0: oui\u00a0» est réservé aux éditions historiques\u00a0; «\u00a0Star Lanes d’aujourd’hui\u00a0» n’en est pas une',
    ],
  ]);
});
