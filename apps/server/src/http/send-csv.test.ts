import Fastify from 'fastify';
import { expect, it } from 'vitest';
import { csvStream } from '../platform/csv/csv-stream.ts';
import { sendCsv } from './send-csv.ts';

const page = Array.from({ length: 1000 }, (_, row) => [row, 'x'.repeat(100)]);

it('asks for no further page once its reader is gone, and for none far ahead of it', async () => {
  let asked = 0;
  let ended = () => {};
  const end = new Promise<void>((resolve) => {
    ended = resolve;
  });
  async function* pages() {
    try {
      for (; ; asked++) yield page;
    } finally {
      ended();
    }
  }
  const app = Fastify();
  try {
    app.get('/rows', (_, reply) => sendCsv(reply, 'rows', csvStream(['row', 'text'], pages())));
    const url = await app.listen({ port: 0, host: '127.0.0.1' });
    const leaving = new AbortController();
    const { body } = await fetch(`${url}/rows`, { signal: leaving.signal });
    const { value } = (await body?.getReader().read()) ?? {};
    expect(Buffer.from(value ?? []).toString()).toMatch(/^\uFEFFrow,text\r\n/);
    leaving.abort();
    await end;
    // What sockets hold of a reader who reads no more.
    expect(asked * 106 * page.length).toBeLessThan(50_000_000);
  } finally {
    await app.close();
  }
});
