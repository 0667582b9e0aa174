/** The companies on the map, with what the viewer holds of each. */
import { For, Show, createMemo } from 'solid-js';
import type { JSX } from 'solid-js';
import { Badge } from './map/company-marks.tsx';
import { money, number } from '../app/words.ts';
import { w } from './words.ts';
import { useLanes } from './model.ts';

export function Companies(): JSX.Element {
  const model = useLanes();
  const own = createMemo(() => {
    const viewer = model.viewer();
    return viewer === 'watcher' ? undefined : model.view().books[viewer]?.shares;
  });
  const active = createMemo(() =>
    model
      .view()
      .companies.map((company, i) => ({ ...company, shares: own()?.[i] }))
      .filter(({ size }) => size > 0),
  );
  const split = createMemo(() => {
    const last = model.deeds().slice(-1).flat();
    return new Set(last.flatMap((event) => (event.type === 'split' ? [event.company] : [])));
  });
  return (
    <section class="card companies" aria-labelledby="companies-title">
      <h2 id="companies-title">{w().companies.title}</h2>
      <Show when={active().length > 0} fallback={<p class="faint">{w().companies.none}</p>}>
        <table>
          <thead>
            <tr>
              <th scope="col">{w().trade.company}</th>
              <th scope="col">{w().companies.size}</th>
              <th scope="col">{w().companies.price}</th>
              <Show when={own()}>
                <th scope="col">{w().companies.shares}</th>
              </Show>
            </tr>
          </thead>
          <tbody>
            <For each={active()}>
              {(company) => (
                <tr classList={{ split: split().has(company.company) }}>
                  <th scope="row">
                    <Badge company={company.company} /> {company.name}
                  </th>
                  <td>{company.size}</td>
                  <td>{money(company.price)}</td>
                  <Show when={company.shares !== undefined && { held: company.shares }}>
                    {(shares) => <td>{number(shares().held)}</td>}
                  </Show>
                </tr>
              )}
            </For>
          </tbody>
        </table>
      </Show>
    </section>
  );
}
