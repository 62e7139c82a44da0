import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { canonicalEmail, isAccountAddress, isEmailAddress } from './email.ts';

describe('isEmailAddress', () => {
  it.each([
    ['demo@oja.ng', true],
    [' demo@oja.ng ', true],
    ['a.b+c@mail.example.com', true],
    ["o'neil_1&co=x@mail-2.example", true],
    ['ọlá@ọjà.ng', true],
    ['ada@shop.xn--p1ai', true],
    ['ada@ọ\u0300jà.ng', true],
    ['ada@9ja.ng', true],
    ['', false],
    ['demo', false],
    ['demo@', false],
    ['@oja.ng', false],
    ['demo@oja', false],
    ['demo@oja.', false],
    ['demo@.ng', false],
    ['demo@oja..ng', false],
    ['demo@oja.n', false],
    ['demo@oja.n9', false],
    ['demo@oja.ng9', false],
    ['demo@oja.9ng', false],
    ['demo@oja.x--p1ai', false],
    ['demo@o_ja.ng', false],
    ['demo@o#ja.ng', false],
    ['oja.ng', false],
    ['demo.oja@ng', false],
    ['demo@-oja.ng', false],
    ['demo@oja-.ng', false],
    ['de mo@oja.ng', false],
    ['.demo@oja.ng', false],
    ['demo.@oja.ng', false],
    ['de..mo@oja.ng', false],
    ['a@b@oja.ng', false],
    [`${'a'.repeat(250)}@oja.ng`, false],
    [`${'a'.repeat(64)}@oja.ng`, true],
    [`${'a'.repeat(65)}@oja.ng`, false],
    [`${'a'.repeat(64)}@${'o'.repeat(63)}.${'j'.repeat(63)}.${'a'.repeat(57)}.com`, true],
    [`${'a'.repeat(64)}@${'o'.repeat(63)}.${'j'.repeat(63)}.${'a'.repeat(58)}.com`, false],
    [`${'a'.repeat(64)}@${'o'.repeat(63)}.${'j'.repeat(63)}.${'a'.repeat(56)}\ufb01.com`, false],
    [`a@${'o'.repeat(64)}.ng`, false],
  ])('%j: %s [CHK-15]', (text, valid) => {
    expect(isEmailAddress(text)).toBe(valid);
  });

  it.each([
    'a@[127.0.0.1]',
    'a@[IPv6:::1]',
    'a@127.0.0.1',
    'a@10.0.0.1.',
    '<a@b.ng>',
    'Ada <a@b.ng>',
    '"a"@b.ng',
    '"a b"@b.ng',
    'a@b.ng,c@d.ng',
    'a@b.ng;c@d.ng',
    'a(hidden)@b.ng',
    'a\\@b.ng',
    'a@b.ng\r\nBcc: c@d.ng',
    'a\u0000@b.ng',
    'a\u202e@b.ng',
    'relay%inner@b.ng',
    'inner!a@b.ng',
    '＜a＠b.ng＞',
    'a@b．ng',
    // A letter whose canonical form has blanks in it.
    '\ufdfa@b.ng',
  ])('takes no %j, which a mail server could read as something else: I21', (text) => {
    expect(isEmailAddress(text)).toBe(false);
  });

  it('takes nothing, however it is made up, that is not one name at one host with a top-level domain: I21', () => {
    const piece = fc.constantFrom(
      ...'@@..<>[]"(),:;\\ \t\r\n\u0000a1-_%!＠．áọ',
      'oja.ng',
      '127.0.0.1',
      'a@b.ng',
      '\ufdfa',
    );
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 12 }), (pieces) => {
        const text = pieces.join('');
        if (!isEmailAddress(text)) return;
        // What is sent to is the trimmed text; what is stored may be its canonical form.
        for (const address of [text.trim(), canonicalEmail(text)]) {
          expect(address.split('@')).toHaveLength(2);
          expect(address).not.toMatch(/[\s<>[\]"(),:;\\%!\p{C}]/u);
          expect(address.split('.').at(-1)).toMatch(/^\p{L}[\p{L}\p{M}]+$/u);
        }
      }),
      { numRuns: 5000 },
    );
  });

  it('takes every plain address', () => {
    const word = fc.stringMatching(/^[a-z\d]{1,8}$/);
    const words = fc.array(word, { minLength: 1, maxLength: 3 }).map((parts) => parts.join('.'));
    fc.assert(
      fc.property(words, words, fc.stringMatching(/^[a-z]{2,6}$/), (local, host, top) => {
        expect(isEmailAddress(`${local}@${host}.${top}`)).toBe(true);
      }),
    );
  });

  it('refuses a hostile text at once', () => {
    expect(isEmailAddress(`a@${'.'.repeat(1_000_000)}`)).toBe(false);
    expect(isEmailAddress(`${' '.repeat(1_000_000)}a@b.ng`)).toBe(false);
    expect(isEmailAddress(`${'a.'.repeat(126)}@`)).toBe(false);
    expect(isEmailAddress(`a@${'a-'.repeat(125)}`)).toBe(false);
  });
});

it.each([
  ["ada.obi+shop_1-a'b@mail.oja.ng", true],
  ['chidi@oja.test', true],
  ['chidi@9ja.o2o.test', true],
  ['ọlá@oja.ng', false],
  ['ọla@oja.ng', false],
  ['chidi@ọja.test', false],
  ['chidi@ojạ.test', false],
  ['chidi@oja.tеst', false],
  // Its 's' is Cyrillic.
  ['chidi@oja.te\u0455t', false],
  ['chidi@oja.test.', false],
  ['chi..di@oja.test', false],
  ['"chidi"@oja.test', false],
  ['chidi@[127.0.0.1]', false],
  ['chidi@oja.n', false],
  [`${'a.'.repeat(100)}@oja.test`, false],
])('may register with %j: %s [AUTH-21]', (text, may) => {
  expect(isAccountAddress(text)).toBe(may);
});

it('one address is one account, however it is typed', () => {
  expect(canonicalEmail('  ＤEMO@Oja.NG\n')).toBe('demo@oja.ng');
  expect(canonicalEmail('Ọlá@oja.ng'.normalize('NFD'))).toBe('ọlá@oja.ng'.normalize('NFC'));
});
