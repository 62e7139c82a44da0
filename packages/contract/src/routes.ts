import { accountRoutes } from './routes/account-routes.ts';
import { deskRoutes } from './routes/desk-routes.ts';
import { operatorRoutes } from './routes/operator-routes.ts';
import { restockRoutes } from './routes/restock-routes.ts';
import { shopRoutes } from './routes/shop-routes.ts';
import { type Method, splitRoute } from './routes/split-route.ts';

/**
 * Every URL of the API, once. The browser imports the tables that its pages call, each with the first page that does;
 * what travels on each route is described by the schemas in `endpoints.ts`, which only the server loads.
 */
export const routes = {
  ...shopRoutes,
  ...restockRoutes,
  ...accountRoutes,
  ...operatorRoutes,
  ...deskRoutes,

  // No page calls it.
  health: 'GET /api/health',
} as const;

export type RouteName = keyof typeof routes;
/** The routes that only read. */
export type ReadName = { [N in RouteName]: (typeof routes)[N] extends `GET ${string}` ? N : never }[RouteName];

/** Method and path of a route. */
export function routeOf(name: RouteName): { method: Method; path: string } {
  const [method, path] = splitRoute(routes[name]);
  return { method, path };
}
