/** What a browser is shown by a server that was built without the web app. */
import type { Reply } from './answer.ts';

const PAGE = `<!doctype html>
<html lang="en">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Star Lanes</title></head>
<body>
<h1>Star Lanes</h1>
<p>The server is well, but the web app was not built. Programs can play: see docs/protocol.md.</p>
</body>
</html>
`;

export function plainPage(path: string): Reply | undefined {
  return path === '/' ? { status: 200, type: 'text/html; charset=utf-8', body: PAGE } : undefined;
}
