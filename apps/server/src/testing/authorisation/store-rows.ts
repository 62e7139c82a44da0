import type { deskRoutes } from '@oja/contract/routes/desk-routes';
import { dayInLagos } from '@oja/domain/stores/holiday';
import { STORE_TERMS } from '@oja/domain/stores/store-terms';
import { newId } from '../../platform/ids.ts';
import { type Stage, secretsOfStores } from '../stage.ts';
import { onlyDesk, onlyGoods, onlyOwner, stops } from './at-desk.ts';
import { account, all, type Row, refused } from './row.ts';

/** Of `seller`'s store, as who changes it has seen it. */
const seenStore = async ({ shop: { db }, product: { sellerId } }: Stage) => {
  const { edit_version: editVersion } = await db
    .selectFrom('sellers')
    .select('edit_version')
    .where('id', '=', sellerId)
    .executeTakeFirstOrThrow();
  return { editVersion };
};
/** Of a store that says all that one can say of itself. */
const storeForm = {
  storeName: 'Amaka’s Cloth',
  businessType: 'business',
  businessName: 'Amaka Cloth Ltd',
  cacNumber: 'RC123456',
  state: 'Lagos',
  city: 'Ikeja',
  street: '12 Allen Avenue',
  landmark: 'Opposite the bank',
  phone: secretsOfStores.phone,
  showPhone: false,
  dispatchDays: 1,
  returnDays: 14,
  couriers: ['GIG Logistics'],
  description: 'Ankara and lace by the yard, cut the day you order.',
  instagram: 'https://instagram.com/amaka',
  facebook: '',
  twitter: '',
  website: 'https://amaka.example',
};

/** What the desk calls about the store itself. */
export const storeRows = {
  openStore: {
    codes: {
      ...all(200),
      visitor: 401,
      seller: refused('store_owned'),
      rival: refused('store_owned'),
      suspended: refused('store_owned'),
    },
    input: () => ({
      body: { id: newId(), storeName: 'New Cloth', businessType: 'individual', businessName: '', cacNumber: '' },
    }),
    ends: true,
  },
  nameStore: account(() => ({ query: { name: 'Amaka’s Cloth' } })),
  deskStoreForm: onlyGoods(),
  saveStore: stops(
    onlyGoods(async (stage) => ({
      body: { ...(await seenStore(stage)), changes: { ...storeForm, logo: null, banner: null } },
    })),
  ),
  setHoliday: stops(
    onlyGoods(async (stage) => {
      // Not yet: its goods are bought meanwhile.
      const day = dayInLagos(new Date(Date.now() + 7 * 86_400_000));
      return { body: { ...(await seenStore(stage)), holiday: { from: day, until: day, note: 'Back soon.' } } };
    }),
  ),
  storeChecklist: onlyDesk(),
  applyWithStore: stops(
    onlyOwner(async ({ shop: { db } }) => {
      // Who is approved already is answered as that.
      await db.updateTable('shop_policy').set({ seller_approval: 'automatic' }).execute();
      return { body: { terms: STORE_TERMS }, idempotencyKey: newId() };
    }),
  ),
} satisfies Partial<Record<keyof typeof deskRoutes, Row>>;
