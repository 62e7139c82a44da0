import type { ResponseOf } from '@oja/contract/endpoint';
import type { Endpoints } from '@oja/contract/endpoints';
import type { operatorRoutes } from '@oja/contract/routes/operator-routes';
import type { FastifyInstance } from 'fastify';
import { type AuditEntry, auditUnlessJustDone } from '../../books/audit.ts';
import type { Db } from '../../database/pool.ts';
import { type Call, route } from '../../http/route.ts';
import type { Session } from '../../http/session.ts';
import { demandOperator } from './operator-act.ts';

type Routes = typeof operatorRoutes;
type ReadName = { [N in keyof Routes]: Routes[N] extends `GET ${string}` ? N : never }[keyof Routes];

/** Where personal data of buyers and sellers was shown, and in which of its rows. */
type Shown = Pick<AuditEntry, 'subject' | 'details'>;

/** An answer, and whose personal data it shows; null: nobody's. */
interface Looked<T> {
  answer: T;
  shown: Shown | null;
}

type Read<N extends ReadName> = (call: Call<N> & { session: Session }) => Promise<Looked<ResponseOf<Endpoints[N]>>>;

/** Everything that an operator can read. */
export type Reads = { [N in ReadName]: Read<N> };

/**
 * Binds everything that an operator can read; a read of the contract that is not among them does not compile. Each says
 * whose personal data it shows, and that is on record before it is shown: once a minute for an operator who sees the same.
 */
export function bindReads(app: FastifyInstance, db: Db, reads: Reads): void {
  const bind = <N extends ReadName>(name: N) =>
    route(app, name, async (call) => {
      const asked = call as Call<N> & { session: Session };
      demandOperator(asked.session);
      const { answer, shown } = await reads[name](asked);
      if (shown) {
        await auditUnlessJustDone(db, { actor: asked.session.userId, action: 'personal_data.shown', ...shown });
      }
      return answer;
    });
  for (const name of Object.keys(reads) as ReadName[]) bind(name);
}

/** What has no personal data in it. */
export async function ofNobody<T>(reading: Promise<T>): Promise<Looked<T>> {
  return { answer: await reading, shown: null };
}
