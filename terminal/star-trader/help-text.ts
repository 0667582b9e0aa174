/** The help of Star Trader on the full screen: the keys, and the rules in a few sentences. */
export const TRADER_HELP = `Trading
  12  Enter      sells or buys so many units, or bids so many dollars
  + - ← →        a little more or less; PgUp and PgDn ten times as much
  =              all there is      Esc   what stood there before
  p  0           passes: no trade, no more bids, no bank
  a              asks what a good captain would do, and fills it in

Flying
  1 2 3 …        sends the ship to the star that has this key on the map
  ↑ ↓ ← →        looks at what each port would bring; Enter flies there
  g              plans a route of several stops     r   asks for a report

Looking
  s              every star: its class, what it wants and sells, and when
  c  l           the calendar of landings; the newsletters of every January
  w  v           charts of everybody's worth, and of the prices of a star
  n  ?           the news; this page
  u              takes back what you did; among people until a draw is seen
  m  t  b        with others: votes; say something; take the seat back
  q  Ctrl-C      leaves; the match is kept: starlanes resume goes on with it

How it is played
Carry goods from where they are made to where they are needed. Frontier stars (IV) and underdeveloped ones (III) sell uranium, metals and gems, and need heavy equipment, medicine and software; SOL (I) and developed stars (II) the other way round. A plus is a price the star sells at, a minus one it buys at. The longer nobody came, the further prices are from the base price, by a third at most.
Over every lot you bargain: name a price for all units. The star takes what it thinks fair or better, moves a fifth of the way towards a bid that is not too far off, and breaks off otherwise. There is one bargain for each good and visit, and its last bid is the last.
A light year takes three and a half days, and ships are often one to three weeks late. Who lands first is next, whoever owns the ship. A star whose needs are filled develops. Banks pay interest. Each January everybody learns all prices. Whoever is worth most when the years are over, in cash, bank and cargo at base prices, has won.
All rules and editions: docs/rules/star-trader.md, or: starlanes options --game star-trader
`;
