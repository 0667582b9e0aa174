/** The pages that `starlanes review --help` and `starlanes advise --help` print. */
export const REVIEW_HELP = `Looks at a match that was kept: who was how likely to win after every move, the turning points, how well
everybody chose and how lucky their offers were; in Star Trader also what better answers would have gained.

  starlanes review FILE

  --quick         looks less closely, several times as fast
  --playouts N    how much to search for each move
  --json          one JSON object with everything, move by move
  --ascii         draws the chart with digits

The match is judged with all books open; in Star Trader they always are, and every stop is judged by what was
known then. The same match has the same review every time.
`;

export const ADVISE_HELP = `Says what to do in a position of a match that was kept: every answer with what it is worth and the reason, best
first. In Star Lanes that is the chance to win and the worth it leads to, in Star Trader what it gains.

  starlanes advise FILE
  starlanes advise FILE --at 20

  --at N          the position after N actions of the record; the last in which something is asked
  --playouts N    how much to search; 800, in Star Trader 400
  --json          one JSON object instead of text

The adviser knows no more than the player who is asked. The same position has the same advice every time.
`;
