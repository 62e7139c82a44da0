import type { OperatorDrafts } from '@oja/contract/desks/operator-drafts';
import type { Db } from '../../../database/pool.ts';
import { pageOf, timeCursor } from '../../../http/cursor.ts';
import { countQueue, findQueue } from './draft-queue.queries.ts';

const pageSize = 50;

/** A page of the products to look at, and how many there are. @throws Refusal for a cursor that this did not make */
export async function listDrafts(db: Db, cursor: string | undefined): Promise<OperatorDrafts> {
  const after = cursor === undefined ? null : timeCursor.read(cursor);
  const [found, count] = await Promise.all([findQueue(db, after, pageSize + 1), countQueue(db)]);
  const { page, nextCursor } = pageOf(found, pageSize, timeCursor.write);
  return {
    items: page.map(({ id, name, storeName, submittedAt }) => ({
      ...{ id, name, storeName },
      submittedAt: submittedAt.toISOString(),
    })),
    count,
    nextCursor,
  };
}
