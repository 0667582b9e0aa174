/** Leaves the terminal as it was, whatever ends the program: a signal, a fault of ours, a line that hangs up. */
import { PROGRAM_NAME } from '../own-name.ts';
import { explain, frameWords, words } from '../words.ts';
import { systemProblem } from '../system-problem.ts';

export interface Restorable {
  leave(): void;
  enter(): void;
  /** What somebody who ends the program should still read. */
  parting(): string;
}

/** What the program ends with after a fault of its own, as other programs do (EX_SOFTWARE). */
const OUR_FAULT = 70;
/** Something could not be written, a full disk for example. */
const COULD_NOT = 1;

/** A job that is to be stopped is stopped by then. */
const SUSPEND_MS = 100;

const DEADLY = ['SIGINT', 'SIGTERM', 'SIGHUP', 'SIGQUIT'] as const;
type Deadly = (typeof DEADLY)[number];

export class Restoring {
  readonly #screen: Restorable;
  readonly #dying = new Map<Deadly, () => void>(DEADLY.map((signal) => [signal, () => this.die(signal)]));
  readonly #left = (): void => this.#screen.leave();
  readonly #continued = (): void => this.#screen.enter();

  constructor(screen: Restorable) {
    this.#screen = screen;
    for (const [signal, die] of this.#dying) process.on(signal, die);
    process.on('exit', this.#left);
    process.on('SIGCONT', this.#continued);
    process.on('uncaughtException', this.#fail);
  }

  /** No longer looks after the terminal. */
  stop(): void {
    for (const [signal, die] of this.#dying) process.off(signal, die);
    process.off('exit', this.#left);
    process.off('SIGCONT', this.#continued);
    process.off('uncaughtException', this.#fail);
  }

  /** Ends the program by the signal itself, as shells expect it. */
  die(signal: Deadly): void {
    this.stop();
    this.#screen.leave();
    // After a hang-up nobody reads this any more.
    if (signal !== 'SIGHUP') process.stdout.write(this.#screen.parting());
    process.kill(process.pid, signal);
  }

  /** Steps aside until the shell brings the program back. */
  suspend(): void {
    if (process.platform === 'win32') return;
    this.#screen.leave();
    // The whole job stops, as it would without us, and so does this clock; where no shell can stop it, the game goes on.
    process.kill(0, 'SIGTSTP');
    setTimeout(this.#continued, SUSPEND_MS);
  }

  /** Nobody is at the other end any more. */
  readonly hangUp = (): void => this.die('SIGHUP');

  readonly #fail = (error: unknown): void => {
    this.stop();
    this.#screen.leave();
    const problem = systemProblem(error);
    if (problem !== undefined) {
      process.stderr.write(`${explain(problem)}\n${words().matchesKept}\n`);
      process.exit(COULD_NOT);
    }
    const trace = error instanceof Error ? (error.stack ?? error.message) : String(error);
    process.stderr.write(`${frameWords().fault(PROGRAM_NAME)}\n${trace}\n`);
    process.exit(OUR_FAULT);
  };
}
