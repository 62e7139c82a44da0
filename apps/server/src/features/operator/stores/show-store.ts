import type { OperatorStore } from '@oja/contract/desks/operator-stores';
import type { Db } from '../../../database/pool.ts';
import { refusal } from '../../../http/refusal.ts';
import { markOfStore } from '../seen.ts';
import {
  countOfStore,
  findPayoutAccount,
  findStore,
  findStoreHistory,
  type StoreEvent,
  type StoreRow,
} from './one-store.queries.ts';

/** A store with what it gave, who owns it, and what hangs on it. @throws Refusal */
export async function showStore(db: Db, asked: string): Promise<OperatorStore> {
  const id = asked.toLowerCase();
  const [row, account, numbers, history] = await Promise.all([
    findStore(db, id),
    findPayoutAccount(db, id),
    countOfStore(db, id),
    findStoreHistory(db, id),
  ]);
  if (!row) throw refusal('store_not_found');
  const { live, paused, takenDown, ...hanging } = numbers;
  const { slug, storeName, status, statusReasons, statusNote, trusted } = row;
  return {
    ...{ id, slug, storeName, status, statusReasons, statusNote, trusted },
    statusAt: row.statusAt.toISOString(),
    openedAt: row.openedAt.toISOString(),
    mark: markOfStore(row),
    given: givenOf(row),
    owner: ownerOf(row),
    payoutAccount: account ?? null,
    products: { live, paused, takenDown },
    ...hanging,
    history: history.map(eventView),
  };
}

function givenOf(row: StoreRow): OperatorStore['given'] {
  const { businessType, businessName, description, logo, banner, couriers, returnDays, links } = row;
  const { state = '', city = '', street = '', landmark = '' } = row.address ?? {};
  return {
    ...{ businessType, businessName, state, city, street, landmark, description, logo, banner, couriers, returnDays },
    cacNumber: row.cacNumber ?? '',
    phone: row.phone ?? '',
    shippingPromise: row.shippingPromise ?? '',
    links: Object.values(links).filter((link) => link !== ''),
    accountName: row.accountName ?? '',
  };
}

function ownerOf({ ownerName, ownerEmail, ownerConfirmed, ownerSince }: StoreRow): OperatorStore['owner'] {
  if (ownerName === null || ownerEmail === null || ownerSince === null) return null;
  return {
    name: ownerName,
    email: ownerEmail,
    emailConfirmed: ownerConfirmed === true,
    since: ownerSince.toISOString(),
  };
}

const eventView = ({ at, details: { reasons = [], note = '' }, ...event }: StoreEvent) => ({
  ...event,
  at: at.toISOString(),
  reasons,
  note,
});
