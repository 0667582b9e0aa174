/** The web app's files, read and compressed once when the server starts: nothing outside them can be asked for. */
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { extname, join } from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
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
  '.woff2': 'font/woff2',
};

/** A file under each of the ways it can be sent. */
interface File {
  readonly plain: Reply;
  readonly br?: Reply;
  readonly gzip?: Reply;
}

export class StaticFiles {
  readonly #files = new Map<string, File>();

  constructor(folder: string) {
    if (!existsSync(folder)) return;
    for (const path of readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
      const type = TYPES[extname(path)];
      if (type !== undefined)
        this.#files.set(`/${path.replaceAll('\\', '/')}`, readFile(join(folder, path), path, type));
    }
  }

  get isEmpty(): boolean {
    return this.#files.size === 0;
  }

  /** A file by its path; every path of a screen is the app's one page. Who has it already is told so. */
  find(path: string, encodings = '', had = ''): Reply | undefined {
    const found = this.#find(path, encodings);
    const tag = found?.headers?.['ETag'];
    return found !== undefined && tag !== undefined && had.includes(tag) ? { ...found, status: 304, body: '' } : found;
  }

  #find(path: string, encodings: string): Reply | undefined {
    const file = this.#files.get(path) ?? (extname(path) === '' ? this.#files.get('/index.html') : undefined);
    if (file?.br !== undefined && /\bbr\b/.test(encodings)) return file.br;
    if (file?.gzip !== undefined && /\bgzip\b/.test(encodings)) return file.gzip;
    return file?.plain;
  }
}

function readFile(file: string, path: string, type: string): File {
  const body = readFileSync(file);
  // Files whose names carry a hash of their content never change.
  const lasting = path.includes('assets') && /[.-][\w-]{8,}\.\w+$/.test(path);
  const headers = {
    ETag: `"${createHash('sha256').update(body).digest('base64url')}"`,
    'Cache-Control': lasting ? 'public, max-age=31536000, immutable' : 'no-cache',
    Vary: 'Accept-Encoding',
    ...(type.startsWith('text/html') ? { 'Content-Security-Policy': pagePolicy(body.toString()) } : {}),
  };
  const plain: Reply = { status: 200, type, body, headers };
  if (!/text|json|svg/.test(type)) return { plain };
  const quality = { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } };
  return {
    plain,
    br: { ...plain, body: brotliCompressSync(body, quality), headers: { ...headers, 'Content-Encoding': 'br' } },
    gzip: { ...plain, body: gzipSync(body), headers: { ...headers, 'Content-Encoding': 'gzip' } },
  };
}
