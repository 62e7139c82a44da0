import type { StoreSettings } from '@oja/contract/desks/desk-store-form';
import { decideStoreMove } from '@oja/domain/stores/store-status';
import { STORE_TERMS } from '@oja/domain/stores/store-terms';
import { audit } from '../../books/audit.ts';
import type { Deps } from '../../deps.ts';
import { answerOnce, keyedRequest } from '../../http/idempotency.ts';
import { refusal } from '../../http/refusal.ts';
import type { Call } from '../../http/route.ts';
import type { Session } from '../../http/session.ts';
import { notify } from '../../notifications/notify.ts';
import type { Config } from '../../settings/config.ts';
import { lockAccount } from '../accounts/accounts.steps.ts';
import { type AtStore, actOnStore } from './act-on-store.ts';
import { findChecklist } from './checklist.queries.ts';
import { doneOf, missing } from './show-checklist.ts';
import { updateApplied } from './store-form.queries.ts';
import { formOf } from './store-form.views.ts';

/**
 * Opens a store that has done what is required, or asks the operator to; once for each `Idempotency-Key`, under which nothing
 * lies of what is shown. @throws Refusal
 */
export async function applyWithStore(deps: Deps, call: Call<'applyWithStore'>): Promise<StoreSettings> {
  const { request, session, params, body } = call;
  const keyed = keyedRequest(request, session, 'applyWithStore', { params, body });
  return actOnStore(
    deps,
    call,
    (at) =>
      answerOnce(at.tx, keyed, async () => {
        await apply(at, { config: deps.config, session, terms: body.terms });
        return { sellerId: at.desk.sellerId };
      }),
    // Who closes the account at the same moment takes the store along, or finds it open.
    { act: 'account', before: (tx) => lockAccount(tx, session.userId), isKeyed: true },
  );
}

async function apply(
  { tx, desk, store }: AtStore,
  { config, session, terms }: { config: Config; session: Session; terms: string },
): Promise<void> {
  const { sellerId, userId } = desk;
  const facts = await findChecklist(tx, sellerId);
  const move = decideStoreMove(store.status, 'apply', facts.automatic);
  if (move.kind === 'stay') return;
  if (move.kind === 'refuse') throw refusal('store_cannot_move', { from: store.status });
  const done = doneOf(facts, { form: formOf(store), logo: store.logo, store: { termsVersion: terms } });
  // No store opens without the terms, whatever else is asked for.
  const lacking = new Set([...missing(facts, done), ...(done.terms ? [] : (['terms'] as const))]);
  if (lacking.size > 0) {
    throw refusal('store_incomplete', { fields: [...lacking].join(', ') });
  }
  await updateApplied(tx, sellerId, { status: move.to, terms: STORE_TERMS });
  await audit(tx, {
    actor: userId,
    action: 'store.applied',
    subject: `store:${sellerId}`,
    details: { from: store.status, to: move.to, terms: STORE_TERMS },
  });
  const kind = move.to === 'approved' ? 'storeApproved' : 'storeReceived';
  const mailed = { name: session.name, storeName: store.storeName, slug: store.slug };
  await notify(tx, config, session, { kind, facts: mailed, story: sellerId });
}
