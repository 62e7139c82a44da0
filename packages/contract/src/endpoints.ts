import { accounts } from './accounts.ts';
import { cart } from './cart.ts';
import { catalogue } from './catalogue.ts';
import { checkout } from './checkout.ts';
import type { Endpoint } from './endpoint.ts';
import type { RouteName } from './routes.ts';
import { service } from './service.ts';

/** What travels on every route of `routes.ts`; a route without a description does not compile. */
export const endpoints = {
  ...service,
  ...catalogue,
  ...accounts,
  ...cart,
  ...checkout,
} satisfies Record<RouteName, Endpoint>;

export type Endpoints = typeof endpoints;
