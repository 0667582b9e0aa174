/** The parts of pages that are made from the code: `<!-- site: NAME -->` in a Markdown file says where each belongs. */
import type { Types } from '../core/contract.ts';
import { usualEdition } from '../core/kit.ts';
import type { GameKit } from '../core/kit.ts';
import { must } from '../core/must.ts';
import type { RulesSheet } from '../insight/rules-card.ts';
import { commandsFor } from '../terminal/cli/commands.ts';
import { GAMES } from '../terminal/games.ts';
import { en } from '../text/en/index.ts';
import { formatOf } from '../text/format.ts';
import { escaped, figureMarkup } from '../web/frame/rules/figure-markup.ts';
import { commandPages } from './command-pages.ts';
import { optionList, sideBySide } from './option-tables.ts';
import { referenceMarkdown } from './reference.ts';

/** All parts as Markdown, by their names: `figures star-lanes`, `editions star-lanes`, `options star-lanes`, `commands`, `reference`. */
export async function madeParts(root: string): Promise<ReadonlyMap<string, string>> {
  const parts = new Map<string, string>();
  for (const game of GAMES) {
    const { kit, rules } = await game.screens();
    const { id } = kit.game;
    if (rules !== undefined) parts.set(`figures ${id}`, drawnRules(kit, rules(usualConfig(kit))));
    parts.set(`editions ${id}`, sideBySide(kit));
    parts.set(`options ${id}`, optionList(kit));
  }
  parts.set('commands', commandPages(commandsFor(GAMES)));
  parts.set('reference', referenceMarkdown(root));
  return parts;
}

function usualConfig<T extends Types>(kit: GameKit<T>): T['Config'] {
  return must(kit.game.editions[usualEdition(kit)], 'the usual edition');
}

/** The cards of the page of rules, drawn by the same code. */
function drawnRules<T extends Types>(kit: GameKit<T>, { intro, cards }: RulesSheet): string {
  const words = { money: formatOf('en').money, becomes: en.app.rules.becomes };
  const edition = must(kit.editions[usualEdition(kit)], 'the usual edition').title;
  const items = cards.map(
    ({ title, text, figure }, i) =>
      `<li><strong>${i + 1}. ${escaped(title)}</strong><div class="rules-figure">${figureMarkup(figure, words)}</div><p>${escaped(text)}</p></li>`,
  );
  return `<p>${escaped(intro)} <small>${escaped(en.app.rules.edition(edition))}</small></p>\n<ol class="rules">${items.join('')}</ol>\n`;
}
