/** The foot of the exchange: what each company is worth, below its column. */
import { Index, Show } from 'solid-js';
import type { JSX } from 'solid-js';
import type { ListedCompany } from '../../insight/star-lanes/exchange.ts';
import type { StarLanesWords } from '../../text/en/star-lanes.ts';
import { shortMoney, signed } from '../app/words.ts';
import { Amount } from '../frame/amount.tsx';
import { useLanes } from './model.ts';
import { w } from './words.ts';

export function CompanyFacts(props: { readonly companies: readonly ListedCompany[] }): JSX.Element {
  const words = (): StarLanesWords['exchange'] => w().exchange;
  const hasSplits = (): boolean => props.companies.some(({ toSplit }) => toSplit !== undefined);
  const hasDividends = (): boolean => props.companies.some(({ dividend }) => dividend !== undefined);
  return (
    <tfoot>
      <FactRow head={words().size} companies={props.companies} fact={({ size }) => size} />
      <FactRow head={words().price} companies={props.companies} fact={({ price }) => <Amount of={price} />} />
      <FactRow
        head={words().change}
        about={words().changeAbout}
        companies={props.companies}
        fact={({ change }) => <Change by={change} />}
      />
      <Show when={hasSplits()}>
        <FactRow
          head={words().toSplit}
          about={words().toSplitAbout}
          companies={props.companies}
          fact={({ toSplit }) => toSplit !== undefined && <Amount of={toSplit} />}
        />
      </Show>
      <Show when={hasDividends()}>
        <FactRow
          head={words().dividend}
          about={words().dividendAbout}
          companies={props.companies}
          fact={({ dividend }) => dividend !== undefined && <Amount of={dividend} />}
        />
      </Show>
    </tfoot>
  );
}

function FactRow(props: {
  readonly head: string;
  readonly about?: string;
  readonly companies: readonly ListedCompany[];
  readonly fact: (company: ListedCompany) => JSX.Element;
}): JSX.Element {
  const { pointing } = useLanes();
  return (
    <tr>
      <th scope="row" title={props.about}>
        {props.head}
      </th>
      <td colspan="2" />
      <Index each={props.companies}>
        {(one) => (
          <td data-company={one().company} classList={{ pointed: pointing.isPointed({ company: one().company }) }}>
            {props.fact(one())}
          </td>
        )}
      </Index>
    </tr>
  );
}

function Change(props: { readonly by: number | undefined }): JSX.Element {
  return (
    <Show when={props.by} fallback="·">
      {(by) => (
        <span class="change" classList={{ up: by() > 0 }}>
          {signed(by(), shortMoney)}
        </span>
      )}
    </Show>
  );
}
