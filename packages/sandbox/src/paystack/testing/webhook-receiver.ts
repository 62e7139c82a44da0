import { EventEmitter, once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

export type ReceivedWebhook = { signature: string; raw: Buffer; headers: NodeJS.Dict<string | string[]> };

export type WebhookReceiver = {
  url: string;
  received: ReceivedWebhook[];
  /** The names of the events, in the order of arrival. */
  events(): string[];
  /** Statuses of the next answers, or `never` to leave the sender waiting; then 200. */
  answers: (number | 'never')[];
  /** Resolves once so many webhooks have arrived. */
  arrived(count: number): Promise<void>;
  close(): Promise<void>;
};

/** An HTTP server that keeps the exact bytes of what is posted to it. */
export async function startWebhookReceiver(): Promise<WebhookReceiver> {
  const received: ReceivedWebhook[] = [];
  const answers: WebhookReceiver['answers'] = [];
  const arrivals = new EventEmitter();
  const server = createServer(async (request, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk as Buffer);
    const signature = String(request.headers['x-paystack-signature']);
    received.push({ signature, raw: Buffer.concat(chunks), headers: request.headers });
    const answer = answers.shift() ?? 200;
    if (answer !== 'never') response.writeHead(answer).end('{}');
    arrivals.emit('arrival');
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/webhook`,
    received,
    events: () => received.map(({ raw }) => (JSON.parse(raw.toString()) as { event: string }).event),
    answers,
    async arrived(count) {
      while (received.length < count) await once(arrivals, 'arrival');
    },
    async close() {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}

/** A clock that stands still until it is moved. */
export function createTestClock(start = '2026-03-01T09:00:00.000Z'): {
  now: () => Date;
  advance(ms: number): void;
} {
  let time = Date.parse(start);
  return {
    now: () => new Date(time),
    advance(ms) {
      time += ms;
    },
  };
}
