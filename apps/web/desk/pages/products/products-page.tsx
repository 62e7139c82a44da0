import { DeskPage } from '../../ui/desk-page.tsx';

/** The store's products. */
export function ProductsPage() {
  return <DeskPage title="Products">{null}</DeskPage>;
}
