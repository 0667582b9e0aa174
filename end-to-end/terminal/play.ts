/** Somebody who reads the screen and plays a match to its end. */
import type { Screen } from './screen.ts';

/** Takes the first space, and all that can be bought of the first company; leaves when somebody has won. */
export async function playToTheEnd(screen: Screen): Promise<string> {
  for (;;) {
    const text = await screen.shows(
      /where do you place|what do you trade|has won|first place|The match is over\.|press Enter/,
    );
    if (/has won|first place|The match is over\./.test(text)) return text;
    const [asked = ''] = text.split('\n');
    if (text.includes('press Enter')) screen.type('\r');
    else screen.type(text.includes('where do you place') ? '1' : '=\r');
    await changed(screen, asked, text);
  }
}

/** Waits until the question is another one. */
async function changed(screen: Screen, asked: string, before: string): Promise<void> {
  for (let tries = 0; tries < 4000; tries++) {
    const [now = ''] = screen.rows;
    if (now !== asked || (before.includes('press Enter') && !screen.text.includes('press Enter'))) return;
    await new Promise((resolve) => setTimeout(resolve, 3));
  }
  throw new Error(`nothing happened:\n${screen.text}`);
}
