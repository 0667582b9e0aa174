/**
 * Types for the computer players at a teletype, until a person is asked. Their lines are those a person would have typed, and
 * the program prints what it prints for anybody. Who thinks, how long one may read, and where it is printed is handed in.
 */
import type { Seat, Types } from '../core/contract.ts';
import type { SeatQuestion, SeatedProgram } from './basic/program.ts';

export interface TypistParts<T extends Types> {
  /** The computer player of a seat; undefined where a person sits. */
  botAt(seat: Seat): string | undefined;
  /** What it does. */
  think(bot: string, question: SeatQuestion<T>): Promise<T['Action']>;
  /** Lets people read what was printed; false when nobody is there any more. */
  pause(question: SeatQuestion<T>): Promise<boolean>;
  /** Prints a line and what follows it; false when nobody is there any more. */
  print(text: string): Promise<boolean>;
}

/** False when nobody is there any more. */
export async function typeForBots<T extends Types>(program: SeatedProgram<T>, parts: TypistParts<T>): Promise<boolean> {
  for (let { question } = program; question !== undefined; { question } = program) {
    const bot = parts.botAt(question.seat);
    if (bot === undefined) return true;
    const { at, view } = question;
    const [action, isThere] = await Promise.all([parts.think(bot, question), parts.pause(question)]);
    if (!isThere) return false;
    const line = program.lineOf(action, view);
    const printed = program.answer(line);
    // It would be asked the same for ever.
    if (program.question?.at === at) throw new Error(`the program did not take "${line}" from ${bot}`);
    if (!(await parts.print(`${line}\n${printed}`))) return false;
  }
  return true;
}
