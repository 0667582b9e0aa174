/**
 * The galaxy as a drawing that is also a grid for keyboards and screen readers: arrows walk it, and
 * every space says what it is, what lies around it and whether it is offered.
 */
import { For, Index, Show, createMemo, createSignal } from 'solid-js';
import type { JSX } from 'solid-js';
import { must } from '../../../core/must.ts';
import type { View } from '../../../games/star-lanes/index.ts';
import { columnName } from '../../../games/star-lanes/spaces.ts';
import { keyOf } from '../../../client/offer-keys.ts';
import type { ShapeAfter } from '../../../insight/star-lanes/shape-after.ts';
import type { StarTie } from '../../../insight/star-lanes/price-parts.ts';
import { CHOICE_SIGNS } from '../../frame/after/marked-choices.tsx';
import type { MarkedChoice } from '../../frame/after/marked-choices.tsx';
import { w } from '../words.ts';
import { describeCell } from './cell-words.ts';
import { cellsOf, isCompany, sidesOf } from './galaxy-map.ts';
import type { Cell } from './galaxy-map.ts';
import { CELL, laneShape, outpostPath, starPath } from './shapes.ts';
import { Patterns } from './company-marks.tsx';
import { Ghost } from './ghost.tsx';

export interface GalaxyProps {
  readonly view: View;
  /** The offered spaces in order; empty when the viewer has nothing to choose. */
  readonly offered: readonly string[];
  /** Spaces offered to somebody else: to be seen, not to be chosen. */
  readonly others: readonly string[];
  /** The space that is pointed at or focused. */
  readonly pointed: string | undefined;
  /** The space that was played last. */
  readonly last: string | undefined;
  /** The companies that stand out; undefined while all are alike. */
  readonly standingOut: readonly string[] | undefined;
  /** The stars that are tied to the company that is looked at. */
  readonly ties: readonly StarTie[];
  /** What was played at the moment of a replay, and what would have been better. */
  readonly choices: readonly MarkedChoice[];
  /** What the space that is looked at would make of the map. */
  readonly ghost: ShapeAfter | undefined;
  /** How an offered space changes the race, from -1 to 1, and what is said of it; undefined where it changes nothing. */
  readonly markOf: (space: string) => OfferMark | undefined;
  /** A space is focused. */
  readonly onPoint: (space: string) => void;
  /** The mouse is over a space, or has left the map. */
  readonly onHover: (space: string | undefined) => void;
  /** A space was chosen; `sure` when it was looked at before, or by the Enter key. */
  readonly onChoose: (space: string, sure: boolean) => void;
}

/** The mark of an offered space. */
export interface OfferMark {
  readonly part: number;
  readonly words: string;
}

/** Room for the numbers of the rows and the letters of the columns. */
const SIDE = 24;
const TOP = 22;

export function Galaxy(props: GalaxyProps): JSX.Element {
  const rows = createMemo(() => cellsOf(props.view.map));
  const [focused, setFocused] = createSignal('1A');
  const width = (): number => SIDE + CELL * props.view.config.columns + 4;
  const height = (): number => TOP + CELL * props.view.config.rows + 4;
  let drawing: SVGSVGElement | undefined;

  const focus = (row: number, column: number): void => {
    const cell = rows()[row]?.[column];
    if (cell === undefined) return;
    drawing?.querySelector<SVGGElement>(`[data-space="${cell.space}"]`)?.focus();
  };
  /** The space in which something happens. */
  const cellOf = ({ target }: Event): Cell | undefined => {
    const space = target instanceof Element ? target.closest<SVGGElement>('.space')?.dataset['space'] : undefined;
    return rows()
      .flat()
      .find((cell) => cell.space === space);
  };
  const walk = (event: KeyboardEvent): void => {
    const cell = cellOf(event);
    if (cell === undefined) return;
    const { row, column, space } = cell;
    const { rows: last, columns } = props.view.config;
    switch (event.key) {
      case 'ArrowUp':
        focus(row - 1, column);
        break;
      case 'ArrowDown':
        focus(row + 1, column);
        break;
      case 'ArrowLeft':
        focus(row, column - 1);
        break;
      case 'ArrowRight':
        focus(row, column + 1);
        break;
      case 'Home':
        focus(event.ctrlKey ? 0 : row, 0);
        break;
      case 'End':
        focus(event.ctrlKey ? last - 1 : row, columns - 1);
        break;
      case 'Enter':
      case ' ':
        props.onChoose(space, true);
        break;
      default:
        return;
    }
    event.preventDefault();
  };
  /** The one cell the Tab key stops at: the focused one, or the first that is offered. */
  const stop = (): string => {
    const all = props.offered;
    return all.length > 0 && !all.includes(focused()) && drawing?.contains(document.activeElement) !== true
      ? (all[0] ?? focused())
      : focused();
  };

  const enter = (event: FocusEvent): void => {
    const space = cellOf(event)?.space;
    if (space === undefined) return;
    setFocused(space);
    props.onPoint(space);
  };
  // A press focuses, and so points at the space: what counts is whether it was looked at before.
  let before: string | undefined;
  const choose = (event: MouseEvent): void => {
    const space = cellOf(event)?.space;
    if (space !== undefined) props.onChoose(space, before === space);
  };

  // The drawing hears for its spaces: hundreds of them with ears of their own would take a phone long to make.
  return (
    <svg
      ref={(element) => (drawing = element)}
      class="galaxy"
      data-companies={props.standingOut?.join(' ')}
      viewBox={`0 0 ${width()} ${height()}`}
      role="grid"
      aria-label={w().map.title}
      aria-rowcount={props.view.config.rows}
      aria-colcount={props.view.config.columns}
      onPointerMove={(event) => event.pointerType === 'mouse' && props.onHover(cellOf(event)?.space)}
      onPointerLeave={(event) => event.pointerType === 'mouse' && props.onHover(undefined)}
      onPointerDown={() => (before = props.pointed)}
      onClick={choose}
      onFocusIn={enter}
      onKeyDown={walk}
    >
      <Patterns id="lane" />
      <g class="margin" aria-hidden="true">
        <For each={Array.from({ length: props.view.config.columns }, (_, column) => column)}>
          {(column) => (
            <text x={SIDE + CELL * (column + 0.5)} y={TOP - 8} text-anchor="middle">
              {columnName(column)}
            </text>
          )}
        </For>
        <For each={Array.from({ length: props.view.config.rows }, (_, row) => row)}>
          {(row) => (
            <text x={SIDE - 8} y={TOP + CELL * (row + 0.5) + 5} text-anchor="end">
              {row + 1}
            </text>
          )}
        </For>
      </g>
      <g class="sky" aria-hidden="true">
        <rect
          x={SIDE}
          y={TOP}
          width={CELL * props.view.config.columns}
          height={CELL * props.view.config.rows}
          rx="10"
        />
      </g>
      <Index each={rows()}>
        {(row) => (
          <g role="row">
            <Index each={row()}>
              {(cell) => <Space cell={cell()} galaxy={props} tabStop={stop() === cell().space} />}
            </Index>
          </g>
        )}
      </Index>
      <Show when={props.ghost}>{(shape) => <Ghost shape={shape()} x={SIDE} y={TOP} />}</Show>
      <g aria-hidden="true">
        <For each={props.choices}>
          {({ kind, place }) => (
            <g class={`choice-mark ${kind}`} transform={`translate(${middleOf(rows().flat(), place)})`}>
              <circle r="14" />
              <text y="6">{CHOICE_SIGNS[kind]}</text>
            </g>
          )}
        </For>
      </g>
      <g class="ties" aria-hidden="true">
        <For each={props.ties}>{(tie) => <path d={tiePath(rows().flat(), tie)} />}</For>
      </g>
    </svg>
  );
}

/** A thread from a star to the space it counts for. */
function tiePath(cells: readonly Cell[], { star, lane }: StarTie): string {
  return `M${middleOf(cells, star)}L${middleOf(cells, lane)}`;
}

function middleOf(cells: readonly Cell[], space: string): string {
  const { row, column } = must(
    cells.find((cell) => cell.space === space),
    'a space of the galaxy',
  );
  return `${SIDE + CELL * (column + 0.5)} ${TOP + CELL * (row + 0.5)}`;
}

interface SpaceProps {
  readonly cell: Cell;
  readonly galaxy: GalaxyProps;
  readonly tabStop: boolean;
}

/** Every shape of a space is drawn around this point, in the middle of its cell. */
const MIDDLE = CELL / 2;
const STAR = starPath(MIDDLE, MIDDLE);
const OUTPOST = outpostPath(MIDDLE, MIDDLE);
/** Arrows in the corner of an offered space: up where it brings the player ahead, down where it throws them back. */
const AHEAD = `M${CELL - 14} 12L${CELL - 8} 3L${CELL - 2} 12Z`;
const BEHIND = `M${CELL - 14} 3L${CELL - 8} 12L${CELL - 2} 3Z`;

function Space(props: SpaceProps): JSX.Element {
  const place = createMemo(() => props.galaxy.offered.indexOf(props.cell.space));
  const others = createMemo(() => props.galaxy.others.includes(props.cell.space));
  const offerMark = createMemo(() => (place() < 0 ? undefined : props.galaxy.markOf(props.cell.space)));
  const last = createMemo(() => props.galaxy.last === props.cell.space);
  const pointed = (): boolean => props.galaxy.pointed === props.cell.space;
  const mark = createMemo(() => (props.cell.mark === '.' && place() >= 0 ? '' : props.cell.mark));
  return (
    <g
      role="gridcell"
      class="space"
      classList={{ offered: place() >= 0, pointed: pointed(), last: last() }}
      transform={`translate(${SIDE + CELL * props.cell.column} ${TOP + CELL * props.cell.row})`}
      data-space={props.cell.space}
      tabindex={props.tabStop ? 0 : -1}
      aria-label={describeCell(props.galaxy.view, props.cell, {
        place: place(),
        last: last(),
        would: offerMark()?.words,
      })}
      aria-selected={pointed()}
    >
      <rect class="ground" width={CELL} height={CELL} />
      {/* Functions, not a `Show` each: a large galaxy has hundreds of spaces, and a phone draws them before the first move. */}
      {shapeOf(mark(), props)}
      {signOf(place(), others(), offerMark()?.part ?? 0)}
      {last() && <rect class="latest" x="1.5" y="1.5" width={CELL - 3} height={CELL - 3} rx="10" />}
      <rect class="ring" x="1" y="1" width={CELL - 2} height={CELL - 2} rx="9" />
    </g>
  );
}

/** What lies in a space. */
function shapeOf(mark: string, props: SpaceProps): JSX.Element {
  if (isCompany(mark)) return <Lane mark={mark} cell={props.cell} map={props.galaxy.view.map} />;
  switch (mark) {
    case '.':
      return <circle class="empty" cx={MIDDLE} cy={MIDDLE} r="1.6" />;
    case '*':
      return <path class="star" d={STAR} />;
    case '@':
      return <circle class="hole" cx={MIDDLE} cy={MIDDLE} r="11" />;
    case '+':
      return <path class="outpost" d={OUTPOST} />;
    default:
      return undefined;
  }
}

function Lane(props: { readonly mark: string; readonly cell: Cell; readonly map: readonly string[] }): JSX.Element {
  const shape = createMemo(() => laneShape(0, 0, sidesOf(props.map, props.cell)));
  return (
    <g class={`lane company-${props.mark}`}>
      <path class="hull" d={shape()} />
      <path class="weave" d={shape()} fill={`url(#lane-${props.mark})`} />
      <text class="letter" x={MIDDLE} y={MIDDLE + 6} text-anchor="middle">
        {props.mark}
      </text>
    </g>
  );
}

/** Whether a space is offered, by which key it is chosen, and whether it brings the player ahead. */
function signOf(place: number, others: boolean, part: number): JSX.Element {
  if (others) return <circle class="others" cx={MIDDLE} cy={MIDDLE} r="13" />;
  if (place < 0) return undefined;
  return (
    <g class="offer">
      <circle cx={MIDDLE} cy={MIDDLE} r="15" />
      <text x={MIDDLE} y={MIDDLE + 6} text-anchor="middle">
        {keyOf(place)}
      </text>
      {part !== 0 && <path class={part > 0 ? 'ahead' : 'behind'} d={part > 0 ? AHEAD : BEHIND} />}
    </g>
  );
}
