/** An edition by its title, and the options that differ from it. */
import { Show, createResource } from 'solid-js';
import type { JSX } from 'solid-js';
import { settings } from '../app/settings.ts';
import { changedRules } from '../frame/new-match/changed-rules.ts';
import type { RuleBook } from '../frame/new-match/rule-book.ts';
import { STAR_LANES_RULES } from '../star-lanes/star-lanes-rules.ts';
import { editionTitle } from './edition-title.ts';

export function EditionName(props: { readonly game: string; readonly edition: string }): JSX.Element {
  const [trader] = createResource(() => props.game === 'star-trader' && settings().language, traderRules, {
    initialValue: undefined,
  });
  const book = (): RuleBook | undefined => (props.game === 'star-trader' ? trader.latest : STAR_LANES_RULES);
  const title = (): string => {
    const [name = ''] = props.edition.split('+');
    return book()?.words.edition(name).title ?? editionTitle(props.game, props.edition);
  };
  const changes = (): string => {
    const known = book();
    return known === undefined ? '' : changedRules(known, props.edition).join('; ');
  };
  return (
    <>
      <b>{title()}</b>
      <Show when={changes()}>
        {' '}
        <small class="faint">{changes()}</small>
      </Show>
    </>
  );
}

/** The words of Star Trader come when a match of it is listed; where they cannot be had, the game's name has to do. */
async function traderRules(): Promise<RuleBook | undefined> {
  const offer = await import('../star-trader/start/trader-offer.ts').catch(() => undefined);
  return (await offer?.traderOffer())?.rules;
}
