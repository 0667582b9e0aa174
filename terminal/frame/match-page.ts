/** The page of a match: hands what is seen to the pure frame, and what is done to the table. */
import type { Seat, Types, Viewer } from '../../core/contract.ts';
import type { Act } from '../../table/act.ts';
import type { Cells, Size } from '../screen/cells.ts';
import { Cells as Grid } from '../screen/cells.ts';
import type { Key } from '../screen/key.ts';
import type { Page, PageTurn } from '../screen/page.ts';
import type { MatchClient } from '../../client/match-client.ts';
import { answerOn } from '../../client/answer-on.ts';
import { must } from '../../core/must.ts';
import { modelOf } from '../../client/match-model.ts';
import type { MatchModel } from '../../client/match-model.ts';
import { PLAIN_NAMES } from '../../client/names.ts';
import type { CommandProblem } from '../../text/terminal.ts';
import type { GameScreens } from './game-screens.ts';
import { MatchFrame } from './match-frame.ts';
import type { FrameUi, KeyEffect, LookBack } from './ui.ts';
import { explain, frameWords, words } from '../words.ts';

/** How the page was left. */
export type MatchEnd = 'leave' | 'again' | LookBack;

const SECOND = 1000;

interface MatchPageHow {
  /** Who teaches tells what happens in other words: then nothing is announced. */
  readonly announced?: boolean;
  /** Why what was done last is not saved; asked after everything that happens. */
  readonly unsaved?: () => CommandProblem | undefined;
}

export class MatchPage<T extends Types, Model extends MatchModel<T>, Ui extends FrameUi> implements Page<MatchEnd> {
  readonly #client: MatchClient<T>;
  readonly #screens: GameScreens<T, Model, Ui>;
  readonly #frame: MatchFrame<T, Model, Ui>;
  readonly #unsaved: NonNullable<MatchPageHow['unsaved']>;
  #ui: Ui;
  #model: Model | undefined;
  #viewer: Viewer = 'watcher';
  #redraw: () => void = () => {};

  constructor(
    client: MatchClient<T>,
    screens: GameScreens<T, Model, Ui>,
    richOutput: boolean,
    { announced = true, unsaved = () => undefined }: MatchPageHow = {},
  ) {
    this.#client = client;
    this.#screens = screens;
    this.#unsaved = unsaved;
    this.#frame = new MatchFrame(screens, announced);
    this.#ui = screens.newUi(richOutput);
    this.#look();
  }

  /** Whether something lies over the match. */
  get isCovered(): boolean {
    return this.#ui.overlay !== undefined || this.#ui.cards.length > 0;
  }

  draw(size: Size): Cells {
    if (this.#model !== undefined) return this.#frame.draw(this.#model, this.#ui, size, Date.now());
    const cells = new Grid(size);
    cells.put(1, 1, frameWords().waiting, 'faint');
    return cells;
  }

  handleKey(key: Key): MatchEnd | undefined {
    if (this.#model === undefined) return key.key === 'text' && key.text === 'q' ? 'leave' : undefined;
    const { ui, effect } = this.#frame.handleKey(this.#model, this.#ui, key);
    this.#ui = ui;
    return effect === undefined ? undefined : this.#do(effect, this.#model);
  }

  listen({ redraw }: PageTurn<MatchEnd>): () => void {
    this.#redraw = redraw;
    const stop = this.#client.listen(() => {
      this.#look();
      const unsaved = this.#unsaved();
      this.#show(unsaved && `${frameWords().notSaved} ${explain(unsaved)}`);
      redraw();
    });
    // Clocks go on while nothing else does.
    const ticking = setInterval(() => {
      if (this.#model?.update.lateAt !== undefined) redraw();
    }, SECOND);
    return () => {
      clearInterval(ticking);
      stop();
    };
  }

  #look(): void {
    const seen = modelOf(this.#client, this.#viewer, PLAIN_NAMES);
    if (seen === undefined) return;
    const model = this.#screens.look(seen);
    this.#model = model;
    this.#viewer = model.viewer;
    this.#ui = this.#frame.uiFor(this.#ui, model);
  }

  #do(effect: KeyEffect<T['Action']>, { viewer, own, update }: Model): MatchEnd | undefined {
    switch (effect.type) {
      case 'leave':
        return 'leave';
      case 'again':
        return 'again';
      case 'look-back':
        return effect.at;
      case 'play':
        void this.#act(viewer, { act: 'do', did: this.#screens.kit.game.formatAction(effect.action) });
        return undefined;
      case 'answer-on':
        void this.#answerOn(viewer, effect.by);
        return undefined;
      case 'act': {
        // Who is away takes back the seat that is minded; everything else is for the player who looks.
        const minded = own.find((seat) => update.seats[seat]?.minded !== undefined);
        void this.#act(effect.act.act === 'back' ? (minded ?? viewer) : viewer, effect.act);
        return undefined;
      }
    }
  }

  async #act(seat: Viewer, act: Act): Promise<void> {
    if (seat !== 'watcher') this.#show(await this.#tried(seat, act));
  }

  async #answerOn(seat: Viewer, by: string): Promise<void> {
    if (seat === 'watcher' || this.#model === undefined) return;
    const answering = must(this.#screens.answering?.(by, this.#model.view), by);
    const no = await answerOn(this.#client, this.#screens.kit.game, seat, answering);
    this.#show(no && words().teller.rejection(no, this.#screens.speech()));
  }

  #show(problem: string | undefined): void {
    if (problem === undefined) return;
    this.#ui = { ...this.#ui, problem };
    this.#redraw();
  }

  /** What a key did before the line was lost is answered; what one would do now might come as a surprise later. */
  async #tried(seat: Seat, act: Act): Promise<string | undefined> {
    const isSent = ['connected', 'gone'].includes(this.#client.connection());
    if (!isSent) return frameWords().notSent;
    const no = await this.#client.act(seat, act);
    return no && words().teller.rejection(no, this.#screens.speech());
  }
}
