/** Who is worth what, the richest first. */
import { For, Show, createMemo } from 'solid-js';
import type { JSX } from 'solid-js';
import { money } from '../../app/words.ts';
import { useTrade } from '../trade-sight.ts';
import { w } from '../words.ts';

export function TraderStandings(): JSX.Element {
  const sight = useTrade();
  const ranked = createMemo(() =>
    sight
      .view()
      .captains.map((standing, seat) => ({ ...standing, seat }))
      .sort((one, other) => other.total - one.total),
  );
  const whole = (amount: number): string => money(Math.round(amount));
  return (
    <section class="card standings" aria-labelledby="standings-title">
      <h2 id="standings-title">{w().standings.title}</h2>
      <table>
        <thead>
          <tr>
            <th scope="col">{w().standings.player}</th>
            <th scope="col">{w().standings.ships}</th>
            <th scope="col">{w().standings.bank}</th>
            <th scope="col">{w().standings.total}</th>
          </tr>
        </thead>
        <tbody>
          <For each={ranked()}>
            {({ seat, onShips, bank, total }) => (
              <tr classList={{ 'to-move': sight.update().toAct === seat }}>
                <th scope="row">
                  <span class={`dot seat-${seat}`} aria-hidden="true" />
                  {sight.names()[seat]}
                  <Show when={sight.update().toAct === seat}>
                    <span class="unseen"> ({w().standings.asked})</span>
                  </Show>
                </th>
                <td>{whole(onShips)}</td>
                <td>{whole(bank)}</td>
                <td class="net">{whole(total)}</td>
              </tr>
            )}
          </For>
        </tbody>
      </table>
    </section>
  );
}
