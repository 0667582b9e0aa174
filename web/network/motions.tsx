/** What a player can propose to all; what could not be voted on now is out of reach. */
import { For } from 'solid-js';
import type { JSX } from 'solid-js';
import { MOTIONS } from '../../table/act.ts';
import type { Motion } from '../../table/act.ts';
import { useModel } from '../frame/match-context.ts';
import { t } from '../app/words.ts';

export function Motions(): JSX.Element {
  const model = useModel();
  const makesSense = (motion: Motion): boolean => {
    const { phase, vote, seats } = model.update();
    const viewer = model.viewer();
    if (motion === 'longer' && !model.mayGrow()) return false;
    const hasVoice = viewer !== 'watcher' && seats[viewer]?.minded === undefined;
    return hasVoice && vote === undefined && (phase === 'playing' || (phase === 'paused' && motion !== 'pause'));
  };
  return (
    <details>
      <summary>{t().talk.propose}</summary>
      <div class="buttons">
        <For each={MOTIONS}>
          {(motion) => (
            <button type="button" disabled={!makesSense(motion)} onClick={() => model.act({ act: 'propose', motion })}>
              {t().talk.motions[motion]}
            </button>
          )}
        </For>
      </div>
    </details>
  );
}
