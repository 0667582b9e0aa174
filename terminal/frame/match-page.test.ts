import { expect, test } from 'vitest';
import { greedy } from '../../bots/star-lanes/simple-bots.ts';
import { Seated } from './fixtures/seated.ts';
import { MatchPage } from './match-page.ts';
import { STAR_LANES } from '../star-lanes/index.ts';
import type { ConnectionState } from '../../client/reconnecting-socket.ts';

test('a key that would act while the line is lost does nothing, and says so', async () => {
  const { match } = new Seated(STAR_LANES, greedy);
  let connection: ConnectionState = 'lost';
  const page = new MatchPage(
    {
      match: match.match,
      place: 'server',
      mayAdvise: false,
      lag: () => 0,
      record: () => match.record(),
      seats: () => match.seats(),
      update: (as) => match.update(as),
      happened: (as) => match.happened(as),
      connection: () => connection,
      act: (seat, act) => match.act(seat, act),
      listen: (changed) => match.listen(changed),
      close: () => match.close(),
    },
    STAR_LANES,
    true,
  );
  const size = { width: 80, height: 24 };
  const press = async (): Promise<string> => {
    page.handleKey({ key: 'text', text: '1' });
    page.handleKey({ key: 'enter' });
    await Promise.resolve();
    await Promise.resolve();
    return page.draw(size).lines.join('\n');
  };
  const before = match.update('watcher').at;
  expect(await press()).toContain('Not done: the server did not answer.');
  expect(match.update('watcher').at).toBe(before);
  connection = 'connected';
  expect(await press()).not.toContain('Not done');
  expect(match.update('watcher').at).toBe(before + 1);
});

test('on a page over a match Space scrolls as in every text, and q closes the page, not the match', () => {
  const match = new Seated(STAR_LANES, greedy);
  const { ui } = match.type('? j');
  expect([ui.overlay, ui.scroll]).toEqual(['help', 11]);
  const { ui: after, effect } = match.type('?q');
  expect([after.overlay, effect]).toEqual([undefined, undefined]);
});

test('a notice covers nothing of the newswire: the latest line stands above it', async () => {
  const match = new Seated(STAR_LANES, greedy);
  for (let answers = 0; answers < 20; answers++) await match.answer();
  const { frame, model, ui } = match;
  const size = { width: 80, height: 24 };
  const latest = frame.draw(model, ui, size, 0).lines.at(-2)?.trim() ?? '';
  const noticed = frame.draw(model, { ...ui, problem: 'You are writing too fast; wait a moment.' }, size, 0).lines;
  expect(latest).not.toBe('');
  expect(noticed.at(-2)).toContain('You are writing too fast');
  expect(noticed.slice(0, -2).join('\n')).toContain(latest);
});
