import { plainForm, seedDraft, seedPicture, submitDraft } from '@oja/testing/rows/goods';
import { plainProduct, seedSeller } from '@oja/testing/rows/seed';
import { expect, type Page } from '@playwright/test';
import { newId } from '../../apps/server/src/platform/ids.ts';
import { enter, openPart, say, section, tab } from '../support/operator.ts';
import { test } from '../support/own-shop.ts';
import { type OperatorPart, operatorParts, partAddress } from '../support/screens.ts';

test.use({ viewport: { width: 390, height: 900 } });
test.describe.configure({ mode: 'default' });

const sections: Record<OperatorPart, string[]> = {
  Today: ['Waiting for a person'],
  Money: [
    'Refunds that are not done',
    'Given back too much',
    'Payments nobody knows',
    'Disputes',
    'Refund an order',
    'Give store credit',
  ],
  Stores: ['Stores'],
  Products: ['Products to look at', 'Products'],
  Books: ['Check the books', 'Daily comparison with the provider', 'Audit log'],
};

const heading = (page: Page, level: number) => page.getByRole('main').getByRole('heading', { level });
const chosen = (page: Page) => page.getByRole('main').getByRole('navigation').locator('[aria-current="page"]');

/** Heading, title, tab and sections are those of this part. */
async function expectPart(page: Page, part: OperatorPart): Promise<void> {
  await expect(heading(page, 1)).toHaveText(part);
  await expect(page).toHaveTitle(new RegExp(`^${part} · Operator · `));
  await expect(chosen(page)).toHaveText(new RegExp(`^${part}\\b`));
  await expect(heading(page, 2)).toHaveText(sections[part]);
}

test('each part has a tab and an address, by keyboard and with Back; an address that names none shows Today [QUEUE-52] [QUEUE-54]', async ({
  page,
  shop,
}) => {
  await enter(page, shop.database);
  await expectPart(page, 'Today');
  for (const [at, part] of operatorParts.entries()) {
    if (part === 'Today') continue;
    await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
    await heading(page, 1).focus();
    for (let key = 0; key <= at; key++) await page.keyboard.press('Tab');
    await expect(tab(page, part)).toBeFocused();
    await page.keyboard.press('Enter');
    await expectPart(page, part);
    await expect(heading(page, 1)).toBeFocused();
    expect(new URL(page.url()).hash).toBe(`#${partAddress(part)}`);
    expect(await page.evaluate(() => scrollY)).toBe(0);
  }
  for (const part of [...operatorParts].reverse().slice(1)) {
    await page.goBack();
    await expectPart(page, part);
    await expect(heading(page, 1)).toBeFocused();
  }
  await page.goForward();
  await page.reload();
  await expectPart(page, 'Money');
  for (const address of ['/operator', '/operator?part=', '/operator?part=nothing', '/operator?part=constructor']) {
    await page.goto('/#/help');
    await page.goto(`/#${address}`);
    await expectPart(page, 'Today');
  }
});

test('a store, its products and an order have addresses of their own: reloaded they are there, and Back leads to the list [QUEUE-54]', async ({
  page,
  shop,
}) => {
  const { id, store_name: storeName } = await seedSeller(shop.database.db, {
    store_name: `Batik ${newId().slice(-8)}`,
  });
  await enter(page, shop.database);
  await page.goto(`/#${partAddress('Stores')}&store=${id}`);
  const name = heading(page, 3).filter({ hasText: storeName });
  await expect(name).toBeFocused();
  await page.reload();
  await expect(name).toBeFocused();
  await page.getByRole('link', { name: 'Its products' }).press('Enter');
  await expectPart(page, 'Products');
  await expect(section(page, 'Products').getByRole('heading', { level: 2 })).toBeFocused();
  await expect(section(page, 'Products')).toContainText('Of one store alone.');
  await page.getByRole('link', { name: 'Of every store' }).press('Enter');
  await expect(section(page, 'Products').getByRole('heading', { level: 2 })).toBeFocused();
  await expect(section(page, 'Products')).not.toContainText('Of one store alone.');
  await page.goBack();
  await page.goBack();
  await expect(name).toBeFocused();
  await page.getByRole('link', { name: 'Back to the list' }).press('Enter');
  await expect(section(page, 'Stores').getByRole('heading', { level: 2 })).toBeFocused();
  await page.goBack();
  await expect(name).toBeFocused();

  await openPart(page, 'Money');
  const order = section(page, 'Refund an order');
  await order.getByLabel('Order number').fill('ord-1');
  await page.keyboard.press('Enter');
  await expect(order.getByRole('alert')).toHaveText('Order not found');
  await expect(order.getByLabel('Order number')).toBeFocused();
  expect(new URL(page.url()).hash).toBe('#/operator?part=money&order=ORD-1');
  await page.reload();
  await expect(order.getByLabel('Order number')).toHaveValue('ORD-1');
  await expect(order.getByRole('alert')).toHaveText('Order not found');
  await page.goBack();
  await expect(order.getByLabel('Order number')).toHaveValue('');
  await expect(order.getByRole('alert')).toHaveCount(0);
});

test('what narrows the stores and products is in the address: reloaded and come back to, the same list is shown [QUEUE-56] [QUEUE-57]', async ({
  page,
  shop,
}) => {
  const word = `Indigo ${newId().slice(-8)}`;
  const { id } = await seedSeller(shop.database.db, { store_name: word, status: 'suspended' });
  await enter(page, shop.database, 'Stores');
  const stores = section(page, 'Stores');
  await stores.getByLabel('Show').selectOption('suspended');
  await expect(page).toHaveURL(/#\/operator\?part=stores&list=suspended$/);
  await stores.getByRole('searchbox').fill(word);
  await expect(page).toHaveURL(new RegExp(`Indigo.${word.slice(-8)}`));
  await stores.getByRole('link', { name: `Look at it ${word}` }).click();
  await expect(stores.getByRole('article', { name: word })).toBeVisible();
  await page.reload();
  await stores.getByRole('link', { name: 'Back to the list' }).click();
  await expect(stores.getByRole('searchbox')).toHaveValue(word);
  await expect(stores.getByRole('listitem')).toHaveCount(1);

  const { id: category } = await shop.database.db.selectFrom('categories').select('id').executeTakeFirstOrThrow();
  const rows = Array.from({ length: 21 }, (_, n) => ({ name: `${word} ${n}`, seller_id: id, category_id: category }));
  for (const row of rows) await plainProduct(shop.database.db, row);
  await openPart(page, 'Products');
  const products = section(page, 'Products');
  await products.getByRole('searchbox').fill(word);
  await expect(products.getByRole('status')).toHaveText('20 of 21 products');
  await expect(products.getByLabel('Show')).toHaveValue('all');
  await page.reload();
  await expect(products.getByRole('searchbox')).toHaveValue(word);
  await expect(products.getByRole('listitem')).toHaveCount(20);
  await products.getByRole('button', { name: 'Load more' }).click();
  await expect(products.getByRole('status')).toHaveText('21 of 21 products');
  await openPart(page, 'Money');
  await page.goBack();
  await expect(products.getByRole('searchbox')).toHaveValue(word);
  await expect(products.getByLabel('Show')).toHaveValue('all');
});

test('each tab says how many wait in its part, and after a decision how many are left [QUEUE-53]', async ({
  page,
  shop,
}) => {
  test.slow();
  const { db } = shop.database;
  const words = `Aso oke ${newId().slice(-8)}`;
  const { id: seller } = await seedSeller(db, { store_name: `Weaver of ${words}` });
  const applied = await seedSeller(db, { status: 'applied', store_name: words });
  const other = await seedSeller(db, { status: 'applied' });
  const orphan = `oja-${newId()}`;
  await db.insertInto('orphan_payments').values({ reference: orphan, provider: 'paystack' }).execute();
  const report = newId();
  await db
    .insertInto('provider_reports')
    .values({ id: report, covers_from: new Date(), finished_at: new Date(), settled: 1 })
    .execute();
  const { id: category } = await db.selectFrom('categories').select('id').executeTakeFirstOrThrow();
  const { id: picture } = await seedPicture(db, seller);
  for (let n = 0; n < 3; n++) await submitDraft(db, await seedDraft(db, seller, plainForm(category, picture)));

  const password = await enter(page, shop.database);
  const expectCounts = async (counts: Record<OperatorPart, number>) => {
    for (const part of operatorParts) {
      await expect(tab(page, part)).toHaveText(counts[part] === 0 ? part : `${part} ${counts[part]} waiting`);
    }
  };
  // Five matters: the three products are one.
  await expectCounts({ Today: 5, Money: 1, Stores: 2, Products: 3, Books: 1 });
  await expect(section(page, 'Waiting for a person')).toContainText('5 matters in all.');

  await openPart(page, 'Stores');
  await page.getByRole('link', { name: `Look at it ${words}` }).click();
  await page.getByRole('button', { name: 'Refuse' }).press('Enter');
  await say(page, 'Refuse', { reason: 'Unclear address', note: 'Which street is it?', password });
  await expectCounts({ Today: 4, Money: 1, Stores: 1, Products: 3, Books: 1 });

  await openPart(page, 'Products');
  await page.getByRole('button', { name: 'Look at them' }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByRole('button', { name: 'Approve', exact: true })).toBeEnabled();
  await page.keyboard.press('a');
  await expect(dialog).toContainText('2 in all.');
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expectCounts({ Today: 4, Money: 1, Stores: 1, Products: 2, Books: 1 });

  await openPart(page, 'Today');
  const matter = section(page, 'Waiting for a person').getByRole('listitem');
  await matter
    .filter({ hasText: "Our books did not agree with the provider's" })
    .getByRole('button', { name: 'Close with a note' })
    .press('Enter');
  await say(page, 'Close with a note', { note: 'It was settled by hand.' });
  await expectCounts({ Today: 3, Money: 1, Stores: 1, Products: 2, Books: 0 });

  await matter
    .filter({ hasText: 'A payment under a reference' })
    .getByRole('link', { name: 'Go to it' })
    .press('Enter');
  await expectPart(page, 'Money');
  await expect(section(page, 'Payments nobody knows').getByRole('heading', { level: 3 })).toBeFocused();

  await db.deleteFrom('product_drafts').where('seller_id', '=', seller).execute();
  await db.deleteFrom('orphan_payments').where('reference', '=', orphan).execute();
  await db.updateTable('sellers').set({ status: 'approved' }).where('id', 'in', [applied.id, other.id]).execute();
});
