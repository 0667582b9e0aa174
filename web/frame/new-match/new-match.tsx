/** A new match: who plays, which edition, and every rule it leaves open; a link carries all of it. */
import { Show, createMemo, createSignal } from 'solid-js';
import type { JSX } from 'solid-js';
import { copyText } from '../../app/copy-text.ts';
import { Page } from '../../app/page.tsx';
import { addressOf } from '../../app/route.ts';
import { settings } from '../../app/settings.ts';
import { makeMatch } from '../../table/new-match.ts';
import type { Sitter } from '../../table/new-match.ts';
import { STAR_LANES } from '../../table/star-lanes-book.ts';
import { t } from '../../app/words.ts';
import { go } from '../../app/router.ts';
import { EditionChoice } from './edition-choice.tsx';
import { OptionsForm } from './options-form.tsx';
import { Rules } from './rules.ts';
import { Sitters } from './sitters.tsx';
import { STAR_LANES_RULES } from '../../star-lanes/star-lanes-rules.ts';

export function NewGame(props: { readonly edition: string }): JSX.Element {
  const rules = new Rules(STAR_LANES_RULES, props.edition);
  const [sitters, setSitters] = createSignal<readonly Sitter[]>([
    { person: settings().name || t().captain },
    { bot: 'greedy' },
    { bot: 'strategist' },
  ]);
  const wrongCount = createMemo(() => {
    const reading = rules.reading();
    if (!reading.ok) return undefined;
    const { min, max } = reading.value.seats;
    const { length } = sitters();
    return length < min || length > max ? t().form.wrongCount(min, max) : undefined;
  });
  const begin = (event: SubmitEvent): void => {
    event.preventDefault();
    if (!rules.reading().ok || wrongCount() !== undefined) return;
    go({ at: 'match', id: makeMatch(STAR_LANES, rules.notation(), sitters().map(named)).head.id });
  };
  return (
    <Page title={t().form.title}>
      <Show when={rules.badLink}>
        {(problem) => (
          <p class="notice" role="alert">
            {t().form.badLink} {rules.book.words.problem(problem())}
          </p>
        )}
      </Show>
      <form class="new-game" onSubmit={begin}>
        <EditionChoice rules={rules} />
        <Sitters
          sitters={sitters()}
          most={rules.seats().max}
          bots={STAR_LANES.bots}
          usual="greedy"
          onChange={setSitters}
        />
        <OptionsForm rules={rules} />
        <p class="problem" role="status">
          <Problem rules={rules} /> {wrongCount()}
        </p>
        <div class="buttons">
          <button type="submit" class="primary large" disabled={!rules.reading().ok || wrongCount() !== undefined}>
            {t().form.begin}
          </button>
          <CopyLink rules={rules} />
        </div>
      </form>
    </Page>
  );

  function named(sitter: Sitter, seat: number): Sitter {
    return 'person' in sitter && sitter.person.trim() === '' ? { person: t().player(seat + 1) } : sitter;
  }
}

export function Problem(props: { readonly rules: Rules }): JSX.Element {
  const problem = (): string => {
    const reading = props.rules.reading();
    return reading.ok ? '' : props.rules.book.words.problem(reading.problem);
  };
  return <>{problem()}</>;
}

export function CopyLink(props: { readonly rules: Rules; readonly at?: 'new' | 'new-trader' }): JSX.Element {
  const [said, setSaid] = createSignal<string | undefined>(undefined);
  const copy = async (): Promise<void> => {
    const address = new URL(addressOf({ at: props.at ?? 'new', edition: props.rules.notation() }), location.href).href;
    setSaid((await copyText(address)) ? t().form.copied : `${t().form.copyFailed} ${address}`);
  };
  return (
    <>
      <button type="button" onClick={() => void copy()}>
        {t().form.link}
      </button>
      <Show when={said()}>{(sentence) => <p role="status">{sentence()}</p>}</Show>
    </>
  );
}
