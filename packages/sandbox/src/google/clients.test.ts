import { expect, it } from 'vitest';
import { clientOf, readClient } from './clients.ts';

const address = 'http://127.0.0.1:3000/callback';

it('a client is known by its id to whoever has the key, and to nobody else', () => {
  const client = clientOf(address, 'key');
  expect(readClient(client.id, 'key')).toEqual({ id: client.id, secret: client.secret, redirectUri: address });
  expect(readClient(client.id, 'another key')).toBeUndefined();
  const [, signature] = client.id.split('.');
  const elsewhere = Buffer.from('http://elsewhere.example/callback').toString('base64url');
  for (const id of [`${elsewhere}.${signature}`, `${client.id}x`, client.id.slice(0, -1), 'oja', '.', '']) {
    expect(readClient(id, 'key')).toBeUndefined();
  }
  expect(clientOf(address, 'another key').secret).not.toBe(client.secret);
});
