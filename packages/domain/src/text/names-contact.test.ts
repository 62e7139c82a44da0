import { describe, expect, it } from 'vitest';
import { namesContact } from './names-contact.ts';

describe('namesContact', () => {
  it.each([
    'Call 08035550142',
    'call 0803 555 0142 now',
    '0803-555-0142',
    '+234 803 555 0142',
    '+234 (0) 803 555 0142',
    '(0803) 555.0142',
    '2348035550142',
    '2340803 555 0142',
    '234.0803.555.0142',
    '０８０３５５５０１４２',
    '0803\u200b555\u200b0142',
    'Pay 0123456789 GTBank',
    'Pay 0123456789 by 5 pm',
    'mail ada@shop.test',
    'https://elsewhere',
    'see www.elsewhere',
    'shop at amaka.com.',
    'AMAKA.NG',
    'wa.me/amaka',
    't.me/amaka',
  ])('hears it in %j', (text) => {
    expect(namesContact(text)).toBe(true);
  });

  it.each([
    '',
    'Ankara wax, 6 yards',
    'Size 42-45, 128 GB, 5000 mAh',
    '₦1,200,000,000',
    'ISBN 9780306406157 and ISBN: 0306406152',
    'Model 12345678',
    'Part 1234567890--12',
    'Comes in red.Company made',
    'Rated 1234567890.5 W',
    'Adìrẹ, Ọ̀yọ́',
    '3 @ 500',
  ])('finds nothing in %j', (text) => {
    expect(namesContact(text)).toBe(false);
  });

  it.each([
    ['blanks', ' '.repeat(10_000)],
    ['a country and blanks', `234${' '.repeat(10_000)}`],
    ['words with hyphens', 'a-'.repeat(5000)],
    ['noughts', '0 '.repeat(5000)],
    ['figures', '1'.repeat(10_000)],
    ['at signs', '@a-'.repeat(3300)],
  ])('is done with %s at once', (_, text) => {
    const times = Array.from({ length: 5 }, () => {
      const since = performance.now();
      namesContact(text);
      return performance.now() - since;
    });
    expect(Math.min(...times)).toBeLessThan(20);
  });
});
