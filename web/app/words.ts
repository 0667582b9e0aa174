/**
 * The language of the page: the words of the app and of the games at hand, all in one language. English and the
 * words of the first move are there at once, everything else comes when it is needed; nothing is shown in English first.
 */
import { createSignal } from 'solid-js';
import type { AppWords } from '../../text/en/app.ts';
import type { LessonWords } from '../../lessons/lesson.ts';
import type { LessonFrameWords } from '../../text/en/lesson.ts';
import { en, wordsAtOnce } from '../../text/en/index.ts';
import type { GameCard, GameId, Language, RulesOfGames, WordsOfGames } from '../../text/en/index.ts';
import { formatOf, joined } from '../../text/format.ts';
import type { Format } from '../../text/format.ts';
import { inSentences } from '../../text/sentences.ts';
import type { ProblemTeller } from '../../text/problems.ts';
import { LANGUAGES, isGameId } from '../../text/index.ts';
import type { LanguageTag } from '../../text/index.ts';

type GamesAtHand = { -readonly [Id in GameId]?: WordsOfGames[Id] };

interface LoadedWords {
  readonly tag: LanguageTag;
  readonly language: Language;
  readonly games: Readonly<GamesAtHand>;
}

const [current, setCurrent] = createSignal<LoadedWords>({ tag: 'en', language: en, games: wordsAtOnce });

const [problems, setProblems] = createSignal<{ readonly tag: LanguageTag; readonly teller: ProblemTeller }>();

/** What shall be spoken, and the games whose words that takes. */
let wantedTag: LanguageTag = 'en';
const wanted = new Set(Object.keys(wordsAtOnce).filter(isGameId));

/** The words of the app. */
export function t(): AppWords {
  return current().language.app;
}

/** What is said of a game before it is played. */
export function gameCard(game: GameId): GameCard {
  return current().language.games[game].card;
}

/** What the page of rules of a game says. */
export function rulesWords<Id extends GameId>(game: Id): Promise<RulesOfGames[Id]> {
  return current().language.games[game].rules();
}

/** The words for what is wrong, in whole sentences: nobody needs them for a first move, so they come when something is. */
export async function problemWords(): Promise<ProblemTeller> {
  const { tag, language } = current();
  const loaded = await language.problems().catch(() => undefined);
  if (loaded === undefined) return unspecific();
  const teller = inSentences(loaded);
  setProblems({ tag, teller });
  return teller;
}

/** The same for what is drawn: until they are there it is only said that something did not work. */
export function say(): ProblemTeller {
  const known = problems();
  if (known?.tag === current().tag) return known.teller;
  void problemWords();
  return unspecific();
}

function unspecific(): ProblemTeller {
  const said = (): string => t().notDone;
  return { problem: said, matchProblem: said, rejection: ({ problem }) => problem ?? said(), verdict: () => [said()] };
}

/** The words of a game that were asked for before. */
export function wordsOf<Id extends GameId>(game: Id): WordsOfGames[Id] {
  const words = current().games[game];
  if (words === undefined) throw new Error(`the words of ${game} are not there yet`);
  return words;
}

/** The words of a game's first match, and of all lessons. */
export async function lessonWords(
  game: GameId,
): Promise<{ readonly own: LessonWords; readonly frame: LessonFrameWords }> {
  const { language } = current();
  const [own, frame] = await Promise.all([language.games[game].lesson(), language.lesson()]);
  return { own, frame };
}

/** Switches the page to a language, once its words are there; where they cannot be had it stays as it is. */
export async function speak(next: LanguageTag): Promise<void> {
  wantedTag = next;
  await become().catch(() => undefined);
}

/** Sees to it that the words of a game are there; where the language cannot be had, in English. */
export async function wantWords(game: GameId): Promise<void> {
  wanted.add(game);
  if (current().games[game] !== undefined) return;
  await become().catch(() => {
    wantedTag = 'en';
    return become();
  });
}

/** Speaks what is wanted, all of it together: words of two languages never stand side by side. */
async function become(): Promise<void> {
  const spoken = await load(wantedTag);
  const isOld = spoken.tag !== wantedTag || [...wanted].some((game) => spoken.games[game] === undefined);
  // Something else was wanted while this came.
  if (isOld) return become();
  setCurrent(spoken);
  document.documentElement.lang = wantedTag;
}

async function load(tag: LanguageTag): Promise<LoadedWords> {
  const language = await LANGUAGES[tag].load();
  const games: GamesAtHand = {};
  await Promise.all([...wanted].map((id) => add(games, language, id)));
  return { tag, language, games };
}

// oxlint-disable-next-line no-unnecessary-type-parameters -- the words of one game are put where those of that game belong
async function add<Id extends GameId>(games: GamesAtHand, language: Language, id: Id): Promise<void> {
  games[id] = await language.games[id].words();
}

// ---- numbers and lists, in the manner of the language

export function money(amount: number): string {
  return formatOf(current().tag).money(amount);
}

/** Money rounded, so that it does not look surer than it is. */
export function aboutMoney(amount: number): string {
  return formatOf(current().tag).aboutMoney(amount);
}

/** Signs between parts of a line. */
export function signs(): Pick<Format, 'colon' | 'semicolon'> {
  return formatOf(current().tag);
}

/** A gain or a loss with its sign. */
export function signed(amount: number, write: (amount: number) => string): string {
  return `${amount < 0 ? '−' : '+'}${write(Math.abs(amount))}`;
}

/** A number in few signs, for tables. */
export function shortNumber(value: number): string {
  return formatOf(current().tag).shortNumber(value);
}

/** Money in few signs, for charts and tables. */
export function shortMoney(amount: number): string {
  return formatOf(current().tag).shortMoney(amount);
}

export function number(value: number): string {
  return formatOf(current().tag).number(value);
}

export function percent(part: number): string {
  return formatOf(current().tag).percent(part);
}

/** A day written as 2026-03-09. */
export function date(day: string): string {
  return formatOf(current().tag).longDate(Date.parse(day));
}

export function listed(parts: readonly string[]): string {
  return joined(parts, t().and);
}

/** The day it is at a moment where the reader is, written as 2026-11-16. */
export function localDay(time: number): string {
  const at = new Date(time);
  return [at.getFullYear(), at.getMonth() + 1, at.getDate()].map((part) => String(part).padStart(2, '0')).join('-');
}
