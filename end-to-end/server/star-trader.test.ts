// Star Trader over a real server: whole matches with a restart in between, fair undo, votes, minding, rematch.
import { execFileSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { parseRecord, replay } from '../../core/record.ts';
import { starTrader } from '../../games/star-trader/index.ts';
import { Player, ask, newDevice } from './player.ts';
import type { Json } from './player.ts';
import { useServer } from './use-server.ts';
import { playOn } from './whole-match.ts';

const root = join(import.meta.dirname, '..', '..');
const server = useServer();

const PERSON = { for: 'person' };
const bot = (name: string): object => ({ for: 'bot', bot: name });
const SHORT = { game: 'star-trader', edition: 'today+years=1+ships=1', seats: [PERSON, PERSON] };

/** Ann and Ben at a table, both connected. */
async function annAndBen(order: object = SHORT): Promise<{ match: string; ann: Player; ben: Player }> {
  const [annSecret, benSecret] = [await newDevice(server.base), await newDevice(server.base)];
  const body = { ...order, name: 'Ann', words: 'fair winds' };
  const { body: made } = await ask(server.base, 'POST', '/api/matches', { body, secret: annSecret });
  const path = `/api/matches/${made['match']}/seats`;
  await ask(server.base, 'POST', path, { body: { name: 'Ben' }, secret: benSecret });
  return { match: made['match'], ...(await seated(made['match'], annSecret, benSecret)) };
}

async function seated(match: string, annSecret?: string, benSecret?: string): Promise<{ ann: Player; ben: Player }> {
  const ann = await Player.connect(server.base, annSecret);
  const ben = await Player.connect(server.base, benSecret);
  await Promise.all([ann.watch(match), ben.watch(match)]);
  return { ann, ben };
}

/** Says what Ann and Ben do, in the game's notation, for the one of them who is to act. */
async function say(match: string, players: readonly Player[], did: string): Promise<Json> {
  const update = players[0]!.latest(match, 0) ?? {};
  const mover = players[update['toAct']]!;
  const answer = await mover.act(match, update['toAct'], update['at'], did);
  if (answer['type'] === 'done') await next(match, players, update['at']);
  return answer;
}

/** Waits until everybody has seen more than this many entries. */
async function next(match: string, players: readonly Player[], at: number): Promise<void> {
  const isNews = (frame: Json): boolean => frame['match'] === match && frame['type'] === 'update' && frame['at'] > at;
  await Promise.all(players.map((player) => player.next(isNews)));
}

function questionOf(match: string, ann: Player): Json {
  return ann.latest(match, 0)?.['view'].ask ?? {};
}

describe('a match of two people and two computer captains', () => {
  test('survives a restart, ends, and is what its record says, to players and watchers', async () => {
    const edition = 'kaufman1974+years=2+ships=1';
    const seats = [PERSON, PERSON, bot('captain'), bot('beginner')];
    const { match, ann, ben } = await annAndBen({ ...SHORT, edition, seats });
    const before = await playOn(match, new Map([[0, ann], [1, ben]]), 40); // prettier-ignore
    expect(before).toMatchObject({ phase: 'playing', head: { minder: 'captain' } });
    expect(await server.stop('SIGINT')).toBe(0);
    await server.start();
    const again = await seated(match, ann.secret, ben.secret);
    const watcher = await Player.connect(server.base);
    await watcher.watch(match);
    const over = await playOn(match, new Map([[0, again.ann], [1, again.ben]])); // prettier-ignore
    expect(over['view']).toMatchObject({ phase: 'over', today: { day: 1, year: 2072 } });

    const { text } = await ask(server.base, 'GET', `/api/matches/${match}/record`);
    const record = parseRecord(text);
    if (!record.ok) throw new Error(JSON.stringify(record.problem));
    const replayed = replay(starTrader, record.value);
    if (!replayed.ok) throw new Error(JSON.stringify(replayed.problem));
    const seen = await watcher.next((frame) => frame['phase'] === 'over');
    expect(seen['view']).toEqual(JSON.parse(JSON.stringify(starTrader.view(replayed.value.state, 'watcher'))));
    expect(over['view']).toEqual({ ...seen['view'], as: 0 });
    const file = join(server.folder, 'record.txt');
    writeFileSync(file, text);
    const said = execFileSync(process.execPath, ['scripts/starlanes.mjs', 'verify', file], { cwd: root });
    expect(String(said)).toMatch(/fair/);
    for (const player of [again.ann, again.ben, watcher]) player.close();
  });
});

describe('at a table', () => {
  test('a captain may take back units and passes, but not what a star has answered, nor a departure', async () => {
    const { match, ann, ben } = await annAndBen();
    const both = [ann, ben];
    const undo = (): unknown => both.map((player, seat) => player.latest(match, seat)?.['undo']);
    while (questionOf(match, ann)['ask'] === 'destination')
      await say(match, both, `do to ${questionOf(match, ann)['ports'][0].star}`);
    expect(undo()).toEqual([undefined, undefined]);

    const selling = questionOf(match, ann);
    expect(selling['ask']).toBe('sell');
    await say(match, both, 'do sell');
    const keep = ann.latest(match, selling['to'])?.['undo'] ?? ben.latest(match, selling['to'])?.['undo'];
    expect(await say(match, both, `undo ${keep}`)).toMatchObject({ type: 'done' });
    expect(questionOf(match, ann)).toEqual(selling);

    await say(match, both, 'do sell');
    const { offer } = questionOf(match, ann);
    await say(match, both, `do bid ${Math.round(offer * 1.3)}`);
    expect(undo()).toEqual([undefined, undefined]);
    expect(await say(match, both, `undo ${keep}`)).toMatchObject({ type: 'refused', why: 'not-now' });
    for (const player of both) player.close();
  });

  test('all may agree to play longer, and to end it; and play again', async () => {
    const { match, ann, ben } = await annAndBen();
    const { at, view } = ann.latest(match, 0)!;
    await ann.act(match, 0, at, 'propose longer');
    await ben.act(match, 1, at + 1, 'yes');
    await next(match, [ann, ben], at + 1);
    expect(ann.latest(match, 0)!['view'].endYear).toBe(view.endYear + 1);
    await ben.act(match, 1, at + 2, 'propose end');
    await ann.act(match, 0, at + 3, 'yes');
    await next(match, [ann, ben], at + 3);
    expect(ben.latest(match, 1)).toMatchObject({ phase: 'over', view: { phase: 'over' } });
    const [one, other] = await Promise.all(
      [ann, ben].map(({ secret }) => ask(server.base, 'POST', `/api/matches/${match}/rematch`, { secret })),
    );
    expect(one!.body['match']).toBe(other!.body['match']);
    const { body } = await ask(server.base, 'GET', `/api/matches/${one!.body['match']}`);
    expect(body).toMatchObject({ phase: 'playing', head: { game: 'star-trader', rematchOf: match } });
    for (const player of [ann, ben]) player.close();
  });

  test('the captain minds the ships of who leaves, until they come back', async () => {
    // A match of one year may be over after a few flights by chance.
    const { match, ann, ben } = await annAndBen({ ...SHORT, edition: 'today+years=2+ships=1' });
    await ben.act(match, 1, 0, 'leave');
    await playOn(match, new Map([[0, ann]]), 5);
    expect(ann.latest(match, 0)!['seats'][1]).toMatchObject({ name: 'Ben', minded: 'left' });
    expect(await ben.act(match, 1, 0, 'back')).toMatchObject({ type: 'done' });
    expect(await playOn(match, new Map([[0, ann], [1, ben]]))).toMatchObject({ phase: 'over' }); // prettier-ignore
    for (const player of [ann, ben]) player.close();
  });
});

test('computer captains of every level think in threads of their own and finish a match', async () => {
  const { body } = await ask(server.base, 'GET', '/api/games');
  const trader = body['games'].find(({ id }: Json) => id === 'star-trader');
  expect(trader).toMatchObject({ editions: Object.keys(starTrader.editions) });
  const seats = trader.bots.map(({ name }: Json) => bot(name));
  const { body: made } = await ask(server.base, 'POST', '/api/matches', { body: { ...SHORT, seats, public: true } });
  const watcher = await Player.connect(server.base);
  await watcher.watch(made['match']);
  const over = await watcher.next((frame) => frame['phase'] === 'over');
  expect(over['view'].captains).toHaveLength(seats.length);
  expect(server.said).not.toContain('something went wrong');
  watcher.close();
});

test.each([
  ['today+stars=30+min-distance=30', /30 stars at least 30 light years apart do not fit.*choose fewer stars/],
  ['kaufman1974+stars=14', /stars/],
  ['today+years=0', /years/],
])('%s is refused with a sentence when a match is made', async (edition, sentence) => {
  const { status, body } = await ask(server.base, 'POST', '/api/matches', { body: { ...SHORT, edition } });
  expect(status).toBe(400);
  expect(body['problem']).toMatch(sentence);
});
