/** What the medals take, for who plays alone. */
import { Show, createMemo } from 'solid-js';
import type { JSX } from 'solid-js';
import { medalsFrom } from '../../core/medals.ts';
import { starTrader } from '../../games/star-trader/index.ts';
import { starTraderKit } from '../../games/star-trader/kit.ts';
import { money, t } from '../app/words.ts';
import { w } from './words.ts';

export function FormMedals(props: { readonly notation: string; readonly players: number }): JSX.Element {
  const words = createMemo(() => {
    const config = starTrader.parseConfig(props.notation);
    const medals = config.ok ? medalsFrom((worth) => starTraderKit.nextMedal(config.value, worth)) : [];
    const [bronze, silver, gold] = medals.map(({ worth }) => money(worth));
    if (bronze === undefined || silver === undefined || gold === undefined) return t().after.noMedals;
    return `${w().form.alone} ${w().form.medals(bronze, silver, gold)}`;
  });
  return (
    <Show when={props.players === 1}>
      <p class="faint" role="status">
        {words()}
      </p>
    </Show>
  );
}
