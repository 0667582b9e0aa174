/** A new match on the server: who may sit, the rules, the clock, and whether there is advice and everybody may come. */
import { For, Show, createSignal } from 'solid-js';
import type { JSX } from 'solid-js';
import type { Types } from '../../core/contract.ts';
import { CLOCKS } from '../../table/match.ts';
import { GAMES, screensOf, wantGame } from '../app/with-game.tsx';
import { FIRST_GAME } from '../games.ts';
import type { GameScreens } from '../frame/game-screens.ts';
import { settings } from '../app/settings.ts';
import { EditionChoice, LengthChoice, OptionsForm } from '../frame/new-match/rules-form.tsx';
import { Rules } from '../frame/new-match/rules.ts';
import { Sitters } from '../frame/new-match/sitters.tsx';
import { planOf } from '../../client/new-match.ts';
import type { Sitter } from '../../client/new-match.ts';
import { Problem } from '../app/page.tsx';
import { problemWords, t } from '../app/words.ts';
import { go } from '../app/router.ts';
import { server } from './api.ts';
import { NameField } from '../app/name-field.tsx';

/** Seconds for a move; 0 stands for no clock. */
const SECONDS = [0, 30, 60, 120, 300, CLOCKS.live.to, 86_400, 259_200, 604_800, CLOCKS.long.to];

export function CreateMatch(): JSX.Element {
  const [game, setGame] = createSignal<string>(FIRST_GAME.id);
  const choose = async (chosen: string): Promise<void> => {
    await wantGame(chosen);
    setGame(chosen);
  };
  return (
    <section class="card new-game" aria-labelledby="create-title">
      <h2 id="create-title">{t().lobby.create}</h2>
      <fieldset class="pills levels">
        <legend>{t().form.game}</legend>
        <For each={GAMES}>
          {({ id, card }) => (
            <label>
              <input type="radio" name="game" checked={game() === id} onChange={() => void choose(id)} />
              <span>{card().title}</span>
            </label>
          )}
        </For>
      </fieldset>
      <Show when={screensOf(game())} keyed>
        {(screens) => <CreateForm screens={screens} />}
      </Show>
    </section>
  );
}

function CreateForm(props: { readonly screens: GameScreens<Types> }): JSX.Element {
  const { screens } = props;
  const { bots, firstRival, kit } = screens;
  const rules = new Rules(screens, '');
  const [sitters, setSitters] = createSignal<readonly Sitter[]>([{ person: '' }, { person: '' }]);
  const [clock, setClock] = createSignal(0);
  const [advice, setAdvice] = createSignal(false);
  const [listed, setListed] = createSignal(false);
  const [problem, setProblem] = createSignal<string | undefined>(undefined);
  const make = async (event: SubmitEvent): Promise<void> => {
    event.preventDefault();
    if (settings().name.trim() === '') return void setProblem(t().lobby.needName);
    const made = await server.create({
      game: kit.game.id,
      edition: rules.notation(),
      seats: sitters().map(planOf),
      public: listed(),
      clock: clock() === 0 ? undefined : clock(),
      advice: advice(),
      name: settings().name,
    });
    if (made.ok) go({ at: 'server-match', id: made.value });
    else setProblem((await problemWords()).problem(made.problem));
  };
  return (
    <form class="new-game" onSubmit={(event) => void make(event)}>
      <NameField label={t().lobby.name} isRequired />
      <Sitters
        sitters={sitters()}
        most={rules.seats().max}
        bots={bots}
        usual={firstRival}
        about={screens.words().bots}
        shared={undefined}
        onChange={setSitters}
      />
      <LengthChoice rules={rules} />
      <label class="field">
        <span>{t().lobby.clock}</span>
        <select value={clock()} onChange={(event) => setClock(Number(event.currentTarget.value))}>
          <For each={SECONDS}>{(seconds) => <option value={seconds}>{t().lobby.clocks(seconds)}</option>}</For>
        </select>
      </label>
      <label class="check">
        <input type="checkbox" checked={advice()} onChange={(event) => setAdvice(event.currentTarget.checked)} />
        <span>{t().lobby.advice}</span>
      </label>
      <label class="check">
        <input type="checkbox" checked={listed()} onChange={(event) => setListed(event.currentTarget.checked)} />
        <span>{t().lobby.public}</span>
      </label>
      <details class="options">
        <summary>{t().labelled(t().form.edition, rules.words().edition(rules.edition()).title)}</summary>
        <EditionChoice rules={rules} />
        <OptionsForm rules={rules} />
      </details>
      <Problem sentence={problem()} />
      <button type="submit" class="primary" disabled={!rules.reading().ok}>
        {t().lobby.make}
      </button>
    </form>
  );
}
