/** The rules as cards, each with its small drawing; on a page, or over a match. */
import { For, Index, Match, Show, Switch } from 'solid-js';
import type { JSX } from 'solid-js';
import { must } from '../../../core/must.ts';
import { Link } from '../../app/link.tsx';
import { route } from '../../app/router.ts';
import { entryOf } from '../../app/with-game.tsx';
import { money, t } from '../../app/words.ts';
import type { RulesBid, RulesBoard, RulesFigure, RulesPart, RulesSheet } from '../../../insight/rules-card.ts';
import '../../style/rules.css';

interface RulesSheetProps {
  readonly game: string;
  readonly sheet: RulesSheet;
  /** What the edition is called whose figures are told. */
  readonly edition: string;
}

export function RulesSheetView(props: RulesSheetProps): JSX.Element {
  return (
    <>
      <p class="rules-intro">
        {props.sheet.intro} <span class="faint">{t().rules.edition(props.edition)}</span>
      </p>
      <ol class="rules">
        <Index each={props.sheet.cards}>
          {(card, i) => (
            <li class="card">
              <h2>
                {i + 1}. {card().title}
              </h2>
              <Figure figure={card().figure} />
              <p>{card().text}</p>
            </li>
          )}
        </Index>
      </ol>
      <Show when={entryOf(props.game)?.lesson !== undefined && route().at !== 'lesson'}>
        <p class="rules-foot">
          <Link class="button" to={{ at: 'lesson', game: props.game }}>
            {t().start.lesson}
          </Link>{' '}
          <span class="faint">
            {t().start.lessonAbout(must(entryOf(props.game), 'a game of this page').card().title)}
          </span>
        </p>
      </Show>
    </>
  );
}

/** What the text says, drawn: who listens hears the text. */
function Figure(props: { readonly figure: RulesFigure }): JSX.Element {
  const kind = <Kind extends RulesFigure['figure']>(figure: Kind): (RulesFigure & { figure: Kind }) | undefined =>
    isFigure(props.figure, figure) ? props.figure : undefined;
  return (
    <div class="rules-figure">
      <Switch>
        <Match when={kind('boards')}>{(one) => <Boards boards={one().boards} />}</Match>
        <Match when={kind('route')}>
          {(one) => (
            <p class="rules-route" aria-hidden="true">
              <b>★ {one().from}</b> <span>{one().note}</span> <b>★ {one().to}</b>
            </p>
          )}
        </Match>
        <Match when={kind('table')}>{(one) => <Table {...one()} />}</Match>
        <Match when={kind('bids')}>{(one) => <Bids bids={one().bids} />}</Match>
        <Match when={kind('bar')}>{(one) => <Bar parts={one().parts} />}</Match>
      </Switch>
    </div>
  );
}

function isFigure<Kind extends RulesFigure['figure']>(
  figure: RulesFigure,
  kind: Kind,
): figure is RulesFigure & { figure: Kind } {
  return figure.figure === kind;
}

const CELL = 26;

function Boards(props: { readonly boards: readonly RulesBoard[] }): JSX.Element {
  return (
    <div class="rules-boards" aria-hidden="true">
      <For each={props.boards}>
        {(board, i) => (
          <>
            {i() > 0 && <span title={t().rules.becomes}>→</span>}
            <Board board={board} />
          </>
        )}
      </For>
    </div>
  );
}

function Board(props: { readonly board: RulesBoard }): JSX.Element {
  const columns = (): number => Math.max(...props.board.rows.map((row) => row.length));
  return (
    <svg viewBox={`0 0 ${CELL * columns()} ${CELL * props.board.rows.length}`}>
      <For each={props.board.rows}>
        {(row, y) => (
          <For each={[...row]}>
            {(mark, x) => (
              <g
                transform={`translate(${CELL * x()} ${CELL * y()})`}
                class={/[A-Z]/.test(mark) ? `lane company-${mark}` : ''}
              >
                <rect class="rules-cell" x="1" y="1" width={CELL - 2} height={CELL - 2} rx="4" />
                <text class="rules-mark" x={CELL / 2} y={CELL / 2 + 5}>
                  {SIGNS[mark] ?? mark}
                </text>
              </g>
            )}
          </For>
        )}
      </For>
      <For each={props.board.marked}>
        {({ row, column, mark }) => (
          <g transform={`translate(${CELL * column} ${CELL * row})`}>
            <rect class="rules-looked-at" x="2" y="2" width={CELL - 4} height={CELL - 4} rx="4" />
            {/[1-9?]/.test(mark) && (
              <text class="rules-key" x={CELL / 2} y={CELL / 2 + 5}>
                {mark}
              </text>
            )}
          </g>
        )}
      </For>
    </svg>
  );
}

/** How the marks of a map are drawn; letters stay as they are. */
const SIGNS: Readonly<Record<string, string>> = { '.': '', '*': '★', '+': '+' };

function Table(props: {
  readonly head: readonly string[];
  readonly rows: readonly (readonly string[])[];
}): JSX.Element {
  return (
    <table>
      <thead>
        <tr>
          <For each={props.head}>{(cell) => <th scope="col">{cell}</th>}</For>
        </tr>
      </thead>
      <tbody>
        <For each={props.rows}>
          {([name, ...cells]) => (
            <tr>
              <th scope="row">{name}</th>
              <For each={cells}>{(cell) => <td>{cell}</td>}</For>
            </tr>
          )}
        </For>
      </tbody>
    </table>
  );
}

function Bids(props: { readonly bids: readonly RulesBid[] }): JSX.Element {
  return (
    <ol class="rules-bids">
      <For each={props.bids}>
        {({ by, says, amount, isOwn }) => (
          <li classList={{ own: isOwn }}>
            {by} {says} <b>{money(amount)}</b>
          </li>
        )}
      </For>
    </ol>
  );
}

function Bar(props: { readonly parts: readonly RulesPart[] }): JSX.Element {
  return (
    <ul class="rules-bar">
      <For each={props.parts}>{({ label, size }) => <li style={{ 'flex-grow': size }}>{label}</li>}</For>
    </ul>
  );
}
