import { expect, type Page, test } from '@playwright/test';
import { sql } from 'kysely';
import { nigerianStates } from '../../packages/domain/src/people/nigerian-states.ts';
import { seedSeller } from '../../testing/rows/seed.ts';
import { open } from '../support/catalogue.ts';
import { openShopDatabase, type ShopDatabase } from '../support/shop-database.ts';

let shop: ShopDatabase;
test.beforeAll(async () => {
  shop = await openShopDatabase();
});
test.afterAll(() => shop.close());

const main = (page: Page) => page.getByRole('main');
const states = (page: Page) => main(page).getByRole('list', { name: 'States with stores' }).getByRole('link');
const ring = (page: Page, state: string) => main(page).locator(`svg [data-state="${state}"]`);
const cards = (page: Page) => main(page).getByRole('article');

/** Other journeys open stores meanwhile: what these look at is answered here. */
async function answerStates(page: Page, ...items: [state: string, stores: number][]) {
  await page.route('**/api/stores', (route) =>
    route.fulfill({ json: { items: items.map(([state, stores]) => ({ state, stores })) } }),
  );
}

test('top sellers lead to the states that have stores, the most first, and to those that have none [PLACE-01]', async ({
  page,
}) => {
  await open(page, '/top-sellers');
  await main(page).getByRole('link', { name: 'Stores by state' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Stores by State' })).toBeFocused();
  const others = main(page)
    .locator('section')
    .filter({ has: page.getByRole('heading', { name: 'No store yet' }) });
  // Journeys open stores meanwhile: then it looks again.
  await expect(async () => {
    const { rows } = await sql<{ state: string; stores: number }>`
      select business_address ->> 'state' as state, count(*)::integer as stores from sellers
      where status = 'approved' and business_address ->> 'state' in (${sql.join(nigerianStates)})
      group by 1 order by 2 desc, 1`.execute(shop.db);
    expect(rows.length).toBeGreaterThan(10);
    await page.goto('about:blank');
    await open(page, '/stores');
    await expect(states(page).first()).toBeVisible();
    const names = await states(page).evaluateAll((links) => links.map((link) => link.textContent));
    expect(names).toEqual(rows.map(({ state, stores }) => `${state}, ${stores} ${stores === 1 ? 'store' : 'stores'}`));
    const without = nigerianStates.filter((name) => !rows.some(({ state }) => state === name));
    await expect(others.getByRole('link')).toHaveText(without, { timeout: 2000 });
  }).toPass();
});

test('the map has a ring for each, the larger the more stores; a press near it chooses the nearest [PLACE-02]', async ({
  page,
}) => {
  await answerStates(page, ['Lagos', 40], ['Kano', 10], ['Imo', 1]);
  await open(page, '/stores');
  await expect(main(page).getByText('51 stores in 3 states', { exact: true })).toBeVisible();
  await expect(main(page).locator('svg [data-state]')).toHaveCount(3);
  const boxOf = async (state: string) => {
    const box = await ring(page, state).locator('circle').first().boundingBox();
    if (!box) throw new Error(`There is no ring of ${state}.`);
    return { ...box, x: box.x + box.width / 2, y: box.y + box.height / 2 };
  };
  await ring(page, 'Imo').scrollIntoViewIfNeeded();
  const [lagos, kano, imo] = [await boxOf('Lagos'), await boxOf('Kano'), await boxOf('Imo')];
  expect(lagos.width).toBeGreaterThan(kano.width * 1.3);
  expect(kano.width).toBeGreaterThan(imo.width * 1.3);
  // Lagos is in the south-west, Kano in the north, Imo in the south and east of Lagos.
  expect([lagos.x < imo.x, kano.y < lagos.y, imo.x < kano.x]).toEqual([true, true, true]);
  await expect(ring(page, 'Imo').locator('xpath=..')).toHaveAttribute('aria-hidden', 'true');
  await expect(main(page).locator('svg').locator('a, [tabindex]')).toHaveCount(0);

  await page.mouse.click(imo.x + 18, imo.y);
  await expect(page).toHaveURL(/\/stores\?state=Imo$/);
  await expect(page.getByRole('heading', { name: 'Stores in Imo' })).toBeFocused();
});

test('the stores of the chosen state are cards that come 24 at a time; the state stands in the address [PLACE-03]', async ({
  page,
}) => {
  const name = `Kebbi Cloth ${crypto.randomUUID().slice(0, 8)}`;
  const address = JSON.stringify({ street: '1 Market Road', city: 'Yauri', state: 'Kebbi', country: 'Nigeria' });
  const { slug } = await seedSeller(shop.db, { store_name: name, business_address: address });
  await open(page, '/stores?state=kebbi');
  await expect(page.getByRole('heading', { level: 2, name: 'Stores in Kebbi' })).toBeVisible();
  const card = cards(page).filter({ has: page.getByRole('heading', { name, exact: true }) });
  await expect(card).toContainText('Yauri, Nigeria');
  await expect(card.getByRole('link', { name: 'Visit Store' })).toHaveAttribute('href', `#/store/${slug}`);

  await states(page).filter({ hasText: 'Lagos' }).press('Enter');
  await expect(page.getByRole('heading', { level: 2, name: 'Stores in Lagos' })).toBeFocused();
  await expect(page).toHaveURL(/\?state=Lagos$/);
  await expect(states(page).filter({ hasText: 'Lagos' })).toHaveAttribute('aria-current', 'true');
  await expect(cards(page).filter({ hasText: name })).toHaveCount(0);
  await expect(cards(page).filter({ hasText: 'Nigeria' }).first()).toBeVisible();

  const [seller] = await shop.db.selectFrom('sellers').select('id').limit(1).execute();
  const made = (from: number, to: number) =>
    Array.from({ length: to - from }, (_, at) => ({
      id: `${seller?.id.slice(0, -2)}${String(from + at).padStart(2, '0')}`,
      storeName: `Store ${from + at}`,
      slug: `store-${from + at}`,
      storeLogo: null,
      businessType: 'individual',
      city: 'Gusau',
      country: 'Nigeria',
      averageRating: 0,
      totalReviews: 0,
      totalSales: 0,
    }));
  await page.route('**/api/sellers?*', (route) => {
    const isNext = new URL(route.request().url()).searchParams.get('cursor') === 'next';
    return route.fulfill({
      json: { items: isNext ? made(24, 30) : made(0, 24), total: 30, nextCursor: isNext ? null : 'next' },
    });
  });
  await page.goto('about:blank');
  await open(page, '/stores?state=Zamfara');
  await expect(cards(page)).toHaveCount(24);
  await main(page).getByRole('button', { name: 'Load more' }).click();
  await expect(cards(page)).toHaveCount(30);
});

test('a state without stores says so, and leads to selling [PLACE-04]', async ({ page }) => {
  await answerStates(page, ['Lagos', 40]);
  await page.route('**/api/sellers?*', (route) => route.fulfill({ json: { items: [], total: 0, nextCursor: null } }));
  await open(page, '/stores');
  await main(page).getByRole('link', { name: 'Zamfara', exact: true }).click();
  await expect(main(page).getByText('No store in Zamfara yet', { exact: true })).toBeVisible();
  await expect(main(page).getByRole('link', { name: 'Sell on Ọjà' })).toHaveAttribute('href', '#/sell');
  await expect(cards(page)).toHaveCount(0);
});

test('stores by state: loading, and a failure with a way to try again, of the states and of the stores [PLACE-05]', async ({
  page,
}) => {
  let answer = () => {};
  const held = new Promise<void>((resolve) => {
    answer = resolve;
  });
  let fails = true;
  const respond = (json: object) => (fails ? { status: 500, json: {} } : { json });
  await page.route('**/api/stores', async (route) => {
    await held;
    await route.fulfill(respond({ items: [{ state: 'Kogi', stores: 2 }] }));
  });
  await page.goto('/#/stores');
  await expect(main(page).getByRole('status').filter({ hasText: 'Loading' }).first()).toBeVisible();
  answer();
  const failure = main(page).getByRole('alert').filter({ hasText: 'Failed to fetch stores' });
  await expect(failure).toBeVisible({ timeout: 25_000 });
  fails = false;
  await failure.getByRole('button', { name: 'Try again' }).click();
  await expect(states(page)).toHaveCount(1);

  await page.route('**/api/sellers?*', (route) => route.fulfill(respond({ items: [], total: 0, nextCursor: null })));
  fails = true;
  await states(page).click();
  await expect(failure).toBeVisible({ timeout: 25_000 });
  fails = false;
  await failure.getByRole('button', { name: 'Try again' }).click();
  await expect(main(page).getByText('No store in Kogi yet', { exact: true })).toBeVisible();
});
