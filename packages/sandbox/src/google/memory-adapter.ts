import type { Adapter, AdapterPayload } from 'oidc-provider';
import { shortMemory } from './short-memory.ts';

/** More than anybody tries out at once. */
const most = 2000;

/**
 * Where the stand-in keeps what it has given out: in memory, for as long as it lasts.
 * @param findClient clients are not given out but known by their ids
 */
export function memoryAdapter(findClient: (id: string) => AdapterPayload | undefined): (model: string) => Adapter {
  const kept = shortMemory<AdapterPayload>(most);

  const search = (model: string, matches: (payload: AdapterPayload) => boolean) =>
    kept.entries().find(([key, payload]) => key.startsWith(`${model}:`) && matches(payload))?.[1];

  return (model) => ({
    async upsert(id, payload, expiresIn) {
      kept.set(`${model}:${id}`, payload, expiresIn || 3600);
    },
    find: async (id) => (model === 'Client' ? findClient(id) : kept.get(`${model}:${id}`)),
    findByUid: async (uid) => search(model, (payload) => payload.uid === uid),
    findByUserCode: async (code) => search(model, (payload) => payload.userCode === code),
    async consume(id) {
      const payload = kept.get(`${model}:${id}`);
      if (payload) payload.consumed = Math.floor(Date.now() / 1000);
    },
    async destroy(id) {
      kept.delete(`${model}:${id}`);
    },
    async revokeByGrantId(grantId) {
      for (const [key, payload] of kept.entries()) if (payload.grantId === grantId) kept.delete(key);
    },
  });
}
