/** What lies over the screen of Star Lanes: the exchange, the chart of worths, the choice of a company, and the question whether to end. */
import { wrapped } from '../screen/marks.ts';
import { must } from '../../core/must.ts';
import { companyName } from '../../games/star-lanes/editions.ts';
import type { StarLanesTypes } from '../../games/star-lanes/index.ts';
import { companyOf } from '../../games/star-lanes/position.ts';
import type { OfferedSpace } from '../../games/star-lanes/types.ts';
import { drawBox } from '../frame/box.ts';
import type { BoxLine } from '../frame/box.ts';
import type { Overlay } from '../frame/game-screens.ts';
import { sureOverlay } from '../frame/table-overlays.ts';
import { closedOverlay, play } from '../frame/ui.ts';
import type { Cells } from '../screen/cells.ts';
import { textKey } from '../screen/key.ts';
import type { Key } from '../screen/key.ts';
import { companyStyle } from '../screen/style.ts';
import { ADVICE_OVERLAY } from './advice.ts';
import { drawExchange } from './exchange.ts';
import type { LanesKeyResult, LanesMatchModel, LanesUi } from './model.ts';
import { outcomeOf } from './outcome.ts';
import { drawWorths } from './side.ts';
import { lanes } from './speech.ts';
import { frameWords } from '../words.ts';

export const LANES_OVERLAYS: readonly Overlay<StarLanesTypes, LanesMatchModel, LanesUi>[] = [
  { name: 'exchange', key: 'x', words: () => lanes().keys.exchange, isPage: true, inReplay: true, draw: drawExchange },
  { name: 'worth', key: 'w', words: () => lanes().keys.worth, isPage: true, inReplay: true, draw: drawWorths },
  {
    name: 'choose',
    isPage: false,
    keys: () => [
      ['A-L', lanes().keys.choose],
      ['Esc', lanes().keys.another],
    ],
    draw: drawChoice,
    handleKey: handleChoiceKey,
  },
  ADVICE_OVERLAY,
  sureOverlay('sure-end', () => lanes().sureEnd, { type: 'play', action: { type: 'end' } }),
];

/** The space whose company is being chosen. */
function chosenSpace({ view }: LanesMatchModel, { picked }: LanesUi): Required<OfferedSpace> {
  const offered = view.ask?.ask === 'place' ? view.ask.spaces[picked] : undefined;
  const { space, companies } = must(offered, 'the space that is looked at');
  return { space, companies: must(companies, 'a choice of companies') };
}

function drawChoice(cells: Cells, model: LanesMatchModel, ui: LanesUi): void {
  const offered = chosenSpace(model, ui);
  const choices = offered.companies.map((company) => {
    const { points } = outcomeOf(model, offered, company);
    const name = companyName(model.view.config, companyOf(company));
    // As wide as the box can be, less its frame and the letter of the company.
    return {
      company,
      lines: wrapped(
        `${name}${frameWords().signs.colon}${points.join(frameWords().signs.semicolon)}`,
        cells.width - 11,
      ),
    };
  });
  const all = choices.reduce((sum, { lines }) => sum + lines.length, 0);
  // Many companies in little room: one's own gain is in the first line of each.
  const isCut = all > cells.height - 6;
  drawBox(
    cells,
    lanes().place.which(offered.space),
    choices.flatMap(({ company, lines }) => choiceLines(company, isCut ? [`${must(lines[0], 'a line')} …`] : lines)),
  );
}

/** The letter in the colour of its company; a click on any of the lines chooses it. */
function choiceLines(company: string, lines: readonly string[]): BoxLine[] {
  const key = textKey(company);
  return lines.map((line, i) => [
    { text: i === 0 ? company : ' ', style: i === 0 ? companyStyle(company) : 'plain', key },
    { text: `  ${line}`, key },
  ]);
}

function handleChoiceKey(model: LanesMatchModel, ui: LanesUi, key: Key): LanesKeyResult {
  const { space, companies } = chosenSpace(model, ui);
  const company = key.key === 'text' ? companies.find((one) => one === key.text.toUpperCase()) : undefined;
  return company === undefined ? { ui } : play(closedOverlay(ui), { type: 'place', space, company });
}
