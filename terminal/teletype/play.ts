/** Plays a session on streams: types in what comes, prints what it answers, until either side ends. */
import { put, tellUser } from '../streams.ts';
import type { Streams } from '../streams.ts';
import { endOnInterrupt } from './interrupt.ts';
import { linesOf } from './keyboard.ts';
import { Printer } from './printer.ts';

/** A program at the teletype: typed lines go in, printed text comes out. */
interface Session {
  readonly over: boolean;
  start(): string;
  answer(line: string): string;
}

export interface Playing {
  /** Opens the session; `say` is told what is traced, where that is wanted. */
  readonly open: (say?: (traced: object) => void) => Session;
  readonly baud?: number;
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
