/** The adviser over the screen: the best answer and two to compare it with, each with its reason; a key does what it says. */
import { advise } from '../../bots/star-lanes/adviser/advise.ts';
import type { Figures, StarLanesSuggestion } from '../../bots/star-lanes/adviser/advice.ts';
import { Mulberry32 } from '../../core/chance.ts';
import type { StarLanesTypes } from '../../games/star-lanes/index.ts';
import { drawBox } from '../frame/box.ts';
import type { BoxLine } from '../frame/box.ts';
import type { Overlay } from '../frame/game-screens.ts';
import { closedOverlay, openOverlay, play } from '../frame/ui.ts';
import type { Cells } from '../screen/cells.ts';
import { textKey } from '../screen/key.ts';
import type { Key } from '../screen/key.ts';
import { wrapped } from '../screen/marks.ts';
import { about, percent } from '../review/figures.ts';
import type { LanesKeyResult, LanesMatchModel, LanesUi } from './model.ts';
import { lanes } from './speech.ts';

/** A look at some futures that nobody has to wait for. */
const PLAYOUTS = 200;
const MOST = 3;

/** In a trade the letters are companies: `v` asks there, and in a placing as well. */
export function handleAdviceKey(model: LanesMatchModel, ui: LanesUi, key: Key): LanesKeyResult | undefined {
  const isKey = key.key === 'text' && (key.text === 'v' || (key.text === 'a' && model.view.ask?.ask === 'place'));
  if (!isKey || !model.mayAdvise) return undefined;
  const { view, events } = model;
  // Other futures for every question: whoever looks at the same few all through a match is led by their luck.
  const futures = new Mulberry32(events.length);
  const { options } = advise({ view, heard: events }, undefined, { playouts: PLAYOUTS }, futures);
  return openOverlay({ ...ui, advice: options.slice(0, MOST) }, 'advice');
}

export const ADVICE_OVERLAY: Overlay<StarLanesTypes, LanesMatchModel, LanesUi> = {
  name: 'advice',
  isPage: false,
  keys: () => [
    ['Enter', lanes().keys.doFirst],
    ['1-3', lanes().keys.doIt],
    ['Esc', lanes().keys.close],
  ],
  draw: drawAdvice,
  handleKey: handleAnswerKey,
};

function drawAdvice(cells: Cells, model: LanesMatchModel, { advice }: LanesUi): void {
  const answers = advice.map((option, i) => answerLines(option, i, model, cells.width - 14));
  // Fewer answers rather than half of one.
  let shown = answers.length;
  while (shown > 1 && answers.slice(0, shown).flat().length > cells.height - 6) shown--;
  drawBox(cells, lanes().advice.title, answers.slice(0, shown).flat());
}

function answerLines(option: StarLanesSuggestion, place: number, model: LanesMatchModel, room: number): BoxLine[] {
  const advised = { names: model.names, config: model.view.config };
  const key = textKey(String(place + 1));
  const words = lanes().advice;
  const [plan] = option.plans;
  const reasons = [
    capital(figures(option, model.view.players)),
    words.reason(option.because, advised),
    ...(plan === undefined ? [] : [words.afterwards(words.trade(plan, advised.config))]),
  ];
  const [first = '', ...more] = wrapped(words.suggestion(option, advised), room);
  const style = place === 0 ? 'gain' : 'strong';
  return [
    [{ text: `${place + 1}  ${first}`, style, key }],
    ...more.map((line) => [{ text: `   ${line}`, style, key } as const]),
    ...wrapped(reasons.join(' '), room).map((line) => [{ text: `   ${line}`, key }]),
  ];
}

/** Alone there is no chance to win, and the sentence begins with a small letter. */
function capital(told: string): string {
  return told.charAt(0).toUpperCase() + told.slice(1);
}

function handleAnswerKey(_: LanesMatchModel, ui: LanesUi, key: Key): LanesKeyResult {
  const place = key.key === 'enter' ? 0 : key.key === 'text' ? Number(key.text) - 1 : -1;
  const option = ui.advice[place];
  return option === undefined ? { ui } : play(closedOverlay(ui), option.action);
}

/** Who plays alone wins in any case: only the worth is news. */
export function figures({ chance, worth }: Figures, players: number): string {
  const { money, advice } = lanes();
  const end = advice.atEnd(about(worth, money));
  return players === 1 ? `${end}.` : `${advice.chance(percent(chance))}, ${end}.`;
}
