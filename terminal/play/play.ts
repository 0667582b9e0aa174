/** Plays a match on streams, line by line, until it is over, somebody quits or the input ends. */
import type { Types } from '../../core/contract.ts';
import type { GameKit } from '../../core/kit.ts';
import { must } from '../../core/must.ts';
import { medalWords, rankedBy } from '../frame/result.ts';
import { linesOf } from '../teletype/keyboard.ts';
import { put } from '../streams.ts';
import type { Streams } from '../streams.ts';
import type { ThinkingThreads } from '../thinking/thinking-threads.ts';
import type { GameScreens } from '../frame/game-screens.ts';
import type { FrameUi } from '../frame/ui.ts';
import type { MatchModel } from '../match/table-sight.ts';
import type { Match } from './match.ts';

/** What playing line by line needs of a game. */
type LineScreens<T extends Types> = Pick<GameScreens<T, MatchModel<T>, FrameUi>, 'kit' | 'talk' | 'progress'>;

export async function playMatch<T extends Types>(
  match: Match<T>,
  screens: LineScreens<T>,
  threads: ThinkingThreads,
  streams: Streams,
): Promise<void> {
  const { kit, talk } = screens;
  const lines = linesOf(streams.input);
  await say(streams, `${tableOf(match)}.\n${talk.opening(match)}\n`);
  for (let seat = match.toAct; seat !== undefined; seat = match.toAct) {
    const bot = match.sitters[seat]?.bot;
    if (bot === undefined) {
      if (!(await askPerson(match, screens, seat, lines, streams))) return;
    } else {
      const { action, memo } = await threads.answer(bot, match.question(seat), match.turnSeed);
      const told = match.act(seat, action, memo);
      await say(streams, news(match, kit, told, false));
    }
  }
  await say(streams, closing(match, kit));
}

function tableOf<T extends Types>({ sitters }: Match<T>): string {
  return sitters.map(({ name, bot }) => (bot === undefined ? name : `${name} (computer)`)).join(', ');
}

/** Asks until something is done; false when the person has left. */
async function askPerson<T extends Types>(
  match: Match<T>,
  screens: LineScreens<T>,
  seat: number,
  lines: AsyncGenerator<string>,
  streams: Streams,
): Promise<boolean> {
  const { kit, talk } = screens;
  await say(streams, talk.question(match, seat));
  for (;;) {
    const next = await lines.next();
    if (next.done === true) {
      // The cursor still stands behind the question nobody answered.
      await say(
        streams,
        `\nThe input has ended; the match is left after ${screens.progress(match.view(seat)).words}.\n`,
      );
      return false;
    }
    const view = match.view(seat);
    const line = talk.read(next.value, view);
    switch (line.line) {
      case 'quit':
        await say(streams, `The match is left after ${screens.progress(view).words}.\n`);
        return false;
      case 'help':
        await say(streams, `${talk.help(view)}\n> `);
        break;
      case 'show':
        await say(streams, talk.question(match, seat));
        break;
      case 'unclear':
        await say(streams, `${line.sentence}\n> `);
        break;
      case 'action': {
        const told = match.act(seat, line.action);
        await say(streams, typeof told === 'string' ? `${told}\n> ` : news(match, kit, told, true));
        if (typeof told !== 'string') return true;
      }
    }
  }
}

/** What happened, in words; a person hears all of their own, others only what is public. */
function news<T extends Types>(
  match: Match<T>,
  kit: GameKit<T>,
  told: readonly T['Event'][] | string,
  own: boolean,
): string {
  if (typeof told === 'string') return `${told}\n`;
  return told
    .filter((event) => kit.isNews(event) && (own || match.isPublic(event)))
    .map((event) => `${match.tell(event)}\n`)
    .join('');
}

function closing<T extends Types>({ game, state, names, config }: Match<T>, kit: GameKit<T>): string {
  const result = must(game.result(state), 'the result of a match that is over');
  const ranked = rankedBy(
    result.map((worth) => ({ worth })),
    names,
  );
  const lines = ranked.map(
    ({ worth, name }, rank) => `  ${rank + 1}. ${name.padEnd(20)}${kit.formatMoney(worth).padStart(16)}`,
  );
  const [only] = ranked;
  const prize = ranked.length === 1 && only !== undefined ? `${medalWords(kit, config, only.worth)}\n` : '';
  return `\n${lines.join('\n')}\n${prize}`;
}

async function say({ output }: Streams, text: string): Promise<void> {
  await put(output, text);
}
