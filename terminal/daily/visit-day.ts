/** The daily galaxy on the full screen: play it, see what was reached, send it to the table of a server. */
import type { Day } from '../../bots/daily/day.ts';
import type { DayResult } from '../../bots/daily/day-result.ts';
import { formatRecord } from '../../core/record.ts';
import type { AnyGameScreens, Games } from '../frame/game-screens.ts';
import { LinePage } from '../frame/line-page.ts';
import { PickPage } from '../frame/pick-page.ts';
import type { MenuChoice } from '../frame/pick-page.ts';
import { playFresh, playOn } from '../frame/play-here.ts';
import type { PlayHere } from '../frame/play-here.ts';
import { TextPage } from '../frame/text-page.ts';
import { WaitPage } from '../frame/wait-page.ts';
import { serverAt, asked } from '../network/server.ts';
import { commandLine } from '../own-name.ts';
import type { FullScreen } from '../screen/full-screen.ts';
import { remember, settings } from '../settings.ts';
import type { CommandProblem } from '../../text/terminal.ts';
import { explain, explainProblem, frameWords, words } from '../words.ts';
import { beginDay, daysOpen, keptDay, today } from './day-match.ts';
import { dayResults, noteDay, noteSent } from './day-results.ts';
import { aboutDay, longDate, reachedWords, resultsText, shareLines, streakWords, tableText } from './day-text.ts';

type DayWish =
  | { readonly does: 'play' | 'results' | 'table' }
  | { readonly does: 'go-on' | 'send'; readonly date: string };

type DayChoice = MenuChoice<DayWish>;

/** Until it is left; says how the last match was left, and what there is to share. */
export async function visitDay(
  games: Games,
  screen: FullScreen,
  screens: AnyGameScreens,
  origin: string,
  pace: number,
): Promise<string> {
  const how: PlayHere = { pace, threads: 1, record: undefined };
  const visit = new DayVisit(games, screen, screens, origin, how);
  for (;;) {
    const wish = await screen.show(visit.page());
    if (wish === 'back') return visit.farewell;
    await visit.do(wish);
  }
}

class DayVisit {
  readonly #games: Games;
  readonly #screen: FullScreen;
  readonly #screens: AnyGameScreens;
  readonly #origin: string;
  readonly #how: PlayHere;
  /** It stays the day on which the page was opened: a match is not left for another at midnight. */
  readonly #day: Day;
  /** The last wish, and what came of it. */
  #wished: DayWish['does'] = 'play';
  #told = '';
  #left = '';

  constructor(games: Games, screen: FullScreen, screens: AnyGameScreens, origin: string, how: PlayHere) {
    this.#games = games;
    this.#screen = screen;
    this.#screens = screens;
    this.#origin = origin;
    this.#how = how;
    this.#day = today(screens);
    noteFinished(screens);
  }

  /** How the match of the day was left, and its result to share. */
  get farewell(): string {
    const reached = this.#reached(this.#day.date);
    if (this.#left === '' || reached === undefined) return this.#left;
    return `${this.#left}${words().daily.line}:\n${shareLines(this.#screens, reached, undefined)}`;
  }

  page(): PickPage<DayWish> {
    const { daily } = words();
    const choices = [...this.#playing(), ...this.#earlier(), ...this.#looking()];
    return new PickPage({
      title: `Star Lanes · ${daily.title} · ${longDate(this.#day.date)}`,
      head: [daily.title, aboutDay(this.#day), ...(this.#told === '' ? [] : ['', this.#told])],
      choices,
      first: Math.max(
        0,
        choices.findIndex(({ value }) => value.does === this.#wished),
      ),
      keys: [
        ['↑↓', frameWords().keys.pick],
        ['Enter', frameWords().keys.open],
        ['q', frameWords().keys.back],
      ],
    });
  }

  async do(wish: DayWish): Promise<void> {
    this.#told = '';
    this.#wished = wish.does;
    switch (wish.does) {
      case 'play':
        return this.#play(this.#day.date);
      case 'go-on':
        return this.#play(wish.date);
      case 'send':
        this.#told = await this.#send(wish.date);
        return;
      case 'results':
        return this.#read(words().daily.history, resultsText(this.#screens, this.#day.date, dayResults()));
      case 'table':
        return this.#readTable();
    }
  }

  #reached(date: string): DayResult | undefined {
    return dayResults().find((one) => one.date === date);
  }

  /** Today's match, and its result to be sent. */
  #playing(): readonly DayChoice[] {
    const { daily } = words();
    const reached = this.#reached(this.#day.date);
    const kept = keptDay(this.#screens, this.#day.date);
    const label = reached !== undefined ? daily.look : kept === undefined ? daily.play : daily.resume;
    const about = reached === undefined ? '' : reachedWords(this.#screens, reached);
    const play: DayChoice = { key: 'p', words: label, about, value: { does: 'play' } };
    // A result whose match was deleted cannot be looked at, nor sent.
    return reached !== undefined && kept === undefined ? [] : [play, ...this.#sending(this.#day.date)];
  }

  #sending(date: string): readonly DayChoice[] {
    const { daily } = words();
    const reached = this.#reached(date);
    if (reached === undefined || keptDay(this.#screens, date)?.record === undefined) return [];
    const about = reached.sent === true ? daily.sent : this.#origin;
    return [{ key: 's', words: daily.send, about, value: { does: 'send', date } }];
  }

  /** Days before today that can still be finished or sent. */
  #earlier(): readonly DayChoice[] {
    const { daily, saved } = words();
    return daysOpen()
      .filter((date) => date !== this.#day.date)
      .flatMap((date, back) => {
        const kept = keptDay(this.#screens, date);
        if (kept === undefined || this.#reached(date)?.sent === true) return [];
        const wish: DayWish = { does: kept.record === undefined ? 'go-on' : 'send', date };
        const about = wish.does === 'send' ? daily.send : saved.goOn;
        return [{ key: String(back + 1), words: daily.earlier(longDate(date)), about, value: wish }];
      });
  }

  #looking(): readonly DayChoice[] {
    const { daily } = words();
    const reached = dayResults();
    const streak = reached.length === 0 ? daily.none : streakWords(this.#day.date, reached);
    return [
      { key: 'r', words: daily.history, about: streak, value: { does: 'results' } },
      { key: 't', words: daily.table, about: this.#origin, value: { does: 'table' } },
    ];
  }

  async #play(date: string): Promise<void> {
    const kept = keptDay(this.#screens, date);
    if (kept === undefined) {
      const { summary } = await playFresh(this.#screen, this.#screens, beginDay(this.#screens, this.#day), this.#how);
      this.#left = summary;
      return;
    }
    const left = await playOn(this.#games, this.#screen, kept.path, this.#how);
    if (left.ok) this.#left = left.value;
    else this.#told = explainProblem(left.problem);
  }

  async #send(date: string): Promise<string> {
    const name = await this.#askName();
    if (name === undefined) return '';
    const problem = await this.#waiting(sendDay(this.#screens, this.#origin, { date, name }));
    return problem === undefined ? words().daily.sent : `${words().daily.sendFailed} ${explain(problem)}`;
  }

  /** The name in the table, asked for once. */
  async #askName(): Promise<string | undefined> {
    const { name } = settings();
    if (name !== undefined) return name;
    const typed = await this.#screen.show(new LinePage(`Star Lanes · ${words().daily.title}`, words().daily.name));
    if (typed === 'back') return undefined;
    remember({ name: typed.line });
    return settings().name;
  }

  async #readTable(): Promise<void> {
    const table = await this.#waiting(serverAt(this.#origin).dayTable(this.#day.date));
    const title = `${words().daily.table} · ${this.#origin}`;
    return this.#read(title, tableText(this.#screens, table.ok ? table.value : undefined));
  }

  async #read(title: string, text: string): Promise<void> {
    await this.#screen.show(new TextPage(`Star Lanes · ${title}`, text));
  }

  #waiting<Value>(work: Promise<Value>): Promise<Value> {
    return this.#screen.show(new WaitPage(words().calling(this.#origin), work));
  }
}

/** Sends the result of a day; says why it was not taken. */
export async function sendDay(
  screens: AnyGameScreens,
  origin: string,
  { date, name }: { readonly date: string; readonly name: string },
): Promise<CommandProblem | undefined> {
  const record = keptDay(screens, date)?.record;
  if (record === undefined) return { why: 'nothing-to-send', play: commandLine('daily').trim() };
  const sent = await asked(serverAt(origin).sendDayRecord(name, formatRecord(record)));
  if (!sent.ok) return sent.problem;
  noteSent(date);
  return undefined;
}

/** Results of matches that could not be noted when they ended. */
export function noteFinished(screens: AnyGameScreens): void {
  for (const date of daysOpen()) {
    const record = keptDay(screens, date)?.record;
    if (record !== undefined) noteDay(screens.kit, date, record);
  }
}
