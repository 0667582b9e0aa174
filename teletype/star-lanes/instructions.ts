/** The instructions (L8000-L8760), as they were printed. */
import { INSTRUCTIONS_1977 } from '../../games/star-lanes/instructions-1977.ts';
import type { Paper } from '../basic/paper.ts';

export function printInstructions(paper: Paper): void {
  for (const line of INSTRUCTIONS_1977) paper.line(line);
}
