import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { ConfigFailure, readConfig } from './config.ts';
import { settings } from './settings.ts';

const document = readFileSync(new URL('../../../docs/operations.md', import.meta.url), 'utf8');

/** The least that a shop outside demo mode needs. */
const live = { DEMO: '0', AUTH_SECRET: 'x'.repeat(32), SMTP_URL: 'smtp://mail.example' };

describe('settings', () => {
  it('stand in docs/operations.md, each with its default and meaning, in the same order', () => {
    const documented = [...document.matchAll(/^\| `(\w+)` \| (.*) \| (.*) \|$/gm)].map(([, name, fallback, about]) => ({
      name,
      fallback,
      about,
    }));
    const known = Object.entries(settings).map(([name, { fallback, about }]) => ({ name, fallback, about }));
    expect(documented).toEqual(known);
  });

  it('have defaults that work without any configuration: demo mode, the embedded database, a local address', () => {
    expect(readConfig({})).toMatchObject({
      port: 3000,
      publicUrl: 'http://localhost:3000',
      demo: true,
      databaseUrl: null,
      limitRequests: true,
    });
  });

  it('leave demo mode when a database is named', () => {
    expect(readConfig({ ...live, DATABASE_URL: 'postgres://db/oja' }).demo).toBe(false);
  });

  it.each([
    ['PORT', '99999'],
    ['PORT', '3e3'],
    ['DEMO', 'yes'],
    ['PUBLIC_URL', 'ftp://shop.example'],
    ['DATABASE_URL', 'mysql://db/oja'],
    ['PASSWORD_MIN', '5'],
    ['SMTP_URL', 'https://mail.example'],
    ['MAIL_FROM', 'Shop <a@b.example>\nBcc: c@d.example'],
    ['MAIL_FROM', 'Shop <a@[127.0.0.1]>'],
    ['SHOP_EMAIL', 'shop@[127.0.0.1]'],
    ['SHOP_EMAIL', 'Shop <a@b.example>'],
    ['SHOP_SOCIAL', 'Facebook=javascript:alert(1)'],
  ])('refuse %s=%s and say which setting it is', (name, value) => {
    expect(() => readConfig({ [name]: value })).toThrow(ConfigFailure);
    expect(() => readConfig({ [name]: value })).toThrow(name);
  });

  it('never repeat a secret in a message', () => {
    expect(() => readConfig({ PAYSTACK_SECRET_KEY: 'pk_wrong_kind' })).toThrow(/^PAYSTACK_SECRET_KEY=… /);
  });

  it('refuse demo mode with a live key, and a live key sent anywhere but to Paystack', () => {
    const key = { PAYSTACK_SECRET_KEY: 'sk_live_abc' };
    expect(() => readConfig(key)).toThrow(/demo mode is on/);
    expect(() => readConfig({ ...live, ...key, PAYSTACK_URL: 'http://localhost:1' })).toThrow(/PAYSTACK_URL/);
  });

  it('demand a secret for cookies outside demo mode', () => {
    expect(() => readConfig({ ...live, AUTH_SECRET: '' })).toThrow(/AUTH_SECRET is needed/);
  });

  it('demand a mail server outside demo mode, and need none in it', () => {
    expect(() => readConfig({ ...live, SMTP_URL: '' })).toThrow(/SMTP_URL is needed/);
    expect(readConfig({ DEMO: '1' }).smtpUrl).toBeNull();
  });

  it('make the sender of mail from the name and the address of the shop, or take it as given', () => {
    expect(readConfig({ SHOP_EMAIL: 'hello@shop.example' }).mailFrom).toBe('Ọjà <hello@shop.example>');
    expect(readConfig({ MAIL_FROM: 'Shop <a@b.example>' }).mailFrom).toBe('Shop <a@b.example>');
  });
});
