/** The table of contents: which files of the repository become pages of the site, in which order, and where. */
import { existsSync, readdirSync } from 'node:fs';
import { join, posix } from 'node:path';
import { kits } from '../games/index.ts';

/** A file written in Markdown, and the page that is made of it. Both are paths, from the root and from the site. */
export interface SitePage {
  readonly source: string;
  readonly path: string;
  /** In lists of pages, where the heading of the page is too long. */
  readonly label?: string;
}

export interface SiteSection {
  readonly title: string;
  readonly pages: readonly SitePage[];
}

/** All decisions, one after the other, are one page. */
export const DECISIONS = 'docs/decisions';

const SECTIONS: readonly SiteSection[] = [
  {
    title: 'Start',
    pages: [
      page('docs/index.md', 'Overview'),
      page('docs/start.md'),
      page('docs/questions.md'),
      page('docs/history.md', 'History of the games'),
    ],
  },
  {
    title: 'Rules',
    pages: [
      ...kits.map(({ game, title }) => page(`docs/rules/${game.id}.md`, title)),
      page('docs/editions.md'),
      page('docs/options.md'),
    ],
  },
  {
    title: 'Play',
    pages: [
      page('docs/browser.md', 'In the browser'),
      page('docs/terminal.md', 'In the terminal'),
      page('docs/network.md', 'Over the network'),
      page('docs/commands.md'),
    ],
  },
  {
    title: 'Bots',
    pages: [
      page('docs/computer-players.md', 'Computer players'),
      page('docs/bot-tutorial.md', 'Tutorial: beat level 4'),
      page('docs/bot-protocol.md', 'Line protocol and arena'),
      page('docs/training.md', 'How networks are trained'),
    ],
  },
  {
    title: 'Server',
    pages: [
      page('docs/operations.md', 'Running a server'),
      page('docs/scaling.md', 'Scaling'),
      page('docs/trust.md', 'What players must trust'),
      page('docs/protocol.md', 'Network protocol'),
    ],
  },
  { title: 'Library', pages: [page('docs/library.md', 'Use the rules'), page('docs/reference.md', 'Reference')] },
  {
    title: 'Project',
    pages: [
      page('ARCHITECTURE.md'),
      page('CONTRIBUTING.md'),
      page(DECISIONS, 'Decisions'),
      page('docs/speed.md'),
      page('docs/dependencies.md'),
      page('docs/glossary.md'),
      page('docs/stability.md', 'Compatibility'),
      page('CHANGELOG.md'),
    ],
  },
];

/** What is in `docs/` for other readers: the man page and pictures are not Markdown, and these are said elsewhere. */
function page(source: string, label?: string): SitePage {
  const path = `${source.replace(/^docs\//, '').replace(/\.md$/, '')}.html`.toLowerCase();
  return { source, path, ...(label === undefined ? {} : { label }) };
}

/** The contents as the files are now: pages that were not written are left out, those nobody has put in order come last. */
export function contents(root: string): readonly SiteSection[] {
  const listed = SECTIONS.map((section) => ({
    ...section,
    pages: section.pages.filter(({ source }) => existsSync(join(root, source))),
  }));
  const known = new Set(listed.flatMap(({ pages }) => pages.map(({ source }) => source)));
  const others = readdirSync(join(root, 'docs'), { recursive: true, encoding: 'utf8' })
    .map((path) => posix.join('docs', path.replaceAll('\\', '/')))
    .filter((path) => path.endsWith('.md') && !path.startsWith(`${DECISIONS}/`) && !known.has(path))
    .toSorted();
  return others.length === 0 ? listed : [...listed, { title: 'More', pages: others.map((source) => page(source)) }];
}

/** The decisions of the repository, in their order. */
export function decisionFiles(root: string): readonly string[] {
  return readdirSync(join(root, DECISIONS))
    .filter((name) => name.endsWith('.md'))
    .toSorted()
    .map((name) => posix.join(DECISIONS, name));
}
