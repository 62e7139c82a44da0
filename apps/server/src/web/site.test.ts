import { kobo } from '@oja/domain/money/money';
import { expect, it } from 'vitest';
import { readConfig } from '../settings/config.ts';
import { siteOf } from './site.ts';

const outsideDemo = {
  DEMO: '0',
  PUBLIC_URL: 'https://shop.oja.example',
  AUTH_SECRET: 'kJ3nV8xQ2mZ7pL4tR9wYb6Hc1Fd5Gs0A',
  SEAL_KEYS: '2026:rW9dKq3Zt7Xb1Yc5Ve8Uf2Sg6Th4Ri0Pj-QkLmNoAxB',
  SMTP_URL: 'smtps://shop:kJ3nV8xQ2mZ7@mail.oja.example:465',
};

it('tells the screen the demo credentials in demo mode, and nowhere else [AUTH-06]', () => {
  const policy = { freeShippingAboveKobo: kobo(5000), shippingKobo: kobo(1000) };
  const demoOf = (env: Record<string, string>) => siteOf(readConfig(env), policy).demo;
  expect(demoOf({ DEMO: '1' })).toEqual({ email: 'demo@oja.ng', password: 'demo1234' });
  expect(demoOf(outsideDemo)).toBeNull();
});
