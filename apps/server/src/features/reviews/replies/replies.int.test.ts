import type { DeskReviews } from '@oja/contract/desks/desk-reviews';
import { countLockWaiters } from '@oja/testing/database/lock-waiters';
import { createTestDatabase } from '@oja/testing/database/test-database';
import type { Buyer } from '@oja/testing/people/newcomer';
import { addMember } from '@oja/testing/rows/members';
import { seedProduct, seedReply, seedReview, seedSeller } from '@oja/testing/rows/seed';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { SellerId } from '../../../http/desk.ts';
import { newBuyer } from '../../../testing/buyer.ts';
import { mailTo } from '../../../testing/mailbox.ts';
import { createTestApp, type TestApp } from '../../../testing/test-app.ts';
import { type WatchedPlans, watchPlans } from '../../../testing/watched-plans.ts';
import { findProductVersions } from '../../catalogue/product/product-versions.queries.ts';
import { findDeskReviews } from './desk-reviews.queries.ts';

let shop: TestApp;
let owner: Buyer;
let manager: Buyer;
let seller: string;
let product: { id: string; name: string; seller_id: string };
let plans: WatchedPlans;
beforeAll(async () => {
  const database = await createTestDatabase();
  plans = await watchPlans(database);
  shop = await createTestApp({ database });
  owner = await newBuyer(shop, 'Amaka Obi');
  manager = await newBuyer(shop, 'Tunde Ade');
  ({ id: seller } = await seedSeller(shop.db, {
    store_name: "Amaka's Cloth",
    slug: 'amakas-cloth',
    owner_id: owner.id,
  }));
  await addMember(shop.db, seller, manager.id, 'manager');
  product = await seedProduct(shop.db, { seller_id: seller, name: 'Ankara gown' });
});
afterAll(() => shop.close());

const save = (who: Buyer, id: string, text: string, seen = 0) =>
  who.call('saveReply', { params: { seller, id }, body: { text, seen } });
const remove = (who: Buyer, id: string, seen: number) =>
  who.call('removeReply', { params: { seller, id }, body: { seen } });
const shown = async (id: string) => {
  const { reviews } = await shop.call('product', { params: { id: product.id } });
  return reviews.find((review) => review.id === id)?.reply;
};
const subjects = async (email: string) => (await mailTo(shop, email)).map(({ subject }) => subject);
const written = async () => {
  const writer = await newBuyer(shop, 'Ngozi Eze');
  const { review } = await writer.call('saveReview', {
    params: { id: product.id },
    body: { rating: 2, comment: 'Came late.' },
  });
  return { writer, review };
};

describe('a reply', () => {
  it('stands under its review wherever that is read, as text, and can be written anew and taken away [STALL-53]', async () => {
    const { review } = await written();
    const text = '<b>Sorry</b>, Ngozi.\nWe refund you.';
    const saved = await save(owner, review.id, `  ${text}  `);
    expect(saved).toMatchObject({
      product: { id: product.id, name: 'Ankara gown' },
      userName: 'Ngozi Eze',
      rating: 2,
      comment: 'Came late.',
      reply: { text, version: 1 },
    });
    const times = { createdAt: saved.reply?.createdAt, updatedAt: saved.reply?.updatedAt };
    expect(await shown(review.id)).toEqual({ text, ...times });
    const store = await shop.call('store', { params: { slug: 'amakas-cloth' }, query: {} });
    expect(store.reviews.find(({ id }) => id === review.id)?.reply).toEqual({ text, ...times });

    const changed = await save(manager, review.id, 'Sorry, Ngozi.', 1);
    expect(changed.reply).toMatchObject({ text: 'Sorry, Ngozi.', version: 2, createdAt: times.createdAt });
    expect((await remove(owner, review.id, 2)).reply).toBeNull();
    const { rows } = await sql`select replied, rating from reviews where id = ${review.id}`.execute(shop.db);
    expect(rows).toEqual([{ replied: false, rating: 2 }]);
    // What Undo does.
    expect((await save(owner, review.id, 'Sorry, Ngozi.')).reply).toMatchObject({ version: 3 });
    const acts = await sql<{ action: string; actor: string }>`
      select action, actor from audit_log where subject = ${`review:${review.id}`} order by at, id`.execute(shop.db);
    expect(acts.rows).toEqual([
      { action: 'reply.written', actor: owner.id },
      { action: 'reply.changed', actor: manager.id },
      { action: 'reply.removed', actor: owner.id },
      { action: 'reply.written', actor: owner.id },
    ]);
  });

  it('makes the page of its product another one, however it changes', async () => {
    const review = await seedReview(shop.db, product, { created_at: new Date(Date.now() + 60_000) });
    const version = async () => (await findProductVersions(shop.db, [product.id])).get(product.id);
    const versions = [await version()];
    await save(owner, review.id, 'One.');
    versions.push(await version());
    await save(owner, review.id, 'Two.', 1);
    versions.push(await version());
    await remove(owner, review.id, 2);
    versions.push(await version());
    expect(new Set(versions).size).toBe(4);
    await shop.db.deleteFrom('reviews').where('id', '=', review.id).execute();
  });

  it('is not overwritten unseen by another member; the same sent again is answered as the first time [STALL-57]', async () => {
    const { id } = await seedReview(shop.db, product);
    const both = await Promise.allSettled([save(owner, id, 'From Amaka.'), save(manager, id, 'From Tunde.')]);
    expect(both.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
    const [first, second] = both[0]?.status === 'fulfilled' ? ['Amaka', 'Tunde'] : ['Tunde', 'Amaka'];
    const refused = {
      code: 'changed_meanwhile',
      message: expect.stringMatching(`^${first} changed this at \\d\\d:\\d\\d\\.$`),
    };
    await expect(save(second === 'Amaka' ? owner : manager, id, `From ${second}.`)).rejects.toMatchObject(refused);
    await expect(remove(manager, id, 7)).rejects.toMatchObject(refused);
    expect((await save(owner, id, `From ${first}.`)).reply).toMatchObject({ version: 1 });

    await remove(owner, id, 1);
    expect((await remove(owner, id, 1)).reply).toBeNull();
    const byAmaka = { code: 'changed_meanwhile', message: expect.stringMatching(/^Amaka changed this/) };
    await expect(save(manager, id, 'Anew.', 1)).rejects.toMatchObject(byAmaka);
    // Another one than that which the manager saw, though it is the first since.
    await save(owner, id, 'Call us.');
    await expect(save(manager, id, 'Anew.', 1)).rejects.toMatchObject(byAmaka);
    await expect(remove(manager, id, 1)).rejects.toMatchObject(byAmaka);
    // An answer may be a second old.
    await expect.poll(() => shown(id)).toMatchObject({ text: 'Call us.' });
  });

  it('of two members at the same moment is that of one: the other hears of it [STALL-58]', async () => {
    const { id } = await seedReview(shop.db, product);
    const { both } = await shop.db.transaction().execute(async (tx) => {
      await sql`select from reviews where id = ${id} for update`.execute(tx);
      const both = Promise.allSettled([save(owner, id, 'From Amaka.'), save(manager, id, 'From Tunde.')]);
      await expect.poll(() => countLockWaiters(shop.db), { timeout: 10_000 }).toBe(2);
      return { both: () => both };
    });
    expect((await both()).map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
  });

  it('is not written by who is removed at the same moment [STALL-65]', async () => {
    const { id } = await seedReview(shop.db, product);
    const leaving = await newBuyer(shop);
    await addMember(shop.db, seller, leaving.id, 'manager');
    const { saving } = await shop.db.transaction().execute(async (tx) => {
      await tx.deleteFrom('seller_members').where('user_id', '=', leaving.id).execute();
      const saving = save(leaving, id, 'Sorry.').then(
        () => 'done',
        ({ code }: { code: string }) => code,
      );
      await expect.poll(() => countLockWaiters(shop.db), { timeout: 5000 }).toBe(1);
      return { saving };
    });
    expect(await saving).toBe('store_not_found');
    expect(await shown(id)).toBe(undefined);
  });

  it('is not for a packer, nor for another store, which has no such review [STALL-54, STALL-55]', async () => {
    const { id } = await seedReview(shop.db, product);
    await save(owner, id, 'Sorry.');
    const [packer, stranger] = [await newBuyer(shop), await newBuyer(shop)];
    await addMember(shop.db, seller, packer.id, 'packer');
    const rival = await seedSeller(shop.db, { owner_id: stranger.id });
    const written = () => sql`select * from review_replies where review_id = ${id}`.execute(shop.db);
    const { rows: before } = await written();
    for (const [who, code] of [
      [packer, 'act_not_allowed'],
      [stranger, 'store_not_found'],
    ] as const) {
      await expect(save(who, id, 'Call us.', 1)).rejects.toMatchObject({ code });
      await expect(remove(who, id, 1)).rejects.toMatchObject({ code });
      const reading = who.call('deskReviews', { params: { seller }, query: {} });
      await expect(reading).rejects.toMatchObject({ code });
    }
    const params = { seller: rival.id, id };
    const unknown = { status: 404, code: 'review_not_found' };
    await expect(stranger.call('saveReply', { params, body: { text: 'Ours.', seen: 1 } })).rejects.toMatchObject(
      unknown,
    );
    await expect(stranger.call('removeReply', { params, body: { seen: 1 } })).rejects.toMatchObject(unknown);
    expect((await stranger.call('deskReviews', { params: { seller: rival.id }, query: {} })).items).toEqual([]);
    expect((await written()).rows).toEqual(before);
  });

  it.each([
    ['nothing', ''],
    ['nothing to be seen', ' \n\u00a0\u200b'],
  ])('of %s is refused', async (_, text) => {
    const { id } = await seedReview(shop.db, product);
    await expect(save(owner, id, text)).rejects.toMatchObject({ status: 400, code: 'reply_incomplete' });
  });

  it.each(['x'.repeat(1001), 'a\u0000b'])('of too many or unwritable letters is refused %#', async (text) => {
    const { id } = await seedReview(shop.db, product);
    await expect(save(owner, id, text)).rejects.toMatchObject({ status: 400, code: 'bad_request' });
  });

  it('goes with its review, and none can be written to one that is gone [STALL-60]', async () => {
    const { writer, review } = await written();
    await save(owner, review.id, 'Sorry.');
    await writer.call('removeReview', { params: { id: product.id } });
    const kept = await sql`select from review_replies where review_id = ${review.id}`.execute(shop.db);
    expect(kept.rows).toEqual([]);
    const refused = { status: 404, code: 'review_not_found' };
    await expect(save(owner, review.id, 'Sorry.')).rejects.toMatchObject(refused);
    await expect(remove(owner, review.id, 1)).rejects.toMatchObject(refused);
  });
});

describe('by mail', () => {
  it('members hear of a review and its writer of the reply, each once [STALL-59]', async () => {
    const { writer, review } = await written();
    await writer.call('saveReview', { params: { id: product.id }, body: { rating: 1, comment: 'Never came.' } });
    const ofReview = 'A review of Ankara gown: 2 stars of 5';
    for (const member of [owner, manager]) {
      const mails = (await mailTo(shop, member.email)).filter(({ text }) => text.includes('Came late.'));
      const before = mails.length;
      expect(mails.at(0)?.subject).toBe(ofReview);
      await writer.call('saveReview', { params: { id: product.id }, body: { rating: 1, comment: 'Came late.' } });
      expect((await mailTo(shop, member.email)).filter(({ text }) => text.includes('Came late.'))).toHaveLength(before);
    }
    await save(owner, review.id, 'Sorry.');
    await save(owner, review.id, 'Very sorry.', 1);
    await remove(owner, review.id, 2);
    await save(owner, review.id, 'Very sorry.');
    const told = (await subjects(writer.email)).filter((subject) => subject.includes('replied'));
    expect(told).toEqual(["Amaka's Cloth has replied to your review"]);
  });

  it('members of a store that has switched these mails off do not hear of a review [STALL-92]', async () => {
    const switchOff = (off: string) =>
      sql`update sellers set mails_off = ${off}::text[] where id = (select seller_id from products where id = ${product.id})`.execute(
        shop.db,
      );
    const before = await subjects(owner.email);
    await switchOff('{reviewed}');
    await written();
    expect(await subjects(owner.email)).toEqual(before);
    await switchOff('{}');
    await written();
    expect(await subjects(owner.email)).toHaveLength(before.length + 1);
  });

  it('nobody hears of the reply to a review whose writer left [STALL-66]', async () => {
    const { writer, review } = await written();
    await writer.call('deleteAccount', { body: { password: writer.password } });
    const count = async () =>
      (await sql<{ n: number }>`select count(*)::int as n from outbox where topic = 'mail.send'`.execute(shop.db))
        .rows[0]?.n;
    const before = await count();
    await save(owner, review.id, 'Sorry.');
    expect(await count()).toBe(before);
  });
});

describe('the reviews at the desk', () => {
  it('are those without a reply first, then the newest, page by page, narrowed by stars [STALL-61]', async () => {
    const store = await seedSeller(shop.db, { owner_id: (await newBuyer(shop)).id });
    const member = await newBuyer(shop);
    await addMember(shop.db, store.id, member.id, 'manager');
    const goods = await seedProduct(shop.db, { seller_id: store.id });
    for (let n = 0; n < 60; n++) {
      const review = await seedReview(shop.db, goods, {
        comment: `No ${n}`,
        rating: (n % 2) + 1,
        created_at: new Date(1e12 + n),
      });
      if (n % 3 === 0) await seedReply(shop.db, review);
    }
    const read = async (query: object) => {
      const seen: string[] = [];
      const sizes: number[] = [];
      for (let cursor: string | null = ''; cursor !== null; ) {
        const page: DeskReviews = await member.call('deskReviews', {
          params: { seller: store.id },
          query: { ...query, ...(cursor && { cursor }) },
        });
        seen.push(...page.items.map(({ comment }) => comment));
        sizes.push(page.items.length);
        expect(page.unanswered).toBe(40);
        cursor = page.nextCursor;
      }
      return { seen, sizes };
    };
    const numbers = Array.from({ length: 60 }, (_, n) => 59 - n);
    const waiting = numbers.filter((n) => n % 3 !== 0);
    const answered = numbers.filter((n) => n % 3 === 0);
    const named = (list: number[]) => list.map((n) => `No ${n}`);
    expect(await read({})).toEqual({ seen: named([...waiting, ...answered]), sizes: [25, 25, 10] });
    expect((await read({ only: 'unanswered' })).seen).toEqual(named(waiting));
    const two = (n: number) => n % 2 === 1;
    expect((await read({ stars: '2' })).seen).toEqual(named([...waiting.filter(two), ...answered.filter(two)]));
    const today = await member.call('deskToday', { params: { seller: store.id } });
    expect(today.reviewsToAnswer).toBe(40);
    const { nextCursor } = await member.call('deskReviews', { params: { seller: store.id }, query: {} });
    await expect(
      member.call('deskReviews', { params: { seller: store.id }, query: { stars: '1', cursor: nextCursor ?? '' } }),
    ).rejects.toMatchObject({ code: 'bad_request' });
  });

  it('are read from an index and no further than a page, however many there are', { timeout: 60_000 }, async () => {
    const { id } = await seedSeller(shop.db);
    const goods = await seedProduct(shop.db, { seller_id: id });
    await sql`alter table reviews disable trigger reviews_rated`.execute(shop.db);
    for (let first = 1; first < 20_000; first += 2000) {
      await sql`insert into reviews (id, product_id, seller_id, rating, comment, replied, created_at)
        select gen_random_uuid(), ${goods.id}, ${id}, 1 + n % 5, 'Fine.', n % 10 <> 0, now() - n * interval '1 minute'
        from generate_series(${first}::int, ${first}::int + 1999) n`.execute(shop.db);
    }
    await sql`alter table reviews enable trigger reviews_rated`.execute(shop.db);
    await sql`analyze reviews`.execute(shop.db);
    const place = { replied: '1', time: String((Date.now() - 15_000 * 60_000) * 1000), id } as const;
    for (const stars of [undefined, '3']) {
      for (const after of [null, place]) {
        const read = await plans.largestRead(() =>
          findDeskReviews(shop.db, id as SellerId, { stars, after, most: 26 }),
        );
        expect(read.rows).toBeLessThan(200);
      }
    }
  });
});
