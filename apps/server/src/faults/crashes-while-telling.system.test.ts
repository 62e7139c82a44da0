import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { broken, checkMoney, readProviderBooks } from '../features/money-check/money-check.questions.ts';
import { type AlteredShop, startAlteredShop } from '../testing/altered/altered-shop.ts';
import { crashDrives, pointsAbout, timeout } from '../testing/altered/crash-drives.ts';

const points = pointsAbout('telling');
let shop: AlteredShop;
let stage: ReturnType<typeof crashDrives>;
beforeAll(async () => {
  shop = await startAlteredShop();
  stage = crashDrives(shop);
}, timeout);
afterAll(() => shop.close());

describe('a server that dies by SIGKILL while the provider tells, or is told', () => {
  it.each(points)('at $name ($drive) loses nothing and doubles nothing: C1', { timeout }, async (point) => {
    await stage.drives[point.drive](point);
    expect(broken(await checkMoney(shop.db, { atRest: false }))).toEqual([]);
  });

  it('leaves the shop at rest, in agreement with the provider', { timeout }, async () => {
    await stage.rest();
    const books = await readProviderBooks(shop.sandbox);
    expect(broken(await checkMoney(shop.db, { books }))).toEqual([]);
    expect(books.refunds.length).toBe(points.filter(({ drive }) => drive === 'refund').length);
  });
});
