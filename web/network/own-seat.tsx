/** What a player can do with their seat: move it to another device, leave it, and take it back. */
import { Show, createSignal } from 'solid-js';
import type { JSX } from 'solid-js';
import type { Result } from '../../core/result.ts';
import { CopyButton } from '../app/copy-button.tsx';
import { useModel } from '../frame/match-context.ts';
import { say, t } from '../app/words.ts';
import { server } from './api.ts';
import type { ServerProblem } from '../../table/protocol.ts';

export function OwnSeat(): JSX.Element {
  const model = useModel();
  const [made, setMade] = createSignal<Result<string, ServerProblem> | undefined>(undefined);
  const offer = async (): Promise<void> => {
    const viewer = model.viewer();
    if (viewer !== 'watcher') setMade(await server.seatLink(model.client.match, viewer));
  };
  return (
    <details class="own-seat">
      <summary>{t().talk.seat}</summary>
      <div class="buttons">
        <button type="button" onClick={() => void offer()}>
          {t().talk.device}
        </button>
        <LeaveOrReturn />
      </div>
      <Show when={made()}>{(link) => <SeatLink link={link()} />}</Show>
    </details>
  );
}

function LeaveOrReturn(): JSX.Element {
  const model = useModel();
  const isMinded = (): boolean => {
    const viewer = model.viewer();
    return viewer !== 'watcher' && model.update().seats[viewer]?.minded !== undefined;
  };
  return (
    <Show when={isMinded()} fallback={<Leave />}>
      <button type="button" disabled={model.update().phase !== 'playing'} onClick={() => model.act({ act: 'back' })}>
        {t().talk.back}
      </button>
    </Show>
  );
}

function Leave(): JSX.Element {
  const model = useModel();
  const [sure, setSure] = createSignal(false);
  const leave = (): void => {
    if (sure()) model.act({ act: 'leave' });
    setSure(!sure());
  };
  return (
    <button
      type="button"
      class="quiet"
      disabled={model.update().phase !== 'playing'}
      onClick={leave}
      onBlur={() => setSure(false)}
    >
      {sure() ? t().talk.leaveSure : t().talk.leave}
    </button>
  );
}

function SeatLink(props: { readonly link: Result<string, ServerProblem> }): JSX.Element {
  return (
    <Show
      when={props.link.ok && props.link.value}
      fallback={
        <p class="problem" role="alert">
          {t().talk.failed} {props.link.ok ? '' : say().problem(props.link.problem)}
        </p>
      }
    >
      {(address) => (
        <>
          <p role="status">
            {t().talk.deviceAbout} <code>{address()}</code>
          </p>
          <CopyButton label={t().talk.deviceCopy} text={address()} />
        </>
      )}
    </Show>
  );
}
