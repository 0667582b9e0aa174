/** What is answered at addresses where nothing is: a page with a way home to browsers, a sentence to programs. */
import type { Reply } from './answer.ts';

/** Whether a page is asked for: a browser says so when somebody follows a link or types an address. */
export function wantsPage(accept: string | undefined): boolean {
  return accept !== undefined && /\btext\/html\b/.test(accept);
}

/** @param home where a link leads, and what is there */
export function notFoundPage(sentence: string, ...links: readonly (readonly [home: string, words: string])[]): Reply {
  const body = `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>Not found - Star Lanes</title>
</head>
<body>
<h1>Not found</h1>
<p>${sentence}</p>
<ul>
${links.map(([home, words]) => `<li><a href="${home}">${words}</a></li>`).join('\n')}
</ul>
</body>
</html>
`;
  return { status: 404, type: 'text/html; charset=utf-8', body, headers: { 'Cache-Control': 'no-store' } };
}
