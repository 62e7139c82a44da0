import type { SkeletonShape } from '../ui/desk-skeleton.tsx';

/** What is told of a page of the desk: here once, for the app, the boot script and the build. */
export interface DeskPageRow {
  /** What follows `/desk/{slug}`; a part that varies is named after a `:`. Without a slash, what follows `/desk/`. */
  path: string;
  /** `pages/<folder>/<folder>-page.tsx` exports the page's component alone. */
  folder: string;
  /** What it is made of, for as long as it is to come. */
  shape: SkeletonShape;
  /** What is said when the page itself does not come. */
  failure: string;
  /** On a wide screen it stands in the panel beside that page, which stays as it is. */
  beside?: string;
  /** It has no frame around it: it is printed. */
  bare?: true;
}

/** Every page of a store's desk, and the one that opens a store. */
export const deskPages = {
  today: { path: '/', folder: 'today', shape: 'cards', failure: 'Could not load what there is to do.' },
  orders: { path: '/orders', folder: 'orders', shape: 'rows', failure: 'Could not load your orders.' },
  parcel: {
    path: '/orders/:id',
    folder: 'parcel',
    shape: 'parcel',
    failure: 'Could not load this order.',
    beside: 'orders',
  },
  products: { path: '/products', folder: 'products', shape: 'goods', failure: 'Could not load your products.' },
  // Before those that have an id: 'new' is none.
  newProduct: { path: '/products/new', folder: 'product', shape: 'form', failure: 'Could not load the form.' },
  product: { path: '/products/:id', folder: 'product', shape: 'form', failure: 'Could not load this product.' },
  sheet: { path: '/sheet', folder: 'sheet', shape: 'goods', failure: 'Could not load your prices and stock.' },
  imports: { path: '/import', folder: 'imports', shape: 'blocks', failure: 'Could not load your imports.' },
  import: { path: '/import/:id', folder: 'import', shape: 'blocks', failure: 'Could not load this import.' },
  money: { path: '/money', folder: 'money', shape: 'cards', failure: 'Could not load your money.' },
  account: { path: '/money/account', folder: 'account', shape: 'form', failure: 'Could not load your bank account.' },
  slips: { path: '/print/slips', folder: 'slips', shape: 'blocks', failure: 'Could not load the slips.', bare: true },
  reviews: { path: '/reviews', folder: 'reviews', shape: 'blocks', failure: 'Could not load your reviews.' },
  store: { path: '/store', folder: 'store', shape: 'form', failure: 'Could not load your store.' },
  holiday: { path: '/store/holiday', folder: 'holiday', shape: 'form', failure: 'Could not load your holiday.' },
  opening: { path: 'open', folder: 'opening', shape: 'form', failure: 'Could not load the form.' },
  more: { path: '/more', folder: 'more', shape: 'blocks', failure: 'Could not load this page.' },
} as const satisfies Record<string, DeskPageRow>;

export type DeskPageName = keyof typeof deskPages;
