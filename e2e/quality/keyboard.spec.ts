import { expect, type Locator, type Page, test } from '@playwright/test';
import { newAccount } from '../support/buyer.ts';
import { openShopDatabase } from '../support/shop-database.ts';
import { cardsOf, goodCard } from '../support/shopper.ts';

// From the first page to the order without a pointer: only keys are pressed, and they go wherever the focus is.
test.use({ contextOptions: { reducedMotion: 'reduce' } });

const MOST_STEPS = 120;

/** Presses Tab until the focus is on a control. */
async function tabTo(page: Page, control: Locator): Promise<void> {
  await expect(control).toBeVisible();
  for (let step = 0; step < MOST_STEPS; step++) {
    if (await control.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press('Tab');
  }
  throw new Error(`${control} is not reached in ${MOST_STEPS} steps.`);
}

async function press(page: Page, control: Locator, key = 'Enter'): Promise<void> {
  await tabTo(page, control);
  await page.keyboard.press(key);
}

async function type(page: Page, label: string, text: string): Promise<void> {
  await tabTo(page, main(page).getByLabel(label, { exact: true }));
  await page.keyboard.type(text);
}

const main = (page: Page) => page.getByRole('main');
const heading = (page: Page, name: string | RegExp) => page.getByRole('heading', { level: 1, name });
const button = (page: Page, name: string | RegExp) => main(page).getByRole('button', { name });

/** From Home over the product's page and the cart to the checkout. */
async function fillCart(page: Page): Promise<void> {
  await page.goto('/');
  await press(page, page.getByRole('button', { name: 'Skip to content' }));
  await press(page, cardsOf(page, 'Flash Sales').first().getByRole('link').first());
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await chooseSizeByKeyboard(page);
  await press(page, button(page, 'Add to Cart').first());
  await expect(page.getByText('Added to cart')).toBeVisible();
  await page.keyboard.press('Home');
  // Round the end of the page and from its top again.
  await page.evaluate(() => (document.activeElement as HTMLElement).blur());
  await press(page, page.getByRole('banner').getByRole('link', { name: /^Cart/ }));
  await expect(heading(page, 'Cart')).toBeFocused();
  await press(page, main(page).getByRole('link', { name: 'Checkout' }).first());
  await expect(heading(page, 'Checkout')).toBeFocused();
}

/** The first size that there is, where one has to be chosen. */
async function chooseSizeByKeyboard(page: Page): Promise<void> {
  // With its seller all is known of the product.
  await page.locator('.product-buying a[href^="#/store/"]').first().waitFor();
  const sizes = main(page).getByRole('group', { name: 'Size' });
  if ((await sizes.count()) === 0 || (await sizes.getByRole('radio', { checked: true }).count()) > 0) return;
  await press(page, sizes.getByRole('radio').first(), 'Space');
  while (await button(page, 'Add to Cart').first().isDisabled()) await page.keyboard.press('ArrowRight');
}

async function shipByKeyboard(page: Page): Promise<void> {
  await type(page, 'First name', 'Ada');
  await type(page, 'Last name', 'Obi');
  await tabTo(page, main(page).getByLabel('Email'));
  await page.keyboard.press('ControlOrMeta+A');
  await page.keyboard.type('ada.obi@example.com');
  await type(page, 'Phone', '0803 555 0142');
  await type(page, 'Address', '14 Bode Thomas Street');
  await type(page, 'City', 'Surulere');
  await tabTo(page, main(page).getByLabel('State'));
  await page.keyboard.type('Lagos');
  await expect(main(page).getByLabel('State')).toHaveValue('Lagos');
  await expect(main(page).getByLabel('Zip code')).toHaveValue(/^\d{6}$/);
  await press(page, button(page, 'Continue to payment'));
}

/** Chooses among the radios with the arrows, as the browser has it. */
async function choose(page: Page, method: 'Card' | 'Store credit'): Promise<void> {
  const radios = main(page).getByRole('radio');
  const wanted = main(page).getByRole('radio', { name: method });
  await expect(wanted).toBeVisible();
  const reached = async () => radios.evaluateAll((all) => all.some((radio) => radio === document.activeElement));
  for (let step = 0; step < MOST_STEPS && !(await reached()); step++) await page.keyboard.press('Tab');
  if (!(await wanted.isChecked())) await page.keyboard.press('ArrowDown');
  if (!(await wanted.isChecked())) await page.keyboard.press('Space');
  await expect(wanted).toBeChecked();
  await press(page, button(page, 'Continue to review'));
}

async function expectOrder(page: Page): Promise<void> {
  await expect(page).toHaveURL(/#\/order-success$/);
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  const number = page.getByText(/^ORD-\d{13}$/).first();
  await expect(number).toBeVisible();
  const text = (await number.textContent()) ?? '';
  await press(
    page,
    main(page)
      .getByRole('link', { name: /orders/i })
      .last(),
  );
  await expect(heading(page, 'My Orders')).toBeFocused();
  await expect(page.getByRole('article').filter({ hasText: text })).toBeVisible();
}

test('a whole purchase by card, by keyboard alone', async ({ page }) => {
  await newAccount(page, 'Ada Obi');
  await fillCart(page);
  await shipByKeyboard(page);
  await choose(page, 'Card');
  await press(page, button(page, /^Pay ₦/));

  await expect(page).toHaveURL(/\/sandbox\/paystack\//);
  const field = (label: string) => page.getByLabel(label);
  for (const [label, text] of [
    ['Card number', goodCard.number],
    ['Expiry (MM/YY)', goodCard.expiry],
    ['CVV', goodCard.cvv],
  ] as const) {
    await tabTo(page, field(label));
    await page.keyboard.type(text);
  }
  await press(page, page.getByRole('button', { name: /^Pay ₦/ }));
  await expectOrder(page);
});

test('a whole purchase by store credit, by keyboard alone', async ({ page }) => {
  const { id } = await newAccount(page, 'Ada Obi');
  const shop = await openShopDatabase();
  await shop.db.insertInto('store_credits').values({ user_id: id, balance: 90_000_000 }).execute();
  await shop.close();
  await fillCart(page);
  await shipByKeyboard(page);
  await choose(page, 'Store credit');
  await press(page, button(page, /^Pay ₦/));
  await expectOrder(page);
});

test('a visitor signs in by keyboard alone', async ({ page }) => {
  const account = await newAccount(page, 'Bola Ade');
  await page.context().clearCookies();
  await page.goto('/#/categories');
  await press(page, page.getByRole('banner').getByRole('link', { name: 'Login' }));
  await expect(heading(page, 'Login')).toBeFocused();
  await type(page, 'Email', account.email);
  await type(page, 'Password', account.password);
  await page.keyboard.press('Enter');
  await expect(page).not.toHaveURL(/login/);
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await expect(page.getByRole('banner').getByRole('link', { name: 'Profile' })).toBeVisible();
});
