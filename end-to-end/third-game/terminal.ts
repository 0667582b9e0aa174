/** Countdown in the terminal, with the plainest of screens: a row of stones, a question, and what everybody has taken. */
import { must } from '../../core/must.ts';
import type { GameScreens } from '../../terminal/frame/game-screens.ts';
import { drawStandings } from '../../terminal/frame/standings.ts';
import { newFrameUi, play } from '../../terminal/frame/ui.ts';
import type { FrameUi } from '../../terminal/frame/ui.ts';
import type { MatchModel } from '../../client/match-model.ts';
import type { Area, Cells, Size } from '../../terminal/screen/cells.ts';
import { textKey } from '../../terminal/screen/key.ts';
import { englishRules, explainOptions } from '../../text/en/options.ts';
import { countdownBots } from './bots.ts';
import { countdownKit } from './kit.ts';
import type { CountdownTypes } from './rules.ts';

const HELP = 'Keys\n  1 2 3   takes that many stones\n';

type CountdownModel = MatchModel<CountdownTypes>;

export const COUNTDOWN: GameScreens<CountdownTypes, CountdownModel, FrameUi> = {
  kit: countdownKit,
  about: 'take one to three stones; who takes the last wins',
  players: [{ name: 'miser' }, { name: 'master' }],
  speak: () => Promise.resolve(),
  speech: () => ({
    ...englishRules(countdownKit),
    about: 'take one to three stones; who takes the last wins',
    help: HELP,
    turn: 'turn',
    bots: { miser: 'takes one stone at a time', master: 'leaves a multiple of four' },
    tell: (event, names, config) => countdownKit.game.describeEvent(event, names, config),
    money: (amount) => countdownKit.formatMoney(amount),
    explain: (refusal) => countdownKit.game.explainRefusal(refusal),
    optionProblem: (problem) => explainOptions(countdownKit.game, problem),
  }),
  bots: () => Promise.resolve(countdownBots),
  talk: {
    opening: ({ view: { config } }) => `${config.stones} stones.`,
    question: ({ view, names }, seat) => `${view.left} stones left. ${must(names[seat], 'a name')}, how many? `,
    read(text) {
      if (text === 'quit') return { line: 'quit' };
      const action = countdownKit.game.parseAction(`take ${text}`);
      return action === undefined ? { line: 'unclear', sentence: 'Type 1, 2 or 3.' } : { line: 'action', action };
    },
    help: () => 'Type 1, 2 or 3.',
  },
  progress: ({ config, left }) => ({
    words: `${config.stones - left} of ${config.stones} stones`,
    figures: { left },
  }),

  help: HELP,
  moment: ({ left }) => `${left} left`,
  question: () => 'how many stones?',
  endWords: ({ config }) => `after ${config.stones} stones`,

  look: (seen) => seen,
  newUi: newFrameUi,
  questionId: ({ view, asked }) => `${asked} ${view.left}`,
  nextUi: (ui) => ui,
  layout: ({ width, height }: Size) => ({
    map: { x: 0, y: 1, width: 40, height: 10 },
    side: { x: 41, y: 1, width: width - 41, height: height - 8 },
    desk: { x: 0, y: height - 7, width, height: 6 },
  }),
  drawMap: (cells, { view }, _, { x, y }) => void cells.put(x + 1, y + 1, 'o'.repeat(view.left)),
  drawSide: (cells, model, _, area) =>
    drawStandings(cells, model, area, 'Stones', [
      { head: 'taken', width: 8, amounts: model.view.taken },
      { head: 'last', width: 8, amounts: model.view.taken.map(() => 0) },
    ]),
  drawDesk,
  deskKeys: () => [['1-3', 'take']],
  handleKey(model, ui, key) {
    const action = key.key === 'text' ? countdownKit.game.parseAction(`take ${key.text}`) : undefined;
    return action === undefined || model.asked === undefined ? undefined : play(ui, action);
  },
  standings: ({ taken, mover }) =>
    taken.map((stones, seat) => ({
      worth: stones + (seat === mover ? 100 : 0),
      made: () => `${stones} stones`,
    })),
};

function drawDesk(cells: Cells, { asked, names, view }: CountdownModel, _: FrameUi, { x, y }: Area): void {
  if (asked === undefined) return;
  let at = cells.put(x, y, `${must(names[asked], 'a name')}, take: `, 'strong');
  for (let stones = 1; stones <= Math.min(3, view.left); stones++) {
    cells.hit({ x: at, y, width: 3, height: 1 }, textKey(String(stones)));
    at = cells.put(at, y, `[${stones}]`, 'offered') + 1;
  }
}
