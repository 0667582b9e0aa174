/**
 * What is beside the map: the question, and behind tabs whatever else belongs to the match. In a small window the
 * question is one of the tabs. It comes to the front by itself when something is asked, unless another part was opened by
 * hand meanwhile: then its tab is marked.
 */
import { For, Show, createEffect, createMemo, createSignal, on, onCleanup } from 'solid-js';
import type { Accessor, JSX } from 'solid-js';
import { Dynamic } from 'solid-js/web';
import { comesLater } from '../app/later.tsx';
import { settings } from '../app/settings.ts';
import { t } from '../app/words.ts';
import { useMatch } from './match-context.ts';
import { TabList } from './tab-list.tsx';

const Newswire = comesLater(async () => (await import('./newswire.tsx')).Newswire);
const Standings = comesLater(async () => (await import('./standings.tsx')).Standings);

/** Where not everything can be seen at once; match.css has the same words. */
const SMALL = '(max-width: 699px), (max-height: 599px)';

const PANELS = ['move', 'exchange', 'books', 'wire', 'table'] as const;
type PanelName = (typeof PANELS)[number];

interface PanelsProps {
  /** The question, or what takes its place. */
  readonly move: JSX.Element;
  /** Talk at the table, where there is somebody to talk to. */
  readonly talk?: JSX.Element;
  /** Whether there is time for what can wait. */
  readonly isSettled: boolean;
}

export function Panels(props: PanelsProps): JSX.Element {
  const { model, screens } = useMatch();
  const isSmall = createMedia(SMALL);
  const [chosen, choose] = createSignal<PanelName>('move');
  const has = (name: PanelName): boolean => {
    if (name === 'move') return isSmall();
    if (name === 'books') return screens.Books !== undefined;
    return name !== 'table' || props.talk !== undefined;
  };
  const tabs = createMemo(() => PANELS.filter(has));
  const shown = (): PanelName => (tabs().includes(chosen()) ? chosen() : isSmall() ? 'move' : 'exchange');
  // A new question, or the end; what is said meanwhile takes nobody away from what they look at.
  const due = createMemo(() => {
    if (model.update().phase === 'over') return 'over';
    return model.asked() === undefined ? undefined : model.deeds().length;
  });
  const [isOpenedByHand, setOpenedByHand] = createSignal(false);
  const openByHand = (name: PanelName): void => {
    setOpenedByHand(name !== 'move');
    choose(name);
  };
  createEffect(
    on(due, (now, before) => {
      // Who has answered goes on with the next question; who waits for it may read or write something meanwhile.
      if (typeof before === 'number' && model.deeds().length > before) setOpenedByHand(false);
      if (isSmall() && (now === 'over' || (now !== undefined && !isOpenedByHand()))) openByHand('move');
    }),
  );
  // Who looks at something else learns that somebody spoke.
  const said = createMemo(() => {
    const spoken = model
      .happened()
      .filter(({ act, by }) => (act === 'say' || act === 'react') && by !== model.viewer());
    return settings().muted ? 0 : spoken.length;
  });
  const [heard, setHeard] = createSignal(said());
  createEffect(() => shown() === 'table' && setHeard(said()));
  const mark = (name: PanelName): string | undefined => {
    if (name === 'move' && shown() !== 'move' && model.asked() !== undefined) return t().match.yourTurn;
    return name === 'table' && said() > heard() ? t().tabs.spoken : undefined;
  };
  const list = (): JSX.Element => (
    <TabList
      id="part"
      label={t().tabs.label}
      names={tabs()}
      chosen={shown()}
      title={(name) => (name === 'books' ? (screens.booksTitle?.() ?? t().tabs.books) : t().tabs[name])}
      panel={panelId}
      mark={mark}
      onChoose={openByHand}
    />
  );
  return (
    <>
      {/* Beside the question in the order of reading: before it where it is a tab, else after it. */}
      <Show when={isSmall()}>{list()}</Show>
      <div
        id={panelId('move')}
        class="panel move-panel"
        role={isSmall() ? 'tabpanel' : undefined}
        aria-labelledby={isSmall() ? 'part-move' : undefined}
        hidden={isSmall() && shown() !== 'move'}
      >
        {props.move}
      </div>
      <Show when={!isSmall()}>{list()}</Show>
      <For each={PANELS.filter((name) => name !== 'move')}>
        {(name) => (
          <Show when={has(name)}>
            <div
              id={panelId(name)}
              class="panel"
              role="tabpanel"
              aria-labelledby={`part-${name}`}
              tabindex="0"
              hidden={shown() !== name}
            >
              <Show when={props.isSettled}>
                <Content name={name} talk={props.talk} />
              </Show>
            </div>
          </Show>
        )}
      </For>
    </>
  );
}

function Content(props: { readonly name: PanelName; readonly talk: JSX.Element }): JSX.Element {
  const { screens } = useMatch();
  switch (props.name) {
    case 'move':
      return undefined;
    case 'exchange':
      return <Dynamic component={screens.Exchange ?? Standings} />;
    case 'books':
      return <Dynamic component={screens.Books} />;
    case 'wire':
      return <Newswire />;
    case 'table':
      return <>{props.talk}</>;
  }
}

function panelId(name: PanelName): string {
  return `panel-${name}`;
}

/** Whether a media query holds, as the window changes. */
function createMedia(query: string): Accessor<boolean> {
  const media = matchMedia(query);
  const [holds, setHolds] = createSignal(media.matches);
  const follow = (): void => void setHolds(media.matches);
  media.addEventListener('change', follow);
  onCleanup(() => media.removeEventListener('change', follow));
  return holds;
}
