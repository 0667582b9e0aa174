/** Who has what, as far as the viewer may know, the richest first. */
import { For, Show, createMemo } from 'solid-js';
import type { JSX } from 'solid-js';
import { money } from '../app/words.ts';
import { w } from '../star-lanes/words.ts';
import { useSight } from '../star-lanes/sight.ts';

export function Standings(): JSX.Element {
  const sight = useSight();
  const seats = createMemo(() =>
    sight
      .view()
      .books.map((books, seat) => ({ seat, books }))
      .sort((one, other) => (other.books?.net ?? 0) - (one.books?.net ?? 0)),
  );
  return (
    <section class="card standings" aria-labelledby="standings-title">
      <h2 id="standings-title">{w().standings.title}</h2>
      <table>
        <thead>
          <tr>
            <th scope="col">{w().standings.player}</th>
            <th scope="col">{w().standings.cash}</th>
            <th scope="col">{w().standings.stock}</th>
            <th scope="col">{w().standings.net}</th>
          </tr>
        </thead>
        <tbody>
          <For each={seats()}>
            {({ seat, books }) => (
              <tr classList={{ 'to-move': sight.update().toAct === seat }}>
                <th scope="row">
                  <span class={`dot seat-${seat}`} aria-hidden="true" />
                  {sight.names()[seat]}
                  <Show when={sight.update().toAct === seat}>
                    <span class="unseen"> ({w().standings.toMove})</span>
                  </Show>
                </th>
                <Show
                  when={books}
                  fallback={
                    <td colspan="3" class="faint">
                      {w().standings.private}
                    </td>
                  }
                >
                  {(known) => (
                    <>
                      <td>{money(known().cash)}</td>
                      <td>{money(known().stock)}</td>
                      <td class="net">{money(known().net)}</td>
                    </>
                  )}
                </Show>
              </tr>
            )}
          </For>
        </tbody>
      </table>
    </section>
  );
}
