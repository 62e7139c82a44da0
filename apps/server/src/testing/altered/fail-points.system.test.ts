import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { productionSettings, startShopProcess } from '@oja/testing/processes/shop-process';
import { describe, expect, it } from 'vitest';
import { alter } from './alteration.ts';
import { failPoints } from './fail-points.ts';

describe('fail points', () => {
  it.each(failPoints)('$name has one place in the product, and is no part of it', async ({ at }) => {
    const source = await readFile(path.join(import.meta.dirname, '../..', at.file), 'utf8');
    expect(source).not.toContain('failPoint');
    expect(alter(source, [at])).toContain('failPoint');
  });

  it('cannot be switched on in a shop that was started as it is', { timeout: 300_000 }, async () => {
    const armed = { ALTERATIONS: JSON.stringify(failPoints.map(({ at }) => at)), ARMED_FILE: '/nowhere' };
    const plain = startShopProcess({ ...productionSettings(), DATABASE_URL: 'postgres://localhost:1/none', ...armed });
    // It never comes to its steps; what matters is that it has loaded all of them without what the alterations call.
    await expect(plain).rejects.toThrow(/ended with 1/);
    await expect(plain).rejects.not.toThrow(/failPoint/);
  });
});
