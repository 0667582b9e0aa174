/** The adviser of a game, as the frame asks it: it thinks in a thread of its own, and its answers come in the game's words. */
import type { Types } from '../../core/contract.ts';

/** What an adviser is asked: what the seat sees, and what it has heard. */
export interface AdviserQuestion<T extends Types> {
  readonly view: T['View'];
  readonly heard: readonly T['Event'][];
  readonly seed: number;
}

/** An answer that is advised, in the words of the game; as functions, for the language may change meanwhile. */
export interface AdvisedAction<T extends Types> {
  readonly action: T['Action'];
  words(): string;
  /** What it is worth, in a few words; undefined where that says nothing. */
  worth(): string | undefined;
  /** Why, in a sentence or two. */
  because(): string;
}

export interface GameAdviser<T extends Types> {
  /** The key that asks it about the question there is now. */
  key(): string;
  /** How far "do what the adviser says" goes: to where this text is another one, such as the end of a turn. */
  stretch(): string;
  /** The best answers, best first. The thread ends with the signal. */
  advise(question: AdviserQuestion<T>, signal: AbortSignal): Promise<readonly AdvisedAction<T>[]>;
}

/** Asks a thread one question. It fails where the thread does. */
export async function askThread<Advice>(
  open: () => Worker,
  question: AdviserQuestion<Types>,
  signal: AbortSignal,
): Promise<Advice> {
  const worker = open();
  try {
    return await new Promise((resolve, reject) => {
      worker.addEventListener('message', ({ data }: MessageEvent<Advice>) => resolve(data));
      worker.addEventListener('error', (event) => {
        event.preventDefault();
        reject(new Error(event.message));
      });
      signal.addEventListener('abort', () => reject(new Error('nobody wants to know any more')));
      worker.postMessage(question);
    });
  } finally {
    worker.terminate();
  }
}
