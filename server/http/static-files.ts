/** The files of the web app and of the documentation, read once when the server starts: nothing outside them can be asked for. */
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { extname, join } from 'node:path';
import { brotliCompressSync, brotliDecompressSync, constants, gzipSync } from 'node:zlib';
import type { Reply } from './answer.ts';
import { pagePolicy } from './headers.ts';

const TYPES: Readonly<Record<string, string>> = {
  '.css': 'text/css; charset=utf-8',
  '.html': 'text/html; charset=utf-8',
  '.ico': 'image/x-icon',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.txt': 'text/plain; charset=utf-8',
  '.webmanifest': 'application/manifest+json',
  '.webp': 'image/webp',
  '.woff2': 'font/woff2',
};

/** The ways a text can be sent smaller, the best first. */
const ENCODINGS = ['br', 'gzip'] as const;
type Encoding = (typeof ENCODINGS)[number];

const QUALITY = { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } };

/** The one page of the app, and the paths of its screens; all others stand behind the `#` (web/app/route.ts). */
const PAGE = '/index.html';
const SCREEN = /^\/(?:match\/[\w-]+)?$/;

/** A file, compressed when somebody first takes it so: all of them would cost a server most of its start. */
class StaticFile {
  readonly plain: Reply;
  readonly tag: string;
  readonly #compressed = new Map<Encoding, Reply>();

  /** @param ready the file in brotli, where the build made that: it takes its time for the last percents */
  constructor(plain: Reply, tag: string, ready: Buffer | undefined) {
    this.plain = { ...plain, headers: { ...plain.headers, ETag: tag } };
    this.tag = tag;
    if (ready !== undefined) this.#compressed.set('br', this.#encoded('br', ready));
  }

  in(encoding: Encoding): Reply {
    const made = this.#compressed.get(encoding) ?? this.#compress(encoding);
    this.#compressed.set(encoding, made);
    return made;
  }

  #compress(encoding: Encoding): Reply {
    const { type, body } = this.plain;
    if (!/text|json|svg/.test(type)) return this.plain;
    return this.#encoded(encoding, encoding === 'br' ? brotliCompressSync(body, QUALITY) : gzipSync(body));
  }

  #encoded(encoding: Encoding, body: Buffer): Reply {
    return { ...this.plain, body, headers: { ...this.plain.headers, 'Content-Encoding': encoding } };
  }
}

export class StaticFiles {
  readonly #files = new Map<string, StaticFile>();

  constructor(folder: string) {
    if (!existsSync(folder)) return;
    for (const found of readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
      const path = found.replace(/\.br$/, '');
      const type = TYPES[extname(path)];
      if (type !== undefined)
        this.#files.set(`/${path.replaceAll('\\', '/')}`, readFile(join(folder, path), path, type));
    }
  }

  get isEmpty(): boolean {
    return this.#files.size === 0;
  }

  /** A file of the app by its path; every path of a screen is the app's one page. */
  find(path: string, encodings?: string, had?: string): Reply | undefined {
    return this.exactly(SCREEN.test(path) ? PAGE : path, encodings, had);
  }

  /** The app's page where it is asked for something that is not there: it says so, in the reader's language. */
  notFound(encodings: string): Reply | undefined {
    const page = this.exactly(PAGE, encodings);
    if (page === undefined) return undefined;
    // Nobody is to keep it as the file that was asked for.
    const { ETag: _, ...headers } = page.headers ?? {};
    return { ...page, status: 404, headers };
  }

  /** The file at this path and no other. Who has it already is told so. */
  exactly(path: string, encodings = '', had = ''): Reply | undefined {
    const file = this.#files.get(path);
    if (file === undefined) return undefined;
    if (had.includes(file.tag)) return { ...file.plain, status: 304, body: '' };
    const encoding = ENCODINGS.find((name) => new RegExp(`\\b${name}\\b`).test(encodings));
    return encoding === undefined ? file.plain : file.in(encoding);
  }
}

function readFile(file: string, path: string, type: string): StaticFile {
  const ready = existsSync(`${file}.br`) ? readFileSync(`${file}.br`) : undefined;
  // In a package there are only the small ones.
  const body = ready !== undefined && !existsSync(file) ? brotliDecompressSync(ready) : readFileSync(file);
  // Files whose names carry a hash of their content never change.
  const lasting = path.includes('assets') && /[.-][\w-]{8,}\.\w+$/.test(path);
  const headers = {
    'Cache-Control': lasting ? 'public, max-age=31536000, immutable' : 'no-cache',
    Vary: 'Accept-Encoding',
    ...(type.startsWith('text/html') ? { 'Content-Security-Policy': pagePolicy(body.toString()) } : {}),
  };
  const tag = `"${createHash('sha256').update(body).digest('base64url')}"`;
  return new StaticFile({ status: 200, type, body, headers }, tag, ready);
}
