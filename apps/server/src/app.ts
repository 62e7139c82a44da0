import type { FastifyInstance } from 'fastify';
import type { Deps } from './deps.ts';
import { accountsRoutes } from './features/accounts/accounts.routes.ts';
import { createAuth } from './features/accounts/auth.ts';
import { sessionReader } from './features/accounts/read-session.ts';
import { addressesRoutes } from './features/addresses/addresses.routes.ts';
import { cartRoutes } from './features/cart/cart.routes.ts';
import { catalogueRoutes } from './features/catalogue/catalogue.routes.ts';
import { checkoutRoutes } from './features/checkout/checkout.routes.ts';
import { contentRoutes } from './features/content/content.routes.ts';
import { readContent } from './features/content/read-content.ts';
import { favouritesRoutes } from './features/favourites/favourites.routes.ts';
import { orderRoutes } from './features/orders/orders.routes.ts';
import { paymentRoutes } from './features/payments/payments.routes.ts';
import { receiveWebhooks } from './features/payments/receive-webhook.ts';
import { reviewsRoutes } from './features/reviews/reviews.routes.ts';
import { serviceRoutes } from './features/service/service.routes.ts';
import { describeApi } from './http/api-docs.ts';
import { demandSameOrigin } from './http/same-origin.ts';
import { createServer } from './http/server.ts';
import { mountGoogleSandbox } from './platform/identity/mount-sandbox.ts';
import { mountMailbox } from './platform/mail/mount-mailbox.ts';
import { mountPaystackSandbox } from './platform/payments/mount-sandbox.ts';
import { resolveAuthSecret } from './secrets.ts';
import type { WebArtefacts } from './web/artefacts.ts';
import { pictureFinder } from './web/media.ts';
import { webRoutes } from './web/web.routes.ts';

/** The whole server, ready to listen: the only place that sees every part. Without a built web app it is the API alone. */
export async function createApp(deps: Deps, web?: WebArtefacts): Promise<FastifyInstance> {
  const { config } = deps;
  const app = await createServer(config);
  const secret = resolveAuthSecret(config);
  const auth = await createAuth(deps, secret, app.log);
  app.decorate('readSession', sessionReader(deps, secret, app.log));
  await describeApi(app, config.publicUrl);
  const content = await readContent({ hasPicture: pictureFinder(config) });
  await app.register(async (api) => {
    demandSameOrigin(api, config.publicUrl);
    serviceRoutes(api, deps);
    catalogueRoutes(api, deps);
    reviewsRoutes(api, deps);
    favouritesRoutes(api, deps);
    contentRoutes(api, deps, content);
    accountsRoutes(api, deps, { auth, secret });
    cartRoutes(api, deps);
    addressesRoutes(api, deps);
    checkoutRoutes(api, deps);
    paymentRoutes(api, deps);
    orderRoutes(api, deps);
  });
  await app.register((hooks) => receiveWebhooks(hooks, deps));
  await mountPaystackSandbox(app, deps);
  await mountGoogleSandbox(app, deps);
  await mountMailbox(app, deps);
  if (web) await webRoutes(app, deps, web);
  return app;
}
