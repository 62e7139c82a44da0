import { expect, type Page, test } from '@playwright/test';
import { addToCart, newAccount } from '../support/buyer.ts';
import { naira } from '../support/catalogue.ts';
import { offer, openShopDatabase } from '../support/shop-database.ts';

/** The digits that were seen to roll, the one above the other: of '5' that becomes '0', '5\n0' where the amount grows. */
async function noteRolls(page: Page): Promise<() => Promise<string[]>> {
  await page.addInitScript(() => {
    const noted: string[] = [];
    Object.assign(window, { rolls: noted });
    new MutationObserver((changes) => {
      for (const node of changes.flatMap(({ addedNodes }) => [...addedNodes]))
        if (node instanceof HTMLElement && node.matches('.rolling')) noted.push(node.dataset.digits ?? '');
    }).observe(document, { childList: true, subtree: true });
  });
  return () => page.evaluate(() => (window as unknown as { rolls: string[] }).rolls);
}

async function openCart(page: Page): Promise<void> {
  const shop = await openShopDatabase();
  const { id } = await offer(shop.db, { price: 150_000, stock: 9 });
  await shop.close();
  await newAccount(page);
  await addToCart(page, { productId: id, quantity: 3 });
  await page.goto('/#/cart');
}

const total = (page: Page) => page.getByRole('complementary', { name: 'Totals' }).getByRole('definition').last();
const more = (page: Page) => page.getByRole('main').getByRole('button', { name: 'Increase quantity' });

test('where a quantity changes, those digits of the total roll that change; its text is whole and stands still', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  const rolls = await noteRolls(page);
  await openCart(page);
  const before = await total(page).textContent();
  const box = await total(page).boundingBox();
  await more(page).click();
  await expect(total(page)).not.toHaveText(before ?? '');
  const after = (await total(page).textContent()) ?? '';
  expect(after).toMatch(/^₦\d,\d{3}\.\d\d$/);
  const changed = [...after].flatMap((digit, at) => (digit === before?.[at] ? [] : [`${before?.[at]}\n${digit}`]));
  // The sum of the line, which is in other money, rolls as well: 4,500 becomes 6,000.
  expect([...(await rolls())].sort()).toEqual([...changed, '4\n6', '5\n0'].sort());
  await expect(page.getByText(naira(600_000), { exact: true }).first()).toBeVisible();
  await expect(page.locator('.rolling')).toHaveCount(0);
  expect(await page.evaluate(() => CSS.highlights.get('rolling')?.size)).toBe(0);
  // It ends where it ended and is as high; digits of the display face are not all as wide.
  const edges = (rect: typeof box) => rect && [rect.y, rect.height, rect.x + rect.width];
  expect(edges(await total(page).boundingBox())).toEqual(edges(box));

  await page.getByRole('main').getByRole('button', { name: 'Decrease quantity' }).click();
  await expect(total(page)).toHaveText(before ?? '');
  // The other way round: what comes is above.
  expect(await rolls()).toHaveLength(2 * (changed.length + 2));
  expect((await rolls()).filter((digits) => digits === '4\n6')).toHaveLength(2);
});

test('for who wants less motion no digit rolls', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const rolls = await noteRolls(page);
  await openCart(page);
  const before = (await total(page).textContent()) ?? '';
  await more(page).click();
  await expect(total(page)).not.toHaveText(before);
  expect(await rolls()).toEqual([]);
});
