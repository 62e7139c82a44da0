import { readFile } from 'node:fs/promises';
import type { AuditEnd } from '../../apps/server/src/features/money-check/money-check.questions.ts';
import type { ShopServer } from '../stage/stage.ts';

/** What the servers' logs say of where the audit log ended, each time that they said so; null: never. */
export async function readAuditEnds(servers: readonly Pick<ShopServer, 'logFile'>[]): Promise<AuditEnd[] | null> {
  const logs = await Promise.all(servers.map(({ logFile }) => readFile(logFile, 'utf8')));
  const ends = logs.flatMap((log) =>
    Array.from(log.matchAll(/"auditEnd":"(\d+):([0-9a-f]{64})"/g), ([, seq, hash = '']) => ({
      seq: Number(seq),
      hash,
    })),
  );
  return ends.length > 0 ? ends : null;
}
