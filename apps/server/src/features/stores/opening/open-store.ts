import type { ResponseOf } from '@oja/contract/endpoint';
import type { Endpoints } from '@oja/contract/endpoints';
import {
  dispatchPromise,
  emptyStoreForm,
  type StoreField,
  storeProblems,
  storeSlugOf,
} from '@oja/domain/stores/store-form';
import { audit } from '../../../books/audit.ts';
import { inTransaction } from '../../../database/transaction.ts';
import type { Deps } from '../../../deps.ts';
import { limitRequests } from '../../../http/limits.ts';
import { refusal } from '../../../http/refusal.ts';
import type { Call } from '../../../http/route.ts';
import { lockAccount } from '../../accounts/accounts.steps.ts';
import { refuseWrong, sentFields } from '../store-changes.ts';
import { findOwnedStore, insertStore } from './opening.queries.ts';
import { findFreeSlug, lockNaming } from './slugs.queries.ts';
import { naming } from './stores.limits.ts';

/** What the first page of the form asks. */
const asked: readonly StoreField[] = ['storeName', 'businessName', 'cacNumber'];

/** Begins a store, whose id the browser has made: the same id again is the same store. One an account. @throws Refusal */
export async function openStore(
  deps: Deps,
  { request, session, body }: Call<'openStore'>,
): Promise<ResponseOf<Endpoints['openStore']>> {
  await limitRequests(deps, naming, { request, session });
  const { userId, name } = session;
  const { id: typedId, ...typed } = body;
  const id = typedId.toLowerCase();
  const form = { ...emptyStoreForm, ...sentFields(typed) };
  return inTransaction(deps.db, async (tx) => {
    await lockAccount(tx, userId);
    const owned = await findOwnedStore(tx, userId);
    if (owned?.id === id) return { id, slug: owned.slug };
    if (owned) throw refusal('store_owned', { name: owned.storeName });
    const wrong = storeProblems(form);
    refuseWrong(asked.filter((field) => wrong[field] !== undefined));
    const { storeName, businessType, businessName, cacNumber, dispatchDays } = form;
    await lockNaming(tx);
    const slug = await findFreeSlug(tx, storeSlugOf(storeName), null);
    const isFree = await insertStore(tx, {
      id,
      ownerId: userId,
      name: businessType === 'business' ? businessName : name,
      storeName,
      slug,
      businessType,
      cacNumber: cacNumber || null,
      dispatchDays,
      shippingPromise: dispatchPromise(dispatchDays),
    });
    if (!isFree) throw refusal('id_taken');
    await audit(tx, { actor: userId, action: 'store.opened', subject: `store:${id}`, details: { businessType } });
    return { id, slug };
  });
}
