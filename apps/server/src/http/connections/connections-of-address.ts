import type { Server } from 'node:http';
import { clientAddress } from './client-address.ts';

/**
 * The part of all connections that one address may hold: enough for the many subscribers behind one address of a mobile
 * network, and too few to keep everybody else out.
 */
const partOfOneAddress = 1 / 4;

/** Closes connections of an address that holds its part already. Only for a server that its clients reach directly. */
export function boundConnectionsOfAddress(server: Server, maxConnections: number): void {
  const most = Math.max(1, Math.floor(maxConnections * partOfOneAddress));
  const held = new Map<string, number>();
  server.on('connection', (socket) => {
    const address = clientAddress(socket.remoteAddress ?? '');
    const count = (held.get(address) ?? 0) + 1;
    held.set(address, count);
    socket.once('close', () => {
      const left = (held.get(address) ?? 1) - 1;
      if (left > 0) held.set(address, left);
      else held.delete(address);
    });
    if (count > most) socket.destroy();
  });
}
