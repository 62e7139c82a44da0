import { expect, type Page, test } from '@playwright/test';
import { expectAccessible, expectAccessibleLayout, expectNothingSideways } from '../support/axe.ts';
import { enter } from '../support/operator.ts';
import { addressOf, operatorParts, partAddress, screens, takeSample, unanswered } from '../support/screens.ts';
import { openShopDatabase } from '../support/shop-database.ts';
import { cardsOf, chooseSize, register } from '../support/shopper.ts';

const [phone, tablet, desk] = [390, 820, 1440] as const;
/** The narrowest phone, and a desk of 1280 px at a zoom of 200 %. */
const tightWidths = [360, 640];

/** Whatever the browser complains of: script errors, refused resources, broken security policies. */
function listenForComplaints(page: Page): string[] {
  const complaints: string[] = [];
  page.on('pageerror', (error) => complaints.push(error.message));
  page.on('console', (message) => {
    // A visitor's cart and orders are asked for before it is known who asks; a link's token can be wrong.
    const refused = /status of 40[0134]/.test(message.text());
    if (message.type() === 'error' && !refused) complaints.push(message.text());
  });
  return complaints;
}

async function look(page: Page, address: string): Promise<void> {
  await page.setViewportSize({ width: phone, height: 900 });
  await page.goto(`/#${address}`);
  await expect(page.getByRole('heading', { level: 1 }).first()).toBeAttached();
  await expect(page.getByText(/^Loading/)).toHaveCount(0);
}

/** One load serves all widths: whoever turns a phone or draws a window wider loads nothing anew. */
async function expectSoundAtEveryWidth(page: Page): Promise<void> {
  for (const width of [phone, desk]) {
    await page.setViewportSize({ width, height: 900 });
    await expectAccessible(page);
  }
  await page.setViewportSize({ width: tablet, height: 900 });
  await expectAccessibleLayout(page);
  for (const width of tightWidths) {
    await page.setViewportSize({ width, height: 800 });
    await expectNothingSideways(page);
  }
}

/** As in a browser whose user has chosen a larger text. */
async function withLetters(page: Page, size: string, look: () => Promise<void>): Promise<void> {
  const set = (to: string) =>
    page.evaluate((value) => document.documentElement.style.setProperty('font-size', value), to);
  await set(size);
  await look();
  await set('');
}

/** What the screen asks is not answered, and its patience has no end: it is the same screen however long looking takes. */
async function waitForEver(page: Page, question: string): Promise<void> {
  await page.route(question, () => undefined);
  await page.addInitScript(() => {
    const { setTimeout } = window;
    const patient = (action: () => void, pause = 0) => (pause < 5000 ? setTimeout(action, pause) : 0);
    Object.assign(window, { setTimeout: patient });
  });
}

// Several looks at a page each; without motion, so that no colour is judged on its way from one theme to the other.
test.describe.configure({ timeout: 300_000 });
test.use({ contextOptions: { reducedMotion: 'reduce' } });

for (const screen of screens) {
  test(`${screen} is accessible, fits at every width and breaks no rule`, async ({ page, request }) => {
    const complaints = listenForComplaints(page);
    const address = addressOf(screen, await takeSample(request));
    const question = unanswered[screen];
    if (question) await waitForEver(page, question);
    await look(page, address);
    await expectSoundAtEveryWidth(page);
    await page.setViewportSize({ width: phone, height: 900 });
    await withLetters(page, '200%', () => expectNothingSideways(page));
    expect(complaints).toEqual([]);
  });
}

for (const part of operatorParts) {
  test(`the operator's ${part} is accessible, fits at every width and breaks no rule [QUEUE-52]`, async ({ page }) => {
    const complaints = listenForComplaints(page);
    const shop = await openShopDatabase();
    await enter(page, shop, part);
    await shop.close();
    await look(page, partAddress(part));
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(part);
    await expectSoundAtEveryWidth(page);
    expect(complaints).toEqual([]);
  });
}

test('product page, filled cart and checkout are accessible, fit at every width and break no rule', async ({
  page,
}) => {
  const complaints = listenForComplaints(page);
  await register(page, 'Ngozi');
  await page.goto('/#/');
  await cardsOf(page, 'Fashion').first().getByRole('link').first().click();
  await chooseSize(page);
  await page.getByRole('button', { name: 'Add to Cart' }).first().click();
  await expect(page.getByText('Added to cart')).toBeVisible();
  await expect(page.getByText('Added to cart')).toBeHidden();
  for (const address of [new URL(page.url()).hash.slice(1), '/cart', '/checkout']) {
    await look(page, address);
    await expectSoundAtEveryWidth(page);
  }
  expect(complaints).toEqual([]);
});
