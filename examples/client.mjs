// A network client for Star Lanes in one file, as a start for your own. It uses the protocol (starlanes docs protocol):
//
//   node examples/client.mjs http://localhost:1977 [MATCH]
//
// It plays against two computer players, or takes a free seat in MATCH. It chooses the first offered space and spends all
// its cash on the cheapest company.
import { WebSocket } from 'ws';

const [server = 'http://localhost:1977', wanted] = process.argv.slice(2);
const bot = { for: 'bot', bot: 'greedy' };
const table = { game: 'star-lanes', edition: 'today', seats: [{ for: 'person' }, bot, bot] };

// The secret proves that the seat is yours: save it in a file to come back after a restart.
const { secret } = await post('/api/secrets', {}, '');
const request = wanted ? `/api/matches/${wanted}/seats` : '/api/matches';
const { match, seat } = await post(request, { ...(wanted ? {} : table), name: 'Client' });
console.log(`match ${match}, seat ${seat}`);

let heard = 0; // The first entry of the log that we have not received.
connect();

function connect() {
  // The built-in WebSocket cannot send headers; ws can.
  const headers = { authorization: `Bearer ${secret}` };
  const socket = new WebSocket(`${server.replace('http', 'ws')}/socket`, { headers });
  const send = (message) => socket.send(JSON.stringify({ match, ...message }));
  let wait = 1000;
  // The same `at` may arrive twice; one answer is enough. On a new connection we answer again: `at` makes that safe.
  let answered = -1;
  // A connection can be dead without closing. The server pings every 30 seconds, so we notice.
  const dead = setTimeout(() => socket.terminate(), 70_000);
  socket.on('ping', () => dead.refresh());
  socket.on('open', () => send({ type: 'watch', from: heard }));
  socket.on('error', ({ message }) => console.log(`connection lost: ${message}`));
  socket.on('close', () => (clearTimeout(dead), wait === undefined || setTimeout(connect, wait)));
  socket.on('message', (frame) => {
    const message = JSON.parse(frame);
    if (message.type === 'goodbye') wait = message.after;
    if (message.type === 'refused') refused(message, socket);
    if (message.type !== 'update') return;
    const { at, happened, phase, seats, view } = message;
    const events = happened.flatMap((one) => one.events ?? []);
    for (const { type, ...facts } of events) console.log(type, JSON.stringify(facts));
    heard = at;
    // If we were away too long, `back` returns our seat.
    const act = seats[seat].minded ? 'back' : view?.ask?.to === seat && `do ${answer(view.ask)}`;
    if (phase === 'playing' && act && answered < at) send({ type: 'act', id: at, seat, at, act });
    answered = at;
    if (phase !== 'over') return;
    for (const [index, { net }] of view.standings.entries()) console.log(`${seats[index].name} has ${net}`);
    console.log(`record: ${server}/api/matches/${match}/record`);
    wait = undefined;
    socket.close();
  });
}

function refused({ why, problem }, socket) {
  console.log(`refused: ${problem}`);
  // In these cases we send the action again over a new connection; in the others, an update follows that says more.
  if (['closing', 'too-many', 'try-again'].includes(why)) socket.close();
  else if (!['not-now', 'stale'].includes(why)) throw new Error(`this client has a bug: ${why}`);
}

/** An action in the game's notation. Some editions ask about one company after the other: then 0 is an order too. */
function answer({ ask, spaces, companies, trading }) {
  if (ask === 'place') return `${spaces[0].space} ${spaces[0].companies?.[0] ?? ''}`.trim();
  const mine = companies.filter(({ most }) => most > 0 || trading === 'in-order');
  const [best] = mine.toSorted((a, b) => a.price - b.price);
  return best ? `${best.company} ${best.most}` : 'pass';
}

async function post(path, body, bearer = secret) {
  const headers = { 'content-type': 'application/json', authorization: `Bearer ${bearer}` };
  const asked = { method: 'POST', headers, body: JSON.stringify(body) };
  const response = await fetch(server + path, asked).catch(() => undefined);
  const value = (await response?.json()) ?? { problem: `The server ${server} does not answer.` };
  if (!response?.ok) process.exit(console.error(value.problem) ?? 1);
  return value;
}
