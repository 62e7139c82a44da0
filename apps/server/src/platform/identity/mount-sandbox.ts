import { demoAccounts } from '@oja/demo/data/accounts';
import { googleSandbox } from '@oja/sandbox/google/google-sandbox';
import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../deps.ts';
import { ownAddress } from '../own-address.ts';
import { sandboxPath } from './identity.ts';

/** Mounts Google's stand-in where no client of Google's is configured; outside demo mode there is nothing to mount. */
export async function mountGoogleSandbox(app: FastifyInstance, { identity }: Deps): Promise<void> {
  const { sandbox } = identity;
  if (!sandbox) return;
  const existingBuyer = demoAccounts.find(({ key }) => key === 'buyer')?.email ?? '';
  await app.register(
    async (scope) => {
      scope.addHook('onListen', async () => {
        sandbox.baseUrl = ownAddress(app) + sandboxPath;
      });
      await googleSandbox(scope, { issuer: sandbox.issuer, client: sandbox.client, existingBuyer });
    },
    { prefix: sandboxPath },
  );
}
