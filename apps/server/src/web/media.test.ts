import { readdirSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { retakenFinder } from './media.ts';

const [present = ''] = readdirSync(path.join(import.meta.dirname, '../../../../demo/pictures/files'));
/** What it was called before it was taken anew. */
const before = present.replace(/\.[0-9a-f]{8}-/, '.00000000-');

describe('retakenFinder', () => {
  it('finds what a picture of the demo is called now', async () => {
    expect(before).not.toBe(present);
    expect(await retakenFinder({ demo: true })(before)).toBe(present);
    expect(await retakenFinder({ demo: false })(before)).toBeUndefined();
  });

  it('never names the picture itself, which would be sent to where it is asked for', async () => {
    expect(await retakenFinder({ demo: true })(present)).toBeUndefined();
  });
});
