import { expect, type Page, test } from '@playwright/test';
import { triesNothingByItself } from '../support/faults.ts';

const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name, exact: true });

test.describe('written pages', () => {
  /** A page of text alone: its title, and a sentence that nobody else says. */
  async function expectWritten(page: Page, path: string, title: string, says: string): Promise<void> {
    await page.goto(`/#/${path}`);
    await expect(heading(page, title)).toBeVisible();
    await expect(page).toHaveTitle(`${title} · Ọjà`);
    await expect(page.locator('.reading')).toContainText(says);
    await expect(page.locator('.reading')).not.toContainText('{{');
    expect((await page.locator('.reading').innerText()).length).toBeGreaterThan(2000);
  }

  test('what delivery costs is written at /shipping [LINK-04]', async ({ page }) => {
    await expectWritten(page, 'shipping', 'Shipping', 'More than ₦50,000.00');
  });

  test('how to send goods back is written at /return-policy [LINK-05]', async ({ page }) => {
    await expectWritten(page, 'return-policy', 'Return policy', 'it is 30 days');
  });

  test('who runs the shop is written at /about [LINK-08]', async ({ page }) => {
    await expectWritten(page, 'about', 'About us', 'is the Yoruba word for market');
    await expect(page.getByRole('img', { name: /^Map of Nigeria: .*South West, \d+ stores/ })).toBeVisible();
  });

  test('open positions are written at /careers [LINK-09]', async ({ page }) => {
    await expectWritten(page, 'careers', 'Careers', 'How to apply');
    const main = page.getByRole('main');
    await expect(main.getByRole('link', { name: 'Apply as backend engineer' })).toHaveAttribute(
      'href',
      'mailto:help@oja.example?subject=Backend%20engineer',
    );
    const position = main.getByRole('table').getByRole('link', { name: 'Product design intern' });
    const described = main.getByRole('heading', { name: 'Product design intern' });
    // The second time the address is the same already.
    for (const _ of ['once', 'again']) {
      await position.click();
      await expect(described).toBeInViewport();
      await expect(described).toBeFocused();
      await position.focus();
      await expect(described).not.toBeInViewport();
    }
  });

  test('what selling costs is written at /sell, with the door to a store of one’s own', async ({ page }) => {
    await page.goto('/#/sell');
    await expect(heading(page, 'Sell on Ọjà')).toBeVisible();
    await expect(page.locator('.reading')).toContainText('10% of the price of what you sell');
    await expect(page.getByRole('link', { name: 'Open your store' })).toHaveAttribute('href', '/desk/open');
    await page.getByRole('main').getByRole('link', { name: 'selling terms' }).click();
    await expect(heading(page, 'Selling terms')).toBeVisible();
    await expect(page.getByText('Last changed on 26 Nov 2026')).toBeVisible();
  });

  test('what holds between shopper, store and shop is written at /terms [LINK-11]', async ({ page }) => {
    await expectWritten(page, 'terms', 'Terms of service', 'held for you for 15 minutes');
  });

  test('what is stored about a person is written at /privacy [LINK-12]', async ({ page }) => {
    await expectWritten(page, 'privacy', 'Privacy policy', 'Nigeria Data Protection Act 2023');
  });

  test('a long page has a table of contents, each line with an address of its own', async ({ page }) => {
    await page.goto('/#/terms');
    await page.getByRole('navigation', { name: 'On this page' }).getByRole('link', { name: 'Store credit' }).click();
    const section = page.getByRole('heading', { name: 'Store credit' });
    await expect(section).toBeFocused();
    await expect(section).toBeInViewport();
    await expect(page).toHaveURL(/#\/terms\?part=store-credit$/);

    const address = page.url();
    await page.goto('about:blank');
    await page.goto(address);
    await expect(page.getByRole('heading', { name: 'Store credit' })).toBeInViewport();
  });

  test('lines are short enough to be read', async ({ page }) => {
    await page.goto('/#/privacy');
    const paragraph = page.locator('.reading > p').first();
    const letters = await paragraph.evaluate((element) => {
      const probe = document.createElement('span');
      probe.textContent = '0'.repeat(100);
      probe.className = 'absolute whitespace-nowrap';
      element.append(probe);
      const width = probe.getBoundingClientRect().width / 100;
      probe.remove();
      return element.getBoundingClientRect().width / width;
    });
    expect(letters).toBeLessThanOrEqual(66);
  });

  test('a failure says so and is mended by trying again', async ({ page }) => {
    await triesNothingByItself(page);
    await page.route('**/api/pages/about', (route) => route.abort());
    await page.goto('/#/about');
    await expect(page.getByRole('alert')).toContainText('Failed to load this page');
    await page.unroute('**/api/pages/about');
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(page.locator('.reading')).toContainText('Yoruba word for market');
  });
});

test.describe('the help centre', () => {
  test('answers while one types, best first, with the words marked [LINK-03]', async ({ page }) => {
    await page.goto('/#/help');
    await expect(heading(page, 'Help centre')).toBeVisible();
    await expect.poll(() => page.locator('main details').count()).toBeGreaterThanOrEqual(40);

    await page.getByRole('searchbox', { name: 'Search the answers' }).fill('card charged');
    const first = page.locator('main details').first();
    await expect(first.locator('summary')).toContainText('My card was charged twice.');
    await expect(first.locator('summary mark:visible')).toHaveText(['card', 'charged']);
    await expect(first).toHaveAttribute('open', '');
    await expect(page).toHaveURL(/#\/help\?q=card\+charged$/);
    await page.reload();
    await expect(page.getByRole('searchbox', { name: 'Search the answers' })).toHaveValue('card charged');
  });

  test('marks the words asked for, keeps its topics, and is emptied by a press [HELP-01]', async ({ page }) => {
    await page.goto('/#/help?q=refund');
    const first = page.locator('main details').first();
    await expect(first.locator('summary')).toContainText('When do I get my money?');
    await expect(first.locator('summary mark:visible')).toHaveText(['refunds']);
    await expect(first.locator('.reading mark').first()).toHaveText('refund');
    // Of each that is not open a sentence of the answer stands below the question.
    const sentence = first.locator('summary').getByText('A refund as store credit is there the same day');
    await expect(sentence).toBeHidden();
    await first.locator('summary').click();
    await expect(sentence).toBeVisible();
    await expect(page.locator('summary', { hasText: 'Who pays for sending it back?' })).toContainText(
      'You, if you changed your mind.',
    );
    const topics = page.getByRole('navigation', { name: 'Topics' });
    await expect(topics.getByRole('link')).toHaveCount(9);

    await page.getByRole('button', { name: 'Empty the search' }).click();
    const field = page.getByRole('searchbox', { name: 'Search the answers' });
    await expect(field).toHaveValue('');
    await expect(field).toBeFocused();
    await expect(page.getByRole('heading', { level: 2, name: 'Ordering' })).toBeVisible();
    await page.goto('/#/help?q=refund');
    await topics.getByRole('link', { name: /^Safety/ }).click();
    await expect(page.getByRole('heading', { level: 2, name: 'Safety' })).toBeInViewport();
    await expect(topics.locator('[aria-current]')).toHaveText(/^Safety/);
  });

  test('marks the topic that was gone to in a low window, too [HELP-01]', async ({ page }) => {
    await page.setViewportSize({ width: 1280, height: 360 });
    await page.goto('/#/help');
    const topics = page.getByRole('navigation', { name: 'Topics' });
    for (const title of ['Payment', 'Delivery', 'Ordering']) {
      await topics.getByRole('link', { name: new RegExp(`^${title}`) }).click();
      await expect(page.getByRole('heading', { level: 2, name: title, exact: true })).toBeInViewport();
      await expect(topics.locator('[aria-current]')).toHaveText(new RegExp(`^${title}`));
    }
  });

  test('leads to people where it knows no answer', async ({ page }) => {
    await page.goto('/#/help?q=zzzz%3Cb%3E');
    await expect(page.getByText('No answer for “zzzz<b>”')).toBeVisible();
    await expect(page.getByRole('main').getByRole('link', { name: 'Contact us' })).toHaveAttribute('href', '#/contact');
  });

  test('has an address for each question and each topic', async ({ page }) => {
    await page.goto('/#/help?question=what-is-store-credit');
    const question = page.locator('details', { hasText: 'What is store credit?' });
    await expect(question).toHaveAttribute('open', '');
    await expect(question.locator('summary')).toBeInViewport();
    await page
      .getByRole('navigation', { name: 'Topics' })
      .getByRole('link', { name: /^Safety/ })
      .click();
    await expect(page.getByRole('heading', { level: 2, name: 'Safety' })).toBeInViewport();
  });

  test('opens a question by keyboard', async ({ page }) => {
    await page.goto('/#/help');
    const question = page.locator('details', { hasText: 'How do I place an order?' });
    await question.locator('summary').focus();
    await page.keyboard.press('Enter');
    await expect(question.getByText('Open a product, choose colour and size')).toBeVisible();
  });
});

test.describe('the blog', () => {
  test('lists its articles with pictures, newest first, and leads from one to the next [LINK-10]', async ({ page }) => {
    await page.goto('/#/blog');
    const articles = page.getByRole('main').getByRole('article');
    await expect(articles.first()).toBeVisible();
    expect(await articles.count()).toBeGreaterThanOrEqual(6);
    const dates = await articles
      .locator('time')
      .evaluateAll((times) => times.map((time) => time.getAttribute('datetime')));
    expect(dates).toEqual([...dates].sort().reverse());
    await expect(articles.first()).toContainText(/\d+ min read/);
    const picture = articles.first().locator('img');
    await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);

    const title = (await articles.first().getByRole('heading').textContent()) ?? '';
    await articles.first().getByRole('link').click();
    await expect(heading(page, title)).toBeFocused();
    await expect(page).toHaveTitle(`${title} · Ọjà`);
    await expect(page.getByText(/^By /)).toBeVisible();

    const next = page.getByRole('region', { name: 'Read next' });
    const nextTitle = (await next.getByRole('heading', { level: 3 }).textContent()) ?? '';
    await next.getByRole('link').click();
    await expect(heading(page, nextTitle)).toBeVisible();
  });

  test('says when there is no such article', async ({ page }) => {
    await page.goto('/#/blog/no-such-article');
    await expect(heading(page, 'Article not found')).toBeVisible();
    await page.getByRole('link', { name: 'See all articles' }).click();
    await expect(heading(page, 'Blog')).toBeVisible();
  });

  test('says when there is none yet, and when the line failed', async ({ page }) => {
    await page.route('**/api/articles', (route) => route.fulfill({ json: { items: [] } }));
    await page.goto('/#/blog');
    await expect(page.getByText('There are no articles yet.')).toBeVisible();
    await page.route('**/api/articles', (route) => route.abort());
    await page.reload();
    await expect(page.getByRole('alert')).toContainText('Failed to load the articles');
  });
});

test.describe('the footer', () => {
  test('says how to reach the shop and leads to every page of it [FOOT-01, FOOT-02]', async ({ page }) => {
    await page.goto('/');
    const footer = page.getByRole('contentinfo');
    await expect(footer.getByRole('link', { name: '+234 700 000 6520' })).toHaveAttribute('href', 'tel:+2347000006520');
    await expect(footer.getByRole('link', { name: 'help@oja.example' })).toHaveAttribute(
      'href',
      'mailto:help@oja.example',
    );
    await expect(footer.getByText('Lagos, Nigeria')).toBeVisible();
    const paths = 'help shipping return-policy contact track-order about careers blog sell terms privacy'.split(' ');
    for (const path of paths) {
      await footer.locator(`a[href="#/${path}"]`).click();
      await expect(page).toHaveURL(new RegExp(`#/${path}$`));
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expect(page.getByRole('heading', { level: 1 })).not.toHaveText('404');
    }
  });

  test('has no social and app-store links where none are configured, and those that are [FOOT-04]', async ({
    page,
  }) => {
    await page.goto('/');
    const footer = page.getByRole('contentinfo');
    await expect(footer.getByRole('navigation')).toHaveCount(2);
    await page.route('**/', async (route) => {
      const response = await route.fetch();
      const html = (await response.text())
        .replace(
          '"social":[]',
          '"social":[{"name":"Instagram","url":"https://instagram.example/oja","sign":"M0 0h24v24z"}]',
        )
        .replace('"appStores":[]', '"appStores":[{"name":"Google Play","url":"https://play.example/oja","sign":null}]');
      await route.fulfill({ response, body: html });
    });
    // Another page, so that the app builds the footer from its data and does not take the server's over.
    await page.goto('/?anew#/help');
    await page.goto('/#/help');
    await page.reload();
    await expect(
      footer.getByRole('navigation', { name: 'Follow us' }).getByRole('link', { name: 'Instagram' }),
    ).toHaveAttribute('href', 'https://instagram.example/oja');
    await expect(footer.getByRole('link', { name: 'Instagram' }).locator('path')).toHaveAttribute('d', 'M0 0h24v24z');
    const stores = footer.getByRole('navigation', { name: 'Get the app' });
    await expect(stores.getByRole('link', { name: 'Google Play' })).toHaveAttribute('href', 'https://play.example/oja');
  });
});
