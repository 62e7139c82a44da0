import { inTransaction } from '../../../database/transaction.ts';
import type { Deps } from '../../../deps.ts';
import type { SellerId } from '../../../http/desk.ts';
import { notify } from '../../../notifications/notify.ts';
import { eachByItself } from '../../../platform/jobs/each-by-itself.ts';
import { findMailedMembers } from '../../teams/teams.questions.ts';
import { findStoresToRemind, markReminded } from './unaccepted.queries.ts';

/**
 * Tells stores which parcels nobody has accepted for 18 hours, once each, in one mail to whoever hears of their orders. They
 * wait also where a store is on holiday or suspended.
 */
export async function remindStores({ db, config }: Pick<Deps, 'db' | 'config'>, stopping: AbortSignal): Promise<void> {
  await eachByItself(await findStoresToRemind(db), stopping, (sellerId) => remind({ db, config }, sellerId));
}

async function remind({ db, config }: Pick<Deps, 'db' | 'config'>, sellerId: SellerId): Promise<void> {
  await inTransaction(db, async (tx) => {
    const members = await findMailedMembers(tx, [sellerId], 'unaccepted');
    if (members.length === 0) return;
    const parcels = await markReminded(tx, sellerId);
    const [first] = parcels;
    if (!first) return;
    const { storeName, slug } = first;
    for (const { name, email } of members) {
      await notify(tx, config, { email }, { kind: 'parcelsUnaccepted', facts: { name, storeName, slug, parcels } });
    }
  });
}
