/** Who is at the table, and who is away, in words and dots. */
import { For, Show, createMemo } from 'solid-js';
import type { JSX } from 'solid-js';
import type { SeenSeat } from '../../table/update.ts';
import { t } from '../app/words.ts';
import { useModel } from '../frame/match-context.ts';

type PresenceState = keyof ReturnType<typeof t>['talk']['present'];

/** How a seat is minded: by a player who is connected or is not, or by a computer player for good or for now. */
function presenceOf({ bot, minded, here }: SeenSeat): PresenceState {
  if (bot !== undefined) return 'bot';
  return minded ?? (here ? 'here' : 'away');
}

export function Presence(): JSX.Element {
  const model = useModel();
  return (
    <ul class="presence" aria-label={t().talk.presence}>
      <For each={model.names()}>
        {(name, seat) => {
          const seen = createMemo(() => model.update().seats[seat()]);
          return (
            <Show when={seen()}>
              {(one) => (
                <li>
                  <span
                    class="presence-dot"
                    classList={{ here: ['here', 'bot'].includes(presenceOf(one())) }}
                    aria-hidden="true"
                  />
                  <span class="holder-name">{name}</span>
                  <span class="faint">{t().talk.present[presenceOf(one())]}</span>
                </li>
              )}
            </Show>
          );
        }}
      </For>
    </ul>
  );
}

/** The players who are not connected, told with the question: the others wait for them. */
export function AwayPlayers(): JSX.Element {
  const model = useModel();
  const away = createMemo(() => {
    if (model.update().phase === 'over') return [];
    return model.update().seats.flatMap((seat, i) => (presenceOf(seat) === 'away' ? [model.nameOf(i)] : []));
  });
  return <For each={away()}>{(name) => <p class="faint">{t().talk.isAway(name)}</p>}</For>;
}
