/** `starlanes rules` and `starlanes docs`: the rules of an edition, and the documentation that comes with the program. */
import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import type { ValuesOf } from '../../cli/command.ts';
import { unknownChoice } from '../../cli/usage.ts';
import { usualEdition } from '../../core/kit.ts';
import { must } from '../../core/must.ts';
import { screensOf } from '../frame/game-screens.ts';
import { rulesText } from '../frame/rules-text.ts';
import { PROGRAM_NAME } from '../own-name.ts';
import { show } from '../pages/pager.ts';
import { pageTitle, plainPage } from '../pages/plain-page.ts';
import { hanging } from '../screen/marks.ts';
import { refuse, say } from '../streams.ts';
import { words } from '../words.ts';
import type { DOCS } from './commands.ts';
import { pageOptions } from './entry.ts';
import type { CommandLine, Terminal } from './entry.ts';
import { packageFolder } from './help.ts';
import { notationProblem } from './notation-problem.ts';
import type { RulesValues } from './study-commands.ts';

const PAGE = /\.html(\.br)?$/;

export async function rules({ game: id, edition }: RulesValues, terminal: Terminal): Promise<number> {
  const { kit, speech, rules: sheet } = must(screensOf(terminal.games, id), id);
  const config = kit.game.parseConfig(edition ?? usualEdition(kit));
  if (!config.ok) return refuse(terminal, notationProblem(speech(), config.problem));
  const text = sheet === undefined ? speech().help : rulesText(sheet(config.value), speech().money);
  const { width } = pageOptions(terminal);
  const title = `${kit.title} (${kit.game.formatConfig(config.value)})`;
  const lines = [title, '', ...text.split('\n').flatMap((line) => hanging(line, width))];
  return show(terminal, `${lines.join('\n').trimEnd()}\n`);
}

/** Every page of the site, by its path without the ending: `rules/star-lanes`. The package has them compressed. */
export function pages(): ReadonlyMap<string, string> {
  const folder = join(packageFolder(), 'dist', 'docs');
  if (!existsSync(folder)) return new Map();
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((path) => path.replaceAll('\\', '/'));
  const named = files.filter((path) => PAGE.test(path));
  return new Map(named.toSorted().map((path) => [path.replace(PAGE, ''), join(folder, path)]));
}

export function readPage(path: string): string {
  const content = readFileSync(path);
  return String(path.endsWith('.br') ? brotliDecompressSync(content) : content);
}

export async function docs({ page: name }: ValuesOf<typeof DOCS>, line: CommandLine): Promise<number> {
  const all = pages();
  if (name === undefined) return say(line, listOf(all));
  const [found, ...others] = all.has(name) ? [name] : pagesLike(all, name);
  if (found === undefined) return refuse(line, unknownChoice('page', name, [...all.keys()]));
  if (others.length > 0) return refuse(line, unknownChoice('page', name, [found, ...others]));
  return show(line, plainPage(readPage(must(all.get(found), found)), `${found}.html`, pageOptions(line).width));
}

/** The pages whose last part begins with a name, which is enough where it is one. */
function pagesLike(all: ReadonlyMap<string, string>, name: string): readonly string[] {
  return [...all.keys()].filter((page) => page.endsWith(`/${name}`) || page.split('/').at(-1)?.startsWith(name));
}

function listOf(all: ReadonlyMap<string, string>): string {
  const column = Math.max(...[...all.keys()].map((name) => name.length)) + 4;
  const lines = [...all].map(([name, path]) => {
    const title = pageTitle(readPage(path)) ?? '';
    return `${`  ${name}`.padEnd(column)}${title}`.trimEnd();
  });
  return [words().docs(PROGRAM_NAME), '', ...lines, ''].join('\n');
}
