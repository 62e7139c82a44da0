import type { DeskProduct } from '@oja/contract/desks/desk-products';
import type { ProductStatus } from '@oja/domain/goods/product-status';
import type { Priced } from '@oja/domain/goods/read-product-form';
import { formatNaira } from '@oja/domain/money/naira';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { ApiError } from '../../../src/lib/api.ts';
import { newId } from '../../../src/lib/new-id.ts';
import { dismissToast } from '../../../src/ui/overlays/toast-store.ts';
import { call } from '../../app/desk-api.ts';
import { navigate } from '../../app/location.ts';
import { useHref, useStore } from '../../app/store.ts';
import { refusalWords } from '../../ui/refusal-words.ts';
import { showUndo } from '../../ui/undo-toast.ts';
import { placedWords, tabOf, wayBack } from './status-words.ts';
import { countInLists, leaveStale, readListsAnew, showInLists } from './use-desk-products.ts';

/** Why a price was not changed. */
export interface RefusedPrice {
  text: string;
  /** Somebody else has changed it, and the text says to what. */
  hasMoved: boolean;
}

export type GoodsActs = ReturnType<typeof useGoodsActs>;

/** What is done with products in their list and never waits for the line; why it was refused, by product. */
export function useGoodsActs() {
  const { id: seller } = useStore();
  const href = useHref();
  const queryClient = useQueryClient();
  const [refusals, setRefusals] = useState<Readonly<Record<string, string>>>({});
  const refuse = (id: string, text: string) => setRefusals((known) => ({ ...known, [id]: text }));
  const show = (product: DeskProduct, status: ProductStatus, before: ProductStatus) => {
    showInLists(queryClient, seller, product.id, { status });
    countInLists(queryClient, seller, {
      from: tabOf({ ...product, status: before }),
      to: tabOf({ ...product, status }),
    });
  };

  /** Shown at once; taken back where it is refused. @returns whether it was done */
  async function move(product: DeskProduct, from: ProductStatus, way: readonly ProductStatus[]): Promise<boolean> {
    const to = way.at(-1) ?? from;
    refuse(product.id, '');
    show(product, to, from);
    let reached = from;
    try {
      for (const status of way) {
        await call('placeProduct', { params: { seller, id: product.id }, body: { status } });
        reached = status;
      }
      leaveStale(queryClient, seller);
      return true;
    } catch (error) {
      show(product, reached, to);
      refuse(product.id, refusalWords(error));
      return false;
    }
  }

  async function place(product: DeskProduct, to: ProductStatus): Promise<void> {
    const from = product.status;
    const moving = move(product, from, [to]);
    // Side by side they would come in either order.
    const undo = showUndo(
      placedWords(from, to),
      () => void moving.then((isDone) => isDone && move(product, to, wayBack(from, to))),
    );
    if (!(await moving)) dismissToast(undo);
  }

  /** @returns why it was refused; undefined when it is done */
  async function price(product: DeskProduct, to: Priced, seen: Priced): Promise<RefusedPrice | undefined> {
    try {
      const answer = await call('priceProduct', {
        params: { seller, id: product.id },
        body: { prices: [{ variantId: null, seen, ...to }] },
      });
      const { price, discountPrice } = answer;
      showInLists(queryClient, seller, product.id, { price, discountPrice });
      leaveStale(queryClient, seller);
      return undefined;
    } catch (error) {
      // What it is now is what the next try is about.
      if (error instanceof ApiError && error.status === 409) await readListsAnew(queryClient, seller);
      return { text: refusalWords(error), hasMoved: error instanceof ApiError && error.code === 'value_moved' };
    }
  }

  return {
    refusals,
    place,
    /** @param seen what it cost when its field was opened */
    async price(product: DeskProduct, to: Priced, seen: Priced): Promise<RefusedPrice | undefined> {
      const refused = await price(product, to, seen);
      if (refused !== undefined) return refused;
      const said = formatNaira(to.discountPrice ?? to.price);
      showUndo(`${product.name}: ${said}.`, () => {
        void price(product, seen, to).then((undone) => undone && refuse(product.id, undone.text));
      });
      return undefined;
    },
    async duplicate({ id }: DeskProduct): Promise<void> {
      refuse(id, '');
      const draftId = newId();
      try {
        await call('duplicateProduct', { params: { seller, id }, body: { draftId } });
        leaveStale(queryClient, seller);
        navigate(href('product', { id: draftId }));
      } catch (error) {
        refuse(id, refusalWords(error));
      }
    },
  };
}
