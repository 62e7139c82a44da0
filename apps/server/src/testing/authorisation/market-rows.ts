import type { operatorRoutes } from '@oja/contract/routes/operator-routes';
import type { ProductStatus } from '@oja/domain/goods/product-status';
import type { StoreStatus } from '@oja/domain/stores/store-status';
import { seedProduct, seedSeller } from '@oja/testing/rows/seed';
import { putProduct } from '@oja/testing/rows/shelves';
import { listGoods } from '../../features/operator/goods/list-goods.ts';
import { showStore } from '../../features/operator/stores/show-store.ts';
import { newId } from '../../platform/ids.ts';
import type { Stage } from '../stage.ts';
import { note, onlyOperator, operatorAct } from './at-operator.ts';
import type { Row } from './row.ts';

/** A store that the operator looks at, and what of it is seen. */
const storeThatIs = async ({ shop: { db } }: Stage, status: StoreStatus, body: object) => {
  const { id } = await seedSeller(db, { status });
  return { params: { id }, body: { seen: (await showStore(db, id)).mark, note, ...body } };
};
const productThatIs = async ({ shop: { db } }: Stage, status: ProductStatus, body: object) => {
  const product = await seedProduct(db);
  await putProduct(db, product, status);
  const { items } = await listGoods(db, { list: 'all', q: product.id });
  return { params: { id: product.id }, body: { seen: items[0]?.mark ?? '', note, ...body } };
};

/** An account of `rival`'s whose holder an operator has not looked at. */
const accountToLookAt = async ({ shop: { db }, rivalProduct: { sellerId } }: Stage) => {
  await db.deleteFrom('payout_accounts').where('seller_id', '=', sellerId).execute();
  const id = newId();
  const facts = { bank_code: '058', bank_name: 'A bank', number_last4: '6789', holder: 'SOMEBODY ELSE' };
  await db
    .insertInto('payout_accounts')
    .values({
      id,
      seller_id: sellerId,
      ...facts,
      number_sealed: Buffer.of(0),
      name_match: 'different',
      usable_from: new Date(),
    })
    .execute();
  return id;
};

/** What the operator's page calls about stores and their goods. */
export const marketRows = {
  operatorStores: onlyOperator(() => ({ query: {} })),
  operatorStore: onlyOperator(({ product: { sellerId } }) => ({ params: { id: sellerId } })),
  approveStore: operatorAct((stage) => storeThatIs(stage, 'applied', {})),
  refuseStore: operatorAct((stage) => storeThatIs(stage, 'applied', { reasons: ['unclear address'] })),
  suspendStore: operatorAct((stage) => storeThatIs(stage, 'approved', { reasons: ['orders not sent'] })),
  liftStore: operatorAct((stage) => storeThatIs(stage, 'suspended', {})),
  trustStore: operatorAct((stage) => storeThatIs(stage, 'approved', { trusted: true })),
  operatorProducts: onlyOperator(() => ({ query: {} })),
  takeDownProduct: operatorAct((stage) => productThatIs(stage, 'live', { reasons: ['duplicate'] })),
  restoreProduct: operatorAct((stage) => productThatIs(stage, 'taken_down', {})),
  acceptAccountName: operatorAct(async (stage) => ({ params: { id: await accountToLookAt(stage) }, body: { note } })),
} satisfies Partial<Record<keyof typeof operatorRoutes, Row>>;
