/** Many watchers of one match. They note when an update comes and do nothing with it, as they share two cores with the server. */
import { once } from 'node:events';
import { WebSocket } from 'ws';
import { PROTOCOL } from '../../table/protocol.ts';
import { Device } from './device.ts';
import type { Arrivals, WatcherTask } from './watcher-crowd.ts';

let watchers = 0;
let times: bigint[] = [];
let bytes = 0;
let allHeard = (): void => {};

process.on('message', (task: WatcherTask) => {
  void perform(task).then((arrivals) => process.send?.(arrivals));
});
process.on('disconnect', () => process.exit());

async function perform(task: WatcherTask): Promise<Arrivals> {
  if (task.task === 'watch') {
    for (; watchers < task.count; watchers += 50)
      await Promise.all(Array.from({ length: 50 }, (_, i) => watch(task.base, task.match, task.from + watchers + i)));
    return { times: [], bytes: 0 };
  }
  if (times.length < watchers)
    await new Promise<void>((resolve) => {
      allHeard = resolve;
    });
  const heard = { times: times.slice(0, watchers), bytes };
  [times, bytes] = [times.slice(watchers), 0];
  return heard;
}

/** Watches a match; the first update is the one everybody gets who comes. */
async function watch(base: string, match: string, number: number): Promise<void> {
  const { socketAddress, headers } = new Device(base, number);
  const socket = new WebSocket(socketAddress, { headers, perMessageDeflate: false });
  await once(socket, 'open');
  socket.send(JSON.stringify({ type: 'watch', match, protocol: PROTOCOL }));
  await once(socket, 'message');
  socket.on('message', (data) => {
    times.push(process.hrtime.bigint());
    if (Buffer.isBuffer(data)) bytes += data.length;
    if (times.length === watchers) allHeard();
  });
  socket.on('close', () => {
    throw new Error('the server closed the connection');
  });
}
