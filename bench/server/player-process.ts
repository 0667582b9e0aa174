/** Many players in a process of their own, so that they take nothing from the server that is measured. */
import { sitDownWithBoardgame } from '../peers/boardgame-room.mjs';
import { sitDownWithColyseus } from '../peers/colyseus-room.mjs';
import { connect } from './connect.ts';
import { sitDownWithUs } from './our-room.ts';
import { play } from './pace.ts';
import type { Pace } from './pace.ts';
import { Room } from './room.ts';
import type { SitDown } from './seated.ts';

/** Which server the players know how to talk to. */
export type Dialect = 'ours' | 'colyseus' | 'boardgame.io';

/** What the players are told to do; they answer with the latencies of what they played. */
export type Task =
  | { readonly task: 'sit down'; readonly base: string; readonly dialect: Dialect; readonly rooms: readonly number[] }
  | ({ readonly task: 'play' } & Pace)
  | { readonly task: 'connect'; readonly base: string; readonly devices: readonly number[] };

const sitDown: Readonly<Record<Dialect, SitDown>> = {
  ours: sitDownWithUs,
  colyseus: sitDownWithColyseus,
  'boardgame.io': sitDownWithBoardgame,
};

/** Rooms that are opened at once. */
const TOGETHER = 10;

const rooms: Room[] = [];

process.on('message', (task: Task) => {
  void perform(task).then((latencies) => process.send?.(latencies));
});
process.on('disconnect', () => process.exit());

async function perform(task: Task): Promise<readonly number[]> {
  switch (task.task) {
    case 'sit down':
      await open(task.rooms, (number) => Room.open(sitDown[task.dialect], task.base, number));
      return [];
    case 'play':
      return play(rooms, task);
    case 'connect':
      await Promise.all(task.devices.map((device) => connect(task.base, device)));
      return [];
  }
}

async function open(numbers: readonly number[], openOne: (number: number) => Promise<Room>): Promise<void> {
  for (let at = 0; at < numbers.length; at += TOGETHER) {
    rooms.push(...(await Promise.all(numbers.slice(at, at + TOGETHER).map(openOne))));
  }
}
