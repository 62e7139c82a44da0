import { expect, type Page, test } from '@playwright/test';
import { newAccount } from '../support/buyer.ts';
import { triesNothingByItself } from '../support/faults.ts';
import { chooseGoogleAccount, openGoogle } from '../support/google.ts';
import { mailedLink } from '../support/mailbox.ts';
import { openShopDatabase } from '../support/shop-database.ts';
import { addFromCard, cardsOf, register } from '../support/shopper.ts';

const someone = (name: string) => `${name}.${crypto.randomUUID()}@example.com`;
const main = (page: Page) => page.getByRole('main');
const bar = (page: Page) => page.getByRole('navigation', { name: 'Main' });

async function logIn(page: Page, { email, password }: { email: string; password: string }): Promise<void> {
  await page.goto('/#/login');
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Login', exact: true }).click();
}

test.describe('the login and registration forms', () => {
  test('show the password to who asks [AUTH-02]', async ({ page }) => {
    await page.goto('/#/login');
    const password = page.getByLabel('Password', { exact: true });
    await password.fill('a secret');
    await expect(password).toHaveAttribute('type', 'password');
    await page.getByRole('button', { name: 'Show password' }).click();
    await expect(password).toHaveAttribute('type', 'text');
    await page.getByRole('button', { name: 'Hide password' }).click();
    await expect(password).toHaveAttribute('type', 'password');
  });

  test('lead from the login to Google, registration and the terms [AUTH-05, AUTH-07, AUTH-08]', async ({ page }) => {
    await page.goto('/#/login');
    await expect(page.getByRole('button', { name: 'Continue with Google' })).toBeVisible();
    const forgot = main(page).getByRole('link', { name: 'Forgot password?' });
    await expect(forgot).toHaveAttribute('href', '#/forgot-password');
    for (const [name, address] of [
      ['Terms', '#/terms'],
      ['Privacy', '#/privacy'],
    ] as const) {
      await expect(main(page).getByRole('link', { name })).toHaveAttribute('href', address);
    }
    await main(page).getByRole('link', { name: 'Create Account' }).click();
    await expect(page).toHaveURL(/#\/register$/);
  });

  test('ask at registration for name, address and password twice, or Google, and lead to the login [AUTH-14, AUTH-15, AUTH-16]', async ({
    page,
  }) => {
    await page.goto('/#/register');
    for (const label of ['Full name', 'Email', 'Password', 'Confirm password']) {
      await expect(main(page).getByLabel(label, { exact: true })).toBeVisible();
    }
    await expect(page.getByRole('button', { name: 'Sign up with Google' })).toBeVisible();
    await main(page).getByRole('link', { name: 'Login' }).click();
    await expect(page).toHaveURL(/#\/login$/);
  });

  test('say at registration what is missing, as long as it cannot be sent [AUTH-20, AUTH-31]', async ({ page }) => {
    await page.goto('/#/register');
    const send = main(page).getByRole('button', { name: 'Create Account' });
    const missing = main(page).getByText('Still missing:');
    await expect(missing).toHaveText('Still missing: your full name, your email, a long enough password.');
    await expect(send).toBeDisabled();
    await main(page).getByLabel('Full name').fill('Ada Obi');
    await expect(missing).toHaveText('Still missing: your email, a long enough password.');
    await main(page).getByLabel('Password', { exact: true }).fill('a long enough one');
    await main(page).getByLabel('Confirm password').fill('another long one');
    await expect(missing).toHaveText('Still missing: your email, the same password again.');
    await expect(send).toBeDisabled();
    await main(page).getByLabel('Confirm password').fill('a long enough one');
    await expect(send).toBeEnabled();
    await expect(missing).toHaveCount(0);
  });

  /** The shop cannot say who is here; then it can. */
  async function expectUnknown(page: Page, form: 'login' | 'register'): Promise<void> {
    await triesNothingByItself(page);
    let fails = true;
    await page.route('**/api/me', (route) => (fails ? route.fulfill({ status: 500, body: '{}' }) : route.continue()));
    await page.goto(`/#/${form}`);
    await expect(main(page).getByText('Failed to load user data')).toBeVisible();
    await expect(bar(page).getByRole('link', { name: 'Login' })).toBeVisible();
    fails = false;
    await main(page).getByRole('button', { name: 'Try again' }).click();
    await expect(main(page).getByText('Failed to load user data')).toBeHidden();
  }

  test('count nobody as signed in when that cannot be read, and the login says so [AUTH-12, AUTH-26, DATA-31]', async ({
    page,
  }) => {
    await expectUnknown(page, 'login');
  });

  test('say on registration, too, that it cannot be read who is here [AUTH-17, AUTH-26]', async ({ page }) => {
    await expectUnknown(page, 'register');
  });

  for (const width of [390, 820, 1440]) {
    test(`are told by the bar, ${width} px wide, at the first failure, and can be asked for again by key [AUTH-26, SHELL-38]`, async ({
      page,
    }) => {
      await page.setViewportSize({ width, height: 900 });
      await newAccount(page);
      let asked = 0;
      const { promise: first, resolve: answerFirst } = Promise.withResolvers<void>();
      await page.route('**/api/me', async (route) => {
        asked += 1;
        if (asked > 1) return;
        await first;
        await route.fulfill({ status: 500, body: '{}' });
      });
      await page.goto('/#/help');
      // On phones nothing in the bar waits for who is here.
      const isPhone = width === 390;
      await expect(bar(page).getByRole('status').filter({ hasText: 'Loading account' })).toBeVisible({
        visible: !isPhone,
      });
      await expect(bar(page).getByRole('link', { name: /^Cart/ })).toBeVisible({ visible: isPhone });
      answerFirst();
      // The second request is never answered: it is said before that.
      await expect(bar(page).getByRole('alert')).toHaveText('Failed to load user dataTry again');
      await expect(bar(page).getByText('Failed to load user data')).toBeInViewport({ ratio: 1 });
      await expect(bar(page).getByText('Loading account')).toHaveCount(0);
      const way = isPhone ? page.getByRole('navigation', { name: 'Quick links' }) : bar(page);
      await expect(way.getByRole('link', { name: isPhone ? 'Account' : 'Login' })).toHaveAttribute('href', '#/login');
      await expect(bar(page).getByRole('searchbox').or(bar(page).getByRole('combobox'))).toBeInViewport({ ratio: 1 });
      await page.unroute('**/api/me');
      await page.reload();
      await expect(bar(page).getByRole('alert')).toHaveCount(0);
      await expect(bar(page).getByRole('link', { name: /^Cart/ })).toBeVisible();
    });
  }
});

test.describe('signing in with Google', () => {
  test('makes an account in a window of its own and goes back to where the visitor was [AUTH-05, AUTH-29, C-10]', async ({
    page,
  }) => {
    const email = someone('chiamaka');
    await page.goto('/#/orders');
    await main(page).getByRole('link', { name: 'Login' }).click();
    await chooseGoogleAccount(await openGoogle(page, 'Continue with Google'), 'Chiamaka Nwosu', email);
    await expect(page).toHaveURL(/#\/orders$/);
    await page.goto('/#/profile');
    await expect(main(page).getByText('Chiamaka Nwosu')).toBeVisible();
    await expect(main(page).getByText(email)).toBeVisible();
  });

  test('signs up from the registration form; with items put aside it goes to the cart after two seconds [AUTH-11, AUTH-15, C-10]', async ({
    page,
  }) => {
    await page.goto('/');
    await addFromCard(cardsOf(page, 'Trending Now').nth(1));
    await expect(page).toHaveURL(/#\/login/);
    await main(page).getByRole('link', { name: 'Create Account' }).click();
    const popup = await openGoogle(page, 'Sign up with Google');
    // It is said for two seconds.
    await Promise.all([
      expect(main(page).getByText('Your items are being added to your cart')).toBeVisible(),
      chooseGoogleAccount(popup, 'Musa Bello', someone('musa')),
    ]);
    await expect(page).toHaveURL(/#\/cart$/);
    await expect(main(page).getByRole('link', { name: 'Checkout' })).toBeVisible();
  });

  test('says that it was cancelled, by the button there or by closing the window, and that it failed: G11 [AUTH-29, G-09]', async ({
    page,
  }) => {
    const cancelled = main(page).getByText('Google sign-in was cancelled.');
    const failed = main(page).getByText('Google sign-in failed. Please try again.');
    await page.goto('/#/login');
    const first = await openGoogle(page, 'Continue with Google');
    await first.getByRole('button', { name: 'Cancel' }).click();
    await expect(cancelled).toBeVisible();

    const second = await openGoogle(page, 'Continue with Google');
    await expect(cancelled).toBeHidden();
    await second.close();
    await expect(cancelled).toBeVisible();

    const third = await openGoogle(page, 'Continue with Google');
    await third.getByRole('button', { name: /Tunde Bello/ }).click();
    await expect(failed).toBeVisible();
    await expect(bar(page).getByRole('link', { name: 'Login' })).toBeVisible();
  });

  test('believes no message of another origin, and no message that somebody is signed in: G11 [AUTH-29]', async ({
    page,
  }) => {
    await page.goto('/#/login');
    const popup = await openGoogle(page, 'Continue with Google');
    const tell = (origin: string, outcome: string) =>
      page.evaluate(
        ([from, said]) =>
          dispatchEvent(
            new MessageEvent('message', { origin: from ?? '', data: { type: 'oja:google', outcome: said } }),
          ),
        [origin, outcome],
      );
    await tell('https://evil.example', 'failed');
    await tell('https://evil.example', 'needs-password');
    await expect(page.getByText('Go on in the Google window.')).toBeVisible();
    await expect(main(page).getByText('Google sign-in failed')).toBeHidden();
    // Of our own origin it is heard; but who is signed in, the shop says.
    await Promise.all([
      page.waitForResponse('**/api/me'),
      tell(await page.evaluate(() => location.origin), 'signed-in'),
    ]);
    await expect(page.getByLabel('Email')).toBeVisible();
    await expect(bar(page).getByRole('link', { name: 'Login' })).toBeVisible();
    await popup.close();
  });

  test('works in the page itself where the browser blocks windows: G11 [AUTH-29]', async ({ page }) => {
    await page.addInitScript(() => {
      window.open = () => null;
    });
    await page.goto('/#/profile');
    await main(page).getByRole('link', { name: 'Login' }).click();
    await page.getByRole('button', { name: 'Continue with Google' }).click();
    await expect(main(page).getByText('Your browser blocked the Google window.')).toBeVisible();
    await page.getByRole('button', { name: 'Continue in this window' }).click();
    await page.getByRole('button', { name: 'Cancel' }).click();
    await expect(main(page).getByText('Google sign-in was cancelled.')).toBeVisible();
    await expect(page).toHaveURL(/#\/login$/);

    await page.getByRole('button', { name: 'Continue with Google' }).click();
    await page.getByRole('button', { name: 'Continue in this window' }).click();
    await page.getByText('Use another account').click();
    await page.getByLabel('Name').fill('Ifeoma Obi');
    await page.getByLabel('Email').fill(someone('ifeoma'));
    await page.getByRole('button', { name: 'Continue' }).click();
    await expect(page).toHaveURL(/#\/profile$/);
    await expect(main(page).getByText('Ifeoma Obi')).toBeVisible();
  });

  test('asks for the password once where the address has a confirmed account [AUTH-29]', async ({ page }) => {
    const account = await register(page, 'Halima');
    await page.goto(await mailedLink(page, account.email, /^Welcome/));
    await page.getByRole('button', { name: 'Confirm my address' }).click();
    await expect(main(page).getByText('is confirmed.')).toBeVisible();
    await page.context().clearCookies();
    await page.goto('/#/login');
    await page.reload();
    await chooseGoogleAccount(await openGoogle(page, 'Continue with Google'), 'Halima Google', account.email);
    await expect(main(page).getByText(`You have an account here already: ${account.email}.`)).toBeVisible();
    await page.getByLabel('Password of your account').fill('not the one');
    await page.getByRole('button', { name: 'Join Google and log in' }).click();
    await expect(main(page).getByText('Invalid email or password')).toBeVisible();
    await page.getByLabel('Password of your account').fill(account.password);
    await page.getByRole('button', { name: 'Join Google and log in' }).click();
    await expect(bar(page).getByRole('link', { name: 'Profile' })).toBeVisible();
    await page.goto('/#/profile');
    await expect(main(page).getByText('Halima Adeyemi')).toBeVisible();
  });
});

test('whoever must sign in first is told why, in a notice that is green [AUTH-10]', async ({ page }) => {
  await page.goto('/#/');
  await addFromCard(cardsOf(page, 'Trending Now').first());
  await expect(page).toHaveURL(/#\/login$/);
  const notice = main(page).getByRole('status').filter({ hasText: 'Please log in to add items to your cart' });
  await expect(notice).toBeVisible();
  for (const theme of ['light', 'dark']) {
    await page.evaluate((name) => document.documentElement.classList.toggle('dark', name === 'dark'), theme);
    // What the eye gets, whatever way the colour is written.
    const [red = 0, green = 0, blue = 0] = await notice.evaluate((box) => {
      const paint = document.createElement('canvas').getContext('2d');
      if (!paint) throw new Error('Nothing to paint on.');
      paint.fillStyle = getComputedStyle(box).backgroundColor;
      paint.fillRect(0, 0, 1, 1);
      return [...paint.getImageData(0, 0, 1, 1).data];
    });
    expect(green, theme).toBeGreaterThan(red);
    expect(green, theme).toBeGreaterThan(blue);
  }
});

test('demo credentials are offered in demo mode, and nowhere else [AUTH-06]', async ({ page }) => {
  await page.goto('/#/login');
  await page.getByRole('button', { name: 'Use demo credentials' }).click();
  await expect(page.getByLabel('Email')).toHaveValue('demo@oja.ng');
  await expect(page.getByLabel('Password', { exact: true })).toHaveValue('demo1234');
  await page.route(
    (url) => url.pathname === '/',
    async (route) => {
      const response = await route.fetch();
      const body = (await response.text()).replace(/"demo":\{[^}]*\}/, '"demo":null');
      expect(body).toContain('"demo":null');
      await route.fulfill({ response, body });
    },
  );
  await page.reload();
  await expect(main(page).getByRole('button', { name: 'Login', exact: true })).toBeVisible();
  await expect(page.getByRole('button', { name: /demo/i })).toHaveCount(0);
  await expect(main(page)).not.toContainText('demo1234');
});

test('the profile tells since which month there is an account, however long that is ago [PROF-02]', async ({
  page,
}) => {
  const { id } = await newAccount(page);
  const shop = await openShopDatabase();
  // 23:30 of that day in Lagos.
  await shop.db
    .updateTable('users')
    .set({ created_at: new Date('2024-02-29T22:30:00Z') })
    .where('id', '=', id)
    .execute();
  await shop.close();
  await page.goto('/#/profile');
  await expect(main(page).getByText('Member Since')).toBeVisible();
  await expect(main(page).getByText('February 2024', { exact: true })).toBeVisible();
});

test('a forgotten password is replaced by a link in a mail, which works once [AUTH-04, LINK-01, G-01]', async ({
  page,
}) => {
  await page.goto('/#/login');
  await main(page).getByRole('link', { name: 'Forgot password?' }).click();
  await expect(page).toHaveTitle(/^Forgot password/);
  const { email } = await register(page, 'Tari');
  await page.goto('/#/login');
  await page.goto('/#/forgot-password');
  await expect(page).toHaveTitle(/^Forgot password/);
  await page.getByLabel('Email').first().fill('no address');
  await page.getByRole('button', { name: 'Send the link' }).click();
  await expect(page.getByText('Enter a valid email address')).toBeVisible();
  await main(page).getByLabel('Email').fill(email);
  await page.getByRole('button', { name: 'Send the link' }).click();
  await expect(main(page).getByText('If there is an account with this address, an email is on its way')).toBeVisible();

  const link = await mailedLink(page, email, /^Choose a new password/);
  await page.goto(link);
  const change = page.getByRole('button', { name: 'Change password' });
  await page.getByLabel('New password', { exact: true }).fill('brand new one');
  await page.getByLabel('Confirm new password').fill('brand new two');
  await expect(page.getByText('Passwords do not match')).toBeVisible();
  await expect(change).toBeDisabled();
  await page.getByLabel('Confirm new password').fill('brand new one');
  await change.click();
  await expect(page).toHaveURL(/#\/login$/);
  await expect(main(page).getByText('Your password was changed.')).toBeVisible();
  // The session of this browser has ended, too.
  await expect(bar(page).getByRole('link', { name: 'Login' })).toBeVisible();
  await logIn(page, { email, password: 'brand new one' });
  await expect(bar(page).getByRole('link', { name: 'Profile' })).toBeVisible();

  await page.goto(link);
  await page.getByLabel('New password', { exact: true }).fill('what the thief wants');
  await page.getByLabel('Confirm new password').fill('what the thief wants');
  await change.click();
  await expect(main(page).getByText('This link no longer works')).toBeVisible();
  await expect(main(page).getByRole('link', { name: 'Ask for a new link' })).toBeVisible();
});

test.describe('the session', () => {
  test('of one tab is that of all: signing out and in is heard everywhere [AUTH-24, AUTH-25, AUTH-27]', async ({
    page,
    context,
  }) => {
    const account = await register(page, 'Sade');
    const other = await context.newPage();
    await other.goto('/#/profile');
    await expect(main(other).getByText(account.email)).toBeVisible();
    await page.goto('/#/profile');
    await main(page).getByRole('button', { name: 'Logout' }).click();
    await expect(page).toHaveURL(/#\/$/);
    await expect(main(other).getByText('Please log in to view your profile')).toBeVisible();
    await expect(bar(other).getByRole('link', { name: 'Login' })).toBeVisible();
    await logIn(page, account);
    await expect(main(other).getByText(account.email)).toBeVisible();
    await other.close();
  });
});

test('the profile shows who is there since when [PROF-01, PROF-02, PROF-06]', async ({ page }) => {
  await page.goto('/#/profile');
  await expect(main(page).getByText('Please log in to view your profile')).toBeVisible();
  const account = await register(page, 'Bola');
  await expect(page.getByText('Welcome, Bola', { exact: true })).toBeVisible();
  await page.goto('/#/profile');
  await expect(main(page).getByText('Not confirmed yet')).toBeVisible();
  await main(page).getByRole('button', { name: 'Send the link again' }).click();
  await expect(main(page).getByText('An email with a link is on its way.')).toBeVisible();
  await expect(main(page).getByText('Bola Adeyemi')).toBeVisible();
  await expect(main(page).getByText(account.email)).toBeVisible();
  const month = new Date().toLocaleDateString('en-GB', { month: 'long', year: 'numeric', timeZone: 'Africa/Lagos' });
  await expect(main(page).getByText('Member Since')).toBeVisible();
  await expect(main(page).getByText(month)).toBeVisible();
});

test('the profile shows what somebody did [PROF-03]', async ({ page }) => {
  await register(page, 'Bola');
  await page.goto('/#/profile');
  await expect(main(page).getByText('Nothing yet')).toBeVisible();

  await page.goto('/#/');
  const card = cardsOf(page, 'Trending Now').nth(2);
  const id = /product\/([\w-]+)/.exec((await card.getByRole('link').first().getAttribute('href')) ?? '')?.[1];
  const written = await page.evaluate(
    async (productId) =>
      (
        await fetch(`/api/products/${productId}/review`, {
          method: 'PUT',
          headers: { 'content-type': 'application/json', 'x-requested-with': 'app' },
          body: JSON.stringify({ rating: 4, comment: 'Good value, arrived in three days.' }),
        })
      ).status,
    id,
  );
  expect(written).toBe(200);
  await page.goto('/#/profile');
  await page.reload();
  await expect(main(page).getByRole('link', { name: /^Review of / })).toHaveAttribute('href', `#/product/${id}`);
  await expect(main(page).getByText('4 of 5 stars')).toBeVisible();
});

test('the profile leads to its settings, and out [PROF-04, PROF-05]', async ({ page }) => {
  await register(page, 'Bola');
  await page.goto('/#/profile');
  await main(page).getByRole('link', { name: 'Edit Profile' }).click();
  await expect(page).toHaveURL(/#\/settings$/);
  await page.getByLabel('Full name').fill('Bola "B" Adéwálé');
  await page.getByLabel('Phone', { exact: true }).fill('0803 555 0142');
  await page.getByRole('button', { name: 'Save profile' }).click();
  await expect(page.getByRole('status').getByText('Profile saved')).toBeAttached();
  await page.goto('/#/profile');
  await expect(main(page).getByText('Bola "B" Adéwálé')).toBeVisible();
  await page.goto('/#/settings');
  await page.reload();
  await expect(page.getByLabel('Phone', { exact: true })).toHaveValue('0803 555 0142');
  await page.goto('/#/profile');
  await main(page).getByRole('button', { name: 'Logout' }).click();
  await expect(page).toHaveURL(/#\/$/);
  await expect(bar(page).getByRole('link', { name: 'Login' })).toBeVisible();
});

test.describe('the settings', () => {
  const section = (page: Page, name: string) => main(page).getByRole('region', { name, exact: true });

  test('change the password, show the devices and log them out [LINK-02, G-02]', async ({ page, browser }) => {
    const account = await register(page, 'Kemi');
    const elsewhere = await browser.newContext();
    const phone = await elsewhere.newPage();
    await logIn(phone, account);
    await expect(bar(phone).getByRole('link', { name: 'Profile' })).toBeVisible();

    await page.goto('/#/settings');
    const devices = section(page, 'Devices');
    await expect(devices.getByText('This device')).toBeVisible();
    await devices.getByRole('button', { name: /^Log out/ }).click();
    await expect(devices.getByRole('listitem')).toHaveCount(1);
    await phone.goto('/#/profile');
    await phone.reload();
    await expect(main(phone).getByText('Please log in to view your profile')).toBeVisible();

    const password = section(page, 'Password');
    await password.getByLabel('Current password').fill('not this one');
    await password.getByLabel('New password', { exact: true }).fill('quite another one');
    await password.getByLabel('Confirm new password').fill('quite another one');
    await password.getByRole('button', { name: 'Change password' }).click();
    await expect(password.getByText('This is not your current password.')).toBeVisible();
    await password.getByLabel('Current password').fill(account.password);
    await password.getByRole('button', { name: 'Change password' }).click();
    await expect(password.getByLabel('Current password')).toHaveValue('');
    await logIn(phone, { ...account, password: 'quite another one' });
    await expect(bar(phone).getByRole('link', { name: 'Profile' })).toBeVisible();
    await elsewhere.close();
  });

  test('set the theme and the data saver of the device, which fetches smaller pictures [LINK-02, G-02]', async ({
    page,
  }) => {
    await page.goto('/#/settings');
    await expect(main(page).getByText('Please log in to view your settings')).toBeVisible();
    await section(page, 'Theme').getByText('Dark', { exact: true }).click();
    await expect(section(page, 'Theme').getByRole('radio', { name: 'Dark' })).toBeChecked();
    await expect(page.locator('html')).toHaveClass(/dark/);
    await expect(section(page, 'Favourites').getByRole('link', { name: 'My favourites' })).toHaveAttribute(
      'href',
      '#/favourites',
    );
    const largest = () =>
      page
        .locator('main picture source')
        .evaluateAll((sources) =>
          Math.max(
            ...sources.flatMap((source) =>
              [...(source.getAttribute('srcset') ?? '').matchAll(/(\d+)w/g)].map(([, w]) => Number(w)),
            ),
          ),
        );
    await page.goto('/#/trending');
    await expect(main(page).getByRole('article').first()).toBeVisible();
    expect(await largest()).toBe(640);
    await page.goto('/#/settings');
    const saver = section(page, 'Data saver').getByRole('switch', { name: 'Save data' });
    await expect(saver).not.toBeChecked();
    await saver.check();
    await page.goto('/#/trending');
    await expect(main(page).getByRole('article').first()).toBeVisible();
    expect(await largest()).toBe(320);
    // And nothing is asked for before it is wanted.
    const asked: string[] = [];
    page.on('request', (request) => asked.push(request.url()));
    await main(page).getByRole('article').first().getByRole('link').first().hover();
    await page.goto('/#/settings');
    await page.reload();
    await expect(saver).toBeChecked();
    expect(asked.filter((url) => url.includes('/api/products/'))).toEqual([]);
    await saver.uncheck();
    await expect(saver).not.toBeChecked();
  });

  test('give a file with everything the shop holds, and delete the account for good [LINK-02, G-02]', async ({
    page,
  }) => {
    const account = await register(page, 'Uche');
    await page.goto('/#/settings');
    const [file] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: 'Download my data' }).click(),
    ]);
    expect(file.suggestedFilename()).toMatch(/^oja-my-data-\d{4}-\d\d-\d\d\.json$/);
    let text = '';
    for await (const chunk of await file.createReadStream()) text += chunk;
    expect(JSON.parse(text)).toMatchObject({ profile: [{ email: account.email }], sessions: [{}], orders: [] });

    await page.getByRole('button', { name: 'Delete my account' }).click();
    const dialog = page.getByRole('dialog');
    await expect(dialog.getByText('Your reviews stay, without your name.')).toBeVisible();
    await dialog.getByRole('button', { name: 'Keep my account' }).click();
    await expect(dialog).toBeHidden();
    await page.getByRole('button', { name: 'Delete my account' }).click();
    await dialog.getByLabel('Your password').fill('not this one');
    await dialog.getByRole('button', { name: 'Delete for good' }).click();
    await expect(dialog.getByText('This is not your current password.')).toBeVisible();
    await dialog.getByLabel('Your password').fill(account.password);
    await dialog.getByRole('button', { name: 'Delete for good' }).click();
    await expect(main(page).getByText('Your account was deleted.')).toBeVisible();
    await expect(bar(page).getByRole('link', { name: 'Login' })).toBeVisible();
    await logIn(page, account);
    await expect(main(page).getByText('Invalid email or password')).toBeVisible();
  });

  test('let whoever has only Google confirm with it before the account is deleted [LINK-02]', async ({ page }) => {
    const email = someone('ngozi');
    await page.goto('/#/login');
    await chooseGoogleAccount(await openGoogle(page, 'Continue with Google'), 'Ngozi Eze', email);
    await expect(bar(page).getByRole('link', { name: 'Profile' })).toBeVisible();
    await page.goto('/#/settings');
    await expect(page.getByRole('button', { name: 'Send me a link to set a password' })).toBeVisible();
    await page.getByRole('button', { name: 'Delete my account' }).click();
    const popup = await openGoogle(page, 'Confirm with Google and delete');
    await chooseGoogleAccount(popup, 'Ngozi Eze', email);
    await expect(main(page).getByText('Your account was deleted.')).toBeVisible();
  });
});
