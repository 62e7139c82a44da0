import http, { type IncomingMessage, type ServerResponse } from 'node:http';
import { refusal } from '../../http/refusal.ts';

/** Headers of one connection, not of the message. */
const ofTheConnection = ['connection', 'keep-alive', 'transfer-encoding', 'upgrade', 'expect', 'te', 'trailer'];

interface Options {
  request: IncomingMessage;
  response: ServerResponse;
  /** Whom to ask instead. */
  origin: string;
  /** What to ask for there. Kept apart from the origin: put together, it could name another host. */
  path: string;
  /** Whose request it is. */
  client: string;
  /** Bytes of a body; a larger one is refused here, because there it would end in a broken connection. */
  largestBody: number;
  /** What the answer carries unless it says otherwise itself. */
  headers: Readonly<Record<string, string>>;
}

/**
 * Passes a request on as it came, and the answer back as it is. Rejects when nobody answered; nothing is sent then.
 * Throws `payload_too_large`.
 */
export function passOn({ request, response, origin, path, client, largestBody, headers }: Options): Promise<void> {
  return new Promise((resolve, reject) => {
    if (Number(request.headers['content-length'] ?? 0) > largestBody) return reject(refusal('payload_too_large'));
    const { method } = request;
    const { hostname, port, host } = new URL(origin);
    const asked = { ...withoutConnection(request.headers), host, 'x-forwarded-for': client };
    const onward = http.request({ hostname, port, path, method, headers: asked, agent: false }, (answer) => {
      response.writeHead(answer.statusCode ?? 502, { ...headers, ...withoutConnection(answer.headers) });
      answer.pipe(response);
      answer.on('error', () => response.destroy());
      resolve();
    });
    onward.on('error', reject);
    response.on('close', () => onward.destroy());
    let size = 0;
    request.on('data', (piece: Buffer) => {
      size += piece.length;
      if (size <= largestBody) return;
      reject(refusal('payload_too_large'));
      onward.destroy();
    });
    request.pipe(onward);
  });
}

function withoutConnection(headers: http.IncomingHttpHeaders): http.OutgoingHttpHeaders {
  return Object.fromEntries(Object.entries(headers).filter(([name]) => !ofTheConnection.includes(name)));
}
