import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { expect, test } from '@playwright/test';

/** What scanners look for first, and what a build or a debugger leaves lying about. */
const curious = [
  '/.git/HEAD',
  '/.env',
  '/.data/secrets.json',
  '/package.json',
  '/server.js.map',
  '/debug',
  '/metrics',
  '/api/debug',
  '/api/../package.json',
  '/..%2f..%2fetc%2fpasswd',
  '/assets/../../package.json',
  '/wp-login.php',
  '/actuator/env',
];

test('nothing of the workshop lies in the shop: K5', async ({ request }) => {
  for (const address of curious) {
    const answer = await request.get(address, { headers: { accept: 'application/json' } });
    expect([address, answer.status()]).toEqual([address, 404]);
    const text = await answer.text();
    expect([address, /\bat .+:\d+:\d+|node_modules|root:x:/.test(text)]).toEqual([address, false]);
    expect(answer.headers()['x-powered-by']).toBeUndefined();
    expect(answer.headers().server).toBeUndefined();
  }
});

test('what a browser is given carries no source map and no secret: K4, K5', async ({ request }) => {
  const built = path.resolve('apps/web/dist/client');
  const files = await readdir(built, { recursive: true });
  const scripts = files.filter((file) => /\.(js|css|html|json|webmanifest)$/.test(file));
  expect(scripts.length).toBeGreaterThan(20);
  expect(files.filter((file) => file.endsWith('.map'))).toEqual([]);
  for (const file of scripts) {
    const text = await readFile(path.join(built, file), 'utf8');
    expect([file, /sourceMappingURL=|sk_(test|live)_\w|AUTH_SECRET|DATABASE_URL|postgres:\/\//.test(text)]).toEqual([
      file,
      false,
    ]);
  }
  const document = await (await request.get('/')).text();
  expect(/sourceMappingURL=|sk_(test|live)_\w|AUTH_SECRET/.test(document)).toBe(false);
});
