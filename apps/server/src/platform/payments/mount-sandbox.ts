import path from 'node:path';
import { type RunningSandbox, startPaystackSandbox } from '@oja/sandbox/paystack/start';
import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../deps.ts';
import { ownAddress } from '../own-address.ts';
import { passOnToSandbox } from '../sandboxes/pass-on-to-sandbox.ts';
import { shareSandbox } from '../sandboxes/share-sandbox.ts';
import { wholePath } from '../sandboxes/whole-path.ts';
import { sandboxPath } from './payments.ts';

/** What Paystack takes of each endpoint with a test key. */
const limitOfTestKeys = { requests: 100, windowSeconds: 60 };

/** Mounts the Paystack stand-in where no real Paystack is configured; outside demo mode there is nothing to mount. */
export async function mountPaystackSandbox(app: FastifyInstance, { config, db, payments }: Deps): Promise<void> {
  const { sandbox: ours } = payments;
  if (!ours) return;
  const stateFile = path.join(await wholePath(config.dataDir), 'sandbox-paystack.json');
  const { secretKey, publicUrl } = ours;
  /** Where it is to send its events while it runs in this process. */
  let webhookUrl: string | null = null;
  let running: RunningSandbox | undefined;
  const shared = await shareSandbox({
    name: stateFile,
    publicUrl,
    start: async () => {
      running = await startPaystackSandbox({
        secretKey,
        publicUrl,
        stateFile,
        rateLimit: limitOfTestKeys,
        subaccounts: await findSubaccounts(db),
        log: app.log,
      });
      running.state.webhookUrl = webhookUrl;
      return running;
    },
    moved: (home) => {
      ours.home = home;
    },
    failed: (error) => app.log.error({ err: error }, 'the paystack sandbox could not be taken over'),
  });
  app.addHook('onListen', async () => {
    webhookUrl = `${ownAddress(app)}/api/payment/webhook/paystack`;
    if (running) running.state.webhookUrl = webhookUrl;
  });
  app.addHook('onClose', () => shared.close());
  await app.register(
    async (scope) => passOnToSandbox(scope, { folder: sandboxPath, url: () => ours.home?.url ?? null }),
    { prefix: sandboxPath },
  );
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
