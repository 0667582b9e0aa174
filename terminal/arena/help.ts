/** The page that `starlanes arena --help` prints. */
export const ARENA_HELP = `Lets bots play each other and says who is stronger, and how sure that is.

  starlanes arena --seats greedy,chance --matches 1000
  starlanes arena --seats greedy,chance,chance,chance --edition faber1977
  starlanes arena --seats "greedy,cmd:node my-bot.mjs"
  starlanes arena --ladder --seats chance,greedy,strategist --matches 2000
  starlanes arena --game star-trader --seats captain,trader

  --seats A,B,..      who plays: names of bots, or cmd: and a command (docs/bot-protocol.md)
  --ladder            every pair of the named bots at a table of two, and a table of ratings
  --game NAME         the game, star-lanes or star-trader; star-lanes
  --edition E         the edition, with what differs from it (today+rows=14); today
  --matches N         how many matches, with --ladder by each pair; 1000. Every galaxy is played in all
                      seating orders with the same chance, so N is rounded up to whole galaxies
  --seed S            the same matches for the same number; 1
  --playouts P        how much bots that search may search for an answer, instead of what each does by itself
  --milliseconds M    how long they may think about an answer; the matches then cannot be repeated exactly
  --answer-seconds S  how long somebody else's program may keep silent; 5
  --threads T         how many matches at a time; all cores. The results do not depend on it
  --json              one JSON object instead of tables

A galaxy is played in all seating orders that differ, or, where there are more than six, in the rotations of the
given order. A tie is shared. The intervals take the galaxy as the unit, because its matches share their luck.
An answer that is not allowed, or does not come, is played by chance instead and counted: illegal, late, failed.
`;
