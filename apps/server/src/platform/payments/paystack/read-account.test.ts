import { expect, it } from 'vitest';
import { readBank, readHolder, readSubaccount } from './read-account.ts';

it('a bank is read by its code and name', () => {
  expect(readBank({ id: 9, code: '058', name: ' Guaranty Trust Bank ', active: true, is_deleted: false })).toEqual({
    code: '058',
    name: 'Guaranty Trust Bank',
  });
});

it.each([
  null,
  {},
  { code: '058' },
  { code: '0 5', name: 'X' },
  { code: '058', name: 'X', active: false },
  { code: '058', name: 'X', is_deleted: true },
])('%j is no bank that money can go to', (given) => {
  expect(readBank(given)).toBeNull();
});

it.each([
  [{ account_name: ' OKAFOR   ADAEZE ' }, { holder: 'OKAFOR ADAEZE' }],
  [{ account_name: '  ' }, null],
  [{ account_name: 7 }, null],
  [{}, null],
  [undefined, null],
])('the holder in %j is %j', (given, holder) => {
  expect(readHolder(given)).toEqual(holder);
});

it.each([
  [{ oja_account: 'a-1' }, 'a-1'],
  ['{"oja_account":"a-1"}', 'a-1'],
  ['', null],
  ['text', null],
  [0, null],
  [null, null],
  [{}, null],
  [{ oja_account: {} }, null],
])('metadata %j names the account %j', (metadata, accountId) => {
  expect(readSubaccount({ subaccount_code: 'ACCT_x', metadata })).toEqual({ code: 'ACCT_x', accountId });
});

it.each([null, 'text', {}, { subaccount_code: '' }, { subaccount_code: null }])('%j is no subaccount', (given) => {
  expect(readSubaccount(given)).toBeNull();
});
