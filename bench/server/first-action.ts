/** The first legal action of a question, so that the players cost next to nothing: the server is measured, not them. */
import type { Ask } from '../../games/star-lanes/types.ts';

/** The first space that is offered; all that can be bought of the first company, if anything can. */
export function firstAction(ask: Ask | undefined): string {
  if (ask?.ask === 'place') {
    const [first] = ask.spaces;
    return [first?.space, ...(first?.companies?.slice(0, 1) ?? [])].join(' ');
  }
  const [company] = ask?.companies ?? [];
  return company === undefined || company.most === 0 ? 'pass' : `${company.company} ${company.most}`;
}
