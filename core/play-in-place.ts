/**
 * The way into a game whose rules change a position in place: one function holds every "no" and touches nothing; then the
 * action is played on a private copy, so that the position that was given stays as it is.
 */
import type { Agreement, Game, Seat, Types } from './contract.ts';
import type { Chance } from './chance.ts';

type EventSink<T extends Types> = (event: T['Event']) => void;

/** The rules of a game, played in place. */
interface InPlace<T extends Types> {
  seats: Game<T>['seats'];
  /** An empty position. */
  open(config: T['Config'], players: number, chance: Chance): T['State'];
  begin(position: T['State'], tell: EventSink<T>): void;
  /** Why an action is not allowed; undefined when it is. */
  refuse(position: T['State'], by: Seat, action: T['Action']): T['Refusal'] | undefined;
  /** Plays an action that was not refused; without a sink it makes no events. */
  play(position: T['State'], action: T['Action'], tell?: EventSink<T>): void;
  mayAgree(position: T['State'], wish: Agreement): boolean;
  agree(position: T['State'], wish: Agreement, tell: EventSink<T>): void;
}

/** What a game's contract asks for, of rules that are played in place. */
export function playInPlace<T extends Types & { readonly State: { copy(): T['State'] } }>(
  rules: InPlace<T>,
): Pick<Game<T>, 'seats' | 'start' | 'apply' | 'agree'> {
  return {
    seats: (config) => rules.seats(config),
    start(config, players, chance) {
      const { min, max } = rules.seats(config);
      if (!Number.isInteger(players) || players < min || players > max)
        throw new Error(`this is for ${min} to ${max} players, not ${players}`);
      const state = rules.open(config, players, chance.copy());
      const events: T['Event'][] = [];
      rules.begin(state, (event) => events.push(event));
      return { ok: true, state, events };
    },
    apply(state, by, action, listening = true) {
      const refusal = rules.refuse(state, by, action);
      if (refusal !== undefined) return { ok: false, refusal };
      const next = state.copy();
      const events: T['Event'][] = [];
      rules.play(next, action, listening ? (event) => events.push(event) : undefined);
      return { ok: true, state: next, events };
    },
    agree(state, wish) {
      if (!rules.mayAgree(state, wish)) return undefined;
      const next = state.copy();
      const events: T['Event'][] = [];
      rules.agree(next, wish, (event) => events.push(event));
      return { ok: true, state: next, events };
    },
  };
}
