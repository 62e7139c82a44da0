import { demoAccounts } from './data/accounts.ts';
import { applicant, deskBuyers } from './data/desk/people.ts';
import { idOf } from './loader/ids.ts';

/** The ids of the accounts that the loader makes: those whose password is public, and who is in the story of the desk. */
export const demoAccountIds = [...demoAccounts, ...deskBuyers, applicant].map(({ key }) => idOf('account', key));
