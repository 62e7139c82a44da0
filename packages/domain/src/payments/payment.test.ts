import { describe, expect, it } from 'vitest';
import {
  creditTransactionId,
  isOurReference,
  isPaymentAccepted,
  isPaymentReference,
  mayPoll,
  pageSeconds,
  paymentReference,
  pollDelay,
  sessionSeconds,
} from './payment.ts';

const ulid = '01JA2B3C4D5E6F7G8H9JKMNPQR';

it.each([
  [900, 600, 540],
  [300, 200, 180],
  [3, 2, 2],
  [1, 1, 1],
])('a hold of %i s: a page is paid on for %i s and opened again for %i s', (hold, session, page) => {
  expect([sessionSeconds(hold), pageSeconds(hold)]).toEqual([session, page]);
});

describe('isPaymentAccepted', () => {
  it.each([
    ['pending', 'paid', true],
    ['pending', 'success', true],
    ['paid', undefined, true],
    ['paid', 'refunded', true],
    ['pending', 'refunded', false],
    ['pending', undefined, false],
    ['success', undefined, false],
    [undefined, undefined, false],
  ])('status %s, payment %s: %s [PAY-11, PAY-19, CHK-21]', (status, payment, accepted) => {
    expect(isPaymentAccepted({ status, paymentInfo: payment === undefined ? undefined : { status: payment } })).toBe(
      accepted,
    );
  });
});

describe('polling', () => {
  it('waits 1, 2, 4, 4, … s [PAY-21]', () => {
    expect([0, 1, 2, 3, 50].map(pollDelay)).toEqual([1000, 2000, 4000, 4000, 4000]);
  });

  it('ends after 30 s [PAY-20]', () => {
    expect([0, 29_999, 30_000, 31_000].map(mayPoll)).toEqual([true, true, false, false]);
  });
});

describe('references', () => {
  it.each([
    ['re4lyvq3s3', true],
    ['a-b.c=D9', true],
    ['a'.repeat(100), true],
    ['a'.repeat(101), false],
    ['short', false],
    ['under_score', false],
    ['two words', false],
    ['line\nbreak', false],
    ['abcdef\n', false],
    ['', false],
  ])('%j: %s', (text, valid) => {
    expect(isPaymentReference(text)).toBe(valid);
  });

  it('ours are oja- and a ULID in lower case', () => {
    const reference = paymentReference(ulid);
    expect(reference).toBe('oja-01ja2b3c4d5e6f7g8h9jkmnpqr');
    expect([reference, 're4lyvq3s3', 'oja-', 'oja-a_b'].map(isOurReference)).toEqual([true, false, false, false]);
  });

  it('credit orders have one of their own [CHK-13]', () => {
    expect(creditTransactionId(ulid)).toBe(`CR-${ulid}`);
    expect(isPaymentReference(creditTransactionId(ulid))).toBe(true);
  });
});
