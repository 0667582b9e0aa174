/** A new match on the server: who may sit, the rules, the clock, and whether everybody may come. */
import { For, createSignal } from 'solid-js';
import type { JSX } from 'solid-js';
import { CLOCKS } from '../../table/match.ts';
import type { SeatPlan } from '../../table/match.ts';
import { settings } from '../settings.ts';
import { EditionChoice } from '../start/edition-choice.tsx';
import { OptionsForm } from '../start/options-form.tsx';
import { Rules } from '../start/rules.ts';
import { Sitters } from '../start/sitters.tsx';
import type { Sitter } from '../table/new-match.ts';
import { Problem } from '../problem.tsx';
import { t } from '../text/text.ts';
import { go } from '../where.ts';
import { create } from './api.ts';
import { NameField, WordsField } from './gathering.tsx';

/** Seconds for a move; 0 stands for no clock. */
const SECONDS = [0, 30, 60, 120, 300, CLOCKS.live.to, 86_400, 259_200, 604_800, CLOCKS.long.to];

export function CreateMatch(): JSX.Element {
  const rules = new Rules('today');
  const [sitters, setSitters] = createSignal<readonly Sitter[]>([{ person: '' }, { person: '' }]);
  const [clock, setClock] = createSignal(0);
  const [listed, setListed] = createSignal(false);
  const [words, setWords] = createSignal('');
  const [problem, setProblem] = createSignal<string | undefined>(undefined);
  const make = async (event: SubmitEvent): Promise<void> => {
    event.preventDefault();
    if (settings().name.trim() === '') return void setProblem(t().lobby.needName);
    const made = await create({
      edition: rules.notation(),
      seats: sitters().map(planOf),
      public: listed(),
      clock: clock() === 0 ? undefined : clock(),
      name: settings().name,
      words: words(),
    });
    if (made.ok) go({ at: 'server-match', id: made.value });
    else setProblem(made.problem);
  };
  return (
    <form class="card new-game" onSubmit={(event) => void make(event)}>
      <h2>{t().lobby.create}</h2>
      <NameField />
      <Sitters sitters={sitters()} most={rules.config().maxPlayers} nameless onChange={setSitters} />
      <label class="field">
        <span>{t().lobby.clock}</span>
        <select value={clock()} onChange={(event) => setClock(Number(event.currentTarget.value))}>
          <For each={SECONDS}>{(seconds) => <option value={seconds}>{t().lobby.clocks(seconds)}</option>}</For>
        </select>
      </label>
      <label class="check">
        <input type="checkbox" checked={listed()} onChange={(event) => setListed(event.currentTarget.checked)} />
        <span>{t().lobby.public}</span>
      </label>
      <details class="options">
        <summary>
          {t().form.edition}: {t().edition(rules.edition()).title}
        </summary>
        <EditionChoice rules={rules} />
        <WordsField words={words()} onWords={setWords} />
        <OptionsForm rules={rules} />
      </details>
      <Problem sentence={problem()} />
      <button type="submit" class="primary" disabled={!rules.reading().ok}>
        {t().lobby.make}
      </button>
    </form>
  );
}

function planOf(sitter: Sitter): SeatPlan {
  return 'bot' in sitter ? { for: 'bot', bot: sitter.bot } : { for: 'person' };
}
