/** Somebody who reads the screen and plays a match to its end. */
import type { Screen } from './screen.ts';

/** In the bar of keys while a box lies over the screen. */
export const ANNOUNCED = 'any key continue';

/** Takes the first space, and all that can be bought of the first company; leaves when somebody has won. */
export async function playToTheEnd(screen: Screen, people = 'Ann|Ben'): Promise<string> {
  const question = `(?:${people}), (?:place a space|trade)`;
  const awaited = new RegExp(
    `${question}|has won|first place|The match is over\\.|press Enter|which company|any key continue`,
  );
  for (;;) {
    const text = await screen.shows(awaited);
    if (text.includes(ANNOUNCED)) {
      screen.type(' ');
      await changed(screen, '', text);
      continue;
    }
    if (/has won|first place|The match is over\./.test(text)) return text;
    const [asked = ''] = text.split('\n');
    const [, company] = /│ ([A-L]) {2}/.exec(text) ?? [];
    if (text.includes('press Enter')) screen.type('\r');
    else if (text.includes('which company')) screen.type(company ?? '?');
    else screen.type(asked.includes('place a space') ? '1\r' : '=\r');
    await changed(screen, asked, text);
  }
}

/** Waits until the question is another one. */
async function changed(screen: Screen, asked: string, before: string): Promise<void> {
  const isOver = (words: string): boolean => before.includes(words) !== screen.text.includes(words);
  await screen.until(
    () =>
      (asked !== '' && screen.rows[0] !== asked) ||
      ['press Enter', 'which company', ANNOUNCED].some((words) => isOver(words)),
    'nothing happened',
  );
}
