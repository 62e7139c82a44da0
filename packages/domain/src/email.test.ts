import { describe, expect, it } from 'vitest';
import { canonicalEmail, isAccountAddress, isEmailAddress } from './email.ts';

describe('isEmailAddress', () => {
  it.each([
    ['demo@oja.ng', true],
    [' demo@oja.ng ', true],
    ['a.b+c@mail.example.com', true],
    ['ọlá@ọjà.ng', true],
    ['', false],
    ['demo', false],
    ['demo@', false],
    ['@oja.ng', false],
    ['demo@oja', false],
    ['demo@oja.', false],
    ['demo@.ng', false],
    ['demo@oja..ng', false],
    ['de mo@oja.ng', false],
    ['a@b@oja.ng', false],
    [`${'a'.repeat(250)}@oja.ng`, false],
  ])('%j: %s [CHK-15]', (text, valid) => {
    expect(isEmailAddress(text)).toBe(valid);
  });

  it('refuses a hostile text at once', () => {
    expect(isEmailAddress(`a@${'.'.repeat(1_000_000)}`)).toBe(false);
  });
});

it.each([
  ["ada.obi+shop_1-a'b@mail.oja.ng", true],
  ['ọlá@oja.ng', false],
  ['chidi@oja.tеst', false],
  ['chidi@oja.test.', false],
  ['chi..di@oja.test', false],
  ['"chidi"@oja.test', false],
  ['chidi@oja.n', false],
  [`${'a.'.repeat(100)}@oja.test`, false],
])('may register with %j: %s [AUTH-21]', (text, may) => {
  expect(isAccountAddress(text)).toBe(may);
});

it('one address is one account, however it is typed', () => {
  expect(canonicalEmail('  ＤEMO@Oja.NG\n')).toBe('demo@oja.ng');
  expect(canonicalEmail('Ọlá@oja.ng'.normalize('NFD'))).toBe('ọlá@oja.ng'.normalize('NFC'));
});
