import { randomUUID } from 'node:crypto';
import type { IncomingMessage, OutgoingHttpHeaders, ServerResponse } from 'node:http';
import { refusal } from './refusal.ts';

/**
 * Whether a request asks for a path of this server. The router would also find the path within a whole address, while
 * the address stays what every handler reads as the request's.
 */
export const asksForPath = ({ url = '' }: IncomingMessage): boolean => url.startsWith('/');

/** Refuses such a request before any route sees it, in the shape of every other refusal. */
export function refuseTarget(response: ServerResponse, headers: OutgoingHttpHeaders): void {
  const { status, code, message, details } = refusal('bad_request', { reason: 'it asks for no path.' });
  const body = JSON.stringify({ error: { code, message, requestId: randomUUID(), details } });
  response
    .writeHead(status, {
      ...headers,
      'cache-control': 'no-store',
      'content-type': 'application/json; charset=utf-8',
      'content-length': Buffer.byteLength(body),
      connection: 'close',
    })
    .end(body);
}
