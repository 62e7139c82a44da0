import { canonicalEmail, isEmailAddress } from '@oja/domain/people/email';
import { writtenLine } from '@oja/domain/text/written-text';
import type { Db, Tx } from '../../../database/pool.ts';
import { inTransaction } from '../../../database/transaction.ts';
import type { Identity } from '../../../platform/identity/identity-provider.ts';
import { newId } from '../../../platform/ids.ts';
import { insertUser } from '../accounts.queries.ts';
import {
  findUserOfIdentity,
  insertIdentity,
  insertLink,
  lockAccountOfAddress,
  lockIdentity,
} from './google.queries.ts';
import { decideLink } from './link-decision.ts';

/** Whose session begins, or that the account of the address must be proven first. */
type Joined = { userId: string; isNew: boolean } | 'prove';

const longestName = 120;

/**
 * Finds or makes the account of a person whom the provider vouches for. An account that exists is left as it is, but for
 * one that somebody made of an address that was never theirs: that ends, with its password, its sessions and all it has.
 */
export async function joinIdentity(
  db: Db,
  identity: Identity,
  {
    browser,
    remembered,
    welcome,
    closeAccount,
  }: {
    browser: string;
    remembered: boolean;
    welcome: Welcome;
    closeAccount: CloseAccount;
  },
): Promise<Joined> {
  const { issuer, subject, emailVerified } = identity;
  return inTransaction(db, async (tx) => {
    await lockIdentity(tx, issuer, subject);
    const known = await findUserOfIdentity(tx, issuer, subject);
    if (known !== null) return { userId: known, isNew: false };
    const email = canonicalEmail(identity.email);
    if (!emailVerified || !isEmailAddress(email)) throw new Error('The provider does not vouch for the address.');
    const account = await lockAccountOfAddress(tx, email);
    const decision = decideLink(account);
    if (account !== null && decision === 'prove') {
      await insertLink(tx, { browser, userId: account.id, issuer, subject, remembered });
      return 'prove';
    }
    if (account !== null) await closeAccount(tx, { id: account.id, email });
    const user = { id: newId(), name: nameOf(identity, email), email };
    if (!(await insertUser(tx, user, { verified: true }))) throw new Error('The address was registered meanwhile.');
    await insertIdentity(tx, { id: newId(), userId: user.id, issuer, subject });
    await welcome(tx, user);
    return { userId: user.id, isNew: true };
  });
}

/** Ends an account and all it has, in every room of the shop: those stand above this one, so it is told how. */
export type CloseAccount = (tx: Tx, account: { id: string; email: string }) => Promise<void>;

/** What a new account is told, in the transaction that makes it. */
export type Welcome = (tx: Tx, user: { id: string; name: string; email: string }) => Promise<void>;

/** A name as registration would take it; without one, the part of the address before the @. */
function nameOf({ name }: Identity, email: string): string {
  const plain = writtenLine(name.normalize('NFC'));
  return [...plain].slice(0, longestName).join('') || (email.split('@')[0] ?? email);
}
