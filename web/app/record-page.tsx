/** A record that came with its link, on the screens of its game. */
import { Show, createResource } from 'solid-js';
import type { JSX } from 'solid-js';
import { RecordScreen } from '../frame/after/record-screen.tsx';
import { unpackRecord } from '../frame/after/record-link.ts';
import { NoMatch } from '../frame/page-match.tsx';
import { followTitle } from './page.tsx';
import { WithGame } from './with-game.tsx';
import { say, t } from './words.ts';

export function RecordPage(props: { readonly packed: string; readonly moment: number | undefined }): JSX.Element {
  const [record] = createResource(() => unpackRecord(props.packed));
  followTitle(() => t().after.replay);
  return (
    <Show when={record()} keyed>
      {(reading) =>
        reading.ok ? (
          <WithGame game={reading.value.game}>
            {(screens) => (
              <RecordScreen screens={screens} record={reading.value} packed={props.packed} moment={props.moment} />
            )}
          </WithGame>
        ) : (
          <NoMatch title={t().title} words={`${t().after.badLink} ${say().problem(reading.problem)}`} />
        )
      }
    </Show>
  );
}
