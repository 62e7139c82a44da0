import type { accountRoutes } from '@oja/contract/routes/account-routes';
import { newId } from '../../platform/ids.ts';
import type { Stage } from '../stage.ts';
import { account, all, anyone, onlyBuyer, type Row, refused } from './row.ts';

const otherSessionOfBuyer = async ({ buyer, shop }: Stage) => {
  const { email, password } = buyer;
  await shop.visitor().call('signIn', { body: { email, password, remember: false } });
  const { items } = await buyer.call('sessions', {});
  return { id: items.find(({ current }) => !current)?.id ?? '' };
};

/** What signing in and the settings of an account call. */
export const accountRows: Record<keyof typeof accountRoutes, Row> = {
  register: {
    ...anyone(() => ({ body: { name: 'Somebody', email: `${newId()}@oja.test`, password: 'long enough' } })),
    ends: true,
  },
  signIn: {
    ...anyone(({ buyer: { email, password } }) => ({ body: { email, password, remember: false } })),
    ends: true,
  },
  startGoogle: anyone(() => ({ body: { purpose: 'sign-in', remember: false, inPage: true } })),
  googleLink: anyone(),
  linkGoogle: anyone(() => ({ body: { password: 'whatever' } }), refused('google_link_expired')),
  forgotPassword: anyone(() => ({ body: { email: 'nobody@oja.test' } })),
  resetPassword: anyone(() => ({ body: { token: 'guessed', password: 'long enough' } }), refused('link_used_up')),
  confirmAddress: anyone(() => ({ body: { token: 'guessed' } }), refused('link_used_up')),
  resendConfirmation: account(),
  confirmAccount: {
    ...account(({ buyer: { password } }) => ({ body: { password } })),
    ends: true,
  },

  account: account(),
  updateProfile: account(() => ({ body: { name: 'Somebody', phone: '' } })),
  changePassword: {
    ...account(({ buyer: { password } }) => ({ body: { current: password, password: `${password} anew` } })),
    ends: true,
  },
  sessions: account(),
  endSession: onlyBuyer(async (stage) => ({ params: await otherSessionOfBuyer(stage) })),
  endOtherSessions: account(),
  myData: account(),
  deleteAccount: {
    codes: {
      ...all(200),
      visitor: 401,
      seller: refused('account_runs_shop'),
      rival: refused('account_runs_shop'),
      suspended: refused('account_runs_shop'),
      operator: refused('account_runs_shop'),
    },
    input: ({ buyer: { password } }) => ({ body: { password } }),
    ends: true,
  },
};
