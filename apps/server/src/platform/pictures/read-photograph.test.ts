import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readOnlyPhotographs } from './read-photograph.ts';

const plain = sharp({ create: { width: 8, height: 8, channels: 3, background: '#ff0000' } });
const encoded = new Map<string, Buffer>();
const drawing = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="8" height="8"/>');
const of = (kind: string) => encoded.get(kind) ?? drawing;

beforeAll(async () => {
  for (const kind of ['jpeg', 'png', 'webp', 'gif', 'tiff', 'avif'] as const) {
    encoded.set(kind, await plain.clone()[kind]().toBuffer());
  }
});

describe('the library that reads pictures', () => {
  it('reads every kind before it is told otherwise', async () => {
    for (const kind of ['gif', 'tiff', 'avif', 'svg']) expect((await sharp(of(kind)).metadata()).width).toBe(8);
  });

  describe('once it is to read photographs alone', () => {
    beforeAll(readOnlyPhotographs);
    afterAll(() => sharp.unblock({ operation: ['VipsForeignLoad'] }));

    it.each(['jpeg', 'png', 'webp'])('reads %s', async (kind) => {
      expect((await sharp(of(kind)).metadata()).format).toBe(kind);
    });

    it.each(['gif', 'tiff', 'avif', 'svg'])('reads no %s', async (kind) => {
      await expect(sharp(of(kind)).metadata()).rejects.toThrow('unsupported image format');
    });
  });
});
