/** The ships: where they are, what they hold, and when the next ones land. */
import { For, Show, createMemo } from 'solid-js';
import type { JSX } from 'solid-js';
import { isOverdue, landingsOf } from '../../../insight/star-trader/landings.ts';
import { shipName } from '../../../insight/star-trader/ship-names.ts';
import type { ShipView } from '../../../games/star-trader/types.ts';
import { money, number } from '../../app/words.ts';
import { useTrader } from '../model.ts';
import { cargoWords, w } from '../words.ts';

export function Fleet(): JSX.Element {
  const model = useTrader();
  const ships = createMemo(() => {
    const viewer = model.viewer();
    const all = model.view().ships.map((ship, place) => ({ ship, place }));
    // One's own first; a watcher has none.
    const own = ({ ship }: { readonly ship: ShipView }): boolean => ship.owner === viewer;
    return [...all.filter(own), ...all.filter((one) => !own(one))];
  });
  return (
    <div class="fleet">
      <section aria-labelledby="ships-title">
        <h3 id="ships-title">{w().fleet.all}</h3>
        <p class="faint">{w().fleet.weights}</p>
        <ul class="ships">
          <For each={ships()}>{({ ship, place }) => <Ship ship={ship} place={place} />}</For>
        </ul>
      </section>
      <Calendar />
    </div>
  );
}

function Ship(props: { readonly ship: ShipView; readonly place: number }): JSX.Element {
  const model = useTrader();
  const name = () => shipName(props.place, model.view().players);
  const where = (): string => {
    const { at, to, eta } = props.ship;
    if (at !== undefined) return w().fleet.at(at);
    return (isOverdue(props.ship, model.view().today) ? w().fleet.late : w().fleet.bound)(to, w().date(eta));
  };
  const { tons } = model.view().config;
  return (
    <li class={`ship seat-${name().owner}`} classList={{ asked: model.view().ask?.ship === props.place }}>
      <p>
        <span class="ship-mark">{name().mark}</span> <b>{w().shipOf(model.labelOf(name().owner), name().number)}</b>
      </p>
      <p class="faint">{where()}</p>
      <p>
        {w().fleet.cash} <b>{money(props.ship.cash)}</b>
      </p>
      <HoldBar ship={props.ship} tons={tons} />
    </li>
  );
}

/** How full the hold is, and with what. */
function HoldBar(props: { readonly ship: ShipView; readonly tons: number }): JSX.Element {
  const words = (): string => w().fleet.tons(number(props.ship.weight), number(props.tons));
  return (
    <>
      <meter min="0" max={props.tons} value={props.ship.weight} aria-label={w().fleet.hold}>
        {words()}
      </meter>
      <p class="hold">
        {cargoWords(props.ship.cargo, w().fleet.empty)} <span class="faint">({words()})</span>
      </p>
    </>
  );
}

function Calendar(): JSX.Element {
  const model = useTrader();
  const landings = createMemo(() => landingsOf(model.view()));
  return (
    <section aria-labelledby="calendar-title">
      <h3 id="calendar-title">{w().fleet.calendar}</h3>
      <ol class="calendar">
        <For each={landings()} fallback={<li class="faint">{w().fleet.none}</li>}>
          {({ ship, owner, to, eta, latest, daysToGo }) => (
            <li class={`seat-${owner}`}>
              <time>{w().date(eta)}</time>
              <span>
                <span class="ship-mark">{shipName(ship, model.view().players).mark}</span> {to}{' '}
                <small class="faint">
                  <Show when={daysToGo < 0}>{w().fleet.overdue}, </Show>
                  {w().fleet.latest(w().date(latest))}
                </small>
              </span>
            </li>
          )}
        </For>
      </ol>
    </section>
  );
}
