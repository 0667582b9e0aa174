/** Four players in a room of the floor: frames as long as ours, and turns as in Star Lanes. */
import { once } from 'node:events';
import { WebSocket } from 'ws';
import { SEATS } from './seated.ts';
import type { Seated } from './seated.ts';

export async function sitDownOnTheFloor(base: string, room: number, heard: (seat: number) => void): Promise<Seated> {
  const match = `floor-${String(room).padStart(6, '0')}`;
  let at = 0;
  const sockets = Array.from(
    { length: SEATS },
    () => new WebSocket(base.replace('http', 'ws'), { perMessageDeflate: false }),
  );
  await Promise.all(sockets.map((socket) => once(socket, 'open')));
  const send = (seat: number, act: string): void =>
    sockets[seat]?.send(JSON.stringify({ type: 'act', match, id: at, seat, at, act }));
  const toAct = (): number => Math.floor(at / 2) % SEATS;
  const seated = Promise.all(sockets.map((socket) => once(socket, 'message')));
  for (const seat of sockets.keys()) send(seat, 'sit');
  await seated;
  for (const [seat, socket] of sockets.entries()) {
    socket.on('message', () => heard(seat));
    socket.on('close', () => {
      throw new Error('the server closed the connection');
    });
  }
  return {
    isOver: false,
    get toAct() {
      return toAct();
    },
    act() {
      send(toAct(), 'do 7E');
      at++;
    },
    async again() {},
  };
}
