import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type OpenedStore, openStore } from '../../testing/desk-sale.ts';
import { busyPhotograph, photograph } from '../../testing/photographs.ts';
import { putPicture } from '../../testing/put-picture.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';

let shop: TestApp;
let busy: Uint8Array<ArrayBuffer>;
beforeAll(async () => {
  shop = await createTestApp();
  busy = await busyPhotograph();
});
afterAll(() => shop.close());

/** A worker is a process that must first be started, on a machine that others use, too. */
const patiently = { timeout: 30_000 };

const put = ({ owner, sellerId: seller }: OpenedStore, bytes = busy) => putPicture(owner, { seller, bytes });
/** Ends the process that makes a picture just now, as a fault in a decoder would. */
async function killWorker({ pictureWorkers }: TestApp): Promise<number> {
  await expect.poll(() => pictureWorkers.working, patiently).toHaveLength(1);
  const [pid = 0] = pictureWorkers.working;
  process.kill(pid, 'SIGKILL');
  return pid;
}

describe('a worker that ends in the middle of a picture', () => {
  it('is followed by another, which makes it [PICTURE-14]', async () => {
    const store = await openStore(shop);
    const putting = put(store);
    const pid = await killWorker(shop);
    await expect.poll(() => shop.pictureWorkers.working, patiently).not.toContain(pid);
    expect((await putting).width).toBe(1200);
  });

  it('twice says that the picture cannot be read, and the next one is made [PICTURE-15]', async () => {
    const store = await openStore(shop);
    const refused = expect(put(store)).rejects.toMatchObject({ status: 422, code: 'picture_unreadable' });
    const first = await killWorker(shop);
    await expect.poll(() => shop.pictureWorkers.working, patiently).not.toContain(first);
    await killWorker(shop);
    await refused;
    expect((await put(store, await photograph())).width).toBe(700);
  });

  it('because it took too much of a processor, is not tried again [PICTURE-30]', async () => {
    const frugal = await createTestApp({ beside: shop, pictures: { work: 1 } });
    await expect(put(await openStore(frugal))).rejects.toMatchObject({ status: 422, code: 'picture_unreadable' });
    await frugal.close();
  });

  it('because the machine had no time for it, asks for the same picture again in a moment [PICTURE-50]', async () => {
    const hasty = await createTestApp({ beside: shop, pictures: { patience: 1 } });
    const late = { status: 503, code: 'busy_with_pictures', retryAfter: 10 };
    await expect(put(await openStore(hasty))).rejects.toMatchObject(late);
    await hasty.close();
  });
});

describe('more pictures than can wait', () => {
  it('are to come again in a moment [PICTURE-16]', async () => {
    const small = await createTestApp({ beside: shop, pictures: { workers: 1, waiting: 1 } });
    const store = await openStore(small);
    const sent = await Promise.allSettled(Array.from({ length: 5 }, () => put(store)));
    const refused = sent.filter((each) => each.status === 'rejected').map(({ reason }) => reason);
    expect(refused).toHaveLength(3);
    for (const reason of refused) {
      expect(reason).toMatchObject({ status: 503, code: 'busy_with_pictures', retryAfter: 10 });
    }
    await small.close();
  });

  it('of one member are no more than eight at once [PICTURE-31]', async () => {
    const store = await openStore(shop);
    const other = await openStore(shop);
    const small = await photograph();
    const many = Promise.allSettled(Array.from({ length: 12 }, () => put(store)));
    expect((await put(other, small)).width).toBe(700);
    const sent = await many;
    expect(sent.filter(({ status }) => status === 'fulfilled')).toHaveLength(8);
  });
});
