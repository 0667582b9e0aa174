/** Many players in a process of their own, so that they take nothing from the server that is measured. */
import { sitDownInEmptyBoardgame, sitDownWithBoardgame } from '../peers/boardgame-room.mjs';
import { sitDownInEmptyColyseus, sitDownWithColyseus } from '../peers/colyseus-room.mjs';
import { sitDownOnTheFloor } from './floor-room.ts';
import { sitDownWithUs } from './our-room.ts';
import { play } from './pace.ts';
import type { Pace } from './pace.ts';
import { Room } from './room.ts';
import type { SitDown } from './seated.ts';
import { once } from 'node:events';
import { WebSocket } from 'ws';
import { Device } from './device.ts';

/** Which server the players know how to talk to. */
export type Dialect = 'ours' | 'colyseus' | 'boardgame.io' | 'empty colyseus' | 'empty boardgame.io' | 'floor';

/** What the players are told to do; they answer with the latencies of what they played. */
export type PlayerTask =
  | { readonly task: 'sit down'; readonly base: string; readonly dialect: Dialect; readonly rooms: readonly number[] }
  | ({ readonly task: 'play' } & Pace)
  | { readonly task: 'connect'; readonly base: string; readonly devices: readonly number[] };

const sitDown: Readonly<Record<Dialect, SitDown>> = {
  ours: sitDownWithUs,
  colyseus: sitDownWithColyseus,
  'boardgame.io': sitDownWithBoardgame,
  'empty colyseus': sitDownInEmptyColyseus,
  'empty boardgame.io': sitDownInEmptyBoardgame,
  floor: sitDownOnTheFloor,
};

const rooms: Room[] = [];

process.on('message', (task: PlayerTask) => {
  void perform(task).then((latencies) => process.send?.(latencies));
});
process.on('disconnect', () => process.exit());

async function perform(task: PlayerTask): Promise<readonly number[]> {
  switch (task.task) {
    case 'sit down':
      rooms.push(...(await byTens(task.rooms, (number) => Room.open(sitDown[task.dialect], task.base, number))));
      return [];
    case 'play':
      return play(rooms, task);
    case 'connect':
      await byTens(task.devices, (device) => connect(task.base, device));
      return [];
  }
}

/** Nobody opens thousands of connections at once. */
async function byTens<Opened>(
  numbers: readonly number[],
  open: (number: number) => Promise<Opened>,
): Promise<readonly Opened[]> {
  const opened: Opened[] = [];
  for (let at = 0; at < numbers.length; at += 10) {
    opened.push(...(await Promise.all(numbers.slice(at, at + 10).map(open))));
  }
  return opened;
}

/** A connection that nothing is sent over. */
async function connect(base: string, number: number): Promise<void> {
  const { socketAddress, headers } = new Device(base, number);
  await once(new WebSocket(socketAddress, { headers, perMessageDeflate: false }), 'open');
}
