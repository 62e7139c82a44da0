import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, expect, it } from 'vitest';
import { readProviderBooks } from './provider-books.ts';

let server: Server;
const asked: string[] = [];
afterEach(() => {
  server.close();
  asked.length = 0;
});

async function providerAt(listener: RequestListener, secretKey = 'sk_test_x') {
  server = createServer((request, response) => {
    asked.push(`${request.url} ${request.headers.authorization}`);
    listener(request, response);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, secretKey };
}

const list = (data: unknown) => JSON.stringify({ status: true, data });
const payment = (id: number, more: object = {}) => ({
  id,
  reference: `oja-${id}`,
  status: 'success',
  amount: 1000,
  fees: 100,
  currency: 'NGN',
  ...more,
});

it('reads all pages, and counts once what moved to the next one meanwhile', async () => {
  const numbers = Array.from({ length: 150 }, (_, index) => index);
  const provider = await providerAt(({ url = '' }, response) => {
    if (url.startsWith('/balance')) response.end(list([{ currency: 'NGN', balance: 5 }]));
    else if (url.startsWith('/refund')) {
      const refund = { id: 7, transaction: 1, amount: 300, status: 'processed', merchant_note: null };
      response.end(list([refund, { ...refund, id: 8, merchant_note: 'refund:x' }]));
    } else {
      const page = url.includes('&page=1') ? numbers.slice(0, 100) : numbers.slice(99);
      response.end(list(page.map((id) => payment(id, id === 3 ? { fees_split: { integration: 700 } } : {}))));
    }
  });
  const { payments, refunds, balances } = await readProviderBooks(provider);
  expect(payments.map(({ id }) => id)).toEqual(numbers.map(String));
  const read = { status: 'success', amount: 1000, kept: 900, currency: 'NGN' };
  expect(payments.slice(2, 4)).toEqual([
    { ...read, id: '2', reference: 'oja-2' },
    { ...read, id: '3', reference: 'oja-3', kept: 700 },
  ]);
  const refund = { id: '7', transactionId: '1', amount: 300, status: 'processed', note: null };
  expect(refunds).toEqual([refund, { ...refund, id: '8', note: 'refund:x' }]);
  expect(balances).toEqual([{ currency: 'NGN', amount: 5 }]);
  const key = 'Bearer sk_test_x';
  expect(asked).toEqual([
    `/transaction?perPage=100&page=1 ${key}`,
    `/transaction?perPage=100&page=2 ${key}`,
    `/refund?perPage=100&page=1 ${key}`,
    `/balance ${key}`,
  ]);
});

it('asks for a page after a full one', async () => {
  const full = Array.from({ length: 100 }, (_, id) => payment(id));
  const provider = await providerAt(({ url = '' }, response) =>
    response.end(list(url === '/transaction?perPage=100&page=1' ? full : [])),
  );
  expect((await readProviderBooks(provider)).payments).toHaveLength(100);
  expect(asked).toHaveLength(4);
});

it('says nothing of what a live account holds, which is paid out', async () => {
  const provider = await providerAt((_request, response) => response.end(list([])), 'sk_live_x');
  expect(await readProviderBooks(provider)).toEqual({ payments: [], refunds: [], balances: null });
  expect(asked).toHaveLength(2);
});

it.each([
  ['a fault', 500, list([])],
  ['no list', 200, list({})],
  ['no data', 200, '{}'],
  ['no JSON', 200, '<html>'],
])('does not take %s for empty books', async (_, status, text) => {
  const provider = await providerAt((_request, response) => response.writeHead(status).end(text));
  await expect(readProviderBooks(provider)).rejects.toThrow(`The provider answered ${status} at /transaction.`);
});
