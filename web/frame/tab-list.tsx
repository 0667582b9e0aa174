/** Tabs by the book: one stop for the Tab key, arrows between them, and each names the panel it opens. */
import { For, Show } from 'solid-js';
import type { JSX } from 'solid-js';

interface TabListProps<Name extends string> {
  /** What the ids of the tabs begin with. */
  readonly id: string;
  readonly label: string;
  readonly names: readonly Name[];
  readonly chosen: Name;
  readonly title: (name: Name) => string;
  /** What waits behind a tab, in words, where something does. */
  readonly mark?: (name: Name) => string | undefined;
  /** The id of the panel of a tab. */
  readonly panel: (name: Name) => string;
  readonly onChoose: (name: Name) => void;
}

export function TabList<Name extends string>(props: TabListProps<Name>): JSX.Element {
  let list: HTMLDivElement | undefined;
  const walk = (event: KeyboardEvent): void => {
    const { names, chosen } = props;
    const here = names.indexOf(chosen);
    const to = { ArrowRight: here + 1, ArrowLeft: here - 1, Home: 0, End: -1 }[event.key];
    const next = to === undefined ? undefined : names.at(to % names.length);
    if (next === undefined) return;
    event.preventDefault();
    // A replay steps with the same keys.
    event.stopPropagation();
    props.onChoose(next);
    list?.querySelector<HTMLElement>(`#${props.id}-${next}`)?.focus();
  };
  return (
    <div class="tab-list" role="tablist" aria-label={props.label} ref={(element) => (list = element)} onKeyDown={walk}>
      <For each={props.names}>
        {(name) => (
          <button
            type="button"
            role="tab"
            id={`${props.id}-${name}`}
            aria-selected={props.chosen === name}
            aria-controls={props.panel(name)}
            tabindex={props.chosen === name ? 0 : -1}
            onClick={() => props.onChoose(name)}
          >
            {props.title(name)}
            <Show when={props.mark?.(name)}>
              {(words) => (
                <span class="tab-mark">
                  <span class="unseen"> {words()}</span>
                </span>
              )}
            </Show>
          </button>
        )}
      </For>
    </div>
  );
}
