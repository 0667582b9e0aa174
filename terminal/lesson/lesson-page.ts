/** The page of a lesson: the page of any match, with what the lesson says over it. */
import { modelOf } from '../../client/match-model.ts';
import type { MatchModel } from '../../client/match-model.ts';
import { PLAIN_NAMES } from '../../client/names.ts';
import type { Types } from '../../core/contract.ts';
import { must } from '../../core/must.ts';
import type { LessonMatch } from '../../lessons/lesson-match.ts';
import { PLAYER, sayStep } from '../../lessons/lesson.ts';
import type { GameScreens, TerminalLesson } from '../frame/game-screens.ts';
import { MatchPage } from '../frame/match-page.ts';
import type { MatchEnd } from '../frame/match-page.ts';
import type { FrameUi } from '../frame/ui.ts';
import type { Area, Cells, Size } from '../screen/cells.ts';
import type { Key } from '../screen/key.ts';
import type { Page, PageTurn } from '../screen/page.ts';
import { words } from '../words.ts';
import { drawCallout } from './callout.ts';
import type { Callout } from './callout.ts';

export class LessonPage<T extends Types, Model extends MatchModel<T>, Ui extends FrameUi> implements Page<MatchEnd> {
  readonly #match: LessonMatch<T>;
  readonly #screens: GameScreens<T, Model, Ui>;
  readonly #taught: TerminalLesson<T>;
  readonly #page: MatchPage<T, Model, Ui>;

  constructor(
    match: LessonMatch<T>,
    screens: GameScreens<T, Model, Ui>,
    taught: TerminalLesson<T>,
    richOutput: boolean,
  ) {
    this.#match = match;
    this.#screens = screens;
    this.#taught = taught;
    this.#page = new MatchPage(match, screens, richOutput, { announced: false });
  }

  draw(size: Size): Cells {
    const cells = this.#page.draw(size);
    const callout = this.#page.isCovered ? undefined : this.#callout(size);
    if (callout !== undefined) drawCallout(cells, callout, this.#screens.layout(size, this.#model.view));
    return cells;
  }

  handleKey(key: Key): MatchEnd | undefined {
    const { isDone, step } = this.#match;
    const text = key.key === 'text' ? key.text : undefined;
    if (this.#page.isCovered) return this.#pass(key);
    if (isDone && text === 'r') return 'again';
    const isRead = step !== undefined && step.does === undefined;
    if (!isRead || (key.key !== 'enter' && text !== ' ')) return this.#pass(key);
    this.#match.next();
    return undefined;
  }

  listen(turn: PageTurn<MatchEnd>): () => void {
    return this.#page.listen(turn);
  }

  /** Nothing of a lesson is looked at again: it is learned once more. */
  #pass(key: Key): MatchEnd | undefined {
    const end = this.#page.handleKey(key);
    return end === 'leave' || end === 'again' ? end : undefined;
  }

  get #model(): MatchModel<T> {
    return must(modelOf(this.#match, PLAYER, PLAIN_NAMES), 'a match that has begun');
  }

  #callout(size: Size): Callout | undefined {
    const { step, isDone, progress } = this.#match;
    if (step === undefined && !isDone) return undefined;
    const { says, at, how, does } = step ?? { says: 'end', at: 'desk' };
    const { words: taught } = this.#taught;
    const { keys, title, step: stepOf } = words().lesson;
    return {
      title: isDone ? title : stepOf(progress.done + 1, progress.of),
      says: sayStep(taught, says, this.#match.amounts, this.#screens.speech().money),
      how: how === undefined ? '' : must(taught.terminal[how], `words for ${how}`),
      foot: `${isDone ? `${keys.again}   ` : does === undefined ? `${keys.next}   ` : ''}${keys.leave}`,
      at: this.#area(at, size),
    };
  }

  /** Where something is that the lesson speaks of: what every game has, or the game's own. */
  #area(at: string, size: Size): Area {
    const { view } = this.#model;
    const { side, desk } = this.#screens.layout(size, view);
    switch (at) {
      case 'desk':
        return desk;
      case 'cash':
      case 'exchange':
        return side;
      default:
        return this.#taught.area(at, this.#model, size) ?? desk;
    }
  }
}
