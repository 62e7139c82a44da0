import { temporaryFolder } from '@oja/testing/database/throwaway-cluster';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { inTransaction } from '../../database/transaction.ts';
import { startJobs } from '../../jobs.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';
import { postMail } from './post-mail.ts';

const running: TestApp[] = [];
const started = async (env: NonNullable<Parameters<typeof createTestApp>[0]>['env']) => {
  const shop = await createTestApp({ env: env ?? {} });
  running.push(shop);
  return shop;
};
afterAll(() => Promise.all(running.map((shop) => shop.close())));

const pageOf = async (shop: TestApp, path = '') => (await fetch(`${shop.url}/sandbox/mail${path}`)).text();
const log = { warn: () => undefined, error: () => undefined, record: () => undefined };

async function mailed(shop: TestApp, to: string, html: string): Promise<{ id: string }> {
  const jobs = startJobs(shop, log);
  await inTransaction(shop.db, (tx) => postMail(tx, to, { subject: 'Good <day>', text: 'Good day.', html }));
  const messages = async () =>
    (await (await fetch(`${shop.url}/sandbox/mail/messages.json?to=${to}`)).json()) as { id: string }[];
  await vi.waitUntil(async () => (await messages()).length === 1, { timeout: 10_000, interval: 50 });
  await jobs.stop();
  return (await messages())[0] ?? { id: '' };
}

describe('the mailbox in demo mode', () => {
  let shop: TestApp;
  beforeAll(async () => {
    shop = await started({});
  });

  it('is empty at first, then gets what the jobs send; texts are escaped', async () => {
    expect(await pageOf(shop)).toContain('No mail yet');
    const { id } = await mailed(shop, 'ada@mail.example', '<p>Good day.</p>');
    expect(await pageOf(shop)).toContain('Good &lt;day&gt;');
    expect(await pageOf(shop, '?to=nobody')).toContain('No mail to ‘nobody’');
    expect(await pageOf(shop, '?to=%3Cscript%3E')).toContain('No mail to ‘&lt;script&gt;’');
    expect(await pageOf(shop, `/${id}?view=text`)).toContain('Good day.');
  });

  it('shows a mail as HTML where nothing in it can run, load or reach the shop', async () => {
    const { id } = await mailed(
      shop,
      'eve@mail.example',
      '<html><head></head><body><script>steal()</script></body></html>',
    );
    const answer = await fetch(`${shop.url}/sandbox/mail/${id}/html`);
    const policy = answer.headers.get('content-security-policy') ?? '';
    expect(policy).toContain("default-src 'none'");
    expect(policy).toMatch(/sandbox(?!.*allow-(scripts|same-origin))/);
    expect(policy).not.toContain('script-src');
    expect(await pageOf(shop, `/${id}`)).toContain('sandbox="allow-popups allow-popups-to-escape-sandbox"');
  });

  it.each(['/unknown', '/1700000000000-00000000', '/..%2fauth-secret', '/1700000000000-00000000/html'])(
    'has nothing at %s',
    async (path) => {
      expect((await fetch(`${shop.url}/sandbox/mail${path}`)).status).toBe(404);
    },
  );
});

it('two servers on one data folder receive mail each, and both show all of it', async () => {
  const DATA_DIR = await temporaryFolder();
  const [one, two] = [await started({ DATA_DIR }), await started({ DATA_DIR })];
  await mailed(one, 'first@mail.example', '<p>1</p>');
  await mailed(two, 'second@mail.example', '<p>2</p>');
  for (const shop of [one, two]) {
    const page = await pageOf(shop);
    expect(page).toContain('2 mails');
    expect(page.indexOf('second@mail.example')).toBeLessThan(page.indexOf('first@mail.example'));
  }
});

it('outside demo mode there is no mailbox', async () => {
  const shop = await started({ DEMO: '0' });
  for (const path of ['', '/', '/messages.json', '/1700000000000-00000000', '/assets/mailbox.css']) {
    expect((await fetch(`${shop.url}/sandbox/mail${path}`)).status).toBe(404);
  }
  expect(shop.mail.sandbox).toBeNull();
});

it('with a mail server in demo mode there is none either: mail goes where it is told to', async () => {
  const shop = await started({ SMTP_URL: 'smtp://127.0.0.1:9' });
  expect((await fetch(`${shop.url}/sandbox/mail`)).status).toBe(404);
});
