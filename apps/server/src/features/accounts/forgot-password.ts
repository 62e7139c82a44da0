import { canonicalEmail } from '@oja/domain/email';
import { inTransaction } from '../../database/transaction.ts';
import type { Deps } from '../../deps.ts';
import { limitRequests, mayMailAccount } from '../../http/limits.ts';
import type { Call } from '../../http/route.ts';
import { mailsOf } from '../../mails/mails.ts';
import { postMail } from '../../platform/mail/post-mail.ts';
import { accountMailKey } from './account-mail.queries.ts';
import { makeMailedLink } from './mailed-link.ts';
import { findUserByEmail } from './passwords.queries.ts';
import { secretDigest } from './secret-digest.ts';

/**
 * Mails a link to a new password. The answer is the same whether the address has an account, has had too many mails, or is
 * no address at all: it tells nobody who shops here.
 */
export async function forgotPassword(deps: Deps, { body, request }: Call<'forgotPassword'>) {
  const { config, db } = deps;
  await limitRequests(deps, 'mailedLink', { request });
  const email = canonicalEmail(body.email);
  if (await mayMailAccount(deps, secretDigest(email))) {
    const user = await findUserByEmail(db, email);
    if (user !== null) {
      await inTransaction(db, async (tx) => {
        const { link, validFor } = await makeMailedLink(tx, config, 'reset-password', user);
        await postMail(
          tx,
          user.email,
          mailsOf(config).resetPassword({ name: user.name, link, validFor }),
          accountMailKey(user.id),
        );
      });
    }
  }
  return { ok: true } as const;
}
