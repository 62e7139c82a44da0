import { createHmac } from 'node:crypto';
import { expect, it } from 'vitest';
import { hasValidSignature } from './webhook-signature.ts';

const body = Buffer.from('{"event":"charge.success"}');
const signed = (key: string) => createHmac('sha512', key).update(body).digest('hex');

it('believes what any of the keys has signed', () => {
  expect(hasValidSignature(body, signed('new'), ['new', 'old'])).toBe(true);
  expect(hasValidSignature(body, signed('old'), ['new', 'old'])).toBe(true);
});

it.each([
  ['another key', signed('other')],
  ['upper case', signed('new').toUpperCase()],
  ['the start of it', signed('new').slice(0, 64)],
  ['more than it', `${signed('new')}0`],
  ['nothing', ''],
  ['no header', undefined],
  ['two headers', [signed('new'), signed('new')]],
])('believes nothing else: %s', (_, given) => {
  expect(hasValidSignature(body, given, ['new', 'old'])).toBe(false);
});

it('believes nothing without a key', () => {
  expect(hasValidSignature(body, signed('new'), [])).toBe(false);
});
