/** Who has what, as far as the viewer may know, the richest first. */
import { For, Show, createMemo } from 'solid-js';
import type { JSX } from 'solid-js';
import { must } from '../../core/must.ts';
import { t } from '../app/words.ts';
import { useMatch } from './match-context.ts';

export function Standings(): JSX.Element {
  const { model, screens } = useMatch();
  const standings = createMemo(() =>
    must(screens.standings, 'the standings of a game without an exchange')(model.view()),
  );
  const ranked = createMemo(() =>
    standings()
      .rows.map((row, seat) => ({ ...row, seat }))
      .sort((one, other) => other.worth - one.worth),
  );
  return (
    <section class="card standings" aria-labelledby="standings-title">
      <h2 id="standings-title">{t().standings.title}</h2>
      <table>
        <thead>
          <tr>
            <th scope="col">{screens.words().standings.player}</th>
            <For each={standings().columns}>{(column) => <th scope="col">{column}</th>}</For>
          </tr>
        </thead>
        <tbody>
          <For each={ranked()}>
            {({ seat, figures }) => (
              <tr classList={{ 'to-move': model.update().toAct === seat }}>
                <th scope="row">
                  <span class={`dot seat-${seat}`} aria-hidden="true" />
                  {model.labelOf(seat)}
                  <Show when={model.update().toAct === seat}>
                    <span class="unseen"> ({screens.words().standings.toMove})</span>
                  </Show>
                </th>
                <Show
                  when={figures}
                  fallback={
                    <td colspan={standings().columns.length} class="faint">
                      {t().standings.private}
                    </td>
                  }
                >
                  {(known) => (
                    <For each={known()}>
                      {(figure, i) => <td classList={{ net: i() === known().length - 1 }}>{figure}</td>}
                    </For>
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
