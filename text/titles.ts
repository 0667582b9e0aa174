/** What a game is called, made from its id, so that a sentence need not load a game to name it: `star-lanes` is Star Lanes. */
export function titleOf(game: string): string {
  return game.replaceAll(
    /(^|-)([a-z])/g,
    (_, gap: string, letter: string) => gap.replace('-', ' ') + letter.toUpperCase(),
  );
}
