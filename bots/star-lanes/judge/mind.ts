/**
 * What the champion and the adviser judge with: three networks, loaded only when somebody needs them and used only when their
 * checksums are right.
 */
import type { Position } from '../../../games/star-lanes/position.ts';
import { JudgeNetwork } from './judge-network.ts';
import { unpackWeights } from './packed-weights.ts';
import type { PackedWeights } from './packed-weights.ts';

/** Networks for stock that is held for ever, that can be sold, and that can be sold behind private books. */
export interface JudgingMind {
  readonly holding: JudgeNetwork;
  readonly selling: JudgeNetwork;
  readonly guessing: JudgeNetwork;
}

let loaded: Promise<JudgingMind | undefined> | undefined;

/** Loads the networks once; undefined when their file is missing or damaged: there is a level that needs none. */
export async function loadMind(): Promise<JudgingMind | undefined> {
  loaded ??= import('./judge-weights.ts').then(
    ({ HOLDING, SELLING, GUESSING }) => mindOf(HOLDING, SELLING, GUESSING),
    () => undefined,
  );
  return loaded;
}

/** The networks of packed weights; undefined when some are damaged. */
export function mindOf(...packed: readonly [PackedWeights, PackedWeights, PackedWeights]): JudgingMind | undefined {
  const [holding, selling, guessing] = packed.map(unpackWeights);
  if (holding === undefined || selling === undefined || guessing === undefined) return undefined;
  return {
    holding: new JudgeNetwork(holding),
    selling: new JudgeNetwork(selling),
    guessing: new JudgeNetwork(guessing),
  };
}

/**
 * The network for a position. Where books are private and stock can be sold, one judges that has learned how far guesses at
 * the rivals' books can be trusted; where stock cannot be sold they are nearly always right.
 */
export function networkFor(mind: JudgingMind, { config }: Position, isKnown: boolean): JudgeNetwork {
  if (config.selling === 'none') return mind.holding;
  return isKnown ? mind.selling : mind.guessing;
}
