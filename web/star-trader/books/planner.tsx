/** The route planner: stars in turn, each leg with its days, how late it may be, and what its stop would trade. */
import { For, Show, createMemo } from 'solid-js';
import type { JSX } from 'solid-js';
import { planLegs } from '../../../insight/star-trader/plan-legs.ts';
import type { Leg } from '../../../insight/star-trader/plan-legs.ts';
import { shipName } from '../../../insight/star-trader/ship-names.ts';
import { must } from '../../../core/must.ts';
import { aboutMoney, percent, signed } from '../../app/words.ts';
import { dealWords } from '../desk/port-desk.tsx';
import { useTrader } from '../model.ts';
import { cargoWords, w } from '../words.ts';

export function Planner(): JSX.Element {
  const model = useTrader();
  const own = createMemo(() => {
    const { ships, players } = model.view();
    const viewer = model.viewer();
    return ships.flatMap(({ owner }, ship) =>
      viewer === 'watcher' || owner === viewer ? [{ ship, ...shipName(ship, players) }] : [],
    );
  });
  const legs = createMemo(() => planLegs(model.view(), model.events(), model.planned(), model.stops()));
  /** Takes a leg's stop off the route; the leg a ship is on already stays. */
  const stopOf = (leg: number): (() => void) | undefined => {
    const stop = leg - (legs().length - model.stops().length);
    return stop < 0 ? undefined : () => model.setStops(model.stops().toSpliced(stop, 1));
  };
  const last = (): string | undefined => {
    const ship = model.view().ships[model.planned()];
    return model.stops().at(-1) ?? ship?.at ?? ship?.to;
  };
  const total = (): string => {
    const days = legs().reduce((sum, leg) => sum + leg.days + leg.expectedDelay, 0);
    const gain = legs().reduce((sum, leg) => sum + leg.gain, 0);
    return w().plan.total(w().days(days), signed(gain, aboutMoney));
  };
  return (
    <div class="planner">
      <p class="faint">{w().plan.about}</p>
      <div class="plan-fields">
        <label class="field">
          <span>{w().plan.ship}</span>
          <select
            value={model.planned()}
            onChange={({ currentTarget }) => {
              model.setStops([]);
              model.plan(Number(currentTarget.value));
            }}
          >
            <For each={own()}>
              {({ ship, owner, number, mark }) => (
                <option value={ship} selected={model.planned() === ship}>
                  {mark} {w().shipOf(model.labelOf(owner), number)}
                </option>
              )}
            </For>
          </select>
        </label>
        <label class="field">
          <span>{w().plan.add}</span>
          <select
            value=""
            onChange={({ currentTarget }) => {
              if (currentTarget.value !== '') model.setStops([...model.stops(), currentTarget.value]);
              currentTarget.value = '';
            }}
          >
            <option value="">…</option>
            <For each={model.view().stars.filter(({ star }) => star !== last())}>
              {({ star, class: kind }) => (
                <option value={star}>
                  {star} {kind}
                </option>
              )}
            </For>
          </select>
        </label>
      </div>
      <ol class="legs">
        <For each={legs()} fallback={<li class="faint">{w().plan.empty}</li>}>
          {(leg, i) => <LegLine leg={leg} onRemove={stopOf(i())} />}
        </For>
      </ol>
      <Show when={model.stops().length > 0}>
        <p class="plan-total">{total()}</p>
        <button type="button" class="quiet" onClick={() => model.setStops([])}>
          {w().plan.clear}
        </button>
      </Show>
    </div>
  );
}

function LegLine(props: { readonly leg: Leg; readonly onRemove: (() => void) | undefined }): JSX.Element {
  return (
    <li class="leg">
      <p class="leg-head">
        <span>
          <b>{w().plan.leg(props.leg.from, props.leg.to)}</b> {w().days(props.leg.days)}
        </span>
        <b class="port-gain">{props.leg.gain === 0 ? '' : signed(props.leg.gain, aboutMoney)}</b>
        <Show when={props.onRemove}>
          {(remove) => (
            <button type="button" class="quiet" aria-label={w().plan.remove(props.leg.to)} onClick={() => remove()()}>
              ✕
            </button>
          )}
        </Show>
      </p>
      <p class="faint">{w().plan.arrives(w().date(props.leg.eta), w().date(props.leg.expected))}</p>
      <p class="faint">
        {w().plan.onTime(
          percent(must(props.leg.late[0], 'the chance to be on time')),
          w().days(props.leg.expectedDelay),
        )}
      </p>
      <Show when={props.leg.inTime} fallback={<p class="problem">{w().plan.late}</p>}>
        <p>{dealWords(props.leg.deals)}</p>
        <p class="faint">{w().plan.after(cargoWords(props.leg.cargo, w().plan.emptyHold))}</p>
      </Show>
    </li>
  );
}
