import type { restockRoutes } from '@oja/contract/routes/restock-routes';
import { seedProduct } from '@oja/testing/rows/seed';
import { newId } from '../../platform/ids.ts';
import { account, anyone, type Input, type Row, refused } from './row.ts';

const ofProduct: Input = ({ product }) => ({ params: { id: product.id } });
const noChoice = { color: '', size: '' };
/** A product of its own, of which nothing is left. */
const ofSoldOut: Input = async ({ shop }) => ({
  params: { id: (await seedProduct(shop.db, { stock: 0 })).id },
  body: noChoice,
});

/** What is called about something that is sold out. */
export const restockRows: Record<keyof typeof restockRoutes, Row> = {
  nearProducts: anyone(ofProduct),
  restockRequests: account(ofProduct),
  askRestock: account(ofSoldOut),
  dropRestock: account(({ product }) => ({ params: { id: product.id }, body: noChoice })),
  askRestockByMail: anyone(async (stage, caller) => ({
    ...(await ofSoldOut(stage, caller)),
    body: { ...noChoice, email: `${newId()}@oja.test` },
  })),
  confirmRestock: anyone(() => ({ body: { token: 'guessed' } }), refused('restock_link_unknown')),
  endRestock: anyone(() => ({ body: { token: 'guessed' } }), refused('restock_link_unknown')),
};
