import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../deps.ts';
import { type Limit, limitRequests, minute } from '../../http/limits.ts';
import { route } from '../../http/route.ts';
import { addAddress } from './add-address.ts';
import { readAddresses } from './addresses.questions.ts';
import { removeAddress } from './remove-address.ts';
import { updateAddress } from './update-address.ts';

const saving: Limit = { name: 'address', setting: 'limitAddress', seconds: minute, addressFactor: 10 };

export function addressesRoutes(app: FastifyInstance, deps: Deps): void {
  const { db } = deps;
  route(app, 'addresses', async ({ session }) => ({ items: await readAddresses(db, session.userId) }));
  route(app, 'addAddress', async ({ session, body, request }) => {
    await limitRequests(deps, saving, { request, session });
    return addAddress(deps, session.userId, body);
  });
  route(app, 'updateAddress', ({ session, params, body }) => updateAddress(deps, session.userId, params.id, body));
  route(app, 'removeAddress', async ({ session, params }) => {
    await removeAddress(db, session.userId, params.id);
    return { ok: true };
  });
}
