/** `starlanes join` and `starlanes watch`: a match on a server, played or watched in this terminal. */
import { parseArgs } from 'node:util';
import type { Result } from '../../core/result.ts';
import { tidyName } from '../../core/record.ts';
import { flagProblem } from '../command-line.ts';
import { hostThere } from '../network/host-there.ts';
import { USUAL_SERVER, readLink, readServer } from '../network/match-link.ts';
import type { MatchLink } from '../network/match-link.ts';
import { withPatience } from '../network/patience.ts';
import { pickMatch } from '../network/pick-match.ts';
import { playThere, reach } from '../frame/play-there.ts';
import { Server } from '../network/server.ts';
import { usualName } from '../network/usual-name.ts';
import type { FullScreen } from '../screen/full-screen.ts';
import { hasScreen, openScreen } from '../screen/open-screen.ts';
import { SCREEN_FLAGS, readScreenFlags } from '../screen/screen-flags.ts';
import type { ScreenFlags } from '../screen/screen-flags.ts';
import { putPage } from '../help-page.ts';
import { put, tellUser } from '../streams.ts';
import type { Streams } from '../streams.ts';

const HELP = {
  join: `starlanes join [LINK|SERVER] [--name NAME] [--no-color] [--mouse]

Takes a seat in a match on a server and plays it in this terminal, with people in browsers and terminals alike. LINK is
what they sent you, http://…/match/… . With the address of a server instead (${USUAL_SERVER} if you say none), the
public matches there are shown to pick from; starlanes host makes one. The same device comes back to its own seat; a
link that hands a seat over works, too. The seat is held by a secret that is kept in your data folder.

  --name NAME   what you are called at the table (Captain)
  --no-color    without colours; so does the variable NO_COLOR
  --mouse       takes clicks and the wheel
`,
  watch: `starlanes watch LINK [--no-color] [--mouse]

Watches a match on a server in this terminal, without a seat. LINK is http://…/match/… .

  --no-color    without colours; so does the variable NO_COLOR
  --mouse       takes the wheel
`,
};

interface Wish {
  /** A match, or a server whose lobby is shown. */
  readonly where: MatchLink | string;
  readonly name: string;
  readonly screen: ScreenFlags;
}

export function join(args: readonly string[], streams: Streams): Promise<number> {
  return run('join', args, streams);
}

export function watch(args: readonly string[], streams: Streams): Promise<number> {
  return run('watch', args, streams);
}

async function run(command: keyof typeof HELP, args: readonly string[], streams: Streams): Promise<number> {
  if (args.includes('--help')) return putPage(streams, HELP[command]);
  const wish = readWish(command, args);
  if (!wish.ok || !hasScreen(streams)) {
    await tellUser(streams, wish.ok ? `starlanes ${command} needs a terminal.` : wish.problem);
    return 2;
  }
  const told = await takePart(command, wish.value, streams);
  if (told.ok) await put(streams.output, told.value);
  else await tellUser(streams, told.problem);
  return told.ok ? 0 : 1;
}

async function takePart(command: keyof typeof HELP, wish: Wish, streams: Streams): Promise<Result<string>> {
  const { where, name, screen: flags } = wish;
  const server = new Server(typeof where === 'string' ? where : where.origin);
  // Found out before the screen is taken: what is wrong stays where everybody reads it.
  const there = await withPatience<Result<unknown>>(
    typeof where === 'string' ? server.lobby() : reach(server, where),
    () => tellUser(streams, `Calling ${server.origin} …`),
  );
  if (!there.ok) return there;
  const screen = openScreen(flags);
  const played =
    typeof where === 'string'
      ? visitLobby(screen, where, name)
      : playThere(screen, where, command === 'join' ? name : undefined);
  return played.finally(() => screen.close());
}

/** Shows the public matches of a server, and takes part in what is picked. */
export async function visitLobby(screen: FullScreen, origin: string, name: string): Promise<Result<string>> {
  const picked = await pickMatch(screen, origin);
  if (!picked.ok) return picked;
  if (picked.value === 'back') return { ok: true, value: '' };
  if (picked.value.pick === 'host') return hostThere(screen, origin, name);
  const { pick, link } = picked.value;
  // Who plays in a match already comes back to the seat.
  const seen = await new Server(origin).look(link.match);
  const isPlayer = pick === 'join' || (seen.ok && seen.value.seat !== undefined);
  return playThere(screen, link, isPlayer ? name : undefined);
}

function readWish(command: keyof typeof HELP, args: readonly string[]): Result<Wish> {
  try {
    const options = { ...SCREEN_FLAGS, name: { type: 'string' } } as const;
    const { values, positionals } = parseArgs({ args: [...args], options, allowPositionals: true });
    const [text, ...more] = positionals;
    if ((text === undefined && command === 'watch') || more.length > 0)
      return { ok: false, problem: `Say which match: starlanes ${command} LINK` };
    if (command === 'watch' && values.name !== undefined)
      return { ok: false, problem: 'Who watches needs no name. Try: starlanes watch --help' };
    const where = command === 'join' ? readWhere(text ?? USUAL_SERVER) : readLink(text ?? '');
    if (!where.ok) return where;
    const screen = readScreenFlags(values);
    if (!screen.ok) return screen;
    const name = values.name === undefined ? usualName() : tidyName(values.name);
    return { ok: true, value: { where: where.value, name, screen: screen.value } };
  } catch (error) {
    return { ok: false, problem: flagProblem(error, command) };
  }
}

/** A link to a match, or the address of a server. */
export function readWhere(text: string): Result<MatchLink | string> {
  const link = readLink(text);
  if (link.ok) return link;
  const server = readServer(text);
  return server.ok ? server : link;
}
