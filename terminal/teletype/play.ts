/** Plays a session on streams: types in what comes, prints what it answers, until either side ends. */
import { put, tellUser } from '../streams.ts';
import type { Streams } from '../streams.ts';
import type { Layout } from './basic/paper.ts';
import type { Chance } from '../../core/chance.ts';
import { endOnInterrupt } from './interrupt.ts';
import { linesOf } from './keyboard.ts';
import { Printer } from './printer.ts';
import type { Witness } from './star-lanes/match.ts';
import { Session } from './star-lanes/session.ts';
import { Trace } from './star-lanes/trace.ts';

const CAPITALS = 'Type capitals, as on the teletype (7E, MAP, STOCK).';

export interface Playing {
  readonly chance: Chance;
  readonly layout: Layout;
  readonly bell: boolean;
  readonly baud?: number;
  /** Whether the turns are printed as data instead of the screens. */
  readonly trace: boolean;
  readonly witnesses: readonly Witness[];
  /** What the player should know before the start. */
  readonly notes: readonly string[];
}

export async function play(playing: Playing, streams: Streams): Promise<void> {
  if (playing.trace) await playTraced(playing, streams);
  else await playPrinted(playing, streams);
}

async function playPrinted(playing: Playing, streams: Streams): Promise<void> {
  const { input, output } = streams;
  const session = new Session(playing);
  const printer = new Printer(output, playing.baud);
  const begun = await openPage(session.start(), playing.notes, printer, streams);
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
async function openPage(text: string, notes: readonly string[], printer: Printer, streams: Streams): Promise<string> {
  const clears = streams.output.isTTY === true && text.startsWith('\f');
  if (clears) await printer.print('\f');
  for (const note of streams.input.isTTY === true ? [...notes, CAPITALS] : notes) await tellUser(streams, note);
  return clears ? text.slice(1) : text;
}

async function playTraced(playing: Playing, streams: Streams): Promise<void> {
  let traced = '';
  const trace = new Trace((turn) => {
    traced += `${JSON.stringify(turn)}\n`;
  });
  const session = new Session({ ...playing, witnesses: [...playing.witnesses, trace] });
  for (const note of playing.notes) await tellUser(streams, note);
  session.start();
  for await (const line of linesOf(streams.input)) {
    session.answer(line);
    if (traced !== '' && !(await put(streams.output, traced))) return;
    traced = '';
    if (session.over) return;
  }
}
