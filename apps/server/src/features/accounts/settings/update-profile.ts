import type { Account } from '@oja/contract/settings';
import { isPhoneNumber } from '@oja/domain/people/phone';
import { audit } from '../../../books/audit.ts';
import type { Db } from '../../../database/pool.ts';
import { inTransaction } from '../../../database/transaction.ts';
import { refusal } from '../../../http/refusal.ts';
import type { Call } from '../../../http/route.ts';
import { findAccount, storeProfile } from './settings.queries.ts';
import { accountView } from './settings.views.ts';

export async function readAccount(db: Db, userId: string): Promise<Account> {
  const row = await findAccount(db, userId);
  if (row === null) throw refusal('not_signed_in');
  return accountView(row);
}

/** Changes how the shop calls and calls up its buyer. Orders keep the name they were made under. */
export async function updateProfile(db: Db, { body, session }: Call<'updateProfile'>): Promise<Account> {
  const name = body.name.normalize('NFC').trim();
  const phone = body.phone.trim();
  if (name === '') throw refusal('bad_request', { reason: 'the name is empty.' });
  if (phone !== '' && !isPhoneNumber(phone)) throw refusal('invalid_phone');
  await inTransaction(db, async (tx) => {
    const isRenamed = await storeProfile(tx, session.userId, { name, phone });
    if (isRenamed) {
      await audit(tx, { actor: session.userId, action: 'account.renamed', subject: `account:${session.userId}` });
    }
  });
  return readAccount(db, session.userId);
}
