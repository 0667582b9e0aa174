/** Plays a match on streams, line by line, until it is over, somebody quits or the input ends. */
import { medalFor, nextMedal } from '../../games/star-lanes/medals.ts';
import { money } from '../../games/star-lanes/text.ts';
import type { Event } from '../../games/star-lanes/index.ts';
import { linesOf } from '../teletype/keyboard.ts';
import { put } from '../streams.ts';
import type { Streams } from '../streams.ts';
import type { ThinkingThreads } from '../thinking/thinking-threads.ts';
import type { Match } from './match.ts';
import { readLine, usage } from './read-line.ts';
import { drawBooks, drawGalaxy } from './screen.ts';

const PLACING = `You choose one of the spaces in brackets by its number: next to nothing it
becomes an outpost (+), next to a star (*) or an outpost it founds a company,
next to a company it makes it grow, between companies it merges them. Then you
are paid dividends and trade. Whoever is worth most at the end has won. All
rules: docs/rules/star-lanes.md.`;

const TRADING = `You trade with the bank at the prices shown. Shares pay dividends on each of
your turns, gain when their company grows, and are exchanged, with a bonus,
when it is merged into a larger one.`;

export async function playMatch(match: Match, threads: ThinkingThreads, streams: Streams): Promise<void> {
  const lines = linesOf(streams.input);
  await say(streams, opening(match));
  for (let seat = match.toAct; seat !== undefined; seat = match.toAct) {
    const bot = match.sitters[seat]?.bot;
    if (bot === undefined) {
      if (!(await askPerson(match, seat, lines, streams))) return;
    } else {
      const action = await threads.answer(bot, match.question(seat), match.turnSeed);
      const told = match.act(seat, action);
      await say(streams, news(match, told, false));
    }
  }
  await say(streams, closing(match));
}

function opening({ sitters, names, config, state }: Match): string {
  const table = sitters.map(({ name, bot }) => (bot === undefined ? name : `${name} (computer)`)).join(', ');
  const game = `Edition ${config.edition}, ${state.movesInAll} moves at most.`;
  return `${table}.\n${game} Type help when in doubt.\n${names[state.mover] ?? ''} begins.\n`;
}

/** Asks until something is done; false when the person has left. */
async function askPerson(
  match: Match,
  seat: number,
  lines: AsyncGenerator<string>,
  streams: Streams,
): Promise<boolean> {
  await say(streams, question(match, seat));
  for (;;) {
    const next = await lines.next();
    if (next.done === true) {
      // The cursor still stands behind the question nobody answered.
      await say(streams, `\nThe input has ended; the match is left after ${leftAfter(match)}.\n`);
      return false;
    }
    const view = match.view(seat);
    const line = readLine(next.value, view);
    switch (line.line) {
      case 'quit':
        await say(streams, `The match is left after ${leftAfter(match)}.\n`);
        return false;
      case 'help':
        await say(streams, `${view.phase === 'place' ? PLACING : TRADING}\n${usage(view)}\n> `);
        break;
      case 'show':
        await say(streams, question(match, seat));
        break;
      case 'unclear':
        await say(streams, `${line.sentence}\n> `);
        break;
      case 'action': {
        const told = match.act(seat, line.action);
        await say(streams, typeof told === 'string' ? `${told}\n> ` : news(match, told, true));
        if (typeof told !== 'string') return true;
      }
    }
  }
}

function leftAfter({ state: { moves, movesInAll } }: Match): string {
  return `${moves} of ${movesInAll} moves`;
}

function question(match: Match, seat: number): string {
  const view = match.view(seat);
  const name = match.names[seat] ?? '';
  if (view.ask?.ask === 'place') {
    const spaces = view.ask.spaces.map(
      ({ space, companies }, i) =>
        `  ${String(i + 1).padEnd(3)}${space.padEnd(5)}${match.foresee(seat, space, companies?.[0])}`,
    );
    const head = `\nMove ${view.moves + 1} of ${view.movesInAll}: ${name}`;
    return `${[head, drawGalaxy(view), drawBooks(view, seat), ...spaces].join('\n')}\n${name}, where do you place? `;
  }
  const asked = view.ask?.companies ?? [];
  const one = view.companies.find(({ company }) => company === asked[0]?.company)?.name ?? '';
  const which = view.config.trading === 'in-order' ? `how many shares of ${one}?` : 'your orders?';
  return `${drawBooks(view, seat)}\n${name}, ${which} `;
}

/** What happened, in words; a person hears all of their own, others only what is public. */
function news(match: Match, told: readonly Event[] | string, own: boolean): string {
  if (typeof told === 'string') return `${told}\n`;
  return (
    told
      .filter((event) => event.type !== 'offered' && (own || match.isPublic(event)))
      .filter((event) => event.type !== 'traded' || event.orders.some(({ shares }) => shares !== 0))
      .filter((event) => event.type !== 'dividend' || event.amount !== 0)
      // The standings follow as a table.
      .filter((event) => event.type !== 'ended')
      .map((event) => `${match.tell(event)}\n`)
      .join('')
  );
}

function closing(match: Match): string {
  const standings = match.view(0).standings ?? [];
  const ranked = standings
    .map(({ net }, seat) => ({ net, name: match.names[seat] ?? '' }))
    .sort((a, b) => b.net - a.net);
  const lines = ranked.map(({ net, name }, rank) => `  ${rank + 1}. ${name.padEnd(20)}${money(net).padStart(16)}`);
  const prize = ranked.length === 1 ? prizeOf(match, ranked[0]?.net ?? 0) : '';
  return `\n${lines.join('\n')}\n${prize}`;
}

function prizeOf({ config }: Match, worth: number): string {
  const medal = medalFor(config, worth);
  const next = nextMedal(config, worth);
  const won = medal === undefined ? 'No medal this time' : `A ${medal} medal`;
  return next === undefined ? `${won}.\n` : `${won}; ${next.medal} needs ${money(next.worth)}.\n`;
}

async function say({ output }: Streams, text: string): Promise<void> {
  await put(output, text);
}
