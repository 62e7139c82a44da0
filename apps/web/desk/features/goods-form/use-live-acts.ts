import type { DeskGoods } from '@oja/contract/desks/desk-products';
import type { Kobo } from '@oja/domain/money/money';
import { formatNaira } from '@oja/domain/money/naira';
import { readNaira } from '@oja/domain/money/typed-naira';
import { useQueryClient } from '@tanstack/react-query';
import { ApiError } from '../../../src/lib/api.ts';
import { call, read } from '../../app/desk-api.ts';
import { useStore } from '../../app/store.ts';
import { refusalWords } from '../../ui/refusal-words.ts';
import { movedWords } from '../products/moved-words.ts';
import { useSend } from '../waiting/waiting.tsx';
import type { LiveProduct } from './live.ts';
import type { PriceTexts } from './price-fields.tsx';

/** Prices and counts of what is in the shop: they change there at once. */
export function useLiveActs(product: LiveProduct) {
  const { id: seller } = useStore();
  const queryClient = useQueryClient();
  const send = useSend();
  const params = { seller, id: product.id };
  const { queryKey } = read('deskProduct', { params });

  function take(change: (product: LiveProduct) => LiveProduct) {
    queryClient.setQueryData<DeskGoods>(queryKey, (goods) =>
      goods?.product ? { ...goods, product: change(goods.product) } : goods,
    );
    void queryClient.invalidateQueries({ queryKey: ['deskProducts'] });
  }

  /** What moved meanwhile is shown, so that the next try knows it. */
  async function telling<T>(work: () => Promise<T>): Promise<T> {
    try {
      return await work();
    } catch (error) {
      if (!(error instanceof ApiError) || error.code !== 'network') void queryClient.invalidateQueries({ queryKey });
      throw error instanceof ApiError ? new Error(refusalWords(error), { cause: error }) : error;
    }
  }

  return {
    /** @param variantId null for the product's own */
    price: (variantId: string | null, typed: PriceTexts, seen: PriceTexts) =>
      telling(async () => {
        const asked = pricedIn(typed);
        const prices = [{ variantId, seen: pricedIn(seen), ...asked }];
        const answer = await call('priceProduct', { params, body: { prices } });
        take((before) => ({
          ...before,
          price: answer.price,
          discountPrice: answer.discountPrice,
          variants: before.variants.map((each) => ({ ...each, ...answer.variants.find(({ id }) => id === each.id) })),
        }));
        return `In the shop: ${formatNaira(asked.discountPrice ?? asked.price).replace(/\.00$/, '')}`;
      }),
    /** It may wait for the line, as all counts do. */
    count: (stockItemId: string, seen: number, count: number) =>
      telling(async () => {
        const counted = { stockItemId, productId: product.id, name: product.name, seen, count };
        const sent = await send({ kind: 'count', counts: [counted] }, product.name);
        if (sent.state === 'refused') throw sent.error;
        if (sent.state === 'kept') return 'Counted on this phone. It is sent when the line is back.';
        const [outcome] = sent.answer.items;
        if (!outcome?.ok) throw new Error(outcome?.message);
        return outcome.moved === 0 ? `In the shop: ${outcome.stock}` : movedWords(outcome.stock, outcome.moved);
      }),
  };
}

const pricedIn = ({ price, salePrice }: PriceTexts) => ({
  price: readNaira(price) ?? (0 as Kobo),
  discountPrice: readNaira(salePrice) ?? null,
});
