import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { openSandbox } from '@oja/sandbox/paystack/open-sandbox';
import { mountSandbox } from '@oja/sandbox/paystack/paystack-sandbox';
import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../deps.ts';
import { sandboxPath } from './payments.ts';

/** Mounts the Paystack stand-in where no real Paystack is configured; outside demo mode there is nothing to mount. */
export async function mountPaystackSandbox(app: FastifyInstance, { config, db, payments }: Deps): Promise<void> {
  const { sandbox: ours } = payments;
  if (!ours) return;
  await app.register(
    async (scope) => {
      const sandbox = await openSandbox({
        secretKey: ours.secretKey,
        publicUrl: ours.publicUrl,
        webhookUrl: null,
        stateFile: path.join(config.dataDir, 'sandbox-paystack.json'),
        subaccounts: await findSubaccounts(db),
        log: app.log,
      });
      scope.addHook('onListen', async () => {
        const address = ownAddress(app);
        ours.baseUrl = address + sandboxPath;
        sandbox.webhookUrl = `${address}/api/payment/webhook/paystack`;
      });
      await mountSandbox(scope, sandbox);
    },
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

/** Where this process reaches itself. */
function ownAddress(app: FastifyInstance): string {
  const { address, family, port } = app.server.address() as AddressInfo;
  if (address === '0.0.0.0' || address === '::') return `http://127.0.0.1:${port}`;
  return `http://${family === 'IPv6' ? `[${address}]` : address}:${port}`;
}
