/** Star Trader as its time-sharing system ran it. */
import type { Chance } from '../../core/chance.ts';
import { Paper } from '../basic/paper.ts';
import type { VoyageWitness } from './match.ts';
import { PaperSession } from '../basic/session.ts';
import { sit } from './sitting.ts';

/** What a session is made of; only chance is needed. */
export interface VoyageSessionOptions {
  readonly chance: Chance;
  readonly bell?: boolean;
  readonly witnesses?: readonly VoyageWitness[];
  /** What is answered to the questions before every match; without it they are asked. */
  readonly opening?: readonly string[];
}

export class VoyageSession extends PaperSession {
  constructor({ chance, bell = false, witnesses = [], opening = [] }: VoyageSessionOptions) {
    const paper = new Paper('spec', bell);
    super(paper, sit(paper, chance, witnesses, opening));
  }
}
