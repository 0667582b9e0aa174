/** What files that are handed to a player are called: by the game, the day and who played. */

/** A name is cut after so many letters, and no more than so many are named. */
const LONGEST = 20;
const MOST = 4;

/** Such as `star-lanes-2026-11-16-ada-strategist.txt`: small letters, digits and hyphens only, on every system. */
export function fileName(game: string, day: string, players: readonly string[], ending: string): string {
  const names = players.slice(0, MOST).map((name, seat) => plain(name).slice(0, LONGEST) || `player-${seat + 1}`);
  const parts = [game, day, ...names, ...(players.length > MOST ? [`and-${players.length - MOST}`] : [])];
  return `${parts.map((part) => part.replaceAll(/^-+|-+$/g, '')).join('-')}.${ending}`;
}

/** Letters without their marks; whatever else there is becomes a hyphen. */
function plain(name: string): string {
  return name
    .normalize('NFKD')
    .toLowerCase()
    .replaceAll(/\p{Mark}/gu, '')
    .replaceAll('ß', 'ss')
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-+|-+$/g, '');
}
