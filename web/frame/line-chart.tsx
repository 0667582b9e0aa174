/** A chart of lines over the moves of a match, drawn with nothing but SVG, in pixels: its words are as large as others. */
import { For, Show, createMemo } from 'solid-js';
import type { JSX } from 'solid-js';
import { must } from '../../core/must.ts';
import { axisTop, heightForLabels, labelRoom, shortLabel, spreadLabels, thinTicks } from './chart-layout.ts';
import type { Tick } from './chart-layout.ts';
import { createSize } from './element-size.ts';
import { textWidth } from './text-width.ts';

export interface ChartLine {
  readonly name: string;
  /** The class that gives its colour. */
  readonly class: string;
  /** What is at its end, so that lines are told apart by more than colour. */
  readonly label: string;
  readonly values: readonly (number | undefined)[];
}

interface LineChartProps {
  readonly title: string;
  readonly lines: readonly ChartLine[];
  readonly write: (value: number) => string;
  /** The moment that is looked at, where there is one. */
  readonly marked?: number | undefined;
  /** The value at the bottom; usually nothing. */
  readonly base?: number;
  /** The value at the top, where there can be no higher one. */
  readonly most?: number;
  /** What is along the bottom, each at the place of a value. */
  readonly ticks?: readonly Tick[];
}

/** As high as this part of its width and of the window, within limits; higher where the labels need it. */
const SLOPE = 0.42;
const OF_WINDOW = 0.165;
const LOWEST = 130;
const HIGHEST = 260;
const TOP = 10;
const BOTTOM = 10;
/** More room below where something stands there. */
const TICKS = 22;
/** From the end of a line to its label. */
const TO_LABEL = 8;
/** The type of the amounts at the side. */
const SIZE = 12;

/** Where lines are drawn across, as parts of the height. */
const PARTS = [0, 0.5, 1];

export function LineChart(props: LineChartProps): JSX.Element {
  let drawing: SVGSVGElement | undefined;
  const size = createSize(() => drawing);
  const width = (): number => size().width;
  const foot = (): number => (props.ticks === undefined ? BOTTOM : TICKS);
  const height = (): number => {
    const sloped = Math.max(LOWEST, Math.min(HIGHEST, Math.round(Math.min(SLOPE * width(), OF_WINDOW * innerHeight))));
    return Math.max(sloped, TOP + foot() + heightForLabels(props.lines.length));
  };
  const length = createMemo(() => Math.max(2, ...props.lines.map(({ values }) => values.length)));
  const top = createMemo(
    () =>
      props.most ??
      axisTop(Math.max(1, ...props.lines.flatMap(({ values }) => values.filter((value) => value !== undefined)))),
  );
  const right = createMemo(() => width() - TO_LABEL - 2 - labelRoom(props.lines.map(({ label }) => label)));
  const base = (): number => props.base ?? 0;
  const grid = (part: number): number => base() + part * (top() - base());
  const bottom = (): number => height() - foot();
  const left = createMemo(() => 8 + Math.max(...PARTS.map((part) => textWidth(props.write(grid(part)), SIZE))));
  const x = (i: number): number => left() + (i / (length() - 1)) * (right() - left());
  const y = (value: number): number => bottom() - (Math.max(0, value - base()) / (top() - base())) * (bottom() - TOP);
  const ticks = createMemo(() => thinTicks(props.ticks ?? [], x));
  const labels = createMemo(() =>
    spreadLabels(
      props.lines.map(({ values }) => {
        const end = endOf(values);
        return end === undefined ? undefined : y(end.value);
      }),
      TOP,
      bottom(),
    ),
  );
  return (
    <svg
      ref={(element) => (drawing = element)}
      class="chart"
      height={height()}
      viewBox={`0 0 ${width()} ${height()}`}
      role="img"
      aria-label={props.title}
    >
      <For each={PARTS}>
        {(part) => (
          <g class="gridline">
            <line x1={left()} x2={right()} y1={y(grid(part))} y2={y(grid(part))} />
            <text x={left() - 6} y={y(grid(part)) + 4} text-anchor="end">
              {props.write(grid(part))}
            </text>
          </g>
        )}
      </For>
      <For each={ticks()}>
        {({ at, label }) => (
          <g class="gridline">
            <line x1={x(at)} x2={x(at)} y1={bottom()} y2={bottom() + 4} />
            <text x={x(at)} y={height() - 5} text-anchor="middle">
              {label}
            </text>
          </g>
        )}
      </For>
      <Show when={props.marked !== undefined && { at: props.marked }}>
        {(moment) => <line class="marked" x1={x(moment().at)} x2={x(moment().at)} y1={TOP} y2={bottom()} />}
      </Show>
      <For each={props.lines}>
        {(line, i) => {
          const end = createMemo(() => endOf(line.values));
          return (
            <g class={`line ${line.class}`}>
              <path d={pathOf(line.values, x, y)} />
              <Show when={end()}>
                {(last) => (
                  <>
                    <circle cx={x(last().at)} cy={y(last().value)} r="3" />
                    <text x={right() + TO_LABEL} y={must(labels()[i()], 'the height of a label') + 4}>
                      {shortLabel(line.label)}
                    </text>
                  </>
                )}
              </Show>
            </g>
          );
        }}
      </For>
    </svg>
  );
}

/** One path with a gap wherever nothing is known. */
function pathOf(
  values: readonly (number | undefined)[],
  x: (i: number) => number,
  y: (value: number) => number,
): string {
  let pen = 'M';
  return values
    .map((value, i) => {
      if (value === undefined) {
        pen = 'M';
        return '';
      }
      const point = `${pen}${x(i).toFixed(1)} ${y(value).toFixed(1)}`;
      pen = 'L';
      return point;
    })
    .join('');
}

function endOf(values: readonly (number | undefined)[]): { readonly at: number; readonly value: number } | undefined {
  const at = values.length - 1;
  const value = values[at];
  return value === undefined ? undefined : { at, value };
}
