/** What can be found on the site: every section of every page with its words. */

/** A section: its place, the page's title and its own, and what it says. */
export type SearchEntry = readonly [place: string, page: string, section: string, text: string];

export function searchEntries(path: string, title: string, html: string): readonly SearchEntry[] {
  const [before = '', ...parts] = html.split(/(?=<h[1-4] id=)/);
  const sections = parts.map((part): SearchEntry => {
    const [, id = '', heading = '', rest = ''] = /^<h\d id="([^"]*)">([^]*?)<\/h\d>([^]*)$/.exec(part) ?? [];
    const isPage = part.startsWith('<h1');
    return [isPage ? path : `${path}#${id}`, title, isPage ? '' : plain(heading), plain(rest)];
  });
  return plain(before) === '' ? sections : [[path, title, '', plain(before)], ...sections];
}

function plain(html: string): string {
  return html
    .replaceAll(/<a class="anchor"[^]*?<\/a>|<svg[^]*?<\/svg>|<pre[^]*?<\/pre>/g, '')
    .replaceAll(/<[^>]+>/g, ' ')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&#39;', "'")
    .replaceAll('&amp;', '&')
    .replaceAll(/\s+/g, ' ')
    .trim();
}
