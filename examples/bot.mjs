// A bot for Star Lanes in one file, as a start for your own. It uses the line protocol (starlanes docs bot-protocol):
//
//   starlanes arena --seats "greedy,cmd:node examples/bot.mjs" --matches 100
//
// It chooses the space next to its own shares, stars and outposts, and spends all its cash on the company with the most
// empty space around it for the price.
import { createInterface } from 'node:readline';

for await (const line of createInterface({ input: process.stdin })) {
  const message = JSON.parse(line);
  if (message.type === 'question') console.log(answer(message.view));
}

function answer(view) {
  return view.ask.ask === 'place' ? place(view) : trade(view);
}

/** The best of the offered spaces, and the first company where there is a choice. */
function place(view) {
  const [best] = view.ask.spaces.toSorted((a, b) => worth(view, b.space) - worth(view, a.space));
  return best.companies ? `${best.space} ${best.companies[0]}` : best.space;
}

function worth(view, space) {
  const mine = view.books[view.as].shares;
  const values = beside(view.map, ...indexOf(space)).map((mark) => {
    if (mark === '*') return 5;
    if (mark === '+') return 3;
    return mine[mark.charCodeAt(0) - 65] ?? 0;
  });
  return values.reduce((sum, value) => sum + value, 0);
}

/** Orders, such as `C 12`, or `pass`. Some editions ask about one company after the other: then 0 is an order too. */
function trade(view) {
  const [best] = view.companies.filter(({ size }) => size > 0).toSorted((a, b) => promise(view, b) - promise(view, a));
  const { companies, trading } = view.ask;
  const orders = companies.map(({ company, most }) => `${company} ${company === best.company ? most : 0}`);
  const wanted = orders.filter((order) => trading === 'in-order' || !order.endsWith(' 0'));
  return wanted.join(', ') || 'pass';
}

function promise({ map }, { company, price }) {
  const marks = map.flatMap((row, r) => [...row].map((mark, c) => ({ mark, r, c })));
  const around = marks.filter(({ mark, r, c }) => mark === '.' && beside(map, r, c).includes(company));
  return (1 + around.length) / price;
}

/** The index of the row and of the column: `7E` is 6 and 4; after Z comes AA. */
function indexOf(space) {
  const [, row, letters] = /^(\d+)([A-Z]+)$/.exec(space);
  return [row - 1, [...letters].reduce((column, letter) => 26 * (column + 1) + letter.charCodeAt(0) - 65, -1)];
}

function beside(map, row, column) {
  const mark = (r, c) => map[r]?.[c] ?? '';
  return [mark(row - 1, column), mark(row + 1, column), mark(row, column - 1), mark(row, column + 1)];
}
