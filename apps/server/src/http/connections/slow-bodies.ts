import type { IncomingMessage, Server } from 'node:http';
import type { Socket } from 'node:net';

/** Milliseconds. */
const wholeBody = 30_000;
/** A file may take as long as it comes on: each minute that much at least, 2 KiB a second. */
const minute = 60_000;
const leastBytes = 120 * 1024;

/** By request whose body is on its way: what lets it come slowly. */
const slowed = new WeakMap<IncomingMessage, () => void>();

/**
 * Ends requests whose body is not there in 30 seconds. Node's own `requestTimeout` is the same for all, and a photograph on a
 * slow line takes minutes.
 */
export function endSlowBodies(server: Server): void {
  const watch = (request: IncomingMessage) => {
    const { headers } = request;
    if (headers['content-length'] === undefined && headers['transfer-encoding'] === undefined) return;
    let timer = setTimeout(() => endRequest(server, request), wholeBody).unref();
    const forget = () => clearInterval(timer);
    request.once('end', forget).once('close', forget);
    slowed.set(request, () => {
      forget();
      if (request.complete || request.destroyed) return;
      timer = watchPace(request.socket, () => endRequest(server, request));
    });
  };
  server.on('request', watch).on('checkExpectation', watch);
}

/** Gives the body of this request the time that a file needs on a slow line. */
export function letComeSlowly(request: IncomingMessage): void {
  slowed.get(request)?.();
  slowed.delete(request);
}

function watchPace(socket: Socket, end: () => void): NodeJS.Timeout {
  let before = socket.bytesRead;
  return setInterval(() => {
    if (socket.bytesRead - before < leastBytes) end();
    before = socket.bytesRead;
  }, minute).unref();
}

/** As Node ends what takes longer than its `requestTimeout`; who was answered already is not answered twice. */
function endRequest(server: Server, request: IncomingMessage): void {
  if (request.complete) return;
  const late = Object.assign(new Error('The body takes too long.'), { code: 'ERR_HTTP_REQUEST_TIMEOUT' });
  if (!server.emit('clientError', late, request.socket)) request.socket.destroy();
}
