import { connect } from 'node:net';
import { text } from 'node:stream/consumers';

export interface RawAnswer {
  status: number;
  headers: Headers;
  body: string;
}

/** Sends exactly these bytes, which fetch would tidy up, and reads until the connection ends. */
export async function sendRaw(url: string, bytes: string | Buffer): Promise<RawAnswer> {
  const { hostname, port } = new URL(url);
  const socket = connect(Number(port), hostname);
  socket.write(bytes);
  const answer = await text(socket);
  const [head = '', ...rest] = answer.split('\r\n\r\n');
  const [first = '', ...lines] = head.split('\r\n');
  const headers = new Headers(lines.map((line) => line.split(/:\s*(.*)/s).slice(0, 2) as [string, string]));
  return { status: Number(/^HTTP\/1\.1 (\d{3})/.exec(first)?.[1]), headers, body: rest.join('\r\n\r\n') };
}

/** A request that ends its connection, with these header lines. */
export const rawRequest = (target: string, lines: string[], { method = 'GET', body = '' as string | Buffer } = {}) =>
  Buffer.concat([
    Buffer.from(`${[`${method} ${target} HTTP/1.1`, 'connection: close', ...lines].join('\r\n')}\r\n\r\n`, 'latin1'),
    Buffer.from(body),
  ]);
