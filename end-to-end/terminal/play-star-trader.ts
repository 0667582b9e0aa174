/** A captain who reads the screen and plays a match of Star Trader to its end. */
import { ANNOUNCED } from './play.ts';
import type { Screen } from './screen.ts';

const QUESTION = /(Ann|Ben), (sell|buy|bid|the bank|withdraw|deposit|from)/;
const OVER = /has won!|The match is over\.|first place/;

/** Sells and buys what fits at the star's own price, and flies where most is promised. */
export async function tradeToTheEnd(screen: Screen): Promise<string> {
  for (;;) {
    const text = await askedOrOver(screen);
    if (OVER.test(text) && !text.includes(ANNOUNCED)) return text;
    await answer(screen);
  }
}

/** Answers one question as it is usual; reads a newsletter that has come first. */
export async function answer(screen: Screen): Promise<void> {
  const before = screen.text;
  const [asked = ''] = screen.rows;
  if (before.includes('Newsletter ') || before.includes(ANNOUNCED)) screen.type('\u001b');
  else screen.type(asked.includes('the bank') ? 'p' : '\r');
  await screen.until(() => screen.text !== before, 'nothing happened');
}

function askedOrOver(screen: Screen): Promise<string> {
  return screen.shows(new RegExp(`${QUESTION.source}|${OVER.source}|Newsletter \\d|${ANNOUNCED}`));
}
