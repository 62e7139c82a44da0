import type { Db, Tx } from '../../../database/pool.ts';
import type { Config } from '../../../settings/config.ts';
import { newSecret, secretDigest } from '../sessions/secret-digest.ts';
import { deleteMailedTokens, findMailedTokenEnd, insertMailedToken } from './passwords.queries.ts';

/** What links do that are sent by mail, on which page, and for how long. */
const kinds = {
  'reset-password': { page: '/reset-password', minutes: 30, validFor: '30 minutes' },
  'confirm-address': { page: '/confirm-email', minutes: 24 * 60, validFor: '24 hours' },
} as const;

/** When the link was mailed that confirms the address of an account; null while none is of use. */
export async function whenConfirmationMailed(db: Db, userId: string): Promise<Date | null> {
  const end = await findMailedTokenEnd(db, userId, 'confirm-address');
  return end && new Date(end.getTime() - kinds['confirm-address'].minutes * 60_000);
}

/**
 * Makes a link that works once, for the account and the address it is sent to. The one before it stops working, so that of
 * several mails the newest is the one that counts.
 */
export async function makeMailedLink(
  tx: Tx,
  { publicUrl }: Config,
  purpose: keyof typeof kinds,
  { id, email }: { id: string; email: string },
): Promise<{ link: string; validFor: string }> {
  const { page, minutes, validFor } = kinds[purpose];
  const token = newSecret();
  await deleteMailedTokens(tx, id, purpose);
  await insertMailedToken(tx, { digest: secretDigest(token), userId: id, purpose, email, minutes });
  return { link: `${publicUrl}/#${page}?token=${token}`, validFor };
}
