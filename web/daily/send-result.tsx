/** Sends the result of a day to the server's table, under a name that is asked for once. */
import { Show, createSignal } from 'solid-js';
import type { JSX } from 'solid-js';
import type { DayResult } from '../../bots/daily/day-result.ts';
import { formatRecord } from '../../core/record.ts';
import type { MatchRecord } from '../../core/record.ts';
import type { Result } from '../../core/result.ts';
import type { LogProblem } from '../../table/beginning.ts';
import type { NoRecordProblem } from '../../table/protocol.ts';
import { Problem } from '../app/page.tsx';
import { NameField } from '../app/name-field.tsx';
import { settings } from '../app/settings.ts';
import { problemWords, t } from '../app/words.ts';
import { noteSent } from './history.ts';
import { server } from '../network/api.ts';
import { isOpenDay } from './today.ts';

interface SendResultProps {
  readonly result: DayResult;
  readonly record: () => Promise<Result<MatchRecord, NoRecordProblem | LogProblem>>;
  /** The table has changed. */
  readonly onSent?: () => void;
}

export function SendResult(props: SendResultProps): JSX.Element {
  const wasNamed = settings().name.trim() !== '';
  const [isSent, setSent] = createSignal(props.result.sent === true);
  const [problem, setProblem] = createSignal<string | undefined>(undefined);
  const send = async (): Promise<void> => {
    const { name } = settings();
    if (name.trim() === '') return void setProblem(t().lobby.needName);
    const record = await props.record();
    const answer = record.ok ? await server.sendDayRecord(name, formatRecord(record.value)) : record;
    if (!answer.ok) return void setProblem(`${t().daily.sendFailed} ${(await problemWords()).problem(answer.problem)}`);
    noteSent(props.result.date);
    setSent(true);
    props.onSent?.();
  };
  return (
    <Show when={isOpenDay(props.result.date)}>
      <form
        class="send-result"
        onSubmit={(event) => {
          event.preventDefault();
          void send();
        }}
      >
        <Show when={!isSent()}>
          <Show when={!wasNamed}>
            <NameField label={t().daily.name} />
          </Show>
          <button type="submit" class="primary">
            {t().daily.send}
          </button>
        </Show>
        <Problem sentence={isSent() ? undefined : problem()} />
        <p role="status">{isSent() ? t().daily.sent : ''}</p>
      </form>
    </Show>
  );
}
