/** `starlanes join LINK` and `starlanes watch LINK`: a match on a server, played or watched in this terminal. */
import { parseArgs } from 'node:util';
import type { Reading } from '../../core/contract.ts';
import { tidyName } from '../../core/record.ts';
import { flagProblem } from '../command-line.ts';
import { readLink } from '../network/match-link.ts';
import type { MatchLink } from '../network/match-link.ts';
import { playThere } from '../network/play-there.ts';
import { hasScreen, openScreen } from '../screen/open-screen.ts';
import { SCREEN_FLAGS, readScreenFlags } from '../screen/screen-flags.ts';
import type { ScreenFlags } from '../screen/screen-flags.ts';
import { put, tellUser } from '../streams.ts';
import type { Streams } from '../streams.ts';

const HELP = {
  join: `starlanes join LINK [--name NAME] [--no-color] [--mouse]

Takes a seat in a match on a server and plays it in this terminal, with people in browsers and terminals alike. LINK is
what they sent you, http://…/match/… ; matches are made in the browser. The same device comes back to its own seat; a
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
  readonly link: MatchLink;
  readonly name: string;
  readonly screen: ScreenFlags;
}

export function join(args: readonly string[], streams: Streams): Promise<number> {
  return run('join', args, streams);
}

export function watch(args: readonly string[], streams: Streams): Promise<number> {
  return run('watch', args, streams);
}

/** What somebody is called who has not said it: nothing that would tell strangers who they are. */
export function usualName(): string {
  return 'Captain';
}

async function run(command: keyof typeof HELP, args: readonly string[], streams: Streams): Promise<number> {
  if (args.includes('--help')) {
    await put(streams.output, HELP[command]);
    return 0;
  }
  const wish = readWish(command, args);
  if (!wish.ok || !hasScreen(streams)) {
    await tellUser(streams, wish.ok ? `starlanes ${command} needs a terminal.` : wish.problem);
    return 2;
  }
  const { link, name, screen: flags } = wish.value;
  const screen = openScreen(flags);
  const told = await playThere(screen, link, command === 'join' ? name : undefined).finally(() => screen.close());
  if (told.ok) await put(streams.output, told.value);
  else await tellUser(streams, told.problem);
  return told.ok ? 0 : 1;
}

function readWish(command: keyof typeof HELP, args: readonly string[]): Reading<Wish> {
  try {
    const options = { ...SCREEN_FLAGS, name: { type: 'string' } } as const;
    const { values, positionals } = parseArgs({ args: [...args], options, allowPositionals: true });
    const [text, ...more] = positionals;
    if (text === undefined || more.length > 0)
      return { ok: false, problem: `Say which match: starlanes ${command} LINK` };
    if (command === 'watch' && values.name !== undefined)
      return { ok: false, problem: 'Who watches needs no name. Try: starlanes watch --help' };
    const link = readLink(text);
    if (!link.ok) return link;
    const screen = readScreenFlags(values);
    if (!screen.ok) return screen;
    const name = values.name === undefined ? usualName() : tidyName(values.name);
    return { ok: true, value: { link: link.value, name, screen: screen.value } };
  } catch (error) {
    return { ok: false, problem: flagProblem(error, `starlanes ${command} --help`) };
  }
}
