import { expect, type Locator, type Page } from '@playwright/test';
import { readProductPage } from './catalogue.ts';

/** The card that the payment sandbox accepts at once. */
export const goodCard = { number: '4084 0840 8408 4081', expiry: '12/30', cvv: '408' };

/** The cards of a home row, in their order. */
export const cardsOf = (page: Page, row: string): Locator =>
  page.getByRole('region', { name: row, exact: true }).getByRole('article');

/** The sheet in which a card's '+' asks which kind it is to be. */
export const choiceSheet = (page: Page): Locator => page.getByRole('dialog', { name: /^Choose (colour|size)/ });

/** Presses the '+' of a card and, of goods that come in several kinds, takes the kind that is offered first. */
export async function addFromCard(card: Locator): Promise<void> {
  const page = card.page();
  const address = (await card.getByRole('link').first().getAttribute('href')) ?? '';
  const { variants } = await readProductPage(page.request, /product\/([\w-]+)/.exec(address)?.[1] ?? '');
  await card.getByRole('button', { name: 'Add to Cart' }).click();
  if (variants.length > 1) await choiceSheet(page).getByRole('button', { name: 'Add to Cart' }).click();
}

/** Opens the product of a card and reads what its page says of it. */
export async function openProduct(page: Page, card: Locator): Promise<{ name: string; seller: string; stock: number }> {
  await card.getByRole('link').first().click();
  await expect(page).toHaveURL(/#\/product\//);
  return readProduct(page);
}

/** What the open product page says. */
export async function readProduct(page: Page): Promise<{ name: string; seller: string; stock: number }> {
  // Cards of other products say it of themselves.
  const stock = page
    .locator('.product-buying')
    .getByText(/^(Only )?\d+ left$/)
    .first();
  await expect(stock).toBeVisible();
  const seller = page.locator('a[href^="#/store/"]').first();
  return {
    name: (await page.getByRole('heading', { level: 1 }).textContent()) ?? '',
    seller: (await seller.getAttribute('href')) ?? '',
    stock: Number(/\d+/.exec((await stock.textContent()) ?? '')?.[0]),
  };
}

/** On the open product page: the first size that there is, where one has to be chosen. */
export async function chooseSize(page: Page): Promise<void> {
  // With its seller all is known of it.
  await page.locator('.product-buying a[href^="#/store/"]').first().waitFor();
  const sizes = page.getByRole('main').getByRole('group', { name: 'Size' });
  if ((await sizes.count()) === 0 || (await sizes.getByRole('radio', { checked: true }).count()) > 0) return;
  await sizes.locator('label:not(:has(s))').first().click();
}

export async function fillDemoCredentials(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Use demo credentials' }).click();
  await page.getByRole('button', { name: 'Login', exact: true }).click();
}

/** Creates an account that nobody else uses. */
export async function register(page: Page, name: string): Promise<{ email: string; password: string }> {
  await page.goto('/#/register');
  return registerByForm(page, name);
}

/** The same by the form that is open. */
export async function registerByForm(page: Page, name: string): Promise<{ email: string; password: string }> {
  const account = { email: `${name}.${crypto.randomUUID()}@example.com`.toLowerCase(), password: 'a long enough one' };
  await page.getByLabel('Full name').fill(`${name} Adeyemi`);
  await page.getByLabel('Email').fill(account.email);
  await page.getByLabel('Password', { exact: true }).fill(account.password);
  await page.getByLabel('Confirm password').fill(account.password);
  await page.getByRole('button', { name: 'Create Account' }).click();
  await expect(page).not.toHaveURL(/register/);
  return account;
}

/** Fills the shipping step with a new address and goes on. */
export async function shipTo(
  page: Page,
  person: { firstName: string; lastName: string; email: string },
): Promise<void> {
  const another = page.getByRole('radio', { name: 'Use another address' });
  const firstName = page.getByLabel('First name');
  await expect(another.or(firstName).first()).toBeVisible();
  if (await another.isVisible()) await another.check();
  await firstName.fill(person.firstName);
  await page.getByLabel('Last name').fill(person.lastName);
  await page.getByRole('main').getByLabel('Email').fill(person.email);
  await page.getByLabel('Phone').fill('0803 555 0142');
  await page.getByLabel('Address', { exact: true }).fill('14 Bode Thomas Street');
  await page.getByLabel('City').fill('Surulere');
  await page.getByLabel('State').selectOption('Lagos');
  await expect(page.getByLabel('Zip code')).toHaveValue(/^\d{6}$/);
  await page.getByRole('button', { name: 'Continue to payment' }).click();
}

/** Chooses how to pay and goes on to the review. */
export async function payWith(page: Page, method: 'Card' | 'Store credit'): Promise<void> {
  await page.getByRole('radio', { name: method }).check();
  await page.getByRole('button', { name: 'Continue to review' }).click();
}

/** Places the order from step 3; answers the total that the button named. */
export async function placeOrder(page: Page): Promise<string> {
  const button = page.getByRole('button', { name: /^Pay ₦/ });
  const total = /₦[\d,.]+/.exec((await button.textContent()) ?? '')?.[0] ?? '';
  await button.click();
  return total;
}

/** Types the card into the sandbox's payment page. */
export async function fillCard(page: Page, card = goodCard): Promise<void> {
  await expect(page.getByText('Test mode:')).toBeVisible();
  await page.getByLabel('Card number').fill(card.number);
  await page.getByLabel('Expiry (MM/YY)').fill(card.expiry);
  await page.getByLabel('CVV').fill(card.cvv);
}
