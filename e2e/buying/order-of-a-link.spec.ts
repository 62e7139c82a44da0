import { expect, test } from '@playwright/test';
import { buyGoods } from '../support/api-shopper.ts';
import { triesNothingByItself } from '../support/faults.ts';

test('the order of a link that cannot be read is not called a stranger’s; it can be asked for again', async ({
  page,
}) => {
  await buyGoods(page);
  await triesNothingByItself(page);
  const asked = `**/api/orders/${crypto.randomUUID()}`;
  await page.route(asked, (route) =>
    route.fulfill({
      status: 500,
      json: { error: { code: 'internal_error', message: 'No.', requestId: 'of-the-test' } },
    }),
  );
  await page.goto(`/#/orders?order=${asked.split('/').at(-1)}`);
  const main = page.getByRole('main');
  await expect(main.getByText('Failed to load the order of this link')).toBeVisible();
  await expect(main.getByText('The order of this link is not among yours.')).toHaveCount(0);
  await page.unroute(asked);
  await main.getByRole('button', { name: 'Try again' }).click();
  await expect(main.getByText('The order of this link is not among yours.')).toBeVisible();
});
