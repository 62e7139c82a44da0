import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../../deps.ts';
import { route } from '../../../http/route.ts';
import { act, alone } from '../operator-act.ts';
import type { Reads } from '../operator-read.ts';
import { decideStore } from './decide-store.ts';
import { listStores } from './list-stores.ts';
import { showStore } from './show-store.ts';
import { trustStore } from './trust-store.ts';

/** What an operator reads of stores. */
export const readsOfStores = ({ db }: Deps): Pick<Reads, 'operatorStores' | 'operatorStore'> => ({
  operatorStores: async ({ query }) => {
    const answer = await listStores(db, query);
    const stores = answer.items.flatMap(({ id, ownerName }) => (ownerName === null ? [] : [id]));
    return { answer, shown: stores.length === 0 ? null : { subject: 'page:stores', details: { stores } } };
  },
  operatorStore: async ({ params }) => {
    const answer = await showStore(db, params.id);
    return { answer, shown: { subject: `store:${answer.id}` } };
  },
});

/** What an operator decides about stores. */
export function operatorStoreRoutes(app: FastifyInstance, deps: Deps): void {
  const deciding = (operatorId: string, storeId: string) => ({ config: deps.config, operatorId, storeId });
  route(app, 'approveStore', (call) =>
    act(
      deps,
      'approveStore',
      call,
      alone((tx) => {
        const { seen, note } = call.body;
        const decision = { act: 'approve', seen, reasons: [], note: note.trim() } as const;
        return decideStore(tx, deciding(call.session.userId, call.params.id), decision);
      }),
    ),
  );
  route(app, 'refuseStore', (call) =>
    act(
      deps,
      'refuseStore',
      call,
      alone((tx) => decideStore(tx, deciding(call.session.userId, call.params.id), { act: 'refuse', ...call.body })),
    ),
  );
  route(app, 'suspendStore', (call) =>
    act(
      deps,
      'suspendStore',
      call,
      alone((tx) => decideStore(tx, deciding(call.session.userId, call.params.id), { act: 'suspend', ...call.body })),
    ),
  );
  route(app, 'liftStore', (call) =>
    act(
      deps,
      'liftStore',
      call,
      alone((tx) =>
        decideStore(tx, deciding(call.session.userId, call.params.id), { act: 'lift', reasons: [], ...call.body }),
      ),
    ),
  );
  route(app, 'trustStore', (call) =>
    act(
      deps,
      'trustStore',
      call,
      alone((tx) => trustStore(tx, { operatorId: call.session.userId, storeId: call.params.id, ...call.body })),
    ),
  );
}
