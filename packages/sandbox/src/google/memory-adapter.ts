import type { Adapter, AdapterPayload } from 'oidc-provider';

interface Kept {
  payload: AdapterPayload;
  expiresAt: number;
}

/** More than anybody tries out at once; the oldest goes first. */
const most = 2000;

/** Where the stand-in keeps what it has given out: in memory, for as long as it lasts. */
export function memoryAdapter(): (model: string) => Adapter {
  const kept = new Map<string, Kept>();

  function read(key: string): AdapterPayload | undefined {
    const found = kept.get(key);
    if (found && found.expiresAt > Date.now()) return found.payload;
    kept.delete(key);
    return undefined;
  }

  const search = (model: string, matches: (payload: AdapterPayload) => boolean) =>
    [...kept.keys()]
      .filter((key) => key.startsWith(`${model}:`))
      .map(read)
      .find((payload) => payload !== undefined && matches(payload));

  return (model) => ({
    async upsert(id, payload, expiresIn) {
      const oldest = kept.keys().next();
      if (kept.size >= most && !oldest.done) kept.delete(oldest.value);
      kept.set(`${model}:${id}`, { payload, expiresAt: Date.now() + (expiresIn || 3600) * 1000 });
    },
    find: async (id) => read(`${model}:${id}`),
    findByUid: async (uid) => search(model, (payload) => payload.uid === uid),
    findByUserCode: async (code) => search(model, (payload) => payload.userCode === code),
    async consume(id) {
      const payload = read(`${model}:${id}`);
      if (payload) payload.consumed = Math.floor(Date.now() / 1000);
    },
    async destroy(id) {
      kept.delete(`${model}:${id}`);
    },
    async revokeByGrantId(grantId) {
      for (const [key, { payload }] of kept) if (payload.grantId === grantId) kept.delete(key);
    },
  });
}
