/** A new match of Star Trader: which edition, who sails, and every rule it leaves open; a link carries all of it. */
import { Show, createMemo, createSignal } from 'solid-js';
import type { JSX } from 'solid-js';
import { starTrader } from '../../../games/star-trader/index.ts';
import { medalsFrom } from '../../../core/medals.ts';
import { nextMedal } from '../../../games/star-trader/medals.ts';
import { Page } from '../../app/page.tsx';
import { settings } from '../../app/settings.ts';
import { EditionChoice } from '../../frame/new-match/edition-choice.tsx';
import { CopyLink, Problem } from '../../frame/new-match/new-match.tsx';
import { OptionsForm } from '../../frame/new-match/options-form.tsx';
import { Rules } from '../../frame/new-match/rules.ts';
import { Sitters } from '../../frame/new-match/sitters.tsx';
import { makeMatch } from '../../table/new-match.ts';
import type { Sitter } from '../../table/new-match.ts';
import { followWords, money, t } from '../../app/words.ts';
import { go } from '../../app/router.ts';
import { STAR_TRADER } from '../book.ts';
import { w } from '../words.ts';
import { STAR_TRADER_RULES } from './trader-rules.ts';

export function TraderNewGame(props: { readonly edition: string }): JSX.Element {
  const spoken = followWords('star-trader');
  return (
    <Show when={spoken()}>
      <Form edition={props.edition} />
    </Show>
  );
}

function Form(props: { readonly edition: string }): JSX.Element {
  const rules = new Rules(STAR_TRADER_RULES, props.edition);
  const [sitters, setSitters] = createSignal<readonly Sitter[]>([
    { person: settings().name || w().skipper },
    { bot: 'merchant' },
    { bot: 'captain' },
  ]);
  const wrongCount = createMemo(() => {
    const reading = rules.reading();
    if (!reading.ok) return undefined;
    const { min, max } = reading.value.seats;
    const { length } = sitters();
    return length < min || length > max ? t().form.wrongCount(min, max) : undefined;
  });
  const named = (sitter: Sitter, seat: number): Sitter =>
    'person' in sitter && sitter.person.trim() === '' ? { person: w().captain(seat + 1) } : sitter;
  const begin = (event: SubmitEvent): void => {
    event.preventDefault();
    if (!rules.reading().ok || wrongCount() !== undefined) return;
    go({ at: 'match', id: makeMatch(STAR_TRADER, rules.notation(), sitters().map(named)).head.id });
  };
  return (
    <Page title={w().form.title}>
      <p class="faint">{w().form.about}</p>
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
          bots={STAR_TRADER.bots}
          usual="merchant"
          shared={w().form.sharedDevice}
          onChange={setSitters}
        />
        <Show when={sitters().length === 1}>
          <Medals notation={rules.notation()} />
        </Show>
        <OptionsForm rules={rules} />
        <p class="problem" role="status">
          <Problem rules={rules} /> {wrongCount()}
        </p>
        <div class="buttons">
          <button type="submit" class="primary large" disabled={!rules.reading().ok || wrongCount() !== undefined}>
            {t().form.begin}
          </button>
          <CopyLink rules={rules} at="new-trader" />
        </div>
      </form>
    </Page>
  );
}

/** What the medals take, for who plays alone. */
function Medals(props: { readonly notation: string }): JSX.Element {
  const words = createMemo(() => {
    const reading = starTrader.parseConfig(props.notation);
    const medals = reading.ok ? medalsFrom((worth) => nextMedal(reading.value, worth)) : [];
    const [bronze, silver, gold] = medals.map(({ worth }) => money(worth));
    if (bronze === undefined || silver === undefined || gold === undefined) return w().after.medalsNone;
    return `${w().form.alone} ${w().form.medals(bronze, silver, gold)}`;
  });
  return (
    <p class="faint" role="status">
      {words()}
    </p>
  );
}
