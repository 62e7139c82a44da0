import type { DeskGoods } from '@oja/contract/desks/desk-products';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { overlayEntries } from '../../../src/lib/routing/overlay-entries.ts';
import { navigate } from '../../app/location.ts';
import { useDesk } from '../../app/store.ts';
import type { KeptForm } from '../../features/goods-form/kept-forms.ts';
import { leaveGoods, openGoods } from '../../features/goods-form/open-goods.ts';

/** The form of a product, opened as long as its page is. */
export function useOpened(id: string, goods: DeskGoods, kept: KeptForm | undefined) {
  const { user, store } = useDesk();
  const queryClient = useQueryClient();
  const [open] = useState(() => openGoods({ user: user.id, seller: store.id, id }, goods, kept));
  const state = useSyncExternalStore(open.keeper.subscribe, open.keeper.state);
  useEffect(() => open.keeper.follow(goods), [open, goods]);
  const isKnown = state.version > 0;
  useEffect(() => {
    const { pathname } = location;
    if (!isKnown || !new URLSearchParams(location.search).has('new')) return;
    // From now on its address says all there is to say; but to go anywhere would shut a sheet that is open.
    const shorten = () => {
      if (overlayEntries() > 0 || location.pathname !== pathname) return;
      removeEventListener('popstate', shorten);
      navigate(pathname, { replace: true });
    };
    addEventListener('popstate', shorten);
    shorten();
    return () => removeEventListener('popstate', shorten);
  }, [isKnown]);
  useEffect(
    () => () => {
      void leaveGoods(open).then(() => {
        for (const list of ['deskDrafts', 'keptForms']) void queryClient.invalidateQueries({ queryKey: [list] });
      });
    },
    [open, queryClient],
  );
  return { open, state };
}
