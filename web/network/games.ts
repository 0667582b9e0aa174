/** The games this page has screens for. */
export const GAMES: readonly string[] = ['star-lanes', 'star-trader'];
