/** Plays a session on streams: types in what comes, prints what it answers, until either side ends. */
import type { Chance } from '../../core/chance.ts';
import type { Layout } from '../../teletype/basic/paper.ts';
import { put, tellUser } from '../streams.ts';
import type { Streams } from '../streams.ts';
import { endOnInterrupt, linesOf } from './keyboard.ts';
import { Printer } from './printer.ts';

/** A program at the teletype: typed lines go in, printed text comes out. */
interface TypedSession {
  readonly over: boolean;
  start(): string;
  answer(line: string): string;
}

/** Opens a session; `say` is told what is traced, where that is wanted. */
type OpenSession = (say?: (traced: object) => void) => TypedSession;

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
}

interface Playing {
  readonly open: OpenSession;
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
  if (!(await printer.print(begun))) return;
  for await (const line of linesOf(input)) {
    if (!(await printer.print(session.answer(line)))) return;
    if (session.over) return;
  }
  // The cursor still stands behind the question nobody answered.
  if (output.isTTY === true) await put(output, '\n');
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
  for await (const line of linesOf(streams.input)) {
    session.answer(line);
    if (traced !== '' && !(await put(streams.output, traced))) return;
    traced = '';
    if (session.over) return;
  }
}
