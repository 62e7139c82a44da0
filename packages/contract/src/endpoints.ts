import { accounts } from './accounts.ts';
import { cart } from './cart.ts';
import { catalogue } from './catalogue.ts';
import { checkout } from './checkout.ts';
import { contact } from './contact.ts';
import { content } from './content.ts';
import { deskCancellations } from './desks/desk-cancellations.ts';
import { deskChanges } from './desks/desk-changes.ts';
import { deskCounts } from './desks/desk-counts.ts';
import { deskDrafts } from './desks/desk-drafts.ts';
import { deskExports } from './desks/desk-exports.ts';
import { deskImports } from './desks/desk-imports.ts';
import { deskMoney } from './desks/desk-money.ts';
import { deskOrders } from './desks/desk-orders.ts';
import { deskPictures } from './desks/desk-pictures.ts';
import { deskProductForm } from './desks/desk-product-form.ts';
import { deskProducts } from './desks/desk-products.ts';
import { deskReviews } from './desks/desk-reviews.ts';
import { deskSheet } from './desks/desk-sheet.ts';
import { deskStore } from './desks/desk-store.ts';
import { deskStoreForms } from './desks/desk-store-form.ts';
import { operatorDesk } from './desks/operator-desk.ts';
import { operatorDrafts } from './desks/operator-drafts.ts';
import { operatorMatterActs } from './desks/operator-matter-acts.ts';
import { operatorMatters } from './desks/operator-matters.ts';
import { operatorMoneyBack } from './desks/operator-money-back.ts';
import { operatorProducts } from './desks/operator-products.ts';
import { operatorStores } from './desks/operator-stores.ts';
import type { Endpoint } from './endpoint.ts';
import { favourites } from './favourites.ts';
import { home } from './home.ts';
import { newsletter } from './newsletter.ts';
import { payments } from './payments.ts';
import { restock } from './restock.ts';
import { reviews } from './reviews.ts';
import type { RouteName } from './routes.ts';
import { search } from './search.ts';
import { service } from './service.ts';
import { settings } from './settings.ts';
import { stock } from './stock.ts';
import { stores } from './stores.ts';
import { trackOrder } from './track-order.ts';

/** What travels on every route of `routes.ts`; a route without a description does not compile. */
export const endpoints = {
  ...service,
  ...home,
  ...catalogue,
  ...stores,
  ...stock,
  ...search,
  ...reviews,
  ...favourites,
  ...restock,
  ...accounts,
  ...settings,
  ...cart,
  ...checkout,
  ...payments,
  ...content,
  ...trackOrder,
  ...deskStore,
  ...deskStoreForms,
  ...deskExports,
  ...deskMoney,
  ...deskOrders,
  ...deskCancellations,
  ...deskProductForm,
  ...deskProducts,
  ...deskDrafts,
  ...deskCounts,
  ...deskSheet,
  ...deskChanges,
  ...deskImports,
  ...deskPictures,
  ...deskReviews,
  ...operatorDesk,
  ...operatorMatters,
  ...operatorMatterActs,
  ...operatorMoneyBack,
  ...operatorStores,
  ...operatorProducts,
  ...operatorDrafts,
  ...newsletter,
  ...contact,
} satisfies Record<RouteName, Endpoint>;

export type Endpoints = typeof endpoints;
