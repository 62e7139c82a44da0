import { randomBytes } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { ConfigFailure, readConfig } from './config.ts';
import { settings } from './settings.ts';

const document = readFileSync(new URL('../../../../docs/operations.md', import.meta.url), 'utf8');

/** The least that a shop outside demo mode needs. */
const live = {
  DEMO: '0',
  AUTH_SECRET: randomBytes(32).toString('base64url'),
  SEAL_KEYS: `2026:${randomBytes(32).toString('base64')}`,
  SMTP_URL: 'smtp://mail.example',
  PUBLIC_URL: 'https://shop.example',
};

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
    ['STORAGE_URL', 'https://key:secret@s3.example/pictures'],
    ['STORAGE_URL', 's3://s3.example/pictures'],
    ['STORAGE_URL', 's3://key:secret@s3.example'],
    ['STORAGE_URL', 's3://key:secret@s3.example/pictures/deeper'],
    ['STORAGE_URL', 's3://key:secret@s3.example/pictures?acl=public'],
    ['STORAGE_URL', 's3://key:secret@s3.example/pictures?region=a/b'],
    ['STORAGE_URL', 's3://key:secret@s3.example/pictures?public=javascript:alert(1)'],
    ['STORAGE_URL', "s3://key:secret@s3.example/pictures?public=https://media.example;'unsafe-inline'"],
    ['STORAGE_URL', 's3://key:secret@s3.example/pictures?public=https://media.example/?a=b'],
    ['PASSWORD_MIN', '5'],
    ['SMTP_URL', 'https://mail.example'],
    ['MAIL_FROM', 'Shop <a@b.example>\nBcc: c@d.example'],
    ['MAIL_FROM', 'Shop <a@[127.0.0.1]>'],
    ['SHOP_EMAIL', 'shop@[127.0.0.1]'],
    ['SHOP_EMAIL', 'Shop <a@b.example>'],
    ['DELIVERS_TO', 'Nigeria: Accra'],
    ['TRAVEL_DAYS', '1-2,2-4'],
    ['TRAVEL_DAYS', '2-1,2-4,3-6'],
    ['SHOP_SOCIAL', 'Facebook=javascript:alert(1)'],
  ])('refuse %s=%s and say which setting it is', (name, value) => {
    expect(() => readConfig({ [name]: value })).toThrow(ConfigFailure);
    expect(() => readConfig({ [name]: value })).toThrow(name);
  });

  it('never repeat a secret in a message', () => {
    expect(() => readConfig({ PAYSTACK_SECRET_KEY: 'pk_wrong_kind' })).toThrow(/^PAYSTACK_SECRET_KEY=… /);
    expect(linesOf({ STORAGE_URL: 's3://key:hidden@s3.example/' })).toEqual([
      expect.stringMatching(/^STORAGE_URL=… cannot be used: (?!.*hidden)/),
    ]);
  });

  it('read where pictures lie, with what a secret is made of', () => {
    expect(readConfig({}).storageUrl).toBeNull();
    const address = 's3://key:a%2Fb%2Bc@s3.eu-west-1.amazonaws.com/pictures';
    expect(readConfig({ STORAGE_URL: `${address}?region=eu-west-1&public=https://media.example/` }).storageUrl).toEqual(
      {
        origin: 'https://s3.eu-west-1.amazonaws.com',
        bucket: 'pictures',
        region: 'eu-west-1',
        accessKey: 'key',
        secret: 'a/b+c',
        publicUrl: 'https://media.example',
      },
    );
    expect(readConfig({ STORAGE_URL: 's3+http://key:secret@minio:9000/pictures' }).storageUrl).toMatchObject({
      origin: 'http://minio:9000',
      region: 'us-east-1',
      publicUrl: null,
    });
  });

  it('refuse demo mode with a live key, and a live key sent anywhere but to Paystack', () => {
    const key = { PAYSTACK_SECRET_KEY: 'sk_live_abc' };
    expect(() => readConfig(key)).toThrow(/demo mode is on/);
    expect(() => readConfig({ ...live, ...key, PAYSTACK_URL: 'http://localhost:1' })).toThrow(/PAYSTACK_URL/);
  });

  it('demand a secret for cookies outside demo mode', () => {
    expect(() => readConfig({ ...live, AUTH_SECRET: '' })).toThrow(/AUTH_SECRET is needed/);
  });

  it('demand keys that seal outside demo mode, which can be opened by and cannot be guessed', () => {
    expect(() => readConfig({ ...live, SEAL_KEYS: '' })).toThrow(/^SEAL_KEYS is needed with DEMO=0/);
    const [one, two] = [randomBytes(32), randomBytes(32)];
    const both = `2027:${one.toString('base64url')}, 2026:${two.toString('base64')}`;
    expect(readConfig({ ...live, SEAL_KEYS: both }).sealKeys).toEqual([
      { id: '2027', key: one },
      { id: '2026', key: two },
    ]);
    expect(readConfig({}).sealKeys).toBeNull();
    for (const wrong of [
      one.toString('base64'),
      `2026:${one.subarray(1).toString('base64')}`,
      `2026:${one.toString('hex')}`,
      `2026:${Buffer.alloc(32).toString('base64')}`,
      `2026:${one.toString('base64')},2026:${two.toString('base64')}`,
    ]) {
      expect(() => readConfig({ ...live, SEAL_KEYS: wrong })).toThrow(/^SEAL_KEYS=… cannot be used: /);
    }
  });

  it('demand a mail server outside demo mode, and need none in it', () => {
    expect(() => readConfig({ ...live, SMTP_URL: '' })).toThrow(/SMTP_URL is needed/);
    expect(readConfig({ DEMO: '1' }).smtpUrl).toBeNull();
  });

  it('refuse a password of the mail server with a % that stands for nothing, in one line without it', () => {
    expect(linesOf({ SMTP_URL: 'smtps://shop:hidden%word@mail.example:465' })).toEqual([
      expect.stringMatching(/^SMTP_URL=… cannot be used: (?!.*hidden).*%25/),
    ]);
    const written = 'smtps://shop:hidden%25word@mail.example:465';
    expect(readConfig({ SMTP_URL: written }).smtpUrl).toBe(written);
  });

  it('make the sender of mail from the name and the address of the shop, or take it as given', () => {
    expect(readConfig({ SHOP_EMAIL: 'hello@shop.example' }).mailFrom).toBe('Ọjà <hello@shop.example>');
    expect(readConfig({ MAIL_FROM: 'Shop <a@b.example>' }).mailFrom).toBe('Shop <a@b.example>');
  });
});

const linesOf = (env: Record<string, string>): string[] => {
  try {
    readConfig(env);
    return [];
  } catch (error) {
    expect(error).toBeInstanceOf(ConfigFailure);
    return (error as Error).message.split('\n');
  }
};
const faultOf = (env: Record<string, string>) => linesOf({ ...live, ...env });

describe('outside demo mode: K10', () => {
  it('the least that a shop needs is taken, under a public name and on a machine of its own', () => {
    expect(linesOf(live)).toEqual([]);
    expect(faultOf({ PAYSTACK_SECRET_KEY: 'sk_live_abc' })).toEqual([]);
    for (const secret of [
      randomBytes(32).toString('hex'),
      randomBytes(16).toString('hex'),
      randomBytes(24).toString('base64'),
    ]) {
      expect(faultOf({ AUTH_SECRET: secret })).toEqual([]);
    }
  });

  it.each([
    ['one letter', 'a'.repeat(64)],
    ['too few letters', 'aaaaaaaaaaaaaaaaaaaaaaaaabcdefgx'],
    ['a pattern that repeats', 'kR7dPq2mXv9LkR7dPq2mXv9LkR7dPq2mXv9L'],
    ['a pattern cut short', 'kR7dPq2mXv9LtY4wkR7dPq2mXv9LtY4wkR7'],
    ['digits in a row', '01234567890123456789012345678901x'],
    ['a placeholder', 'change-me-9fK2pLx7Qz4vTn8mWc3bXy5'],
    ['another placeholder', 'YOUR_SECRET_kJ3nV8xQ2mZ7pL4tR9wY'],
    ['the default of a library', 'better-auth-secret-12345678901234567890'],
    ['a password', 'MyPassword-MyP4ssword-99-kJ3nV8xQ'],
  ])('AUTH_SECRET of %s is refused', (_, secret) => {
    expect(faultOf({ AUTH_SECRET: secret })).toEqual([expect.stringMatching(/^AUTH_SECRET can be guessed: /)]);
    expect(faultOf({ AUTH_SECRET: secret })[0]).not.toContain(secret);
    expect(linesOf({ DEMO: '1', AUTH_SECRET: secret })).toEqual([]);
  });

  it.each([
    ['AUTH_SECRET', 'k3y', /^AUTH_SECRET=… cannot be used: it takes at least 32 characters\.$/],
    ['AUTH_SECRET', '', /^AUTH_SECRET is needed with DEMO=0/],
    ['PUBLIC_URL', '', /^PUBLIC_URL is needed with DEMO=0/],
    ['PUBLIC_URL', 'http://shop.example', /^PUBLIC_URL must begin with https/],
    ['PUBLIC_URL', 'http://shop.ng:8080', /^PUBLIC_URL must begin with https/],
    ['PUBLIC_URL', 'http://41.58.1.2', /^PUBLIC_URL must begin with https/],
    ['PUBLIC_URL', 'http://[2001:db8::1]', /^PUBLIC_URL must begin with https/],
    ['SMTP_URL', '', /^SMTP_URL is needed with DEMO=0/],
    ['PAYSTACK_SECRET_KEY', 'sk_test_abc', /^PAYSTACK_SECRET_KEY is a test key/],
    ['GOOGLE_ISSUER', 'http://issuer.example', /^GOOGLE_ISSUER must begin with https/],
    ['LIMIT_REQUESTS', '0', /^LIMIT_REQUESTS=0 is for trials/],
    ['STORAGE_URL', 's3+http://k:s@s3.example/pictures', /^STORAGE_URL must begin with s3:\/\/ .* s3\.example /],
    [
      'STORAGE_URL',
      's3://k:s@s3.example/pictures?public=http://m.example',
      /^STORAGE_URL needs a public that begins with https/,
    ],
  ])('%s=%s is refused, in one line', (name, value, line) => {
    expect(faultOf({ [name]: value })).toEqual([expect.stringMatching(line)]);
  });

  it('pictures may lie by http in a network of the shop’s own', () => {
    expect(faultOf({ STORAGE_URL: 's3+http://key:secret@10.0.0.7:9000/pictures' })).toEqual([]);
    expect(faultOf({ STORAGE_URL: 's3+http://key:secret@minio:9000/pictures?public=https://media.example' })).toEqual(
      [],
    );
  });

  it('a live key goes to Paystack over https alone', () => {
    const key = { PAYSTACK_SECRET_KEY: 'sk_live_abc', PAYSTACK_URL: 'http://api.paystack.co' };
    expect(faultOf(key)).toEqual([expect.stringMatching(/^PAYSTACK_URL must be https:/)]);
  });

  it('all faults are told at once, one line each', () => {
    const faults = linesOf({
      DEMO: '0',
      PORT: '99999',
      AUTH_SECRET: 'a'.repeat(40),
      PUBLIC_URL: 'http://shop.example',
      PAYSTACK_SECRET_KEY: 'sk_test_abc',
      LIMIT_REQUESTS: '0',
    });
    expect(faults.map((line) => line.split(/[ =]/)[0])).toEqual([
      'PORT',
      'AUTH_SECRET',
      'SEAL_KEYS',
      'PUBLIC_URL',
      'SMTP_URL',
      'PAYSTACK_SECRET_KEY',
      'LIMIT_REQUESTS',
    ]);
  });

  it.each([
    'http://localhost:3000',
    'http://127.0.0.1:3000',
    'http://[::1]:3000',
    'http://192.168.1.20',
    'http://10.1.2.3:8080',
    'http://172.20.0.2',
    'http://[fd00::5]',
    'http://shop',
    'http://shop.local',
    'http://oja.internal',
  ])('a trial at %s may use http, a test key and no limits', (publicUrl) => {
    expect(faultOf({ PUBLIC_URL: publicUrl, PAYSTACK_SECRET_KEY: 'sk_test_abc', LIMIT_REQUESTS: '0' })).toEqual([]);
  });
});
