import path from 'node:path';
import { demoAccounts } from '@oja/demo/data/accounts';
import { startGoogleSandbox } from '@oja/sandbox/google/start';
import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../deps.ts';
import { passOnToSandbox } from '../sandboxes/pass-on-to-sandbox.ts';
import { shareSandbox } from '../sandboxes/share-sandbox.ts';
import { wholePath } from '../sandboxes/whole-path.ts';
import { sandboxIssuer, sandboxPath } from './identity.ts';

/** Mounts Google's stand-in where no client of Google's is configured; outside demo mode there is nothing to mount. */
export async function mountGoogleSandbox(app: FastifyInstance, { config, identity }: Deps): Promise<void> {
  const { sandbox: ours } = identity;
  if (!ours) return;
  const existingBuyer = demoAccounts.find(({ key }) => key === 'buyer')?.email ?? '';
  const { clientKey } = ours;
  const shared = await shareSandbox({
    name: path.join(await wholePath(config.dataDir), 'sandbox-google'),
    publicUrl: config.publicUrl + sandboxPath,
    start: () => startGoogleSandbox({ issuer: sandboxIssuer, clientKey, existingBuyer }),
    moved: (home) => {
      ours.home = home;
    },
    failed: (error) => app.log.error({ err: error }, 'the google sandbox could not be taken over'),
  });
  app.addHook('onClose', () => shared.close());
  await app.register(
    async (scope) =>
      passOnToSandbox(scope, {
        folder: sandboxPath,
        url: () => ours.home?.url ?? null,
        // As Google's pages: the window stays in touch with the one that opened it.
        headers: { 'cross-origin-opener-policy': 'unsafe-none' },
      }),
    { prefix: sandboxPath },
  );
}
