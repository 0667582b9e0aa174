/**
 * The star map: rings of distance around the port, stars by class, ships between them, and the route
 * that is planned. It can be walked with the arrow keys from star to star, and each star says what it is.
 */
import { For, Index, Show, createMemo, createSignal } from 'solid-js';
import type { JSX } from 'solid-js';
import { must } from '../../../core/must.ts';
import { landingsOf } from '../../../insight/star-trader/landings.ts';
import type { Landing } from '../../../insight/star-trader/landings.ts';
import { shipName } from '../../../insight/star-trader/ship-names.ts';
import type { StarView } from '../../../games/star-trader/types.ts';
import { CHOICE_SIGNS } from '../../frame/after/marked-choices.tsx';
import { useTrader } from '../model.ts';
import { w } from '../words.ts';
import { frameOf, nextStar, pixelOf, pressRadius } from './chart-frame.ts';
import type { ChartFrame, Place } from './chart-frame.ts';
import { createSize } from '../../frame/element-size.ts';
import { flagsOf } from './flag-places.ts';
import { Flags } from './flags.tsx';
import { placeLabel, placesAround, wholeOf } from './label-places.ts';
import type { Box } from './label-places.ts';
import { markBox, placeNames } from './name-places.ts';
import { Rings, ringsAround } from './rings.tsx';
import { hullBox, shipPlace } from './ship-places.ts';
import { StarNames, drawnStar } from './star-names.tsx';
import { starSentence } from './star-words.ts';

const DIRECTIONS: Readonly<Record<string, Place>> = {
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
  ArrowUp: { x: 0, y: 1 },
  ArrowDown: { x: 0, y: -1 },
};

/** Far stars behind the map: the same every time, for calm. */
const DUST = Array.from({ length: 70 }, (_, i) => {
  const spread = (factor: number): number => (i * factor) % 1;
  return { x: 100 * spread(0.754877), y: 100 * spread(0.569841), r: 0.4 + 0.9 * spread(0.381966) };
});

export function StarMap(): JSX.Element {
  const model = useTrader();
  let chart: SVGSVGElement | undefined;
  const size = createSize(() => chart);
  const stars = createMemo(() => model.view().stars);
  const frame = createMemo(() => frameOf(stars(), size().width, size().height));
  const drawn = createMemo(() =>
    stars().map((star) => drawnStar(star, frame(), model.lens(), model.developments().get(star.star))),
  );
  const names = createMemo(() => placeNames(drawn(), wholeOf(frame())));
  // Other words find their places around stars and names.
  const named = createMemo((): Box[] => [...drawn().map(markBox), ...names().flatMap((name) => name?.box ?? [])]);
  const flags = createMemo(() => flagsOf(model.view(), frame(), named()));
  const taken = createMemo(() => [...named(), ...flags().map(({ box }) => box)]);
  const port = createMemo(() => portOf(stars(), model.origin()));
  const rings = createMemo(() => ringsAround(port(), stars(), frame(), taken()));
  const [walked, setWalked] = createSignal<string | undefined>(undefined);
  const current = (): string => walked() ?? port()?.star ?? 'SOL';
  const walk = (event: KeyboardEvent, from: StarView): void => {
    const direction = DIRECTIONS[event.key];
    const next = direction === undefined ? undefined : nextStar(stars(), from, direction);
    if (event.key === 'Escape') model.look(undefined);
    if (direction === undefined || event.ctrlKey || event.altKey || event.metaKey) return;
    event.preventDefault();
    event.stopPropagation();
    if (next !== undefined) chart?.querySelector<SVGElement>(`[data-star="${next.star}"]`)?.focus();
  };
  const sentence = (star: StarView): string =>
    starSentence(star, port(), model.view().today, model.developments().get(star.star));
  return (
    <svg
      class="star-map"
      ref={(element) => (chart = element)}
      viewBox={`0 0 ${size().width} ${size().height}`}
      role="group"
      aria-label={`${w().map.title}. ${w().map.help}`}
    >
      <g aria-hidden="true">
        <For each={DUST}>{({ x, y, r }) => <circle class="dust" cx={`${x}%`} cy={`${y}%`} r={r} />}</For>
        <Rings rings={rings()} />
        <Route frame={frame()} />
        <Show when={port() !== undefined && model.star() !== undefined}>
          <Way frame={frame()} from={port()} to={portOf(stars(), model.star())} />
        </Show>
      </g>
      <Ships frame={frame()} taken={[...taken(), ...rings().flatMap(({ days }) => days?.box ?? [])]} />
      {/* What is drawn of a star is all in the name of its button. */}
      <StarNames stars={drawn()} names={names()} />
      <Flags ports={flags()} />
      <g aria-hidden="true">
        <For each={model.choices()}>
          {({ kind, place }) => (
            <Show when={portOf(stars(), place)}>
              {(star) => (
                <g class={`choice-mark ${kind}`} transform={translated(pixelOf(frame(), star()))}>
                  <circle r="13" />
                  <text y="6">{CHOICE_SIGNS[kind]}</text>
                </g>
              )}
            </Show>
          )}
        </For>
      </g>
      <Index each={stars()}>
        {(star, i) => (
          <g
            class="star"
            classList={{ looked: model.star() === star().star, port: port()?.star === star().star }}
            role="button"
            tabindex={current() === star().star ? 0 : -1}
            aria-label={sentence(star())}
            aria-pressed={model.star() === star().star}
            data-star={star().star}
            transform={translated(pixelOf(frame(), star()))}
            onClick={() => model.look(star().star)}
            onFocus={() => {
              setWalked(star().star);
              model.look(star().star);
            }}
            onKeyDown={(event) => {
              walk(event, star());
              if (event.key === 'Enter' || event.key === ' ') model.look(star().star);
            }}
          >
            {/* A name that found no place is told on pointing. */}
            <Show when={names()[i] === undefined}>
              <title>{star().star}</title>
            </Show>
            <circle class="reach" r={pressRadius(drawn(), must(drawn()[i], 'a star'))} />
          </g>
        )}
      </Index>
    </svg>
  );
}

/** Ships between the stars, with the day they are expected. */
function Ships(props: { readonly frame: ChartFrame; readonly taken: readonly Box[] }): JSX.Element {
  const model = useTrader();
  const drawn = (landing: Landing, frame: ChartFrame, taken: readonly Box[]) => {
    const { stars, players } = model.view();
    const pixel = (name: string): Place => pixelOf(frame, portOf(stars, name) ?? landing);
    const [from, to] = [pixel(landing.from), pixel(landing.to)];
    const angle = (Math.atan2(to.y - from.y, to.x - from.x) * 180) / Math.PI;
    const { owner, number: own, mark } = shipName(landing.ship, players);
    const who = w().shipOf(model.labelOf(owner), own);
    const isLate = landing.daysToGo < 0;
    const say = isLate ? w().map.late : w().map.underWay;
    const sentence = say(who, landing.from, landing.to, w().date(landing.eta));
    const at = shipPlace(from, to, landing.way, taken);
    // A day that has passed says nothing of when it lands.
    const when = isLate ? w().fleet.overdue : w().shortDate(landing.eta);
    return { from, to, at, angle, owner, sentence, labels: [`${mark} ${when}`, mark] };
  };
  const sailing = createMemo(() => {
    const { frame } = props;
    const taken = [...props.taken];
    const ships = landingsOf(model.view()).map((landing) => {
      const ship = drawn(landing, frame, taken);
      taken.push(hullBox(ship.at));
      return ship;
    });
    return ships.map((ship) => {
      const label = placeLabel(ship.labels, placesAround(ship.at), taken, wholeOf(frame));
      if (label !== undefined) taken.push(label.box);
      return { ...ship, label };
    });
  });
  return (
    <For each={sailing()}>
      {({ from, to, at, angle, owner, sentence, label }) => (
        <g class={`sailing seat-${owner}`} role="img" aria-label={sentence}>
          <line x1={from.x} y1={from.y} x2={to.x} y2={to.y} />
          <path class="hull" d="M9 0L-6 6L-3 0L-6 -6Z" transform={`${translated(at)} rotate(${angle.toFixed(1)})`} />
          <title>{sentence}</title>
          <Show when={label}>
            {(placed) => (
              <text class="ship-label" x={placed().box.x} y={placed().box.y + 4}>
                {placed().text}
              </text>
            )}
          </Show>
        </g>
      )}
    </For>
  );
}

/** The stops of the planner, in turn. */
function Route(props: { readonly frame: ChartFrame }): JSX.Element {
  const model = useTrader();
  const places = createMemo(() => {
    const { stars, ships } = model.view();
    const ship = ships[model.planned()];
    return [ship?.at ?? ship?.to, ...model.stops()].flatMap((name) => portOf(stars, name) ?? []);
  });
  return (
    <Show when={places().length > 1}>
      <polyline
        class="route"
        points={places()
          .map((place) => pixelOf(props.frame, place))
          .map(({ x, y }) => `${x},${y}`)
          .join(' ')}
      />
    </Show>
  );
}

/** From the port to the star that is looked at. */
function Way(props: {
  readonly frame: ChartFrame;
  readonly from: StarView | undefined;
  readonly to: StarView | undefined;
}): JSX.Element {
  const ends = createMemo(() => {
    const { frame, from, to } = props;
    return from === undefined || to === undefined ? undefined : [pixelOf(frame, from), pixelOf(frame, to)];
  });
  return (
    <Show when={ends()}>
      {(both) => <line class="way-line" x1={both()[0]?.x} y1={both()[0]?.y} x2={both()[1]?.x} y2={both()[1]?.y} />}
    </Show>
  );
}

function portOf(stars: readonly StarView[], name: string | undefined): StarView | undefined {
  return stars.find(({ star }) => star === name);
}

function translated({ x, y }: Place): string {
  return `translate(${x.toFixed(1)} ${y.toFixed(1)})`;
}
