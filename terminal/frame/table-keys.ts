/** Keys that do the same on the screen of every game: votes, and commands that need no question. Pure. */
import { dateOfMatch } from '../../bots/daily/day.ts';
import type { Types } from '../../core/contract.ts';
import type { MatchModel } from '../../client/match-model.ts';
import type { Key } from '../screen/key.ts';
import type { KeyHelp } from './bars.ts';
import { frameWords } from '../words.ts';
import { doAct, openOverlay } from './ui.ts';
import type { FrameUi, KeyResult, LookBack } from './ui.ts';

export function handleVoteKey<T extends Types, Ui extends FrameUi>(
  { update: { vote }, own }: MatchModel<T>,
  ui: Ui,
  key: Key,
): KeyResult<Ui> | undefined {
  if (vote === undefined || key.key !== 'text' || own.every((seat) => vote.yes.includes(seat))) return undefined;
  if (key.text === 'y') return doAct(ui, { act: 'yes' });
  return key.text === 'n' ? doAct(ui, { act: 'no' }) : undefined;
}

/** What a screen has to offer beside the match: how many things can be done at the table, and whether its game has a lesson. */
export interface TableOffers {
  readonly items: number;
  readonly isTaught: boolean;
}

export function handleTableKey<T extends Types, Ui extends FrameUi>(
  model: MatchModel<T>,
  ui: Ui,
  key: Key,
  { items, isTaught }: TableOffers,
): KeyResult<Ui> | undefined {
  if (key.key === 'end-of-input') return { ui, effect: { type: 'leave' } };
  if (key.key !== 'text') return undefined;
  const { update, own, place } = model;
  switch (key.text) {
    case 'h':
      return openOverlay(ui, 'help');
    case 'm':
      return items === 0 ? undefined : openOverlay(ui, 'table');
    case 't':
      return place === 'local' || own.length === 0 ? undefined : openTalk(model, ui);
    case 'q':
      return { ui, effect: { type: 'leave' } };
    case 'r':
      return update.phase === 'over' && !isOfDay(model) ? again(model, ui) : undefined;
    case 'u':
      return update.undo === undefined
        ? { ui: { ...ui, problem: frameWords().table.noUndo } }
        : doAct(ui, { act: 'undo', keep: update.undo });
    case 'b':
      return own.some((seat) => update.seats[seat]?.minded !== undefined) ? doAct(ui, { act: 'back' }) : undefined;
    case 'p':
      if (update.phase === 'over') return lookBackAt(ui, 'replay');
      return update.phase === 'paused' ? doAct(ui, { act: 'resume' }) : undefined;
    case 'a':
      return update.phase === 'over' ? lookBackAt(ui, 'review') : undefined;
    case 'L':
      return update.phase === 'over' && isTaught ? lookBackAt(ui, 'learn') : undefined;
    default:
      return undefined;
  }
}

function lookBackAt<Ui extends FrameUi>(ui: Ui, at: LookBack): KeyResult<Ui> {
  return { ui, effect: { type: 'look-back', at } };
}

/** Everybody has one attempt at the match of a day: there is no other like it. */
function isOfDay<T extends Types>({ update }: MatchModel<T>): boolean {
  return dateOfMatch(update.head.id) !== undefined;
}

/** In public one speaks with reactions only, which stand on the list of the table. */
function openTalk<T extends Types, Ui extends FrameUi>({ update }: MatchModel<T>, ui: Ui): KeyResult<Ui> {
  return openOverlay({ ...ui, saying: '' }, update.head.public ? 'table' : 'say');
}

/** A watcher waits until the players have made a rematch. */
function again<T extends Types, Ui extends FrameUi>({ place, own, update }: MatchModel<T>, ui: Ui): KeyResult<Ui> {
  const isThere = place === 'local' || own.length > 0 || update.rematch !== undefined;
  return isThere ? { ui, effect: { type: 'again' } } : { ui: { ...ui, problem: frameWords().table.noRematch } };
}

/** The keys of the table in the bar. */
export function tableKeys<T extends Types>(
  { update, place, own }: MatchModel<T>,
  { items }: TableOffers,
): readonly KeyHelp[] {
  const { table } = frameWords();
  return [
    ...(update.undo === undefined ? [] : [['u', table.undo] as const]),
    ...(place !== 'local' && own.length > 0 ? [['t', update.head.public ? table.react : table.say] as const] : []),
    ...(items > 0 ? [['m', table.table] as const] : []),
  ];
}

/** What can be done when the match is over. */
export function overKeys<T extends Types>(model: MatchModel<T>, { isTaught }: TableOffers): readonly KeyHelp[] {
  const { table } = frameWords();
  return [
    ...(isOfDay(model) ? [] : [['r', model.place === 'local' ? table.again : table.rematch] as const]),
    ['p', table.replay],
    ['a', table.review],
    ...(isTaught ? [['L', table.learn] as const] : []),
  ];
}
