/** Plays a match on streams, line by line, until it is over, somebody quits or the input ends. */
import { closeSync, openSync, writeFileSync } from 'node:fs';
import type { HappenedOf, MatchClient } from '../../client/match-client.ts';
import { answerOn } from '../../client/answer-on.ts';
import { modelOf } from '../../client/match-model.ts';
import type { MatchModel } from '../../client/match-model.ts';
import { PLAIN_NAMES } from '../../client/names.ts';
import type { Seat, Types } from '../../core/contract.ts';
import { must } from '../../core/must.ts';
import { formatPlayedAction, formatRecordHead, oneLine } from '../../core/record.ts';
import { unwrap } from '../../core/result.ts';
import type { AnyGameScreens, GameScreens } from '../frame/game-screens.ts';
import { medalWords, rankedBy } from '../frame/result.ts';
import type { FrameUi } from '../frame/ui.ts';
import { savedLog } from '../saved/saved-match.ts';
import type { SavedMatch } from '../saved/saved-match.ts';
import { padded } from '../screen/marks.ts';
import { put } from '../streams.ts';
import type { Streams } from '../streams.ts';
import { words } from '../words.ts';
import { linesOf } from '../teletype/keyboard.ts';
import { openHere } from './open-here.ts';

interface LinesHow {
  /** A file that holds the record of the match as it grows. */
  readonly record: string | undefined;
  readonly threads: number;
}

/** Opens a match and plays it; only the record is kept of it. */
export async function playLines(
  screens: AnyGameScreens,
  saved: SavedMatch,
  { record, threads }: LinesHow,
  streams: Streams,
): Promise<void> {
  const file = record === undefined ? undefined : openSync(record, 'w');
  const write = (text: string): void => void (file === undefined || writeFileSync(file, text));
  const disk = new Trouble();
  const keep = (): void =>
    disk.watch(() => write(formatPlayedAction(must(match.recordSoFar.actions.at(-1), 'what was played'))));
  const match = unwrap(await openHere(screens, savedLog(saved), { pace: 0, threads: threads > 1 ? threads : 0, keep }));
  try {
    write(formatRecordHead(match.recordSoFar));
    await Promise.race([playInLines(match, screens, streams), disk.comes]);
  } finally {
    await match.close();
    if (file !== undefined) closeSync(file);
  }
}

/** What goes wrong while computer players play: nobody waits for them who could catch it. */
class Trouble {
  readonly #reject: { now?: (error: unknown) => void } = {};
  /** Never comes to an end, unless by the error. */
  readonly comes = new Promise<never>((_, reject) => (this.#reject.now = reject));

  constructor() {
    // Who has given up meanwhile does not wait for it.
    this.comes.catch(() => {});
  }

  watch(work: () => void): void {
    try {
      work();
    } catch (error) {
      this.#reject.now?.(error);
    }
  }
}

/** Who says something before each question: what, and whether it is only read, or nothing more is asked. */
export interface LineTeacher {
  says(): { readonly words: string; readonly asks: 'action' | 'reading' | 'nothing' };
  /** What is only read was read. */
  next(): void;
}

/** Plays a match that is open, as it is, or as somebody teaches it. */
export function playInLines(
  match: MatchClient<Types>,
  screens: LineScreens<Types>,
  streams: Streams,
  teacher?: LineTeacher,
): Promise<void> {
  return new LineMatch(match, screens, streams, teacher).play();
}

/** What playing line by line needs of a game. */
type LineScreens<T extends Types> = Pick<
  GameScreens<T, MatchModel<T>, FrameUi>,
  'kit' | 'talk' | 'progress' | 'answering' | 'speech'
>;

/** As much of a line as shows which one is meant. */
const SHOWN = 40;

/** Says what was typed and not understood; nothing where nothing was typed. */
function notUnderstood(typed: string): string {
  const shown = oneLine(typed, SHOWN);
  return shown === '' ? '' : `${words().notUnderstood(shown)} `;
}

class LineMatch<T extends Types> {
  readonly #match: MatchClient<T>;
  readonly #teacher: LineTeacher | undefined;
  readonly #screens: LineScreens<T>;
  readonly #streams: Streams;
  readonly #lines: AsyncGenerator<string>;
  /** How much of what happened has been told. */
  #told: number;

  constructor(match: MatchClient<T>, screens: LineScreens<T>, streams: Streams, teacher: LineTeacher | undefined) {
    this.#match = match;
    this.#teacher = teacher;
    this.#screens = screens;
    this.#streams = streams;
    this.#lines = linesOf(streams.input);
    this.#told = match.happened('watcher').length;
  }

  async play(): Promise<void> {
    await this.#say(`${this.#table()}.\n${this.#screens.talk.opening(this.#model())}\n`);
    for (;;) {
      // What happens while something is printed is told before anything is asked.
      for (let news = this.#news(); news !== ''; news = this.#news()) await this.#say(news);
      const model = this.#model();
      if (model.update.phase === 'over') return this.#say((await this.#closing(model)) + this.#lastWords);
      if (model.asked === undefined) await this.#change();
      else if (this.#lastWords !== '') return this.#say(`\n${this.#lastWords}`);
      else if (!(await this.#ask(model.asked))) return;
    }
  }

  #model(): MatchModel<T> {
    return must(modelOf(this.#match, 'watcher', PLAIN_NAMES), 'a match that has begun');
  }

  /** Waits until a computer player has acted. */
  #change(): Promise<void> {
    return new Promise((resolve) => {
      const stop = this.#match.listen(() => {
        stop();
        resolve();
      });
    });
  }

  #table(): string {
    const { names, update } = this.#model();
    return names
      .map((name, seat) => (update.seats[seat]?.bot === undefined ? name : words().computer(name)))
      .join(', ');
  }

  /** Asks until something is done; false when the person has left. */
  async #ask(seat: Seat): Promise<boolean> {
    const { talk, kit } = this.#screens;
    if (!(await this.#read())) return false;
    const said = this.#teacher?.says().words;
    await this.#say(`${talk.question(this.#model(), seat)}${said === undefined ? '' : `\n\n${said}\n> `}`);
    for (;;) {
      const next = await this.#lines.next();
      const model = this.#model();
      const { view } = model;
      if (next.done === true) {
        // The cursor still stands behind the question that was not answered.
        await this.#say(`\n${words().inputEnded(this.#screens.progress(view).words)}\n`);
        return false;
      }
      const line = talk.read(next.value, model);
      switch (line.line) {
        case 'quit':
          await this.#say(`${words().leftAfter(this.#screens.progress(view).words)}\n`);
          return false;
        case 'help':
          await this.#say(`${talk.help(view)}\n> `);
          break;
        case 'show':
          await this.#say(talk.question(this.#model(), seat));
          break;
        case 'unclear':
          await this.#say(`${notUnderstood(next.value)}${line.sentence}\n> `);
          break;
        case 'answer-on': {
          const answering = must(this.#screens.answering?.(line.by, view), line.by);
          const rejection = await answerOn(this.#match, kit.game, seat, answering);
          if (rejection === undefined) return true;
          await this.#say(`${words().teller.rejection(rejection, this.#screens.speech())}\n> `);
          break;
        }
        case 'action': {
          const rejection = await this.#match.act(seat, { act: 'do', did: kit.game.formatAction(line.action) });
          if (rejection === undefined) return true;
          await this.#say(`${words().teller.rejection(rejection, this.#screens.speech())}\n> `);
        }
      }
    }
  }

  /** What is said when nothing more is asked. */
  get #lastWords(): string {
    const said = this.#teacher?.says();
    return said?.asks === 'nothing' ? said.words : '';
  }

  /** What is said and only read; false when the person has left. */
  async #read(): Promise<boolean> {
    for (let said = this.#teacher?.says(); said?.asks === 'reading'; said = this.#teacher?.says()) {
      await this.#say(`\n${said.words} `);
      if ((await this.#lines.next()).done === true) return false;
      this.#teacher?.next();
    }
    return true;
  }

  /** What happened since, in words; a person hears all of their own, others only what is public. */
  #news(): string {
    const { kit, speech } = this.#screens;
    const { names, view } = this.#model();
    const events = this.#match
      .happened('watcher')
      .slice(this.#told)
      .flatMap((one) => this.#heard(one).events ?? []);
    this.#told = this.#match.happened('watcher').length;
    const told = events.filter((event) => kit.isNews(event));
    return told.map((event) => `${speech().tell(event, names, kit.configOf(view))}\n`).join('');
  }

  #heard(one: HappenedOf<T>): HappenedOf<T> {
    const isOwn = one.by !== undefined && this.#match.seats().includes(one.by);
    return isOwn ? must(this.#match.happened(one.by)[one.at], 'what a player heard') : one;
  }

  async #closing({ names, view }: MatchModel<T>): Promise<string> {
    const { kit, speech } = this.#screens;
    const { result = [] } = unwrap(await this.#match.record());
    const ranked = rankedBy(
      result.map((worth) => ({ worth })),
      names,
    );
    const lines = ranked.map(
      ({ worth, name }, rank) => `  ${rank + 1}. ${padded(name, 20)}${speech().money(worth).padStart(16)}`,
    );
    const [only] = ranked;
    if (ranked.length > 1 || only === undefined) return `\n${lines.join('\n')}\n`;
    return `\n${lines.join('\n')}\n${medalWords({ kit, speech }, kit.configOf(view), only.worth)}\n`;
  }

  async #say(text: string): Promise<void> {
    await put(this.#streams.output, text);
  }
}
