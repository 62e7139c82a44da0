import { kobo } from '@oja/domain/money/money';
import { rowsOf } from './sheet-rows.ts';

const variant = (id: string, size: string, stockItemId: string) => ({
  id,
  color: '',
  size,
  sku: `SKU-${id}`,
  price: null,
  discountPrice: null,
  stockItemId,
});
const facts = { picture: null, status: 'live', discountPrice: null, pricedEach: false, saleEndsAt: null } as const;

/**
 * Four rows for tests of this folder: wax (one price of ₦12,000, a count for S of 20 and one for M of 5), a kettle
 * (₦7,500, 3 pieces), and shoes in one size whose count is 0.
 */
export const madeRows = () =>
  rowsOf([
    {
      ...facts,
      id: 'wax',
      name: 'Ankara wax',
      price: kobo(1_200_000),
      variants: [variant('s', 'S', 'item-s'), variant('m', 'M', 'item-m')],
      items: [
        { id: 'item-s', stock: 20, held: 0, lowAt: 3 },
        { id: 'item-m', stock: 5, held: 0, lowAt: 3 },
      ],
    },
    {
      ...facts,
      id: 'kettle',
      name: 'Kettle',
      price: kobo(750_000),
      variants: [variant('k', '', 'item-k')],
      items: [{ id: 'item-k', stock: 3, held: 0, lowAt: 3 }],
    },
    {
      ...facts,
      id: 'shoes',
      name: 'Shoes',
      price: kobo(2_000_000),
      variants: [variant('f', '42', 'item-f')],
      items: [{ id: 'item-f', stock: 0, held: 0, lowAt: 3 }],
    },
  ]);
