import type { DeskProduct } from '@oja/contract/desks/desk-products';
import { navigate } from '../../app/location.ts';
import { rememberOpen } from '../../features/lists/last-open.ts';
import { focusedRow, focusRow } from '../../features/lists/row-focus.ts';
import { useDeskKeys } from '../../features/lists/use-desk-keys.ts';

interface ProductsKeys {
  /** In the order in which they are shown. */
  ids: readonly DeskProduct['id'][];
  hrefOf: (id: string) => string;
  search: () => void;
  showKeys: () => void;
}

/** What single keys do on a list of products or drafts: the present row is the one with the focus. */
export function useProductsKeys({ ids, hrefOf, search, showKeys }: ProductsKeys): void {
  const present = () => ids.indexOf(focusedRow() ?? '');
  function move(by: 1 | -1) {
    const at = present();
    const to = ids[at === -1 ? 0 : at + by];
    if (to !== undefined) focusRow(to);
  }
  function open() {
    const id = ids[present()];
    if (id === undefined) return;
    rememberOpen(id);
    navigate(hrefOf(id));
  }
  useDeskKeys({ search, keys: showKeys, down: () => move(1), up: () => move(-1), open, edit: open });
}
