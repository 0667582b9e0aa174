/** The words this program speaks: all that it says on its own, whatever the game, comes from here. */
import type { Environment } from '../cli/command.ts';
import { LANGUAGE_TAGS, preferredLanguage } from '../text/index.ts';
import type { LanguageTag } from '../text/index.ts';
import { terminalEn } from '../text/en/terminal.ts';
import type { TerminalFrameWords } from '../text/en/terminal-frame.ts';
import type { PlainProblem } from '../text/problems.ts';
import { TERMINAL_WORDS, commandProblem } from '../text/terminal.ts';
import type { CommandProblem, TerminalWords } from '../text/terminal.ts';
import { PROGRAM_NAME } from './own-name.ts';
import { Spoken } from './spoken.ts';

/** The language with its words: they change together. */
interface ProgramSpeech {
  readonly language: LanguageTag;
  readonly words: TerminalWords;
}

const program = new Spoken<ProgramSpeech>({ language: 'en', words: terminalEn(PROGRAM_NAME) }, async (chosen) => ({
  language: chosen,
  words: (await TERMINAL_WORDS[chosen]())(PROGRAM_NAME),
}));

export function words(): TerminalWords {
  return program.now.words;
}

/** Those of the screens that every game has. */
export function frameWords(): TerminalFrameWords {
  return program.now.words.frame;
}

/** The language that is spoken. */
export function language(): LanguageTag {
  return program.now.language;
}

/** Whoever has words of its own besides, such as a game. */
interface Speaker {
  speak(this: void, language: LanguageTag): Promise<void>;
}

/** Speaks another language from now on. */
export async function speak(chosen: LanguageTag, speakers: readonly Speaker[] = []): Promise<void> {
  await Promise.all([program.speak(chosen), ...speakers.map((speaker) => speaker.speak(chosen))]);
}

export function explain(problem: CommandProblem): string {
  return commandProblem(words(), problem);
}

/** What is wrong with a record, a kept match or a link: part of a sentence. */
export function explainProblem(problem: PlainProblem): string {
  return words().teller.problem(problem);
}

/** The language of a locale such as `de_CH.UTF-8`: the first variable that is set decides, as in the C library. */
export function localeLanguage(env: Environment): LanguageTag {
  const locale = env['LC_ALL'] || env['LC_MESSAGES'] || env['LANG'] || '';
  return preferredLanguage([locale.replace('_', '-').replace(/[.@].*$/, '')]);
}

/** A language by its tag; undefined for one that is not spoken. */
export function languageNamed(tag: string | undefined): LanguageTag | undefined {
  return LANGUAGE_TAGS.find((one) => one === tag);
}
