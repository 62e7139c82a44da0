import { applicant } from '@oja/demo/data/desk/people';
import { accountId, sellerId } from '@oja/demo/loader/catalogue-rows';
import { STORE_TERMS } from '@oja/domain/stores/store-terms';
import { sql } from 'kysely';
import type { Deps } from '../../deps.ts';
import { applyWithStore } from '../../features/stores/apply-with-store.ts';
import { openStore } from '../../features/stores/opening/open-store.ts';
import { saveStore } from '../../features/stores/save-store.ts';
import { newId } from '../../platform/ids.ts';
import { enterDesk } from './enter-desk.ts';
import { requestOfStory, unread } from './storyteller.ts';

/** Somebody opens a store, says all that is asked, and applies while the operator looks at each. */
export async function applyInStory(deps: Deps): Promise<void> {
  const { key, name, email, store } = applicant;
  const userId = accountId(key);
  const id = sellerId(store.key);
  const session = { id: newId(), userId, name, email, role: 'buyer' } as const;
  const call = { session, ...unread, request: requestOfStory() };
  const begun = {
    id,
    storeName: store.storeName,
    businessType: 'individual',
    businessName: '',
    cacNumber: '',
  } as const;
  await openStore(deps, { ...call, params: undefined, desk: undefined, body: begun });
  const desk = await enterDesk(deps.db, id, userId);
  const params = { seller: id };
  const changes = { ...store.details, couriers: [...store.details.couriers] };
  await saveStore(deps, { ...call, desk, params, body: { editVersion: 1, changes } });
  await sql`update shop_policy set seller_approval = 'by_operator'`.execute(deps.db);
  await applyWithStore(deps, { ...call, request: requestOfStory(), desk, params, body: { terms: STORE_TERMS } });
  await sql`update shop_policy set seller_approval = 'automatic'`.execute(deps.db);
}
