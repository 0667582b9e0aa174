/** The help of the full-screen game: the keys, and the rules in a few sentences. */
export const HELP = `Placing
  1 2 3 …        plays the space that has this number on the map
  ↑ ↓            looks at what each space would bring; Enter plays it
  u              takes back what you did; among people until a draw is seen

Trading
  ↑ ↓  A … L     goes to a company
  + - ← →        one share more or less; PgUp and PgDn ten
  12  -5         types the number of shares; below zero sells
  =              as many as you can pay        x   sells all
  Enter          trades; without any order it passes       Esc   clears it

Looking
  w  n  ?        everybody's worth over the match; the newswire; this page
  m  t  b        with others: votes; say something; take the seat back
  q  Ctrl-C      leaves; the match is kept: starlanes resume goes on with it

How it is played
You choose one of the spaces that are offered. Next to nothing it becomes an outpost (+). Next to a star (*) or an outpost it founds a company, and some shares are yours. Next to a company it makes it grow, and its price rises; stars and outposts count extra. Between companies it merges them: the larger one stays, shares are exchanged and bonuses paid.
Then you are paid dividends on your shares, and trade with the bank at the prices shown. Stock that grows dear splits in two. A black hole (@) costs what comes near. Whoever is worth most in the end, in stock and cash, has won.
All rules and editions: docs/rules/star-lanes.md, or: starlanes options
`;
