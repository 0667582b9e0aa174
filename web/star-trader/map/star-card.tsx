/** What is known of the star that is looked at, and what can be done with it. */
import { For, Show, createMemo } from 'solid-js';
import type { JSX } from 'solid-js';
import { shipName } from '../../../insight/star-trader/ship-names.ts';
import type { StarView } from '../../../games/star-trader/types.ts';
import { money, t } from '../../app/words.ts';
import { useTrader } from '../model.ts';
import { w } from '../words.ts';
import { SIDE_MARKS, ageWords, tradedAt, wayWords } from './star-words.ts';

export function StarCard(): JSX.Element {
  const model = useTrader();
  const star = createMemo(() => model.view().stars.find((one) => one.star === model.star()));
  return <Show when={star()}>{(one) => <Card star={one()} />}</Show>;
}

function Card(props: { readonly star: StarView }): JSX.Element {
  const model = useTrader();
  const port = createMemo(() => {
    const here = model.origin();
    return model.view().stars.find(({ star }) => star === here);
  });
  /** The card lies on the other side of the map, so that it does not hide its star. */
  const isEast = (): boolean => {
    const xs = model.view().stars.map(({ x }) => x);
    return props.star.x > (Math.min(...xs) + Math.max(...xs)) / 2;
  };
  const isSouth = (): boolean => {
    const ys = model.view().stars.map(({ y }) => y);
    return props.star.y < (Math.min(...ys) + Math.max(...ys)) / 2;
  };
  const shipsOf = (which: 'at' | 'to'): string =>
    model
      .view()
      .ships.flatMap((ship, i) => {
        const there =
          which === 'at' ? ship.at === props.star.star : ship.at === undefined && ship.to === props.star.star;
        return there ? [shipName(i, model.view().players).mark] : [];
      })
      .join(', ');
  return (
    <article class="card star-card" classList={{ left: isEast(), low: isSouth() }} aria-label={props.star.star}>
      <header>
        <div>
          <h2 class="plain-title">
            {props.star.star}{' '}
            <span class="faint">
              {w().classes[props.star.class]} ({props.star.class})
            </span>
          </h2>
          <Show when={model.developments().get(props.star.star)?.next}>
            {(next) => <p class="faint">{w().map.steps(next())}</p>}
          </Show>
          <Show when={port()}>{(here) => <p class="faint">{wayWords(props.star, here())}</p>}</Show>
        </div>
        <button type="button" class="quiet" aria-label={w().map.close} onClick={() => model.look(undefined)}>
          ✕
        </button>
      </header>
      <ul class="card-prices">
        <For each={tradedAt(props.star)}>
          {({ good, price, side }) => (
            <li>
              <span class={side}>
                {SIDE_MARKS[side]}
                <span class="unseen"> {w().map[side]}</span>
              </span>
              <span>
                <span class="good-name">{w().goods[good]}</span>
                <abbr title={w().goods[good]}>{w().shortGoods[good]}</abbr>
              </span>
              <b>{money(price)}</b>
            </li>
          )}
        </For>
      </ul>
      <div class="card-more faint">
        <p>{ageWords(props.star, model.view().today)}</p>
        <Show when={shipsOf('at')}>{(marks) => <p>{t().labelled(w().map.inPort, marks())}</p>}</Show>
        <Show when={shipsOf('to')}>{(marks) => <p>{t().labelled(w().map.bound, marks())}</p>}</Show>
      </div>
      <Show when={model.viewer() !== 'watcher'}>
        <div class="buttons card-more">
          <button type="button" onClick={() => model.setStops([...model.stops(), props.star.star])}>
            {w().map.addStop}
          </button>
        </div>
      </Show>
    </article>
  );
}
