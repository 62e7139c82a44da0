import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { PreparedAnswer } from './prepared-answer.ts';

const long = Array.from({ length: 2000 }, (_, n) => `${n} of many`).join();
const huge = long.repeat(20);
const answerOf = (content: string) => new PreparedAnswer(content, { type: 'text/plain', headers: { 'x-own': 'yes' } });
const plain = {
  identity: (body: Buffer) => body.toString(),
  gzip: (body: Buffer) => gunzipSync(body).toString(),
  br: (body: Buffer) => brotliDecompressSync(body).toString(),
};
const encodings = ['identity', 'gzip', 'br'] as const;
const orders = encodings.flatMap((one) => encodings.map((other) => [one, other] as const));

describe('PreparedAnswer', () => {
  it.each(orders.flatMap((order) => [long, huge].map((content) => [...order, content.length, content] as const)))(
    'is the same content in each encoding, whichever was asked for before: %s, then %s, of %i bytes',
    async (first, second, _, content) => {
      const answer = answerOf(content);
      expect(plain[first](await answer.body(first))).toBe(content);
      expect(plain[second](await answer.body(second))).toBe(content);
      expect(plain[first](await answer.body(first))).toBe(content);
    },
  );

  it('makes an encoding when it is first asked for, once for all who ask meanwhile', async () => {
    for (const content of [long, huge]) {
      const answer = answerOf(content);
      const asked = [answer.body('br'), answer.body('br')];
      const [first, second] = await Promise.all(asked);
      expect(second).toBe(first);
      expect(answer.body('br')).toBe(first);
    }
  });

  it('holds what was asked for alone, and counts it', async () => {
    const answer = answerOf(long);
    const whole = answer.bytes;
    let told = 0;
    answer.onResize = () => {
      told += 1;
    };
    const brotli = await answer.body('br');
    expect(answer.bytes).toBe(whole - Buffer.byteLength(long) + brotli.length);
    const asItIs = await answer.body('identity');
    expect(answer.bytes - whole).toBeGreaterThan(brotli.length);
    await answer.body('gzip');
    expect(answer.body('identity')).toBe(asItIs);
    expect(told).toBe(3);
  });

  it('sends what is small as it is', async () => {
    const answer = answerOf('small');
    expect((await answer.body('br')).toString()).toBe('small');
    expect(answer.head('br', 5)).not.toContain('content-encoding');
  });

  it('has one name for one content, and says what it sends', async () => {
    const answer = answerOf(long);
    expect(answerOf(long).etag).toBe(answer.etag);
    expect(answerOf(`${long}.`).etag).not.toBe(answer.etag);
    const head = answer.head('br', 7);
    const saidOf = (name: string) => head[head.indexOf(name) + 1];
    expect(['x-own', 'etag', 'content-type', 'content-length', 'content-encoding', 'vary'].map(saidOf)).toEqual([
      'yes',
      answer.etag,
      'text/plain',
      '7',
      'br',
      'accept-encoding',
    ]);
    expect(answer.head()).toEqual(['x-own', 'yes', 'etag', answer.etag, 'vary', 'accept-encoding']);
  });

  it('keeps of a body its own bytes alone, not the larger piece of memory that it was cut from: I2', async () => {
    for (const content of [long, huge, 'a']) {
      const answer = answerOf(content);
      for (const encoding of ['br', 'identity', 'gzip'] as const) {
        const body = await answer.body(encoding);
        expect(body.buffer.byteLength).toBe(body.byteLength);
      }
    }
  });
});
