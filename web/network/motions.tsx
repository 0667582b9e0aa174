/** What a player can propose to all; what could not be voted on now is out of reach. */
import { For } from 'solid-js';
import type { JSX } from 'solid-js';
import { mostMoves } from '../../games/star-lanes/position.ts';
import { MOTIONS } from '../../table/act.ts';
import type { Motion } from '../../table/act.ts';
import { useSight } from '../match/sight.ts';
import { t } from '../text/text.ts';

export function Motions(): JSX.Element {
  const sight = useSight();
  const makesSense = (motion: Motion): boolean => {
    const { phase, vote, seats } = sight.update();
    const viewer = sight.viewer();
    if (motion === 'longer' && sight.view().movesInAll >= mostMoves(sight.view().config)) return false;
    const hasVoice = viewer !== 'watcher' && seats[viewer]?.minded === undefined;
    return hasVoice && vote === undefined && (phase === 'playing' || (phase === 'paused' && motion !== 'pause'));
  };
  return (
    <details>
      <summary>{t().talk.propose}</summary>
      <div class="buttons">
        <For each={MOTIONS}>
          {(motion) => (
            <button type="button" disabled={!makesSense(motion)} onClick={() => sight.act({ act: 'propose', motion })}>
              {t().talk.motions[motion]}
            </button>
          )}
        </For>
      </div>
    </details>
  );
}
