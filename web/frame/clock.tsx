/** The time for a move, in the bar; in the last ten seconds of one's own it shows strongly, ticks, and is read out. */
import { Show, createEffect, createMemo, createSignal, on, onCleanup } from 'solid-js';
import type { JSX } from 'solid-js';
import { playTune } from '../app/sound.ts';
import { t } from '../app/words.ts';
import { useModel } from './match-context.ts';

/** From when on it is urgent, and when that is read out, in seconds. */
const URGENT = 10;
const READ_OUT = [5, URGENT];
/** From here on days and hours say more than seconds. */
const LONG = 7200;
const TICK = [1200];

export function Clock(): JSX.Element {
  const model = useModel();
  const serverNow = (): number => Date.now() - model.client.lag();
  const [now, setNow] = createSignal(serverNow());
  const ticking = setInterval(() => setNow(serverNow()), 250);
  onCleanup(() => clearInterval(ticking));
  /** Endless where there is no clock. */
  const left = createMemo(() => {
    const { lateAt, toAct } = model.update();
    if (lateAt === undefined || toAct === undefined) return Infinity;
    return Math.max(0, Math.ceil((lateAt - now()) / 1000));
  });
  const isOwn = (): boolean => model.asked() !== undefined;
  const [said, setSaid] = createSignal('');
  // Every second would be too often to listen to.
  const stage = createMemo(() => READ_OUT.find((seconds) => isOwn() && left() <= seconds));
  createEffect(on(stage, (reached) => setSaid(reached === undefined ? '' : t().talk.clock(left()))));
  createEffect(on(left, () => stage() !== undefined && playTune(TICK)));
  return (
    <>
      <Show when={Number.isFinite(left())}>
        <span
          class="clock"
          role="timer"
          aria-live="off"
          classList={{ urgent: left() <= URGENT }}
          title={fullWords(left())}
        >
          {shortWords(left())}
        </span>
      </Show>
      <Show when={said()}>
        {(words) => (
          <span class="unseen" role="alert">
            {words()}
          </span>
        )}
      </Show>
    </>
  );
}

function shortWords(seconds: number): string {
  if (seconds < LONG) return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
  const [count, unit] = seconds < 2 * 86_400 ? [seconds / 3600, 'hour'] : [seconds / 86_400, 'day'];
  const { lang } = document.documentElement;
  return new Intl.NumberFormat(lang, { style: 'unit', unit, unitDisplay: 'short' }).format(Math.floor(count));
}

function fullWords(seconds: number): string {
  if (seconds < LONG) return t().talk.clock(seconds);
  const time = new Date(Date.now() + 1000 * seconds);
  return t().talk.clockLong(time.toLocaleString(document.documentElement.lang));
}
