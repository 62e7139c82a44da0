import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { afterEach, expect, it } from 'vitest';
import { askingAhead } from './asking-ahead.ts';

let server: Server;
afterEach(() => server.close());

/** A connection to a server that ends those who ask too far ahead; says what it answers. */
async function open() {
  const isTooFarAhead = askingAhead();
  server = createServer((request, response) => {
    if (isTooFarAhead(request, response)) return void request.socket.destroy();
    setImmediate(() => response.end('answered'));
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const socket = connect((server.address() as AddressInfo).port, '127.0.0.1').on('error', () => undefined);
  let text = '';
  let ended = false;
  socket.on('data', (piece: Buffer) => {
    text += piece.toString('latin1');
  });
  socket.on('close', () => {
    ended = true;
  });
  return {
    ask: (times: number) => socket.write('GET / HTTP/1.1\r\nhost: shop\r\n\r\n'.repeat(times)),
    answers: () => text.split('answered').length - 1,
    hasEnded: () => ended,
    end: () => socket.destroy(),
  };
}

it('lets a connection ask again and again ahead, as long as what it asked is answered: K14', async () => {
  const { ask, answers, hasEnded, end } = await open();
  for (let asked = 60; asked <= 300; asked += 60) {
    ask(60);
    await expect.poll(() => answers() === asked || hasEnded()).toBe(true);
    expect([answers(), hasEnded()]).toEqual([asked, false]);
  }
  end();
});

it('ends one that has asked for more than is answered: K14', async () => {
  const { ask, hasEnded } = await open();
  ask(300);
  await expect.poll(hasEnded).toBe(true);
});
