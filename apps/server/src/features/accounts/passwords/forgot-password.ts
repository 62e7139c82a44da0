import { canonicalEmail } from '@oja/domain/people/email';
import { addToOutbox } from '../../../books/outbox.ts';
import { inTransaction } from '../../../database/transaction.ts';
import type { Deps } from '../../../deps.ts';
import { countSubjects, limitRequests } from '../../../http/limits.ts';
import type { Call } from '../../../http/route.ts';
import { newId } from '../../../platform/ids.ts';
import { accountMails, mailedLinks } from '../accounts.limits.ts';

/**
 * Asks for a mail with a link to a new password. Whether the address has an account is looked up after the answer
 * (`mailResetLinks`): neither what is said nor how long it takes tells anybody who shops here.
 */
export async function forgotPassword(deps: Deps, { body, request }: Call<'forgotPassword'>) {
  await limitRequests(deps, mailedLinks, { request });
  const email = canonicalEmail(body.email);
  if ((await countSubjects(deps, accountMails, [email])) === null) {
    await inTransaction(deps.db, (tx) => addToOutbox(tx, 'password.forgotten', `password:${newId()}`, { email }));
  }
  return { ok: true } as const;
}
