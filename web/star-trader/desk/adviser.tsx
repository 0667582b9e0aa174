/** The adviser, on request: what the best captain would answer, worked out in a thread of its own. */
import { For, Show, createSignal, onCleanup } from 'solid-js';
import type { JSX } from 'solid-js';
import { must } from '../../../core/must.ts';
import type { StarTraderAdvice } from '../../../bots/star-trader/adviser/advice.ts';
import type { Action } from '../../../games/star-trader/index.ts';
import { aboutMoney, money, signed } from '../../app/words.ts';
import { useTrader } from '../model.ts';
import { w } from '../words.ts';
import type { AdviserNews, AdviserQuestion } from './adviser-worker.ts';

/** How many answers are shown. */
const MOST = 3;

export function Adviser(): JSX.Element {
  const model = useTrader();
  const [news, setNews] = createSignal<AdviserNews | 'thinking' | undefined>(undefined);
  let worker: Worker | undefined;
  onCleanup(() => worker?.terminate());
  const ask = (): void => {
    setNews('thinking');
    worker?.terminate();
    worker = new Worker(new URL('adviser-worker.ts', import.meta.url), { type: 'module' });
    worker.addEventListener('message', ({ data }: MessageEvent<AdviserNews>) => setNews(data));
    worker.addEventListener('error', ({ message }) => setNews({ ok: false, problem: message }));
    const question: AdviserQuestion = { view: model.view(), heard: model.events(), seed: model.update().at };
    worker.postMessage(question);
  };
  const advice = (): StarTraderAdvice | undefined => {
    const now = news();
    return now !== undefined && now !== 'thinking' && now.ok ? now.advice : undefined;
  };
  const problem = (): string | undefined => {
    const now = news();
    return now !== undefined && now !== 'thinking' && !now.ok ? now.problem : undefined;
  };
  return (
    <div class="adviser">
      <Show when={news() === undefined}>
        <button type="button" class="quiet" data-key="a" onClick={ask}>
          {w().bid.adviser} <kbd>A</kbd>
        </button>
      </Show>
      <div role="status">
        <Show when={news() === 'thinking'}>{w().bid.thinking}</Show>
        <Show when={problem()}>{(sentence) => <p class="problem">{sentence()}</p>}</Show>
        <Show when={advice()}>
          {(found) => (
            <ul class="advice" aria-label={w().advice.title}>
              <For each={found().options.slice(0, MOST)}>
                {({ action, gain, because }, i) => (
                  <li>
                    <button
                      type="button"
                      class="choice"
                      classList={{ best: i() === 0 }}
                      onClick={() => model.play(action)}
                    >
                      <b>{actionWords(action)}</b>{' '}
                      <Show when={Math.round(gain) !== 0}>
                        <small class="faint">{w().advice.gain(signed(gain, aboutMoney))}</small>
                      </Show>
                    </button>
                    <p class="faint">{w().because(because)}</p>
                  </li>
                )}
              </For>
            </ul>
          )}
        </Show>
      </div>
    </div>
  );
}

function actionWords(action: Action): string {
  const words = w().advice;
  switch (action.type) {
    case 'sell':
    case 'buy':
      return words[action.type](must(action.units, 'how many units'));
    case 'bid':
      return words.bid(money(action.total));
    case 'withdraw':
    case 'deposit':
      return words[action.type](money(action.amount));
    case 'go':
      return words.go(action.star);
    case 'factor':
    case 'bank':
    case 'report':
    case 'pass':
      return words[action.type];
  }
}
