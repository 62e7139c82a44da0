import type { DBAdapter, DBTransactionAdapter, Where } from 'better-auth/adapters';
import { secretDigest } from './secret-digest.ts';

/**
 * Storage for the accounts library that keeps only digests of session tokens: whoever reads the table cannot sign in with
 * it. The library itself goes on speaking of tokens.
 */
export function withTokenDigests(storage: DBAdapter): DBAdapter {
  return {
    ...storage,
    ...digesting(storage),
    transaction: (work) => storage.transaction((tx) => work({ ...tx, ...digesting(tx) })),
  };
}

type Asked = { model: string; where?: Where[] | undefined };

function digesting(storage: DBTransactionAdapter): Omit<DBTransactionAdapter, 'id' | 'createSchema' | 'options'> {
  return {
    create: async (asked) => {
      const { token } = asked.data as { token?: string };
      if (asked.model !== 'session' || token === undefined) return storage.create(asked);
      const row = await storage.create({ ...asked, data: { ...asked.data, token: secretDigest(token) } });
      return { ...row, token } as never;
    },
    findOne: async (asked) => withAskedToken(asked, await storage.findOne(digested(asked))),
    findMany: (asked) => storage.findMany(digested(asked)),
    count: (asked) => storage.count(digested(asked)),
    update: async (asked) => withAskedToken(asked, await storage.update(digested(asked))),
    updateMany: (asked) => storage.updateMany(digested(asked)),
    delete: (asked) => storage.delete(digested(asked)),
    deleteMany: (asked) => storage.deleteMany(digested(asked)),
    consumeOne: async (asked) => withAskedToken(asked, await storage.consumeOne(digested(asked))),
    incrementOne: (asked) => storage.incrementOne(digested(asked)),
  };
}

function digested<A extends Asked>(asked: A): A {
  if (asked.model !== 'session' || !asked.where) return asked;
  return { ...asked, where: asked.where.map((term) => (term.field === 'token' ? digestedTerm(term) : term)) };
}

function digestedTerm(term: Where): Where {
  const { value } = term;
  return {
    ...term,
    value: Array.isArray(value) ? value.map((v) => secretDigest(String(v))) : secretDigest(String(value)),
  };
}

/** The row as the library wrote it: with the token it asked by, which the table does not know. */
function withAskedToken<T>(asked: Asked, row: T | null): T | null {
  const term = asked.model === 'session' ? asked.where?.find(({ field }) => field === 'token') : undefined;
  return row !== null && typeof term?.value === 'string' ? { ...row, token: term.value } : row;
}
