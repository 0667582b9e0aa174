/** A new match: who plays, which edition, and every rule it leaves open; a link carries all of it. */
import { Show, createMemo, createSignal } from 'solid-js';
import type { JSX } from 'solid-js';
import { Dynamic } from 'solid-js/web';
import type { Types } from '../../../core/contract.ts';
import { CopyButton } from '../../app/copy-button.tsx';
import { Page } from '../../app/page.tsx';
import { addressOf } from '../../app/route.ts';
import { rivalsNow } from '../../app/play-now.ts';
import { settings } from '../../app/settings.ts';
import { makeMatch } from '../../matches/make-match.ts';
import type { Sitter } from '../../../client/new-match.ts';
import { t } from '../../app/words.ts';
import { go } from '../../app/router.ts';
import type { GameScreens } from '../game-screens.ts';
import { EditionChoice, LengthChoice, OptionsForm } from './rules-form.tsx';
import { Rules } from './rules.ts';
import { sentence } from '../../../text/sentences.ts';
import { Sitters } from './sitters.tsx';

interface NewMatchProps {
  readonly screens: GameScreens<Types>;
  /** The notation of the rules it begins with; empty for the usual ones. */
  readonly edition: string;
}

/** A form begins with these, or as near to it as its rules allow. */
const USUAL_SEATS = 3;

export function NewMatch(props: NewMatchProps): JSX.Element {
  const { screens } = props;
  const { kit, bots, firstRival } = screens;
  const rules = new Rules(screens, props.edition);
  const { min: fewest, max: most } = rules.seats();
  const [sitters, setSitters] = createSignal<readonly Sitter[]>(
    Array.from({ length: Math.max(fewest, Math.min(USUAL_SEATS, most)) }, (_, seat) => {
      if (seat === 0) return { person: settings().name || screens.words().person };
      return { bot: rivalsNow(screens)[seat - 1] ?? firstRival };
    }),
  );
  const wrongCount = createMemo(() => {
    const reading = rules.reading();
    if (!reading.ok) return undefined;
    const { min, max } = reading.value.seats;
    const { length } = sitters();
    return length < min || length > max ? t().form.wrongCount(min, max) : undefined;
  });
  const address = (): string => {
    const to = addressOf({ at: 'new', game: kit.game.id, edition: rules.notation() });
    return new URL(to, location.href).href;
  };
  const begin = (event: SubmitEvent): void => {
    event.preventDefault();
    if (!rules.reading().ok || wrongCount() !== undefined) return;
    go({ at: 'match', id: makeMatch(kit, rules.notation(), sitters().map(named)).head.id });
  };
  return (
    <Page title={screens.words().form.title}>
      <Show when={screens.words().form.about}>{(words) => <p class="faint">{words()}</p>}</Show>
      <Show when={rules.badLink}>
        {(problem) => (
          <p class="notice" role="alert">
            {t().form.badLink} {sentence(rules.words().optionProblem(problem()))}
          </p>
        )}
      </Show>
      <form class="new-game" onSubmit={begin}>
        <Sitters
          sitters={sitters()}
          most={rules.seats().max}
          bots={bots}
          usual={firstRival}
          about={screens.words().bots}
          shared={screens.words().form.sharedDevice}
          onChange={setSitters}
        />
        <LengthChoice rules={rules} />
        <EditionChoice rules={rules} />
        <Dynamic component={screens.FormDetails} notation={rules.notation()} players={sitters().length} />
        <OptionsForm rules={rules} />
        <div class="buttons">
          <CopyButton label={t().form.link} text={address()} />
        </div>
        <div class="form-foot">
          <p class="problem" role="status">
            {[rules.problem(), wrongCount()].filter((one) => one !== undefined && one !== '').join(' ')}
          </p>
          <button type="submit" class="primary large" disabled={!rules.reading().ok || wrongCount() !== undefined}>
            {t().form.begin}
          </button>
        </div>
      </form>
    </Page>
  );

  function named(sitter: Sitter, seat: number): Sitter {
    return 'person' in sitter && sitter.person.trim() === '' ? { person: screens.words().personAt(seat + 1) } : sitter;
  }
}
