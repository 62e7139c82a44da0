import type { Server } from 'node:http';
import type { Socket } from 'node:net';

/** What lies in the hands of the system: Node's own timeouts see reading and writing together, and cannot tell who does not read. */
interface Outgoing {
  bytesWritten: number;
  /** Of them, those that wait until the reader takes more. */
  writeQueueSize: number;
}

interface Mark {
  taken: number;
  at: number;
}

/** A reader on the worst of lines takes more in the time it is given; one that takes less only means to hold the connection. */
const leastBytes = 1024;

/**
 * Ends connections whose reader takes nothing of an answer, or next to nothing, for `patience` milliseconds: each would
 * hold its place and its bytes for ever. An answer that is still being made is none that waits for its reader.
 */
export function endStalledReaders(server: Server, patience: number): void {
  const marks = new Map<Socket, Mark | null>();
  server.on('connection', (socket) => {
    marks.set(socket, null);
    socket.once('close', () => marks.delete(socket));
  });
  const look = () => {
    const now = performance.now();
    for (const [socket, mark] of marks) {
      const { bytesWritten, writeQueueSize } = outgoingOf(socket);
      const taken = bytesWritten - writeQueueSize;
      if (writeQueueSize === 0) marks.set(socket, null);
      else if (mark === null || taken >= mark.taken + leastBytes) marks.set(socket, { taken, at: now });
      else if (now - mark.at >= patience) socket.destroy();
    }
  };
  const timer = setInterval(look, Math.min(1000, patience / 4)).unref();
  server.once('close', () => clearInterval(timer));
}

const nothing: Outgoing = { bytesWritten: 0, writeQueueSize: 0 };

/** Node keeps these figures at the handle, where its own timeout of sockets reads them. */
const outgoingOf = (socket: Socket): Outgoing => (socket as unknown as { _handle: Outgoing | null })._handle ?? nothing;
