/** The stars as they are drawn: their marks, their names where there is room, and the price of the good that is looked for. */
import { Index, Show } from 'solid-js';
import type { JSX } from 'solid-js';
import type { Development } from '../../../games/star-trader/classes.ts';
import type { StarView } from '../../../games/star-trader/types.ts';
import { classSign } from '../../../text/star-trader.ts';
import { number } from '../../app/words.ts';
import { pixelOf } from './chart-frame.ts';
import type { ChartFrame } from './chart-frame.ts';
import { LINE } from './name-places.ts';
import type { DrawnStar, PlacedName } from './name-places.ts';
import { StarMark } from './star-mark.tsx';
import { SIDE_MARKS, tradedGood } from './star-words.ts';
import type { Good } from '../../../games/star-trader/goods.ts';

/** A star with what is written to it. */
export function drawnStar(
  star: StarView,
  frame: ChartFrame,
  lens: Good | undefined,
  development: Development | undefined,
): DrawnStar {
  const traded = lens === undefined ? undefined : tradedGood(star, lens);
  const price = traded && { side: traded.side, words: `${SIDE_MARKS[traded.side]} ${number(traded.price)}` };
  return {
    ...pixelOf(frame, star),
    star: star.star,
    class: star.class,
    sign: classSign(star.class, development),
    price,
  };
}

interface StarNamesProps {
  readonly stars: readonly DrawnStar[];
  readonly names: readonly (PlacedName | undefined)[];
}

export function StarNames(props: StarNamesProps): JSX.Element {
  return (
    <Index each={props.stars}>
      {(star, i) => (
        <g aria-hidden="true" data-drawn={star().star}>
          <g transform={`translate(${star().x.toFixed(1)} ${star().y.toFixed(1)})`}>
            <StarMark class={star().class} />
          </g>
          <Show when={props.names[i]}>{(name) => <StarName star={star()} name={name()} />}</Show>
        </g>
      )}
    </Index>
  );
}

function StarName(props: { readonly star: DrawnStar; readonly name: PlacedName }): JSX.Element {
  /** The foot of the letters of the first line. */
  const foot = (): number => props.name.box.y - props.name.box.height / 2 + 10;
  return (
    <>
      <text class="star-name" x={props.name.box.x} y={foot()}>
        {props.star.star}
        <Show when={props.name.hasClass}>
          {' '}
          <tspan class="star-class">{props.star.sign}</tspan>
        </Show>
      </text>
      <Show when={props.name.hasPrice && props.star.price}>
        {(price) => (
          <text class={`lens ${price().side}`} x={props.name.box.x} y={foot() + LINE}>
            {price().words}
          </text>
        )}
      </Show>
    </>
  );
}
