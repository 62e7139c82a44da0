import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';

/** No browser and no proxy asks on a connection before it is answered there; a program may, now and then. */
const mostAhead = 100;

/**
 * Tells of each request whether its connection asks too far ahead: thousands fit into one packet, and each would hold an
 * answer that waits for those before it.
 */
export function askingAhead(): (request: IncomingMessage, response: ServerResponse) => boolean {
  const ahead = new WeakMap<Socket, number>();
  return ({ socket }, response) => {
    // An answer has the connection to itself, unless another is under way there.
    if (response.socket !== null) return false;
    const count = (ahead.get(socket) ?? 0) + 1;
    ahead.set(socket, count);
    // What is answered is ahead of nothing any more, also when it was given up.
    response.once('close', () => ahead.set(socket, (ahead.get(socket) ?? 1) - 1));
    return count > mostAhead;
  };
}
