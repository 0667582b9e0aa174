/** The rules as cards, each with its small drawing; on a page, or over a match. */
import { Index, Show } from 'solid-js';
import type { JSX } from 'solid-js';
import { must } from '../../../core/must.ts';
import { Link } from '../../app/link.tsx';
import { route } from '../../app/router.ts';
import { entryOf } from '../../app/with-game.tsx';
import { money, t } from '../../app/words.ts';
import { figureMarkup } from './figure-markup.ts';
import type { RulesSheet } from '../../../insight/rules-card.ts';
import '../../style/rules.css';

interface RulesSheetProps {
  readonly game: string;
  readonly sheet: RulesSheet;
  /** What the edition is called whose figures are told. */
  readonly edition: string;
}

export function RulesSheetView(props: RulesSheetProps): JSX.Element {
  return (
    <>
      <p class="rules-intro">
        {props.sheet.intro} <span class="faint">{t().rules.edition(props.edition)}</span>
      </p>
      <ol class="rules">
        <Index each={props.sheet.cards}>
          {(card, i) => (
            <li class="card">
              <h2>
                {i + 1}. {card().title}
              </h2>
              <div
                class="rules-figure"
                innerHTML={figureMarkup(card().figure, { money, becomes: t().rules.becomes })}
              />
              <p>{card().text}</p>
            </li>
          )}
        </Index>
      </ol>
      <Show when={entryOf(props.game)?.lesson !== undefined && route().at !== 'lesson'}>
        <p class="rules-foot">
          <Link class="button" to={{ at: 'lesson', game: props.game }}>
            {t().start.lesson}
          </Link>{' '}
          <span class="faint">
            {t().start.lessonAbout(must(entryOf(props.game), 'a game of this page').card().title)}
          </span>
        </p>
      </Show>
    </>
  );
}
