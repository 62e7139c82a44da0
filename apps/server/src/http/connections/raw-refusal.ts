import { randomUUID } from 'node:crypto';
import type { ServerResponse } from 'node:http';
import { STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';
import { type Refusal, refusal } from '../refusal.ts';

/** A refusal in the shape of every other, for what never comes as far as a route. Ends the connection. */
function rawAnswer({ code, message, details }: Refusal) {
  const body = JSON.stringify({ error: { code, message, requestId: randomUUID(), details } });
  const headers = {
    'cache-control': 'no-store',
    'content-type': 'application/json; charset=utf-8',
    'content-length': Buffer.byteLength(body),
    connection: 'close',
  };
  return { body, headers };
}

/** Refuses a request that can be read, but must not be. */
export function refuseRequest(response: ServerResponse, refused: Refusal): void {
  const { body, headers } = rawAnswer(refused);
  response.writeHead(refused.status, headers).end(body);
}

const refusalOfParser: Record<string, () => Refusal> = {
  HPE_HEADER_OVERFLOW: () => refusal('headers_too_large'),
  HPE_CHUNK_EXTENSIONS_OVERFLOW: () => refusal('payload_too_large'),
  ERR_HTTP_REQUEST_TIMEOUT: () => refusal('request_timeout'),
};

/** Answers what is no HTTP, or does not come to an end, and ends the connection. */
export function refuseUnreadable(securityHeaders: Readonly<Record<string, string>>) {
  return (error: NodeJS.ErrnoException, socket: Socket): void => {
    // In the midst of another answer nothing can be said.
    if (error.code === 'ECONNRESET' || !socket.writable || socket.writableLength > 0) return void socket.destroy();
    const refused =
      refusalOfParser[error.code ?? '']?.() ?? refusal('bad_request', { reason: 'it could not be read.' });
    const { body, headers } = rawAnswer(refused);
    const lines = Object.entries({ ...securityHeaders, ...headers }).map(([name, value]) => `${name}: ${value}\r\n`);
    const head = `HTTP/1.1 ${refused.status} ${STATUS_CODES[refused.status]}\r\n${lines.join('')}\r\n`;
    socket.end(head + body, () => socket.destroy());
  };
}
