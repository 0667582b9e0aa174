/** The headers of every answer: nothing from elsewhere, nothing inline but what is named, no guessing of types. */
import { createHash } from 'node:crypto';

/** The content policy of a page: scripts and styles that were built into it may run, and none that somebody puts there later. */
export function pagePolicy(page: string): string {
  return contentPolicy(hashes(page, 'script'), hashes(page, 'style'));
}

function hashes(page: string, element: string): string[] {
  const within = new RegExp(`<${element}(?![^>]*src=)[^>]*>(.*?)</${element}>`, 'gs');
  return [...page.matchAll(within)].map(
    ([, content = '']) => `'sha256-${createHash('sha256').update(content).digest('base64')}'`,
  );
}

function contentPolicy(scripts: readonly string[] = [], styles: readonly string[] = []): string {
  return [
    "default-src 'self'",
    // The champion's network is WebAssembly that its bot assembles; scripts made from text stay forbidden.
    ["script-src 'self' 'wasm-unsafe-eval'", ...scripts].join(' '),
    ["style-src 'self'", ...styles].join(' '),
    "img-src 'self' data: blob:",
    "worker-src 'self' blob:",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join('; ');
}

/** Where pages may open sockets besides: at the address the host named, else at the one that was asked for. */
export function connectPolicy(host: string | undefined, url: string | undefined): string {
  const own = url === undefined ? host : new URL(url).host;
  // What is written like this is left to 'self': a policy has no word for an IPv6 address.
  if (own === undefined || own.startsWith('[')) return "connect-src 'self'";
  const schemes = url === undefined ? ['ws', 'wss'] : [url.startsWith('https:') ? 'wss' : 'ws'];
  return ["connect-src 'self'", ...schemes.map((scheme) => `${scheme}://${own}`)].join(' ');
}

export const SECURITY_HEADERS: Readonly<Record<string, string>> = {
  'Content-Security-Policy': contentPolicy(),
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Cross-Origin-Resource-Policy': 'same-origin',
  'Permissions-Policy': 'camera=(), geolocation=(), microphone=()',
  'Referrer-Policy': 'same-origin',
  'X-Content-Type-Options': 'nosniff',
  'X-Frame-Options': 'DENY',
};
