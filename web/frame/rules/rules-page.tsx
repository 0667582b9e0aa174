/** How a game is played: a page of its own, reached from the first page, from forms and from invitations. */
import { For, Show, createResource } from 'solid-js';
import type { JSX } from 'solid-js';
import type { Types } from '../../../core/contract.ts';
import { Link } from '../../app/link.tsx';
import { Page, Problem } from '../../app/page.tsx';
import { t } from '../../app/words.ts';
import { GAMES, entryOf } from '../../app/with-game.tsx';
import type { GameScreens } from '../game-screens.ts';
import { usualEdition } from '../../../core/kit.ts';
import { must } from '../../../core/must.ts';
import { notationParts } from '../../../core/options.ts';
import { sentence } from '../../../text/sentences.ts';
import { RulesSheetView } from './rules-sheet.tsx';

interface RulesPageProps {
  readonly screens: GameScreens<Types>;
  /** A notation; empty for the usual edition. */
  readonly edition: string;
}

export function RulesPage(props: RulesPageProps): JSX.Element {
  const { screens } = props;
  const { game } = screens.kit;
  const notation = props.edition === '' ? usualEdition(screens.kit) : props.edition;
  const config = game.parseConfig(notation);
  const [sheet] = createResource(
    () => t(),
    () => (config.ok ? screens.rules?.(config.value) : undefined),
  );
  return (
    <Page title={t().rules.title(screens.words().title)}>
      <Problem sentence={config.ok ? undefined : sentence(screens.words().optionProblem(config.problem))} />
      <Show when={sheet()}>
        {(known) => (
          <RulesSheetView
            game={game.id}
            sheet={known()}
            edition={screens.words().edition(must(notationParts(notation)[0], 'an edition')).title}
          />
        )}
      </Show>
      <p class="rules-foot">
        <For each={GAMES.filter(({ id }) => id !== game.id)}>
          {({ id, card }) => <Link to={{ at: 'rules', game: id, edition: '' }}>{t().rules.title(card().title)}</Link>}
        </For>
        <Show when={entryOf(game.id)?.Instructions}>
          <Link to={{ at: 'instructions' }}>{t().start.instructions}</Link>
        </Show>
      </p>
    </Page>
  );
}
