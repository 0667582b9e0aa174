/** Where a link of a Markdown file leads on the site. What leads nowhere is a mistake, and the site is not built. */
import { existsSync } from 'node:fs';
import { join, posix } from 'node:path';
import type { SitePage } from './contents.ts';

export interface LinkMap {
  readonly root: string;
  /** Pages by the files they are made from; a decision leads to its place on the page of all. */
  readonly pages: ReadonlyMap<string, string>;
  /** Files that are part of the site as they are, by their paths in the repository. */
  readonly files: Map<string, string>;
}

/** A link, as a page of the site has it; undefined for a file of the repository that is not on the site. */
export function siteLink(map: LinkMap, from: Pick<SitePage, 'path' | 'source'>, href: string): string | undefined {
  if (/^[a-z]+:|^#/.test(href)) return href;
  const [file = '', anchor] = href.split('#');
  const target = posix.normalize(posix.join(posix.dirname(from.source), file)).replace(/\/$/, '');
  const found = map.pages.get(target) ?? asFile(map, target);
  if (found === undefined) {
    if (existsSync(join(map.root, target))) return undefined;
    throw new Error(`${from.source} links to ${href}, and there is no such file`);
  }
  const hash = found.includes('#') || anchor === undefined ? '' : `#${anchor}`;
  return `${relativePath(from.path, found)}${hash}`;
}

/** Pictures are taken along, and as text the files of the package that a reader copies: examples, and what a server is run with. */
const TAKEN = /^docs\/pictures\/|^(examples|deploy)\/.|^Dockerfile$/;

function asFile({ root, files }: LinkMap, target: string): string | undefined {
  if (!TAKEN.test(target) || !existsSync(join(root, target))) return undefined;
  const path = target.startsWith('docs/') ? target.replace('docs/', '') : `${target}.txt`;
  files.set(target, path);
  return path;
}

export function relativePath(from: string, to: string): string {
  const [path = '', hash] = to.split('#');
  const relative = path === from ? '' : posix.relative(posix.dirname(from), path);
  return hash === undefined ? relative || posix.basename(from) : `${relative}#${hash}`;
}
