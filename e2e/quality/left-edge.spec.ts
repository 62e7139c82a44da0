import { expect, test } from '@playwright/test';
import { newAccount } from '../support/buyer.ts';
import { open } from '../support/catalogue.ts';
import { addressOf, screens, takeSample, unanswered } from '../support/screens.ts';

// Some have a heading for readers alone, a product's stands beside its pictures, and what stands below a podium is centred.
const belowPodium = ['unknown address', 'productWithoutId', 'operator', 'resetPassword', 'confirmEmail', 'newsletter'];
const elsewhere = ['home', 'product', 'orderSuccess', 'paymentCallback', ...belowPodium];

for (const width of [820, 1440]) {
  test(`at ${width} px every page begins at the same left edge, narrow forms included [GRID-05]`, async ({
    page,
    request,
  }) => {
    await page.setViewportSize({ width, height: 900 });
    const sample = await takeSample(request);
    const shown = screens.filter((screen) => !elsewhere.includes(screen) && !(screen in unanswered));
    const edge = width === 1440 ? 80 : 24;
    const edges: Record<string, number | undefined> = {};
    const look = async (name: string, address: string) => {
      await open(page, address);
      // Between what is known and what comes, the heading is put in anew.
      await expect
        .poll(async () => {
          edges[name] = (await page.getByRole('heading', { level: 1 }).first().boundingBox())?.x;
          return edges[name];
        }, name)
        .toBeDefined();
    };
    for (const screen of shown) await look(screen, addressOf(screen, sample));
    // A link that may still be good leads to a form like any other.
    await look('resetPassword, to be chosen', `${addressOf('resetPassword', sample)}?token=not-yet-tried`);
    // Signed in, these are no forms any more.
    await newAccount(page);
    await page.reload();
    for (const screen of ['orders', 'profile', 'settings', 'favourites', 'cart'])
      await look(`${screen}, signed in`, addressOf(screen, sample));
    expect(edges).toEqual(Object.fromEntries(Object.keys(edges).map((name) => [name, edge])));
    expect(Object.keys(edges).length).toBeGreaterThan(25);
  });

  test(`at ${width} px a heading below a podium is centred with it [GRID-05]`, async ({ page, request }) => {
    await page.setViewportSize({ width, height: 900 });
    const sample = await takeSample(request);
    for (const screen of belowPodium) {
      await open(page, addressOf(screen, sample));
      const heading = page.getByRole('heading', { level: 1 });
      await expect
        .poll(async () => {
          const box = await heading.boundingBox();
          return box && Math.abs(box.x + box.width / 2 - width / 2) < 2;
        }, screen)
        .toBe(true);
    }
  });
}
