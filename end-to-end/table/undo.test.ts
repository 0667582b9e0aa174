// What tells its player something new cannot be taken back among people, in any edition that keeps something private.
import { expect, test } from 'vitest';
import { Mulberry32 } from '../../core/chance.ts';
import type { Types } from '../../core/contract.ts';
import type { GameKit } from '../../core/kit.ts';
import { checkLaws } from '../../core/laws.ts';
import type { Trial } from '../../core/laws.ts';
import * as lanes from '../../games/star-lanes/fixtures/trials.ts';
import { EDITIONS } from '../../games/star-lanes/editions.ts';
import { starLanesKit } from '../../games/star-lanes/kit.ts';
import * as trader from '../../games/star-trader/fixtures/trials.ts';
import { starTraderKit } from '../../games/star-trader/kit.ts';
import { Sitting, playTranscript } from '../../table/fixtures/transcript.ts';
import { lastUndo } from '../../table/update.ts';

const PRIVATE = Object.keys(EDITIONS).filter((edition) => lanes.configOf(edition).books === 'private');

/** Plays any actions until an event of a type came about; the seat that brought it about. */
function playUntil<T extends Types>(sitting: Sitting<T>, kit: GameKit<T>, type: string): number {
  const { table } = sitting;
  const chance = new Mulberry32(7);
  for (let by = table.toAct; table.state !== undefined && by !== undefined; by = table.toAct) {
    const did = kit.game.formatAction(kit.anyAction(kit.game.view(table.state, by), chance));
    sitting.attempt({ by, act: { act: 'do', did } });
    if (sitting.taken.at(-1)?.events.some((event) => event.type === type) === true) return by;
  }
  throw new Error(`nothing was ${type}`);
}

test.each(PRIVATE)('a merger of %s, which tells what the others hold, stays', (edition) => {
  const sitting = new Sitting(starLanesKit.game, { edition, sitting: 'person person' });
  playTranscript(sitting, '1 sit Ann\n2 sit Ben');
  const by = playUntil(sitting, starLanesKit, 'merged');
  expect(lastUndo(sitting.table, by)).toBeUndefined();
});

test.each(['kaufman1974', 'remake'])('the report of %s, which tells the prices of today, stays', (edition) => {
  const sitting = new Sitting(starTraderKit.game, { edition, sitting: 'person person' });
  playTranscript(sitting, '1 sit Ann\n2 sit Ben');
  const { table } = sitting;
  const chance = new Mulberry32(3);
  for (let by = table.toAct; table.state !== undefined && by !== undefined; by = table.toAct) {
    const view = starTraderKit.game.view(table.state, by);
    const mayReport = view.ask?.ask === 'destination' && view.ask.mayReport;
    const did = mayReport ? 'report' : starTraderKit.game.formatAction(starTraderKit.anyAction(view, chance));
    const outcome = sitting.attempt({ by, act: { act: 'do', did } });
    if (mayReport) {
      expect(outcome).toMatch(/^\d done/);
      expect(lastUndo(table, by)).toBeUndefined();
      return;
    }
  }
  throw new Error('nobody could ask for a report');
});

function forgetful<T extends Types>(trial: Trial<T>): Trial<T> {
  return { ...trial, game: { ...trial.game, reveals: () => false } };
}

test.each([
  ['Star Lanes', () => checkLaws(forgetful(lanes.trialOf(lanes.configOf('faber1977'), 3, 4, 1)))],
  ['Star Trader', () => checkLaws(forgetful(trader.trialOf(trader.configOf('kaufman1974'), 2, 4, 1)))],
])('%s that let such things be taken back would break the law', (_, play) => {
  expect(play).toThrow('what tells its player something new cannot be taken back');
});
