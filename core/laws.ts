/**
 * The laws every game keeps, whatever is played: `checkLaws` plays one random match and throws
 * at the first law that is broken, naming it. Games add their own (money, shares, map) beside these.
 */
import { Mulberry32 } from './chance.ts';
import type { Chance } from './chance.ts';
import { AGREEMENTS } from './contract.ts';
import type { Game, Seat, Step, Types, Viewer } from './contract.ts';
import { parseRecord, replay, formatRecord } from './record.ts';
import type { PlayedAction } from './record.ts';

/** One random match to be played by the laws. */
export interface Trial<T extends Types> {
  readonly game: Game<T>;
  readonly config: T['Config'];
  readonly players: number;
  readonly seed: number;
  /** Any allowed action, from what the player to move may see. */
  readonly choose: (view: T['View'], chance: Chance) => T['Action'];
  /** The same state with another future: nobody's view may differ. */
  readonly withChance: (state: T['State'], chance: Chance) => T['State'];
  /**
   * The same state with other secrets: the view of this seat should be the same, so that the seat cannot tell the two apart.
   * Left out, or undefined where there is nothing to hide: all is open.
   */
  readonly withSecrets?: (state: T['State'], seat: Seat, chance: Chance) => T['State'] | undefined;
  /** How many steps lie between two that are looked at closely. */
  readonly every: number;
  /** A match longer than this has broken the law that matches end. */
  readonly mostActions: number;
  /** The game's own laws, after every step. */
  readonly alsoCheck?: (step: Step<T>) => void;
}

/** Plays a random match and checks every law; returns the actions that were played. */
export function checkLaws<T extends Types>(trial: Trial<T>): PlayedAction[] {
  const { game, config, players, seed } = trial;
  const chance = new Mulberry32(seed);
  const chooser = new Mulberry32(seed ^ 0x5bd1e995);
  let step = game.start(config, players, chance);
  assertLaw(chance.draws === 0, 'start leaves the chance it was given as it is');
  const done: PlayedAction[] = [];
  checkStep(trial, step);
  for (let seat = game.toAct(step.state); seat !== undefined; seat = game.toAct(step.state)) {
    assertLaw(done.length < trial.mostActions, `the match ends, with at most ${trial.mostActions} actions`);
    const action = trial.choose(game.view(step.state, seat), chooser);
    const close = Math.floor(chooser.draw() * trial.every) === 0;
    if (close) checkReveals(trial, step.state, seat, action, chooser);
    step = close ? playChecked(trial, step.state, seat, action) : act(game, step.state, seat, action);
    done.push({ by: seat, text: game.formatAction(action) });
    trial.alsoCheck?.(step);
    if (close) checkStep(trial, step);
  }
  checkStep(trial, step);
  assertLaw(game.result(step.state)?.length === players, 'a match that is over has a result for every seat');
  checkRecord(trial, done, step);
  return done;
}

function act<T extends Types>(game: Game<T>, state: T['State'], seat: Seat, action: T['Action']): Step<T> {
  const step = game.apply(state, seat, action);
  if (!step.ok)
    throw new Error(
      `an action the view allows was refused: ${game.formatAction(action)}: ${game.explainRefusal(step.refusal)}`,
    );
  return step;
}

/**
 * What can be taken back has told its player nothing: with other secrets they would have heard and seen the same. Chance that
 * was drawn, and events that say they reveal something, stop undo at a table.
 */
function checkReveals<T extends Types>(
  trial: Trial<T>,
  state: T['State'],
  seat: Seat,
  action: T['Action'],
  chance: Chance,
): void {
  const { game, withSecrets } = trial;
  const other = withSecrets?.(state, seat, chance);
  if (other === undefined || fingerprint(game.view(other, seat)) !== fingerprint(game.view(state, seat))) return;
  const step = act(game, state, seat, action);
  const isFinal = step.state.chance.draws > state.chance.draws || game.toAct(step.state) === undefined;
  if (isFinal || step.events.some((event) => game.reveals?.(event, step.state) === true)) return;
  const there = game.apply(other, seat, action);
  const told = ({ state: after, events }: Step<T>): string =>
    fingerprint([events.filter((event) => game.isVisible(after, event, seat)), game.view(after, seat)]);
  assertLaw(there.ok && told(there) === told(step), 'what tells its player something new cannot be taken back');
}

/** Plays an action and checks that the input is untouched, the output repeatable, the notation faithful. */
function playChecked<T extends Types>(trial: Trial<T>, state: T['State'], seat: Seat, action: T['Action']): Step<T> {
  const { game, players } = trial;
  const before = fingerprint(state);
  const step = act(game, state, seat, action);
  assertLaw(fingerprint(state) === before, 'the input state is untouched');
  assertLaw(fingerprint(act(game, state, seat, action)) === fingerprint(step), 'the same input gives the same output');
  const unheard = game.apply(state, seat, action, false);
  assertLaw(unheard.ok && fingerprint(unheard.state) === fingerprint(step.state), 'listening changes nothing');
  checkWishes(game, step.state);
  const text = game.formatAction(action);
  const read = game.parseAction(text);
  assertLaw(read !== undefined && fingerprint(read) === fingerprint(action), `read undoes write: ${text}`);
  if (players > 1) {
    const refused = game.apply(state, (seat + 1) % players, action);
    assertLaw(!refused.ok && game.explainRefusal(refused.refusal) !== '', 'a wrong seat is refused');
    assertLaw(fingerprint(state) === before, 'a refusal changes nothing');
  }
  return step;
}

function checkWishes<T extends Types>(game: Game<T>, state: T['State']): void {
  const before = fingerprint(state);
  for (const wish of AGREEMENTS) {
    const agreed = game.agree(state, wish);
    assertLaw(fingerprint(state) === before, 'an agreement leaves the state it was given as it is');
    if (game.toAct(state) === undefined)
      assertLaw(agreed === undefined, 'nothing can be agreed when the match is over');
    else if (wish === 'end')
      assertLaw(agreed !== undefined && isOver(game, agreed.state), 'an agreed end ends the match');
    else assertLaw(agreed === undefined || !isOver(game, agreed.state), 'who agrees to play longer plays on');
  }
}

function isOver<T extends Types>(game: Game<T>, state: T['State']): boolean {
  return game.toAct(state) === undefined && game.result(state) !== undefined;
}

function checkStep<T extends Types>(trial: Trial<T>, step: Step<T>): void {
  const { game, config, players } = trial;
  const names = Array.from({ length: players }, (_, seat) => `Player ${seat + 1}`);
  for (const event of step.events)
    assertLaw(game.describeEvent(event, names, config) !== '', 'every event can be told');
  const viewers: Viewer[] = [...names.keys(), 'watcher'];
  const other = trial.withChance(step.state, new Mulberry32(0x0ddba11));
  for (const viewer of viewers) {
    const view = fingerprint(game.view(step.state, viewer));
    assertLaw(view === fingerprint(game.view(other, viewer)), 'views hold nothing of the chance to come');
    checkCanonicalViewer(game, step, viewer);
  }
}

/** A viewer and the one who represents them are told the same: the same events, and the same view but for `as`. */
function checkCanonicalViewer<T extends Types>(game: Game<T>, { state, events }: Step<T>, viewer: Viewer): void {
  const canonical = game.canonicalViewer?.(state, viewer) ?? viewer;
  const heard = (as: Viewer): string => events.map((event) => game.isVisible(state, event, as)).join(' ');
  assertLaw(heard(viewer) === heard(canonical), 'viewers who know the same hear the same');
  const seen = (as: Viewer): string => fingerprint({ ...game.view(state, as), as: undefined });
  assertLaw(seen(viewer) === seen(canonical), 'viewers who know the same see the same');
}

function checkRecord<T extends Types>(trial: Trial<T>, actions: readonly PlayedAction[], last: Step<T>): void {
  const { game, config, players, seed } = trial;
  const text = formatRecord({
    game: game.id,
    engine: game.engine,
    edition: game.formatConfig(config),
    chance: new Mulberry32(seed).format(),
    names: Array.from({ length: players }, (_, seat) => `Player ${seat + 1}`),
    actions,
  });
  const record = parseRecord(text);
  if (!record.ok) throw new Error(`a record survives writing and reading: ${JSON.stringify(record.problem)}`);
  assertLaw(formatRecord(record.value) === text, 'a record survives writing and reading');
  const again = replay(game, record.value);
  if (!again.ok) throw new Error(`replay reaches the same end: ${JSON.stringify(again.problem)}`);
  assertLaw(fingerprint(again.value.state) === fingerprint(last.state), 'replay reaches the same end');
}

/** All of a value as one text, whatever it is made of: two values are alike when their texts are. */
export function fingerprint(value: unknown): string {
  return JSON.stringify(value, (_, part: unknown) => {
    if (isChance(part)) return `${part.format()} after ${part.draws}`;
    if (ArrayBuffer.isView(part)) return [...new Uint8Array(part.buffer, part.byteOffset, part.byteLength)];
    if (typeof part === 'number' && !Number.isFinite(part)) return String(part);
    return Object.is(part, -0) ? '-0' : part;
  });
}

function isChance(part: unknown): part is Chance {
  return typeof part === 'object' && part !== null && 'draw' in part && 'draws' in part;
}

function assertLaw(kept: boolean, law: string): void {
  if (!kept) throw new Error(`the law is broken: ${law}`);
}
