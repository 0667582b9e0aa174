/** Plays a session on streams: types in what comes, prints what it answers, until either side ends. */
import { setTimeout as wait } from 'node:timers/promises';
import type { Chance } from '../../core/chance.ts';
import type { Types } from '../../core/contract.ts';
import type { Layout } from '../../teletype/basic/paper.ts';
import type { SeatedProgram } from '../../teletype/basic/program.ts';
import { typeForBots } from '../../teletype/typist.ts';
import type { TypistParts } from '../../teletype/typist.ts';
import { put, tellUser } from '../streams.ts';
import type { Streams } from '../streams.ts';
import { endOnInterrupt, linesOf } from './keyboard.ts';
import { Printer } from './printer.ts';

/** Opens a session; `say` is told what is traced, where that is wanted. */
type OpenSession = (say?: (traced: object) => void) => SeatedProgram<Types>;

/** A game of the 1970s, as the game brings it to the teletype. */
export interface PlayedProgram {
  /** What it is, in a phrase. */
  readonly about: string;
  /** What a player types, in a sentence or two. */
  readonly typing: string;
  /** What somebody at a keyboard should know before the start. */
  readonly hint: string;
  /** How its screens can be laid out; none where there is one way only. */
  readonly layouts: readonly Layout[];
  /** Opens the file of the record at once; the session, when it is asked for. */
  open(opening: Opening): OpenSession;
}

interface Opening {
  readonly chance: Chance;
  readonly layout: Layout;
  readonly bell: boolean;
  readonly record: string | undefined;
  /** Who sits where, if that is known before the program asks. */
  readonly names: readonly string[] | undefined;
}

/** Computer players at the console: how they think, and how long one may read, in milliseconds. */
export interface Typing extends Pick<TypistParts<Types>, 'botAt' | 'think'> {
  pace(view: Types['View']): number;
}

interface Playing {
  readonly open: OpenSession;
  readonly bots: Typing | undefined;
  readonly baud: number | undefined;
  /** Whether what happens is printed as data instead of the screens. */
  readonly trace: boolean;
  /** What the player should know before the start. */
  readonly notes: readonly string[];
  /** What somebody at a keyboard should know besides. */
  readonly hint: string;
}

export async function play(playing: Playing, streams: Streams): Promise<void> {
  if (playing.trace) await playTraced(playing, streams);
  else await playPrinted(playing, streams);
}

async function playPrinted(playing: Playing, streams: Streams): Promise<void> {
  const { input, output } = streams;
  const session = playing.open();
  const printer = new Printer(output, playing.baud);
  const begun = await openPage(session.start(), playing, printer, streams);
  if (input.isTTY === true) endOnInterrupt(output);
  const print = (text: string): Promise<boolean> => printer.print(text);
  const letBotsType = typist(session, playing, output.isTTY === true, print);
  if (!(await print(begun)) || !(await letBotsType())) return;
  for await (const line of linesOf(input)) {
    if (!(await print(session.answer(line))) || !(await letBotsType())) return;
    if (session.over) return;
  }
  // The cursor still stands behind the question nobody answered.
  if (output.isTTY === true) await put(output, '\n');
}

/** Lets the computer players type, where there are any: so that one can read it, where somebody does. */
function typist(
  session: SeatedProgram<Types>,
  { bots }: Playing,
  isRead: boolean,
  print: (text: string) => Promise<boolean>,
): () => Promise<boolean> {
  if (bots === undefined) return () => Promise.resolve(true);
  const pause = async ({ view }: { readonly view: Types['View'] }): Promise<boolean> => {
    if (isRead) await wait(bots.pace(view));
    return true;
  };
  return () => typeForBots(session, { ...bots, pause, print });
}

/** Tells the notes. In a terminal the first page would wipe them away, so it is begun before they are told. */
async function openPage(text: string, { notes, hint }: Playing, printer: Printer, streams: Streams): Promise<string> {
  const clears = streams.output.isTTY === true && text.startsWith('\f');
  if (clears) await printer.print('\f');
  for (const note of streams.input.isTTY === true ? [...notes, hint] : notes) await tellUser(streams, note);
  return clears ? text.slice(1) : text;
}

async function playTraced(playing: Playing, streams: Streams): Promise<void> {
  let traced = '';
  const session = playing.open((turn) => {
    traced += `${JSON.stringify(turn)}\n`;
  });
  for (const note of playing.notes) await tellUser(streams, note);
  session.start();
  const letBotsType = typist(session, playing, false, () => Promise.resolve(true));
  const goOn = async (): Promise<boolean> => {
    await letBotsType();
    const told = traced;
    traced = '';
    return told === '' || put(streams.output, told);
  };
  if (!(await goOn())) return;
  for await (const line of linesOf(streams.input)) {
    session.answer(line);
    if (!(await goOn()) || session.over) return;
  }
}
