/** A list of matches from which each can be taken off: its place then says so, with a way back for ten seconds. */
import { For, Show, createEffect, createMemo, createSignal, onCleanup } from 'solid-js';
import type { JSX } from 'solid-js';
import { REGRET, bringBack, isRemoved, remove, removed } from '../matches/removed.ts';
import type { MatchList } from '../matches/removed.ts';
import { t } from './words.ts';

/** Two clocks need not agree to the millisecond. */
const MARGIN = 100;

interface RemovableListProps<One> {
  readonly list: MatchList;
  readonly matches: readonly One[];
  readonly idOf: (one: One) => string;
  /** What a match is called where it is taken off and brought back. */
  readonly nameOf: (one: One) => string;
  readonly words: {
    readonly remove: (name: string) => string;
    readonly removed: (name: string) => string;
  };
  /** Forgets what was taken off long enough ago. */
  readonly onTime: () => void;
  readonly children: (one: () => One) => JSX.Element;
}

export function RemovableList<One>(props: RemovableListProps<One>): JSX.Element {
  const [said, setSaid] = createSignal('');
  let list: HTMLUListElement | undefined;
  // By id, so that a list that was read anew keeps what stays, and where the focus is.
  const byId = createMemo(() => new Map(props.matches.map((one) => [props.idOf(one), one])));
  const ids = createMemo(() => [...byId().keys()], [], { equals: (a, b) => a.join(' ') === b.join(' ') });
  const focus = (id: string, part: string): void =>
    list?.querySelector<HTMLElement>(`[data-match="${CSS.escape(id)}"] ${part}`)?.focus();
  const take = (id: string, name: string): void => {
    remove(props.list, id, Date.now());
    setSaid(props.words.removed(name));
    focus(id, '.bring-back');
  };
  const undo = (id: string): void => {
    bringBack(props.list, id);
    setSaid(t().start.broughtBack);
    focus(id, 'a');
  };
  const forget = (): void => {
    // Who has just taken one off by keyboard goes on in the list, and not at the top of the page.
    const hadFocus = document.activeElement?.classList.contains('bring-back') === true;
    props.onTime();
    if (hadFocus && document.activeElement === document.body) list?.querySelector('a')?.focus();
  };
  createEffect(() => {
    const own = removed().filter(({ list: of }) => of === props.list);
    if (own.length === 0) return;
    const due = Math.min(...own.map(({ at }) => at)) + REGRET;
    const timer = setTimeout(forget, Math.max(0, due - Date.now()) + MARGIN);
    onCleanup(() => clearTimeout(timer));
  });
  return (
    <>
      <ul class="kept" ref={(element) => (list = element)}>
        <For each={ids()}>
          {(id) => {
            // What was in the list when its line was made; while it is taken off the list there is nothing newer.
            const one = createMemo<One | undefined>((before) => byId().get(id) ?? before);
            return (
              <Show when={one()}>
                {(match) => (
                  <li data-match={id}>
                    <Show
                      when={!isRemoved(props.list, id)}
                      fallback={
                        <div class="card removed">
                          <span>{props.words.removed(props.nameOf(match()))}</span>
                          <button type="button" class="bring-back" onClick={() => undo(id)}>
                            {t().start.bringBack}
                          </button>
                        </div>
                      }
                    >
                      {props.children(match)}
                      <button
                        type="button"
                        class="quiet"
                        aria-label={props.words.remove(props.nameOf(match()))}
                        onClick={() => take(id, props.nameOf(match()))}
                      >
                        ✕
                      </button>
                    </Show>
                  </li>
                )}
              </Show>
            );
          }}
        </For>
      </ul>
      <p class="unseen" role="status">
        {said()}
      </p>
    </>
  );
}
