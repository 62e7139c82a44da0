import { expect, test } from '@playwright/test';

interface Listing {
  items: { id: string; name: string }[];
}

test('a shared address moves a browser on to the app, and going back leads to where one came from', async ({
  page,
  request,
}) => {
  const complaints: string[] = [];
  page.on('console', (message) => message.type() === 'error' && complaints.push(message.text()));
  const { items } = (await (await request.get('/api/products?limit=1')).json()) as Listing;
  const [product] = items;
  await page.goto('/#/help');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.goto(`/product/${product?.id}`);
  await expect(page).toHaveURL(new RegExp(`/#/product/${product?.id}$`));
  await expect(page.getByRole('heading', { level: 1, name: product?.name ?? '' })).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL(/\/#\/help$/);
  await page.goForward();
  await expect(page).toHaveURL(new RegExp(`/#/product/${product?.id}$`));
  expect(complaints.filter((text) => !text.includes('401'))).toEqual([]);
});

test.describe('the other shared addresses', () => {
  for (const [address, heading] of [
    ['/category/fashion', 'Fashion'],
    ['/category/Home%20%26%20Kitchen', 'Home & Kitchen'],
    ['/store/warri-tools-safety', 'Warri Tools & Safety'],
    ['/blog/paying-safely-online', 'Paying safely online, and what to do when it goes wrong'],
  ] as const) {
    test(`${address} moves on to its page of the app`, async ({ page }) => {
      await page.goto(address);
      await expect(page).toHaveURL(/\/#\//);
      await expect(page.getByRole('heading', { level: 1, name: heading })).toBeAttached();
    });
  }

  test('an unknown one ends where the app says so', async ({ page }) => {
    const response = await page.goto('/product/00000000-0000-7000-8000-000000000000');
    expect(response?.status()).toBe(404);
    await expect(page).toHaveURL(/\/#\/product\//);
    await expect(page.getByText('Product not found').first()).toBeVisible();
  });
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('a shared page can be read and walked through', async ({ page }) => {
    await page.goto('/category/fashion');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Fashion');
    const link = page.locator('a[href^="/product/"]').first();
    const name = (await link.textContent()) ?? '';
    await link.click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(name);
    await expect(page.locator('.price')).toContainText('₦');
    const width = () =>
      page.locator('img').evaluate((image: HTMLImageElement) => (image.complete ? image.naturalWidth : 0));
    await expect.poll(width).toBeGreaterThan(0);
    await page.locator('a[href^="/store/"]').click();
    await expect(page).toHaveURL(/\/store\//);
    await page.getByRole('link', { name: 'Ọjà' }).click();
    await expect(page).toHaveURL(/\/$/);
  });
});

test.describe('a robot that runs scripts', () => {
  test.use({ userAgent: 'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)' });

  test('stays at the address it was given', async ({ page }) => {
    await page.goto('/category/fashion');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Fashion');
    await expect(page).toHaveURL(/\/category\/fashion$/);
  });
});

test('the picture of a preview is one that browsers and chats can read', async ({ page, request }) => {
  const { items } = (await (await request.get('/api/products?limit=1')).json()) as Listing;
  const html = await (await request.get(`/product/${items[0]?.id}`)).text();
  const picture = /property="og:image" content="[^"]*(\/share\/[^"]+\.jpg)"/.exec(html)?.[1] ?? '';
  const response = await request.get(picture);
  expect(response.headers()['content-type']).toBe('image/jpeg');
  expect((await response.body()).length).toBeLessThanOrEqual(300_000);
  await page.setContent(`<img src="data:image/jpeg;base64,${(await response.body()).toString('base64')}">`);
  const size = await page.locator('img').evaluate(async (image: HTMLImageElement) => {
    await image.decode();
    return [image.naturalWidth, image.naturalHeight];
  });
  expect(size).toEqual([1200, 630]);
});
