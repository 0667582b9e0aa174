import type { Result } from '../core/result.ts';

/**
 * What a command comes to: a value, or the sentence for whoever is at the keyboard. Only the last steps of a command line
 * say it so; everything they use has its problems as data.
 */
export type OrSentence<Value> = Result<Value, string>;
