import { expect, it } from 'vitest';
import { parseForm } from './parse-form.ts';

it('reads plain fields and bracket names as PHP writes them', () => {
  const text =
    'email=a%40b.ng&amount=20000&channels[]=card&channels[]=bank&split[type]=flat' +
    '&split[subaccounts][0][subaccount]=ACCT_a&split[subaccounts][0][share]=100&metadata[cancel_action]=http%3A%2F%2Fx';
  expect(parseForm(text)).toEqual({
    email: 'a@b.ng',
    amount: '20000',
    channels: ['card', 'bank'],
    split: { type: 'flat', subaccounts: [{ subaccount: 'ACCT_a', share: '100' }] },
    metadata: { cancel_action: 'http://x' },
  });
});

it('drops names that would reach a prototype or nest without end', () => {
  parseForm('__proto__[polluted]=1&a[constructor][prototype][polluted]=1&b[1][2][3][4][5][6][7]=x');
  expect(({} as Record<string, unknown>).polluted).toBeUndefined();
  expect(parseForm('__proto__[x]=1&b[1][2][3][4][5][6][7]=x')).toEqual({});
});
