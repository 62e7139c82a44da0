import { demoAccounts } from './data/accounts.ts';
import { idOf } from './loader/ids.ts';

/** The ids of the accounts whose password is public. */
export const demoAccountIds = demoAccounts.map(({ key }) => idOf('account', key));
