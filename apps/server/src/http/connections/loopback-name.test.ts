import type { IncomingMessage } from 'node:http';
import { describe, expect, it } from 'vitest';
import { loopbackRedirect } from './loopback-name.ts';

const asked = (host: string, { method = 'GET', url = '/', dest = 'document' } = {}) =>
  ({ method, url, headers: { host, 'sec-fetch-dest': dest } }) as unknown as IncomingMessage;

describe('a page asked for by another name of this machine', () => {
  const target = loopbackRedirect('http://localhost:3000');

  it.each(['127.0.0.1:3000', '127.0.0.2:3000', '[::1]:3000', '127.0.0.1'])(
    '%s is opened under the own name',
    (host) => {
      expect(target(asked(host, { url: '/?trxref=a' }))).toBe('http://localhost:3000/?trxref=a');
    },
  );

  it('leaves the own name, other machines, other requests and other sites alone', () => {
    expect(target(asked('localhost:3000'))).toBeUndefined();
    expect(target(asked('LOCALHOST:3000'))).toBeUndefined();
    expect(target(asked('192.168.1.20:3000'))).toBeUndefined();
    expect(target(asked('127.0.0.1.example.com'))).toBeUndefined();
    expect(target(asked('127.0.0.1:3000', { dest: 'empty' }))).toBeUndefined();
    expect(target(asked('127.0.0.1:3000', { method: 'POST' }))).toBeUndefined();
    expect(target(asked('127.0.0.1:3000', { url: 'http://example.com/' }))).toBeUndefined();
    expect(target(asked('127.0.0.1:3000', { url: '//example.com' }))).toBe('http://localhost:3000//example.com');
  });

  it('is never redirected by a shop with a public name', () => {
    expect(loopbackRedirect('https://shop.example')(asked('127.0.0.1:3000'))).toBeUndefined();
  });

  it('works the other way round', () => {
    expect(loopbackRedirect('http://127.0.0.1:3000')(asked('localhost:3000'))).toBe('http://127.0.0.1:3000/');
  });
});
