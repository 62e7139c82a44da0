import { sql } from 'kysely';
import type { Db } from '../database/pool.ts';
import type { RecordLog } from '../platform/log.ts';

/**
 * Says in the server's log where the audit log's chain ends, whenever it has moved on since: a witness that whoever changes
 * the database does not reach. `npm run verify:money -- --audit-end` takes such a mark.
 */
export function auditEndTeller(db: Db, log: RecordLog): () => Promise<void> {
  let told = '';
  return async () => {
    const { rows } = await sql<{ mark: string }>`
      select seq || ':' || hash as mark from audit_log_end where seq > 0
    `.execute(db);
    const mark = rows[0]?.mark ?? told;
    if (mark === told) return;
    log.record({ auditEnd: mark }, 'the audit log ends here');
    told = mark;
  };
}
