import { describe, expect, it } from 'vitest';
import { payoutStateOf, taxIdOf } from './payout-account.ts';

describe('a tax number', () => {
  it.each([
    ['1234567890', '1234567890'],
    ['12345678-0001', '123456780001'],
    [' 1234 567 890 123 ', '1234567890123'],
    ['', ''],
    ['  ', ''],
    ['123456789', null],
    ['12345678901234', null],
    ['12345678A0', null],
    ['１２３４５６７８９０', null],
  ])('%j is %j', (typed, kept) => {
    expect(taxIdOf(typed)).toBe(kept);
  });
});

describe('what becomes of an account', () => {
  const ready = { refused: false, nameDiffers: false, hasSubaccount: true, isPausing: false };
  it.each([
    [{}, 'ready'],
    [{ isPausing: true }, 'pausing'],
    [{ hasSubaccount: false, isPausing: true }, 'at_provider'],
    [{ nameDiffers: true, hasSubaccount: false }, 'name_differs'],
    [{ refused: true, nameDiffers: true, hasSubaccount: false }, 'refused'],
  ])('%j: %s', (facts, state) => {
    expect(payoutStateOf({ ...ready, ...facts })).toBe(state);
  });
});
