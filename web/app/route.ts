/**
 * Where in the app one is, told by the address, so that reloading, links and the back button work.
 * What is played on a server has a path (`/match/ID`); everything else stands behind the `#`.
 */

export type Route =
  | { readonly at: 'start' }
  /** The form for a new match of a game; an empty edition is the usual one. */
  | { readonly at: 'new'; readonly game: string; readonly edition: string }
  | { readonly at: 'settings' }
  | { readonly at: 'instructions' }
  /** How a game is played; an empty edition is the usual one. */
  | { readonly at: 'rules'; readonly game: string; readonly edition: string }
  | { readonly at: 'lobby' }
  | { readonly at: 'daily' }
  /** The first match of a game. */
  | { readonly at: 'lesson'; readonly game: string }
  /** The game of 1977; without a seed a random one is taken. */
  | { readonly at: 'teletype'; readonly seed: string }
  /** A match in this page. */
  | { readonly at: 'match'; readonly id: string }
  /** A match on the server; a seat may be handed over with the link. */
  | { readonly at: 'server-match'; readonly id: string; readonly seat?: number; readonly token?: string }
  /** A record carried by the link itself, and the moment of it. */
  | { readonly at: 'record'; readonly packed: string; readonly moment: number | undefined };

/** Where an address leads, which may be nowhere. */
export type Here = Route | { readonly at: 'nowhere' };

const START = /^#?\/?$/;

export interface Address {
  readonly pathname: string;
  readonly hash: string;
}

/** Reads an address. What is not understood leads nowhere; `oldForms` says which game older addresses of forms meant. */
export function readRoute({ pathname, hash }: Address, oldForms: ReadonlyMap<string, string>): Here {
  const onServer = /^\/match\/([\w-]{8,40})$/.exec(pathname)?.[1];
  if (onServer !== undefined) return serverMatch(onServer, hash);
  if (pathname !== '/' && pathname !== '/index.html') return { at: 'nowhere' };
  if (START.test(hash)) return { at: 'start' };
  const [, place = '', rest = ''] = /^#\/([a-z]*)\/?(.*)$/.exec(hash) ?? [];
  const [, game, edition = ''] = /^([a-z-]+)\/(.*)$/.exec(rest) ?? [];
  if ((place === 'new' || place === 'rules') && game !== undefined)
    return { at: place, game, edition: safely(edition) };
  const old = oldForms.get(place);
  if (old !== undefined) return { at: 'new', game: old, edition: safely(rest) };
  switch (place) {
    case 'settings':
      return { at: 'settings' };
    case 'instructions':
      return { at: 'instructions' };
    case 'lobby':
      return { at: 'lobby' };
    case 'daily':
      return { at: 'daily' };
    case 'teletype':
      return { at: 'teletype', seed: safely(rest) };
    case 'lesson':
      return rest === '' ? { at: 'nowhere' } : { at: 'lesson', game: rest };
    case 'match':
      return rest === '' ? { at: 'nowhere' } : { at: 'match', id: rest };
    case 'record': {
      const [packed = '', moment] = rest.split('@');
      if (packed === '') return { at: 'nowhere' };
      return { at: 'record', packed, moment: moment === undefined ? undefined : Number.parseInt(moment, 10) || 0 };
    }
    default:
      return { at: 'nowhere' };
  }
}

function serverMatch(id: string, hash: string): Route {
  const values = new URLSearchParams(hash.slice(1));
  const seat = values.get('seat');
  const token = values.get('token');
  return seat === null || token === null
    ? { at: 'server-match', id }
    : { at: 'server-match', id, seat: Number.parseInt(seat, 10) || 0, token };
}

function safely(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

/** Writes the address of a place. */
export function addressOf(route: Route): string {
  switch (route.at) {
    case 'start':
      return '/#/';
    case 'new':
    case 'rules':
      return `/#/${route.at}/${route.game}/${route.edition}`;
    case 'settings':
    case 'instructions':
    case 'lobby':
    case 'daily':
      return `/#/${route.at}`;
    case 'lesson':
      return `/#/lesson/${route.game}`;
    case 'teletype':
      return `/#/teletype/${route.seed}`;
    case 'match':
      return `/#/match/${route.id}`;
    case 'server-match':
      return `/match/${route.id}`;
    case 'record':
      return `/#/record/${route.packed}${route.moment === undefined ? '' : `@${route.moment}`}`;
  }
}
