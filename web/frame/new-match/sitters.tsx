/** Who sits where: people of this device by name, and computer players. */
import { For, Index, Show } from 'solid-js';
import type { JSX } from 'solid-js';
import type { Sitter } from '../../../client/new-match.ts';
import { t } from '../../app/words.ts';
import { botName } from '../../app/names.ts';

interface SittersProps {
  readonly sitters: readonly Sitter[];
  readonly most: number;
  /** The computer players there are, and the one that is added first. */
  readonly bots: readonly string[];
  readonly usual: string;
  /** What they are like, by name. */
  readonly about: Readonly<Record<string, string>>;
  /** What people at one device should know; undefined over the network, where people bring their names themselves. */
  readonly shared: string | undefined;
  readonly onChange: (sitters: readonly Sitter[]) => void;
}

const PERSON = 'person';

export function Sitters(props: SittersProps): JSX.Element {
  const set = (seat: number, sitter: Sitter): void => props.onChange(props.sitters.with(seat, sitter));
  const persons = (): number => props.sitters.filter((sitter) => 'person' in sitter).length;
  const choose = (seat: number, value: string): void =>
    set(seat, value === PERSON ? { person: t().player(seat + 1) } : { bot: value });
  return (
    <fieldset class="sitters">
      <legend>{t().form.players}</legend>
      <Index each={props.sitters}>
        {(sitter, seat) => (
          <div class="sitter">
            <span class={`dot seat-${seat}`} aria-hidden="true" />
            <select
              aria-label={t().form.seat(seat + 1)}
              value={kindOf(sitter())}
              onChange={(event) => choose(seat, event.currentTarget.value)}
            >
              <option value={PERSON}>{t().form.person}</option>
              <For each={props.bots}>{(bot) => <option value={bot}>{botName(bot, t())}</option>}</For>
            </select>
            <Show
              when={props.shared === undefined ? undefined : personOf(sitter())}
              fallback={<span class="faint">{props.about[kindOf(sitter())]}</span>}
            >
              {(person) => (
                <input
                  type="text"
                  maxlength="40"
                  autocomplete="off"
                  aria-label={t().form.name(seat + 1)}
                  value={person().name}
                  onInput={(event) => set(seat, { person: event.currentTarget.value })}
                />
              )}
            </Show>
            <Show when={props.sitters.length > 1}>
              <button
                type="button"
                class="quiet"
                aria-label={t().form.remove(seat + 1)}
                onClick={() => props.onChange(props.sitters.toSpliced(seat, 1))}
              >
                ✕
              </button>
            </Show>
          </div>
        )}
      </Index>
      <Show when={props.sitters.length < props.most}>
        <button type="button" onClick={() => props.onChange([...props.sitters, { bot: props.usual }])}>
          + {t().form.add}
        </button>
      </Show>
      <Show when={persons() > 1 && props.shared !== undefined}>
        <p class="faint">{props.shared}</p>
      </Show>
    </fieldset>
  );
}

function kindOf(sitter: Sitter): string {
  return 'bot' in sitter ? sitter.bot : PERSON;
}

/** In an object, because an empty name is a person all the same. */
function personOf(sitter: Sitter): { readonly name: string } | undefined {
  return 'person' in sitter ? { name: sitter.person } : undefined;
}
