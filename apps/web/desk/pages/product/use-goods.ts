import type { DeskGoods } from '@oja/contract/desks/desk-products';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { isUnknown } from '../../../src/lib/is-unknown.ts';
import { read } from '../../app/desk-api.ts';
import { useSearch } from '../../app/location.ts';
import { useDesk } from '../../app/store.ts';
import { begunWith } from '../../features/goods-form/begun.ts';
import { formStore } from '../../features/goods-form/kept-forms.ts';
import { mayBegin } from './may-begin.ts';

const nothing: DeskGoods = { product: null, draft: null };

/** What there is of a product: in the shop, as a draft, and on this phone. Undefined while it is not known. */
export function useGoods(id: string, mayWrite: boolean) {
  const { user, store } = useDesk();
  // Both as they were when the page came: what is written is not taken away because the shop knows it by now.
  const [isFresh] = useState(() => begunWith(id) !== undefined);
  // After a reload nothing else tells that it was begun here.
  const search = useSearch();
  const [isNew] = useState(() => search.has('new'));
  const goods = useQuery({
    ...read('deskProduct', { params: { seller: store.id, id } }),
    enabled: !isFresh,
    // Written over what was read in an earlier visit, it would take the place of what came since.
    staleTime: 0,
    gcTime: 0,
  });
  const kept = useQuery({
    queryKey: ['keptForm', store.id, id],
    queryFn: async () => (await formStore(user.id, store.id, id).get()) ?? null,
    enabled: mayWrite,
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
  });
  const onPhone = mayWrite ? kept.data : null;
  const [isBegun, setBegun] = useState(isFresh);
  const begins = isBegun || (onPhone !== undefined && mayBegin(goods.error, isNew, onPhone));
  // Asked again when the line returns, it stays open meanwhile.
  if (begins && !isBegun) setBegun(true);
  return {
    goods: (isFresh ? undefined : goods.data) ?? (begins ? nothing : undefined),
    kept: isFresh ? null : onPhone,
    asked: goods,
    isUnknown: isUnknown(goods.error) && !goods.data && !begins && onPhone !== undefined,
  };
}
