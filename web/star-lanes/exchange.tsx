/**
 * Who owns what, as one matrix: a row for each player, a column for each company, and below what each company is worth.
 * What is pointed at stands out here and on the map, and a line says why its share costs what it costs.
 */
import { For, Index, Show, createMemo } from 'solid-js';
import type { JSX } from 'solid-js';
import type { Seat } from '../../core/contract.ts';
import { must } from '../../core/must.ts';
import { isTouch } from '../app/pointer.ts';
import { companyName } from '../../games/star-lanes/editions.ts';
import { companyOf } from '../../games/star-lanes/position.ts';
import type { Holding, ListedCompany, ListedPlayer } from '../../insight/star-lanes/exchange.ts';
import { priceInWords } from '../../text/star-lanes.ts';
import { percent, shortMoney, shortNumber, t } from '../app/words.ts';
import { Amount } from '../frame/amount.tsx';
import { CompanyFacts } from './company-facts.tsx';
import { Badge } from './map/company-marks.tsx';
import { useLanes } from './model.ts';
import type { PointedAt } from './pointing.ts';
import { w } from './words.ts';

/** How many companies most galaxies have; a table with more is written smaller. */
const USUAL = 5;

export function Exchange(): JSX.Element {
  const { pointing, view } = useLanes();
  const companies = (): readonly ListedCompany[] => pointing.exchange().companies;
  /** What the pointer is on, by the cell. */
  const pointedAt = ({ target }: Event): PointedAt | undefined => {
    const cell = target instanceof Element ? target.closest<HTMLElement>('[data-company], [data-seat]') : undefined;
    const { company, seat } = cell?.dataset ?? {};
    if (company !== undefined) return { company };
    return seat === undefined ? undefined : { seat: Number(seat) };
  };
  const why = (): string => {
    const company = pointing.company();
    const naming = (letter: string): string => companyName(view().config, companyOf(letter));
    if (company === undefined) return isTouch() ? w().exchange.hintTap : w().exchange.hint;
    return priceInWords(company, w().exchange, naming);
  };
  return (
    <section class="card exchange" classList={{ many: companies().length > USUAL }} aria-labelledby="exchange-title">
      <h2 id="exchange-title">{w().exchange.title}</h2>
      {/* A wide table scrolls inside its card, and so must be reachable by keyboard. */}
      <div class="exchange-scroll" role="group" tabindex="0" aria-labelledby="exchange-title">
        <table
          onPointerOver={(event) => event.pointerType === 'mouse' && pointing.point(pointedAt(event))}
          onPointerLeave={(event) => event.pointerType === 'mouse' && pointing.point(undefined)}
        >
          <Head companies={companies()} />
          <Holders companies={companies()} />
          <Show when={companies().length > 0}>
            <CompanyFacts companies={companies()} />
          </Show>
        </table>
      </div>
      <p class="faint exchange-why" role="status">
        {companies().length === 0 ? w().exchange.none : why()}
      </p>
    </section>
  );
}

function Head(props: { readonly companies: readonly ListedCompany[] }): JSX.Element {
  const { pointing } = useLanes();
  return (
    <thead>
      <tr>
        <th scope="col">{w().standings.player}</th>
        <th scope="col">{w().standings.net}</th>
        <th scope="col" class="cash">
          {w().standings.cash}
        </th>
        {/* By place, not by value: what has the focus stays when the figures change. */}
        <Index each={props.companies}>
          {(one) => (
            <th
              scope="col"
              data-company={one().company}
              classList={{ pointed: pointing.isPointed({ company: one().company }) }}
            >
              <PointButton at={{ company: one().company }} label={one().name}>
                <Badge company={one().company} />
                <span class="unseen">{one().name}</span>
              </PointButton>
            </th>
          )}
        </Index>
      </tr>
    </thead>
  );
}

/** Looks at a company or player on focus, and on a press until the next. */
function PointButton(props: {
  readonly at: PointedAt;
  readonly label: string;
  readonly children: JSX.Element;
}): JSX.Element {
  const { pointing } = useLanes();
  return (
    <button
      type="button"
      class="point"
      title={props.label}
      aria-pressed={pointing.isPinned(props.at)}
      onFocus={(event) => event.currentTarget.matches(':focus-visible') && pointing.point(props.at)}
      onBlur={() => pointing.point(undefined)}
      onClick={() => pointing.pin(props.at)}
    >
      {props.children}
    </button>
  );
}

/** The players, the richest first. */
function Holders(props: { readonly companies: readonly ListedCompany[] }): JSX.Element {
  const { pointing } = useLanes();
  const ranked = createMemo(() => {
    const { players } = pointing.exchange();
    const worth = (seat: Seat): number => players[seat]?.books?.net ?? -Infinity;
    return [...players.keys()].toSorted((one, other) => worth(other) - worth(one));
  });
  return (
    <tbody>
      <For each={ranked()}>{(seat) => <Holder seat={seat} companies={props.companies} />}</For>
    </tbody>
  );
}

function Holder(props: { readonly seat: Seat; readonly companies: readonly ListedCompany[] }): JSX.Element {
  const { labelOf, update, pointing } = useLanes();
  const player = (): ListedPlayer => must(pointing.exchange().players[props.seat], 'a player');
  const isToMove = (): boolean => update().toAct === props.seat;
  return (
    <tr classList={{ 'to-move': isToMove(), pointed: pointing.isPointed({ seat: props.seat }) }}>
      <th scope="row" data-seat={props.seat}>
        <PointButton at={{ seat: props.seat }} label={labelOf(props.seat)}>
          <span class={`dot seat-${props.seat}`} aria-hidden="true" />
          <span class="holder-name">{labelOf(props.seat)}</span>
          <Climbed places={player().climbed} />
        </PointButton>
        <Show when={isToMove()}>
          <span class="unseen"> ({w().standings.toMove})</span>
        </Show>
      </th>
      <Show
        when={player().books}
        fallback={
          <td colspan={2 + props.companies.length} class="faint">
            {t().standings.private}
          </td>
        }
      >
        {(books) => (
          <>
            <td class="net" data-seat={props.seat}>
              <Amount of={books().net} />
              {/* In a narrow table, in the place of a column; who listens has the column. */}
              <small class="cash-below" aria-hidden="true">
                {shortMoney(books().cash)}
              </small>
            </td>
            <td class="cash" data-seat={props.seat}>
              <Amount of={books().cash} />
            </td>
            <Index each={props.companies}>{(company) => <Shares company={company()} seat={props.seat} />}</Index>
          </>
        )}
      </Show>
    </tr>
  );
}

/** Places won or lost since the last turn. */
function Climbed(props: { readonly places: number | undefined }): JSX.Element {
  return (
    <Show when={props.places}>
      {(places) => (
        <span class="climbed" classList={{ up: places() > 0 }}>
          <span aria-hidden="true">
            {places() > 0 ? '▲' : '▼'}
            {Math.abs(places())}
          </span>
          <span class="unseen"> {w().exchange.climbed(places())}</span>
        </span>
      )}
    </Show>
  );
}

/** What somebody holds of a company, with its part of all shares as a bar; who holds the most is marked. */
function Shares(props: { readonly company: ListedCompany; readonly seat: Seat }): JSX.Element {
  const { pointing } = useLanes();
  const leads = (): boolean => props.company.leaders.includes(props.seat);
  const isSeen = (): boolean => pointing.isPointed({ company: props.company.company });
  return (
    <td class="shares" classList={{ leads: leads(), pointed: isSeen() }} data-company={props.company.company}>
      <Show when={props.company.holdings[props.seat]}>
        {(holding) => (
          <>
            <span aria-hidden="true" title={holdingWords(holding())}>
              {leads() && <span class="most">◆</span>}
              {holding().shares === 0 ? '·' : shortNumber(holding().shares)}
            </span>
            <span class="unseen">
              {holdingWords(holding())}
              {leads() && `, ${w().exchange.most}`}
            </span>
            <PartBar part={holding().part ?? 0} company={props.company.company} />
          </>
        )}
      </Show>
    </td>
  );
}

function holdingWords({ shares, part }: Holding): string {
  return w().exchange.holding(shares, part === undefined ? undefined : percent(part));
}

function PartBar(props: { readonly part: number; readonly company: string }): JSX.Element {
  const width = (): number => Math.max(0, Math.min(100, 100 * props.part));
  return (
    <svg class={`part company-${props.company}`} viewBox="0 0 100 4" preserveAspectRatio="none" aria-hidden="true">
      <rect width={width()} height="4" />
    </svg>
  );
}
