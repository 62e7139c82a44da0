import type { DeskOrder } from '@oja/contract/desks/desk-orders';
import { navigate } from '../../app/location.ts';
import { focusedRow, focusRow } from '../../features/lists/row-focus.ts';
import { useDeskKeys } from '../../features/lists/use-desk-keys.ts';

interface ListKeys {
  orders: readonly DeskOrder[];
  /** The order whose parcel is open beside the list. */
  openId: string | undefined;
  hrefOf: (orderId: string) => string;
  /** The list without a parcel beside it. */
  listHref: string;
  search: () => void;
  step: (order: DeskOrder) => void;
  choose: (order: DeskOrder, isRange: boolean) => void;
  clear: () => void;
  showKeys: () => void;
}

/** What single keys do on a list: the present row is the one with the focus, or the one whose parcel is open. */
export function useListKeys({ orders, openId, hrefOf, listHref, step, choose, clear, ...keys }: ListKeys): void {
  const present = () => orders.findIndex(({ orderId }) => orderId === (focusedRow() ?? openId));
  const withPresent = (act: (order: DeskOrder) => void) => {
    const order = orders[present()];
    if (order) act(order);
  };
  function move(by: 1 | -1) {
    const at = present();
    const to = orders[at === -1 ? 0 : at + by];
    if (!to) return;
    // An open panel follows.
    if (openId !== undefined) navigate(hrefOf(to.orderId), { replace: true });
    focusRow(to.orderId);
  }
  useDeskKeys({
    search: keys.search,
    keys: keys.showKeys,
    down: () => move(1),
    up: () => move(-1),
    select: () => withPresent((order) => choose(order, false)),
    range: () => withPresent((order) => choose(order, true)),
    open: () => withPresent(({ orderId }) => navigate(hrefOf(orderId))),
    step: () => withPresent(step),
    back: () => (openId === undefined ? clear() : navigate(listHref)),
  });
}
