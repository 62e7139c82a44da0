import { inTransaction } from '../../database/transaction.ts';
import type { Deps } from '../../deps.ts';
import { countSubjects, limitRequests } from '../../http/limits.ts';
import { refusal } from '../../http/refusal.ts';
import type { Call } from '../../http/route.ts';
import { notify } from '../../notifications/notify.ts';
import { accountMailKey } from './account-mail.queries.ts';
import { accountMails, mailedLinks } from './accounts.limits.ts';
import { lockAccount } from './accounts.steps.ts';
import { markAddressVerified } from './google/google.queries.ts';
import { makeMailedLink } from './passwords/mailed-link.ts';
import { findUserByEmail, takeMailedToken } from './passwords/passwords.queries.ts';
import { secretDigest } from './sessions/secret-digest.ts';

/** Confirms an address by the link that was sent to it; whoever opens it need not be signed in. */
export async function confirmAddress(deps: Deps, { body, request }: Call<'confirmAddress'>) {
  await limitRequests(deps, mailedLinks, { request });
  return inTransaction(deps.db, async (tx) => {
    const user = await takeMailedToken(tx, secretDigest(body.token), 'confirm-address');
    if (user === null) throw refusal('link_used_up');
    await markAddressVerified(tx, user.userId);
    return { email: user.email };
  });
}

/** Sends that link once more. Nothing is sent to an address that is confirmed already. */
export async function resendConfirmation(deps: Deps, { session }: Call<'resendConfirmation'>) {
  const { config, db } = deps;
  if ((await countSubjects(deps, accountMails, [session.email])) !== null) throw refusal('too_many_requests');
  await inTransaction(db, async (tx) => {
    await lockAccount(tx, session.userId);
    const user = await findUserByEmail(tx, session.email);
    if (user === null || user.emailVerified) return;
    const { link, validFor } = await makeMailedLink(tx, config, 'confirm-address', user);
    const facts = { name: user.name, link, validFor };
    await notify(tx, config, user, { kind: 'confirmAddress', facts, dedupe: accountMailKey(user.id) });
  });
  return { ok: true } as const;
}
