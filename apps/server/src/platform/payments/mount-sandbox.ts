import { mkdir, realpath } from 'node:fs/promises';
import path from 'node:path';
import { startPaystackSandbox } from '@oja/sandbox/paystack/start';
import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../deps.ts';
import { refusal } from '../../http/refusal.ts';
import { ownAddress } from '../own-address.ts';
import { passOn } from './pass-on.ts';
import { pathBelow } from './path-below.ts';
import { type Sandbox, sandboxPath } from './payments.ts';
import { shareSandbox } from './share-sandbox.ts';

/** What Paystack takes of each endpoint with a test key. */
const limitOfTestKeys = { requests: 100, windowSeconds: 60 };

/** Mounts the Paystack stand-in where no real Paystack is configured; outside demo mode there is nothing to mount. */
export async function mountPaystackSandbox(app: FastifyInstance, { config, db, payments }: Deps): Promise<void> {
  const { sandbox: ours } = payments;
  if (!ours) return;
  const stateFile = path.join(await wholePath(config.dataDir), 'sandbox-paystack.json');
  const { secretKey, publicUrl } = ours;
  const shared = await shareSandbox({
    stateFile,
    publicUrl,
    start: async () =>
      startPaystackSandbox({
        secretKey,
        publicUrl,
        stateFile,
        rateLimit: limitOfTestKeys,
        subaccounts: await findSubaccounts(db),
        log: app.log,
      }),
    moved: (home) => {
      ours.home = home;
    },
    failed: (error) => app.log.error({ err: error }, 'the paystack sandbox could not be taken over'),
  });
  app.addHook('onListen', async () => shared.sendEventsTo(`${ownAddress(app)}/api/payment/webhook/paystack`));
  app.addHook('onClose', () => shared.close());
  await app.register(async (scope) => passOnToSandbox(scope, ours), { prefix: sandboxPath });
}

/** One spelling for one folder: what names a lock of the whole machine must not depend on where a process was started. */
async function wholePath(folder: string): Promise<string> {
  await mkdir(folder, { recursive: true });
  return realpath(folder);
}

/** The sandbox lives at an address of its own, maybe in another process: what is asked of it here is asked there. */
function passOnToSandbox(app: FastifyInstance, sandbox: Sandbox): void {
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('*', (_request, _payload, done) => done(null));
  app.all('/*', { schema: { hide: true } }, async (request, reply) => {
    const path = pathBelow(sandboxPath, request.url);
    if (path === null) throw refusal('route_not_found');
    const { home } = sandbox;
    if (!home) throw refusal('service_unavailable', {}, 1);
    try {
      await passOn({
        request: request.raw,
        response: reply.raw,
        origin: home.url,
        path,
        client: request.ip,
        headers: app.securityHeaders,
      });
    } catch (error) {
      request.log.warn({ err: error }, 'the paystack sandbox gave no answer');
      throw refusal('service_unavailable', {}, 1);
    }
    return reply.hijack();
  });
}

/** The sellers' accounts, as if they had been made in the provider's dashboard. */
async function findSubaccounts(db: Deps['db']) {
  const rows = await db
    .selectFrom('seller_payouts')
    .innerJoin('sellers', 'sellers.id', 'seller_payouts.seller_id')
    .select(['subaccount_code as code', 'sellers.store_name as businessName'])
    .where('subaccount_code', 'is not', null)
    .$narrowType<{ code: string }>()
    .execute();
  // The percentage is that of payments without a split of their own, which the shop never makes.
  return rows.map((row) => ({ ...row, percentageCharge: 0 }));
}
