/** Countdown in the page, with the plainest of screens: the stones, and a button for each answer. */
import { For } from 'solid-js';
import type { JSX } from 'solid-js';
import { must } from '../../../core/must.ts';
import { gameModel } from '../../../web/frame/game-model.tsx';
import type { GameScreens } from '../../../web/frame/game-screens.ts';
import type { LiveModel } from '../../../web/frame/live-model.ts';
import { countdownKit } from '../kit.ts';
import { countdown } from '../rules.ts';
import type { CountdownTypes } from '../rules.ts';

const { Provider, useModel: useCountdown } = gameModel((model: LiveModel<CountdownTypes>) => model);

export const countdownScreens: GameScreens<CountdownTypes> = {
  kit: countdownKit,
  bots: ['miser', 'master'],
  firstRival: 'miser',
  rivals: { easy: ['miser'], medium: ['miser'], hard: ['master'], champion: ['master'] },
  words: () => ({
    title: 'Countdown',
    person: 'Taker',
    personAt: (number) => `Taker ${number}`,
    map: { title: 'Stones' },
    standings: { player: 'Taker', toMove: 'to take' },
    wait: { thinking: (name) => `${name} counts ...`, waiting: (name) => `Waiting for ${name}` },
    bots: { miser: 'Takes one stone at a time.', master: 'Leaves a multiple of four.' },
    form: { title: 'A new heap', sharedDevice: 'Hand the device on.' },
    groups: { Heap: 'Heap' },
    edition: (name) => must(countdownKit.editions[name], name),
    option: () => 'Stones on the table.',
    choice: (_, choice) => choice,
    optionProblem: ({ why }) => why,
    tell: (event, names, config) => countdown.describeEvent(event, names, config),
    explain: (refusal) => countdown.explainRefusal(refusal),
  }),
  worths: ({ left, taken, mover }) =>
    left > 0 ? undefined : taken.map((stones, seat) => stones + (seat === mover ? 100 : 0)),
  standings: ({ taken }) => ({
    columns: ['Taken'],
    rows: taken.map((stones) => ({ worth: stones, figures: [String(stones)] })),
  }),
  storyHead: ({ by, left }) => ({ by, when: () => `${left} left` }),
  Provider,
  turnOf: (name) => (name === undefined ? 'Take!' : `${name} takes`),
  Progress: () => <>{useCountdown().view().left} left</>,
  Map: () => <p class="stones">{'o'.repeat(useCountdown().view().left)}</p>,
  Desk,
};

function Desk(): JSX.Element {
  const { play, view } = useCountdown();
  return (
    <div class="card">
      <h2 id="desk-title">How many?</h2>
      <For each={[1, 2, 3].filter((take) => take <= view().left)}>
        {(take) => (
          <button type="button" onClick={() => play({ take })}>
            Take {take}
          </button>
        )}
      </For>
    </div>
  );
}
