/** Star Lanes as the Altair ran it. */
import type { Chance } from '../../core/chance.ts';
import { Paper } from '../basic/paper.ts';
import type { Layout } from '../basic/paper.ts';
import { startMatch } from './match.ts';
import type { LanesWitness, Start } from './match.ts';
import { PaperSession } from '../basic/session.ts';
import { sit } from './sitting.ts';

/** What a session is made of; only chance and layout are needed. */
export interface LanesSessionOptions {
  readonly chance: Chance;
  readonly layout: Layout;
  readonly bell?: boolean;
  readonly witnesses?: readonly LanesWitness[];
  /** How matches begin: as in 1977, unless a position is set up. */
  readonly start?: Start;
  /** What is answered to the questions before the first move of every match; without it they are asked. */
  readonly opening?: readonly string[];
}

export class LanesSession extends PaperSession {
  constructor({ chance, layout, bell = false, witnesses = [], start = startMatch, opening = [] }: LanesSessionOptions) {
    const paper = new Paper(layout, bell);
    super(paper, sit(paper, chance, { start, witnesses, opening }));
  }
}
